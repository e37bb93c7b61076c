/** For bots: what she can still expect, by what everybody sees. */
import type { Seat } from '@smallfolk/kernel';
import { cardOf, eventOf } from '../../content/catalogue.ts';
import { CITY_SPACES, EMPTY, playerOf, type State } from '../../state/state.ts';
import { isInMeadow, lairOf } from './lair.ts';
import { worthAsSpoils, worthUnseen } from './score.ts';
import { twistsOf } from './twist.ts';

/**
 * By season: what she still gains whatever happens, and for each level; with her whole deck before her, and for each level then;
 * for each available worker, each space of her city, each basic and each special event that is left; standing in the Meadow; for
 * each point that a Meadow card is worth on average. Fitted (least squares) to 4,000 games of a person who plays by first
 * impressions, 800 at each level: it errs by 8, 7, 6 and 4 points. When lines of her cards were changed later, the constants and the
 * numbers for the level were moved by what these lines bring (400 games before and after).
 */
const TO_COME: readonly (readonly number[])[] = [
  [32.74, 7.99, 2.45, 0.66, -0.03, 0.25, 0, 0, -1.27, 3.09],
  [23.02, 6.67, 3.23, 1.29, 1, 0.29, 0.16, 0.68, -1.7, 2.43],
  [11.62, 3.87, 1.77, 3.09, 1.22, 0.49, 0.79, 0.53, -1.14, 1.64],
  [-4.13, -0.42, 1.57, 4.88, 1.86, 0.39, 0.6, 0.38, -0.82, 0.77],
];

export function pointsToCome(state: State, me: Seat): number {
  const player = playerOf(state, me);
  if (player.passed) return 0;
  const { level, deck, revealed } = lairOf(state);
  const left = deck.length / Math.max(1, deck.length + revealed.length);
  const basic = basicEventsLeft(state);
  const there = [
    1,
    level,
    left,
    left * level,
    player.available,
    Math.max(0, CITY_SPACES - player.city.length),
    basic,
    state.events.length - basic,
    isInMeadow(state) ? 1 : 0,
    meadowPoints(state),
  ];
  const row = TO_COME[player.season] ?? [];
  let points = 0;
  for (let i = 0; i < there.length; i++) points += (row[i] ?? 0) * (there[i] ?? 0);
  for (const twist of twistsOf(state)) points += twist.foresees?.(state, me) ?? 0;
  return Math.max(0, points) + spoilsWorth(state);
}

/** W208. What lies on her board comes into her city in the end. */
function spoilsWorth(state: State): number {
  const { spoils, hidden } = lairOf(state);
  let worth = hidden.length * worthUnseen(state);
  for (const kind of spoils) worth += worthAsSpoils(state, cardOf(kind));
  return worth;
}

function basicEventsLeft(state: State): number {
  let count = 0;
  for (const event of state.events) if (eventOf(event).basic) count++;
  return count;
}

/** Base points of a place of the Meadow, on average. */
function meadowPoints({ meadow }: State): number {
  let points = 0;
  for (const kind of meadow) if (kind !== EMPTY) points += cardOf(kind).points;
  return points / meadow.length;
}
