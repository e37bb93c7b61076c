/** The Tallyman (R138-R142): caught rats go back to the sack for rewards. */
import type { Rules } from '@smallfolk/kernel';
import type { Gain, Trade } from '../content/reward.ts';
import type { Common } from '../state/pieces.ts';
import { total } from '../state/rats-in-zones.ts';
import { choose, type Hunt, offer } from '../state/table.ts';
import { canGain, gain } from './gain.ts';

/** In which order the player is asked. */
const ASKED: readonly Common[] = ['white', 'brown', 'black'];

/** The lines of the price list that so many rats pay for and that would give something. */
export function affordable(t: Hunt, rats: number): number[] {
  const lines: number[] = [];
  t.atlas.content.tallyman.forEach((trade, line) => {
    if (trade.price <= rats && canGain(t, trade.reward)) lines.push(line);
  });
  return lines;
}

export function tradesNow(t: Hunt): number[] {
  const rats = total(t.state.cage);
  return rats === 0 ? [] : affordable(t, rats);
}

/** R139. */
export function* trade(t: Hunt, line: number): Rules {
  const { price, reward } = lineOf(t, line);
  yield* pay(t, price);
  t.emit?.({ type: 'traded', price, gain: reward.gain, count: reward.count ?? 1, rule: 'R139' });
  yield* gain(t, reward, 'R139');
}

/** O28: of which colours is up to the player, asked only where there is a choice. */
function* pay(t: Hunt, price: number): Rules {
  const { cage, sack } = t.state;
  let left = price;
  let others = total(cage);
  for (const rat of ASKED) {
    others -= cage[rat];
    const most = Math.min(left, cage[rat]);
    const least = Math.max(0, left - others);
    const options = Array.from(
      { length: most - least + 1 },
      (_, less) => ({ do: 'pay', rat, rats: most - less }) as const,
    );
    const { rats } = yield* choose('pay-with', options, { rule: 'R139', about: { kind: 'rats', id: left } });
    cage[rat] -= rats;
    sack[rat] += rats;
    left -= rats;
  }
}

/** R205: when the whole cage goes back because rats ran out, one single reward if they pay for it. */
export function* rewardForReturned(t: Hunt, rats: number): Rules {
  const lines = affordable(t, rats).filter((line) => lasts(t, lineOf(t, line).reward));
  if (lines.length === 0) return;
  const options = [...lines.map((line) => ({ do: 'trade', line }) as const), { do: 'decline' } as const];
  const answer = yield* offer('run-out-reward', options, { rule: 'R205' });
  if (answer.do === 'decline') return;
  const { price, reward } = lineOf(t, answer.line);
  t.emit?.({ type: 'traded', price, gain: reward.gain, count: reward.count ?? 1, rule: 'R205' });
  yield* gain(t, reward, 'R205');
}

/** O14: dice and points for this turn are worth nothing once the actions are over; the refresh sets them anew. */
function lasts(t: Hunt, { gain }: Gain): boolean {
  return t.state.phase === 'actions' || (gain !== 'dice' && gain !== 'movement');
}

function lineOf(t: Hunt, line: number): Trade {
  const found = t.atlas.content.tallyman[line];
  if (!found) throw new Error(`the Tallyman has no line ${line}`);
  return found;
}
