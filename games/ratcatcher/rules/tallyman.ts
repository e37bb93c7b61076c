/** The Tallyman (R138-R142): caught rats go back to the sack for rewards. */
import { offer, type Rules } from '@smallfolk/kernel';
import type { Trade } from '../content/reward.ts';
import type { Common } from '../state/pieces.ts';
import { total } from '../state/rats-in-zones.ts';
import { type Hunt, YOU } from '../state/table.ts';
import { canGain, gain } from './gain.ts';

/** Which rats go back first; the rules name no colour (O28). */
const RETURN_ORDER: readonly Common[] = ['white', 'brown', 'black'];

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
  const { cage, sack } = t.state;
  const { price, reward } = lineOf(t, line);
  let left = price;
  for (const kind of RETURN_ORDER) {
    const returned = Math.min(left, cage[kind]);
    cage[kind] -= returned;
    sack[kind] += returned;
    left -= returned;
  }
  t.emit?.({ type: 'traded', price, gain: reward.gain, count: reward.count ?? 1, rule: 'R139' });
  yield* gain(t, reward, 'R139');
}

/** R205: when the whole cage goes back because rats ran out, one single reward if they pay for it. */
export function* rewardForReturned(t: Hunt, rats: number): Rules {
  const lines = affordable(t, rats);
  if (lines.length === 0) return;
  const options = [...lines.map((line) => ({ do: 'trade', line }) as const), { do: 'decline' } as const];
  const answer = yield* offer(YOU, 'run-out-reward', options, { rule: 'R205' });
  if (answer.do === 'decline') return;
  const { price, reward } = lineOf(t, answer.line);
  t.emit?.({ type: 'traded', price, gain: reward.gain, count: reward.count ?? 1, rule: 'R205' });
  yield* gain(t, reward, 'R205');
}

function lineOf(t: Hunt, line: number): Trade {
  const found = t.atlas.content.tallyman[line];
  if (!found) throw new Error(`the Tallyman has no line ${line}`);
  return found;
}
