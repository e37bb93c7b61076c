/**
 * What a bot gets to know: the question its seat is asked, what that seat sees, and worlds imagined from there.
 * The match itself stays outside, so no bot can reach the true state or the chance to come.
 */
import type { Decision, Insight, Match, Random, Run, Seat } from '@smallfolk/kernel';

/** A world that looks the same from the seat, with everything hidden and all chance to come dealt anew. */
export type World = Run<unknown>;

export interface Question {
  readonly seat: Seat;
  readonly seats: number;
  readonly decision: Decision;
  /** What the seat sees. */
  readonly view: unknown;
  /** What the game tells bots beyond its rules. */
  readonly insight: Insight<unknown> | undefined;
  /** A world that could be the true one, waiting at this same decision. Equal chances give equal worlds. */
  imagine(chance: Random): World;
  /** If this question came right after an earlier one to the same seat: the key of the answer that led here. */
  after(earlier: Question): string | undefined;
}

interface Origin {
  readonly match: Match;
  readonly choices: number;
}

/** Where questions come from. Kept apart from them, so that a bot finds no way back to the match. */
const origins = new WeakMap<Question, Origin>();

/** The question that the match asks now, with what the game tells bots; undefined once the game is over. */
export function questionOf(match: Match, insight = match.game.insight): Question | undefined {
  const { decision } = match;
  if (!decision) return undefined;
  const { seat } = decision;
  const choices = match.choices.length;
  const question: Question = {
    seat,
    seats: match.seats,
    decision,
    get view() {
      return match.view(seat);
    },
    insight,
    imagine: (chance) => match.imagine(seat, chance),
    after(earlier) {
      const origin = origins.get(earlier);
      if (origin?.match !== match || origin.choices !== choices - 1 || earlier.seat !== seat) return undefined;
      return match.choices[origin.choices];
    },
  };
  origins.set(question, { match, choices });
  return question;
}
