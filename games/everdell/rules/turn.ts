/** Turns: what a player may do, one thing at a time, until all have passed (E36-E41, E190-E195). */

import { CHECKPOINT, type Option, offer, type Result, type Rules, type Seat, sure } from '@smallfolk/kernel';
import { cardOf, kindNamed } from '../content/catalogue.ts';
import { automatonOf, seamsOf } from '../content/in-play.ts';
import { AUTUMN, EMPTY, MEADOW_PLACES, playerOf, type State, type T } from '../state/state.ts';
import { fromHand, fromMeadow, locationOf, PASS, PREPARE } from './options.ts';
import { canPlay } from './pay.ts';
import { HAND, playPaid } from './play.ts';
import { purseOf } from './purse.ts';
import { outcome } from './scoring.ts';
import { mayPrepare, prepare } from './season.ts';
import { addPlacements, placeWorker } from './worker.ts';

/** E36, E195. Turn after turn until everybody has passed. */
export function* rules(t: T): Rules<Result> {
  const { state } = t;
  if (state.opening) yield* open(t);
  while (!isOver(state)) {
    yield CHECKPOINT;
    state.turns++;
    state.played.length = 0;
    const me = state.turn;
    const automaton = automatonOf(state, me);
    const turn = automaton?.turn ? automaton.turn(t, me) : takeTurn(t, me);
    if (turn) yield* turn;
    state.turn = nextAfter(state, me);
  }
  return outcome(t);
}

/** What modules ask before the first turn, in turn order. */
function* open(t: T): Rules {
  const { state } = t;
  for (const ask of seamsOf(state).beforeFirstTurn) {
    for (let order = 0; order < state.humans; order++) {
      const effect = ask(t, (state.first + order) % state.humans);
      if (effect) yield* effect;
    }
  }
  state.opening = false;
}

/** E192, E195. Everybody who takes turns has passed. */
export function isOver(state: State): boolean {
  return state.players.every((player, seat) => player.passed || !takesTurns(state, seat));
}

function takesTurns(state: State, seat: Seat): boolean {
  return seat < state.humans || automatonOf(state, seat)?.turn !== undefined;
}

/** E34. Clockwise, past those who have passed. */
function nextAfter(state: State, me: Seat): Seat {
  const count = state.players.length;
  for (let step = 1; step <= count; step++) {
    const seat = (me + step) % count;
    if (!playerOf(state, seat).passed && takesTurns(state, seat)) return seat;
  }
  return me;
}

/** E36. Exactly one of: place a worker, play a card, prepare for season, pass. */
function* takeTurn(t: T, me: Seat): Rules {
  const { state } = t;
  const chosen = yield* offer(me, 'turn', turnOptions(state, me), TURN);
  if (chosen.do === 'pass') {
    playerOf(state, me).passed = true;
    t.emit?.({ type: 'pass', seat: me, rule: 'E190' });
  } else if (chosen.do === 'prepare') {
    yield* prepare(t, me);
    for (const hook of seamsOf(state).afterPrepare) {
      const effect = hook(t, me);
      if (effect) yield* effect;
    }
  } else if (chosen.do === 'play') {
    const from = { from: String(chosen.from), spot: Number(chosen.spot) };
    yield* playPaid(t, me, kindNamed(String(chosen.card)), from);
  } else yield* placeWorker(t, me, locationOf(chosen));
  if (state.players.length > state.humans) {
    const played = state.played.slice();
    yield* tellAutomata(t, (automaton, seat) => automaton.afterTurn?.(t, seat, me, played));
    // ER13, ER24. A card played inside the preparation is answered before he prepares.
    if (chosen.do === 'prepare') yield* tellAutomata(t, (automaton, seat) => automaton.afterPrepare?.(t, seat, me));
  }
}

const TURN = { rule: 'E36' } as const;

function* tellAutomata(
  t: T,
  tell: (automaton: NonNullable<ReturnType<typeof automatonOf>>, seat: Seat) => Rules | undefined,
): Rules {
  for (let seat = t.state.humans; seat < t.state.players.length; seat++) {
    const automaton = automatonOf(t.state, seat);
    const answer = automaton && tell(automaton, seat);
    if (answer) yield* answer;
  }
}

/** Everything that the player may do now, as one flat list. */
export function turnOptions(state: State, me: Seat): Option[] {
  const player = playerOf(state, me);
  const options: Option[] = [];
  if (player.available > 0) addPlacements(state, me, options);
  addPlays(state, me, options);
  if (mayPrepare(state, me)) options.push(PREPARE);
  if (player.season === AUTUMN || options.length === 0) options.push(PASS); // E191
  return options;
}

/** E99. Cards of the own hand and of the Meadow that can be paid and have a home. */
function addPlays(state: State, me: Seat, options: Option[]): void {
  const purse = purseOf(state, me);
  const { hand } = playerOf(state, me);
  for (let i = 0; i < hand.length; i++) {
    const kind = sure(hand[i]);
    if (hand.indexOf(kind) < i) continue;
    if (canPlay(state, me, cardOf(kind), HAND, purse)) options.push(fromHand(kind));
  }
  for (let spot = 0; spot < MEADOW_PLACES; spot++) {
    const kind = sure(state.meadow[spot]);
    if (kind === EMPTY || state.closed & (1 << spot)) continue;
    const option = fromMeadow(kind, spot);
    if (canPlay(state, me, cardOf(kind), option, purse)) options.push(option);
  }
  for (const sources of seamsOf(state).extraSources) {
    for (const extra of sources(state, me)) {
      const card = cardOf(extra.kind);
      if (!canPlay(state, me, card, extra, purse)) continue;
      options.push({ do: 'play', card: card.id, from: extra.from, spot: extra.spot });
    }
  }
}
