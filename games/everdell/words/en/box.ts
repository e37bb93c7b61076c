/** The box and the result, in English. */
import type { Seat } from '@smallfolk/kernel';
import type { TellResult } from '../fields.ts';
import { opponentIn } from '../said.ts';
import { list, player } from './grammar.ts';

export const title = 'Everdell';
export const blurb = 'Build a city of critters and constructions before the last autumn ends.';

export const result: TellResult = ({ winners, scores = [], reason }, seat, called) => {
  const name = (at: Seat) => {
    const automaton = at === scores.length - 1 ? opponentIn(reason) : undefined;
    return player({ seat: at, you: false, automaton, called: called(at) });
  };
  const all = scores.map((score, at) => `${name(at)} ${score}`).join(', ');
  if (winners.length === 0) return `${name(scores.length - 1)} wins. ${all}.`;
  if (winners.length > 1) return `${list(winners.map(name))} share the victory. ${all}.`;
  return winners.includes(seat) ? `You win! ${all}.` : `${name(winners[0] ?? 0)} wins. ${all}.`;
};
