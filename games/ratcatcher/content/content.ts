/** Everything that is printed: what `content/index.ts` exports as `content: Content`. */

import type { Question, Token } from '../state/pieces.ts';
import type { Nemesis } from './nemesis.ts';
import type { PeculiarRat } from './peculiar-rat.ts';
import type { Ratcatcher } from './ratcatcher.ts';
import type { Trade } from './reward.ts';
import type { Township } from './township.ts';

export interface Content {
  /** Card 00 with both faces, and all others with unique numbers. */
  readonly townships: readonly Township[];
  readonly ratcatchers: readonly Ratcatcher[];
  readonly nemeses: readonly Nemesis[];
  readonly peculiarRats: readonly PeculiarRat[];
  readonly tallyman: readonly Trade[];
  /** How many "?" tokens show what, in the second edition (20 in all) and in the first (30 in all). D2 */
  readonly questions: Readonly<Record<'first' | 'second', Readonly<Record<Question, number>>>>;
  /** How many tokens of each kind there are (R5, R37); cheese: 18. */
  readonly tokens: Readonly<Record<Token, number>>;
}
