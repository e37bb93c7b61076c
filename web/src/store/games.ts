/** The games in progress and those played, kept in this browser. */
import type { TableSave } from '@smallfolk/protocol';
import type { Estimate } from '../replay/estimates.ts';
import { Drawer, type Kept } from './database.ts';

export { type Kept, newId } from './database.ts';

export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly save: TableSave;
  readonly updated: number;
  readonly over: boolean;
  /** One line for the shelf, in the language of the time: "round 7". */
  readonly where: string;
  /** The ready-made first game, which explains itself. */
  readonly first: boolean;
  /** What people call it. */
  readonly title?: string;
  /** The campaign of which it is a chapter. */
  readonly campaign?: string;
  /** What a bot thought of each choice, once it was asked where the game turned. */
  readonly estimates?: readonly Estimate[];
}

const games = new Drawer('games');

export const keep = (game: StoredGame): Promise<Kept> => games.keep(game);
export const fetchGame = (id: string): Promise<StoredGame | undefined> => games.fetch(id);
/** The newest first. */
export const allGames = (): Promise<StoredGame[]> => games.all();
export const forget = (id: string): Promise<void> => games.forget(id);
