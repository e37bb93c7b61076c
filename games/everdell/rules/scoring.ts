/** The end: the score of every player by category, the tie-break, and who has won (E196-E206). */
import type { Result, Seat } from '@smallfolk/kernel';
import { cardOf, eventOf, placeOf } from '../content/catalogue.ts';
import { automatonOf, seamsOf } from '../content/in-play.ts';
import { total } from '../state/resource.ts';
import type { Score } from '../state/score.ts';
import { AT_EVENT, playerOf, type State, type T } from '../state/state.ts';

/** E196. The score as the game stands now. */
export function scoreOf(state: State, seat: Seat): Score {
  const score = automatonOf(state, seat)?.score(state, seat) ?? personScore(state, seat);
  for (const change of seamsOf(state).score) change(state, seat, score);
  return score;
}

function personScore(state: State, seat: Seat): Score {
  const player = playerOf(state, seat);
  const score = { cards: 0, tokens: player.points, prosperity: 0, journey: 0, events: 0, other: 0, total: 0 };
  for (const standing of player.city) {
    if (standing.down) continue;
    const card = cardOf(standing.kind);
    score.cards += card.points;
    score.tokens += standing.points;
    if (card.bonus) score.prosperity += card.bonus(state, seat, standing);
  }
  score.journey = journeyPoints(state, seat);
  for (const achieved of player.events) {
    const { points } = eventOf(achieved.event);
    score.events += typeof points === 'number' ? points : points(state, seat, achieved);
  }
  score.total = score.cards + score.tokens + score.prosperity + score.journey + score.events;
  return score;
}

/** E69. */
function journeyPoints(state: State, seat: Seat): number {
  let points = 0;
  for (const at of playerOf(state, seat).out) if (at >= 0 && at < AT_EVENT) points += placeOf(at).journey ?? 0;
  return points;
}

/** E204-E206. More points, then more events, then more resources left; people still level share the victory. */
function winnersOf(state: State, scores: readonly Score[]): Seat[] {
  const people = [...Array(state.humans).keys()];
  const best = (rank: (seat: Seat) => number, among: readonly Seat[]): Seat[] => {
    const top = Math.max(...among.map(rank));
    return among.filter((seat) => rank(seat) === top);
  };
  const pointsOf = (seat: Seat): number => scores[seat]?.total ?? 0;
  let winners = best(pointsOf, people);
  winners = best((seat) => playerOf(state, seat).events.length, winners);
  winners = best((seat) => total(playerOf(state, seat).stock), winners);
  for (let opponent = state.humans; opponent < scores.length; opponent++) {
    winners = winnersOver(state, opponent, scores, winners);
  }
  return winners;
}

/** An automatic opponent is beaten only by more points, unless it says otherwise (OE29, W214, OW39). */
function winnersOver(state: State, opponent: Seat, scores: readonly Score[], best: readonly Seat[]): Seat[] {
  const automaton = automatonOf(state, opponent);
  if (automaton?.winners) return [...automaton.winners(state, opponent, scores, best)];
  const its = scores[opponent]?.total ?? 0;
  return best.filter((seat) => (scores[seat]?.total ?? 0) > its);
}

export function outcome(t: T): Result {
  const { state } = t;
  const scores = state.players.map((_, seat) => scoreOf(state, seat));
  scores.forEach((score, seat) => {
    t.emit?.({ type: 'score', seat, ...score, rule: 'E196' });
  });
  const opponent = automatonOf(state, state.humans); // the last score is the opponent's
  const reason = opponent ? (opponent.reason ?? 'opponent') : 'points';
  return { winners: winnersOf(state, scores), scores: scores.map((score) => score.total), reason };
}
