/** Rounds (M46, M57, M285, OM8, OM9, OM14): card after card from the top of the track, until the chapter is decided. */
import { CHECKPOINT, type Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Turn } from '../state/state.ts';
import { fillWheel, payCheese, WHEEL } from './cheese.ts';
import { lowestMouse } from './deciding.ts';
import { lift, roundIsOver, turnIsOver } from './effects.ts';
import { checkEnd } from './ending.ts';
import { minionsAbout, mouseIn, placeOf } from './figures.ts';
import { minionTurn } from './minion-turn.ts';
import { mouseTurn } from './mouse-turn.ts';
import type { Quest } from './quest.ts';
import { nextCard } from './track.ts';
import { mayPlay } from './tricks.ts';
import { GOLEM, isGolem } from './values.ts';

const newTurn = (card: string): Turn => ({
  card,
  stage: 'start',
  die: 0,
  points: 0,
  move: 'ready',
  actions: 1,
  free: [],
  anew: false,
  over: false,
  notes: [],
});

/** Goes on for ever; the chapter ends by being won or lost in the middle of it. */
export function* rounds(t: Quest): Rules<never> {
  const { state } = t;
  for (;;) {
    if (!state.turn) {
      yield* beginRound(t);
      state.turn = newTurn(state.track[0]?.card ?? '');
      announce(t);
    }
    yield CHECKPOINT;
    yield* takeTurn(t, state.turn);
    yield* afterTurn(t, state.turn);
    yield* goOn(t, state.turn);
  }
}

function announce(t: Quest): void {
  const { turn, round } = t.state;
  for (const mouse of t.state.mice) mouse.tired = false; // OM24
  if (turn) t.emit?.({ type: 'turn', card: turn.card, round, rule: 'M46' });
}

function* takeTurn(t: Quest, turn: Turn): Rules {
  const mouse = mouseIn(t, turn.card);
  if (turn.stage === 'start') yield* lastCrumbs(t, mouse);
  if (mouse) return yield* mouseTurn(t, mouse, turn);
  yield* minionTurn(t, turn.card);
}

/** OM52: before somebody else's turn, whoever has a trick for any time may play it, if the wheel is nearly full. */
function* lastCrumbs(t: Quest, active: Mouse | undefined): Rules {
  if (t.state.wheel < (active ? WHEEL - 1 : WHEEL - 2) || t.state.minions.length === 0) return;
  for (const mouse of t.state.mice) if (mouse !== active) yield* mayPlay(t, mouse, 'any-time');
}

/** The card has had its turn; the race against time (M57). */
function* afterTurn(t: Quest, turn: Turn): Rules {
  const { state } = t;
  turnIsOver(t);
  const mouse = mouseIn(t, turn.card);
  if (mouse && isGolem(t, mouse)) golemFades(t, mouse);
  const entry = state.track[placeOf(t, turn.card)];
  if (entry && !turn.anew) entry.done = true;
  if (mouse && !turn.anew) yield* raceAgainstTime(t, mouse);
  checkEnd(t);
}

/** Invoke Cheddar Golem: a cheese at the end of each of its turns, until there is none. */
function golemFades(t: Quest, mouse: Mouse): void {
  if (mouse.cheese > 0) payCheese(t, mouse, 1, 'M153');
  if (mouse.cheese === 0) lift(t, mouse.hero, GOLEM);
}

/** M57, OM14, OM15: after the last mouse on the track, with no minion card there. */
function* raceAgainstTime(t: Quest, mouse: Mouse): Rules {
  if (mouse !== lowestMouse(t) || minionsAbout(t)) return;
  for (const moment of t.moments) if (moment.raceRests?.(t)) return;
  if (t.state.wheel === WHEEL - 1) for (const one of t.state.mice) yield* mayPlay(t, one, 'any-time');
  yield* fillWheel(t, 1, 'M57');
}

/** The next card, or a new round: after the lowest one, or because initiative was set anew (OM9, OM11). */
function* goOn(t: Quest, turn: Turn): Rules {
  const { state } = t;
  if (!turn.anew) {
    const next = nextCard(t);
    if (next !== undefined) {
      state.turn = newTurn(next);
      return announce(t);
    }
    for (const moment of t.moments) if (moment.roundEnd) yield* happen(moment.roundEnd(t));
    checkEnd(t);
  }
  roundIsOver(t);
  state.turn = null;
}

function* beginRound(t: Quest): Rules {
  const { state } = t;
  state.round++;
  state.gap = 0;
  for (const entry of state.track) entry.done = false;
  t.emit?.({ type: 'round', round: state.round, rule: 'M46' });
  for (const moment of t.moments) if (moment.roundStart) yield* happen(moment.roundStart(t));
  checkEnd(t);
}
