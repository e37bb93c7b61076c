/** The words of a set-up field: its name, and one for each of its values. */
export interface FieldWords {
  readonly name: string;
  readonly values: Readonly<Record<string | number, string>>;
  /** What a value means for the game. */
  readonly about?: Readonly<Record<string | number, string>>;
}
