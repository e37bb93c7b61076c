/** A doboz és az eredmény magyarul. */
import type { Seat } from '@smallfolk/kernel';
import type { TellResult } from '../fields.ts';
import { opponentIn } from '../said.ts';
import { list, player, thePlayer } from './grammar.ts';

export const title = 'Everdell';
export const blurb = 'Építs lényekből és építményekből várost, mielőtt véget ér az utolsó ősz.';

export const result: TellResult = ({ winners, scores = [], reason }, seat, called) => {
  const who = (at: Seat) => {
    const automaton = at === scores.length - 1 ? opponentIn(reason) : undefined;
    return { seat: at, you: false, automaton, called: called(at) };
  };
  const all = scores.map((score, at) => `${player(who(at))} ${score}`).join(', ');
  if (winners.length === 0) return `${player(who(scores.length - 1))} nyert. ${all}.`;
  if (winners.length > 1) return `Osztoznak a győzelmen: ${list(winners.map((at) => player(who(at))))}. ${all}.`;
  return winners.includes(seat) ? `Nyertél! ${all}.` : `${thePlayer(who(winners[0] ?? 0))} nyert. ${all}.`;
};
