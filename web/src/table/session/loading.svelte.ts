/** Loads what a table needs to be shown: the words and the board of its game, with those of its parts that are in play. */
import type { Setup } from '@smallfolk/kernel';
import { adopt } from '../../art/sprite.ts';
import { type AnyWorld, worldOf } from '../../boards/index.ts';
import { isGame, speechOf } from '../../games.ts';
import { fetchLetters } from '../../styles/letters.ts';
import { words } from '../../words/index.svelte.ts';
import type { Found } from '../table.ts';
import type { Company } from './company.svelte.ts';
import type { Trouble } from './trouble.ts';

export class Loading {
  game = '';
  world = $state.raw<AnyWorld>();
  private setup: Setup = {};
  /** What is shown. */
  private view: unknown;
  private readonly company: Company;

  /** The company speaks the words that are loaded. */
  constructor(company: Company) {
    this.company = company;
  }

  /** Why it cannot be loaded, if it cannot. */
  async load({ game, setup }: Extract<Found, { ok: true }>): Promise<Trouble | undefined> {
    this.game = game;
    this.setup = setup;
    if (!isGame(game)) return { kind: 'no-game', name: game };
    try {
      this.world = await worldOf(game, setup);
      const { sprite, titles } = this.world;
      fetchLetters(titles, words.language);
      await Promise.all([this.learn(), sprite && adopt(sprite)]);
      return undefined;
    } catch {
      return { kind: 'load' };
    }
  }

  /** The words of another language. */
  async learn(language = words.language): Promise<void> {
    const [spoken] = await Promise.all([speechOf(this.game, language, this.setup), this.world?.speak?.(language)]);
    if (this.view !== undefined) await this.world?.prepare?.(this.view, spoken);
    this.company.learn(spoken, language);
  }

  /** What a view needs to be drawn and told, before it is shown. */
  async prepare(view: unknown): Promise<void> {
    this.view = view;
    const { speech } = this.company;
    if (speech) await this.world?.prepare?.(view, speech);
  }
}
