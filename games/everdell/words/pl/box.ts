/** Pudełko i wynik, po polsku. */
import type { Seat } from '@smallfolk/kernel';
import type { TellResult } from '../fields.ts';
import { opponentIn } from '../said.ts';
import { list, player } from './grammar.ts';

export const title = 'Everdell';
export const blurb = 'Zbuduj miasto stworzeń i budowli, zanim skończy się ostatnia jesień.';

export const result: TellResult = ({ winners, scores = [], reason }, seat, called) => {
  const name = (at: Seat) => {
    const automaton = at === scores.length - 1 ? opponentIn(reason) : undefined;
    return player({ seat: at, you: false, automaton, called: called(at) });
  };
  const all = scores.map((score, at) => `${name(at)} ${score}`).join(', ');
  if (winners.length === 0) return `Wygrywa ${name(scores.length - 1)}. ${all}.`;
  if (winners.length > 1) return `Zwycięstwo dzielą ${list(winners.map(name))}. ${all}.`;
  return winners.includes(seat) ? `Wygrywasz! ${all}.` : `Wygrywa ${name(winners[0] ?? 0)}. ${all}.`;
};
