/** The company at a table: who sits where, what they are called, and the words in which they are told of. */
import type { Language, Words } from '@smallfolk/kernel';
import { PERSON } from '@smallfolk/protocol';
import { words } from '../words/index.svelte.ts';
import type { SeatInfo } from './board.ts';

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

  /** Speaks these words from now on. */
  learn(spoken: Words, language: Language): void {
    this.spoken = spoken;
    this.language = language;
    this.introduce();
  }

  sit(sitters: readonly string[]): void {
    this.sitters = sitters;
    this.introduce();
  }

  /** Tells the words who sits where. Nameless people around one screen are called as the game calls them. */
  private introduce(): void {
    const alone = this.sitters.filter((sitter) => sitter === PERSON).length === 1;
    const called = this.sitters.map((sitter, seat) => {
      const usual = sitter !== PERSON ? words.t.botName(seat) : alone ? words.t.you : '';
      return this.given[seat]?.trim() || usual;
    });
    this.seats = this.sitters.map((sitter, seat) => ({
      seat,
      name: called[seat] || words.t.playerName(seat + 1),
      kind: sitter === PERSON ? 'person' : 'bot',
    }));
    this.speech = this.spoken?.calling?.(called) ?? this.spoken;
  }
}
