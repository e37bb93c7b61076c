/** The company at a table: who sits where, what they are called, and the words in which they are told of. */
import type { Language, Seat, Words } from '@smallfolk/kernel';
import { PERSON } from '@smallfolk/protocol';
import { words } from '../../words/index.svelte.ts';
import type { SeatInfo } from '../board.ts';

export class Company {
  seats = $state.raw<readonly SeatInfo[]>([]);
  readonly names = $derived(this.seats.map(({ name }) => name));
  speech = $state.raw<Words>();
  /** What is spoken at this table: the language chosen, once all its words are there. */
  language = $state<Language>('en');
  /** The names that people gave; empty where none was given. */
  given: readonly string[] = [];
  /** The game's words, before they were told who sits where. */
  private spoken: Words | undefined;
  private sitters: readonly string[] = [];
  private here: readonly Seat[] = [];

  /** Speaks these words from now on. */
  learn(spoken: Words, language: Language): void {
    this.spoken = spoken;
    this.language = language;
    this.introduce();
  }

  /** Who sits where, and which of the seats are at this screen. */
  sit(sitters: readonly string[], here: readonly Seat[]): void {
    this.sitters = sitters;
    this.here = here;
    this.introduce();
  }

  /** Tells the words who sits where. Nameless people around one screen are called as the game calls them. */
  private introduce(): void {
    const alone = this.here.length === 1;
    const called = this.sitters.map((sitter, seat) => {
      const usual = sitter !== PERSON ? words.t.botName(seat) : alone && this.here.includes(seat) ? words.t.you : '';
      return this.given[seat]?.trim() || usual;
    });
    this.seats = this.sitters.map((sitter, seat) => ({
      seat,
      name: called[seat] || words.t.playerName(seat + 1),
      kind: sitter !== PERSON ? 'bot' : this.here.includes(seat) ? 'person' : 'remote',
    }));
    this.speech = this.spoken?.calling?.(called) ?? this.spoken;
  }
}
