/** What a catalogue says of one card, place or event: its name, and in short what it does. */
export interface Entry {
  readonly name: string;
  readonly effect: string;
}
