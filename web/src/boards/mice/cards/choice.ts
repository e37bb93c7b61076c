/** When cards are to be chosen, they are laid out on the table instead of being listed. */

import { abilityOf, cardOf } from '../printed.ts';
import type { Decision, Option } from '../props.ts';

export interface CardChoice {
  readonly card: string;
  readonly option: Option;
}

const isCard = (id: unknown): id is string =>
  typeof id === 'string' && (abilityOf(id) !== undefined || cardOf(id) !== undefined);

/** What can be done in a turn besides choosing cards stays in the bar. */
const BUSY = new Set(['turn', 'share', 'equip']);

/** The cards that this decision is about, at least two of them; in a turn those of which one can be learned. */
export function cardsToChoose(decision: Decision | undefined): readonly CardChoice[] {
  if (!decision || decision.some) return [];
  const among = BUSY.has(decision.ask)
    ? decision.options.filter((option) => option.do === 'level-up')
    : decision.options;
  const found = among.flatMap((option) => (isCard(option.card) ? [{ card: option.card, option }] : []));
  return found.length > 1 || (BUSY.has(decision.ask) && found.length > 0) ? found : [];
}

/** One side of a share, or of putting on and taking off: what lies there and can go over. */
export interface Pile {
  readonly things: readonly { readonly option: Option; readonly card: string; readonly cheese: number }[];
}

const LEFT = new Set(['give', 'give-cheese', 'give-token', 'take-off']);
const RIGHT = new Set(['take', 'take-cheese', 'take-token', 'wear']);

/** Two piles side by side, with what ends it; undefined where nothing changes hands. */
export function pilesOf(
  decision: Decision | undefined,
): { readonly left: Pile; readonly right: Pile; readonly done: Option | undefined } | undefined {
  if (!decision || (decision.ask !== 'share' && decision.ask !== 'equip')) return undefined;
  const pile = (kinds: ReadonlySet<string>): Pile => ({
    things: decision.options
      .filter((option) => kinds.has(option.do))
      .map((option) => ({
        option,
        card: String(option.card ?? option.token ?? ''),
        cheese: typeof option.cheese === 'number' ? option.cheese : 0,
      })),
  });
  return { left: pile(LEFT), right: pile(RIGHT), done: decision.options.find((option) => option.do === 'done') };
}
