/**
 * Crumbs: one to four mice carry crumbs past a cat that plays itself. A model of a game with hidden hands, dice,
 * a multiple selection, reveals and an automated opponent.
 *
 * C1. The deck holds 36 crumbs: six each of the values 1 to 6. Every mouse is dealt four, unseen by the others.
 * C2. In turn, a mouse forages or stores. C3. Foraging draws a crumb; a mouse holds six at most.
 * C4. Storing lays up to three crumbs of the hand openly into the mouse's pantry.
 * C5. Storing is noisy: roll a die; if it shows no more than the number of crumbs stored, the cat comes one step nearer.
 * C6. When all mice have had their turn, the cat turns up a prowl card and comes nearer by its number.
 * C7. A cat that has arrived takes the best crumb from the hand of the mouse that holds most (the first of these),
 * and goes back to where it began. C8. The prowl cards are shuffled again when all have been turned up.
 * C9. The game ends after ten rounds. C10. The mouse with the fullest pantry wins, all of these if they are equal,
 * but nobody does if the cat has taken more.
 */

import {
  accepted,
  CHECKPOINT,
  choose,
  chooseSome,
  type Game,
  isRecord,
  type Option,
  type Result,
  type Rules,
  refused,
  type Seat,
  type Setup,
  type Table,
} from '../index.ts';
import { sure } from '../sure.ts';

export interface Crumbs {
  round: number;
  turn: Seat;
  /** Drawn from the end. */
  readonly deck: number[];
  readonly hands: number[][];
  readonly pantries: number[][];
  /** Steps until the cat arrives. */
  cat: number;
  readonly taken: number[];
  /** Turned up from the end. */
  readonly prowl: number[];
  readonly prowled: number[];
}

/** The same with the deck, the prowl cards and the other hands as mere numbers of cards. */
export interface CrumbsView {
  readonly round: number;
  readonly turn: Seat;
  readonly deck: number;
  readonly hand: readonly number[];
  readonly hands: readonly number[];
  readonly pantries: readonly (readonly number[])[];
  readonly cat: number;
  readonly taken: readonly number[];
  readonly prowl: number;
  readonly prowled: readonly number[];
}

const ROUNDS = 10;
const HAND = 6;
const FAR = 4;
const VALUES = [1, 2, 3, 4, 5, 6];
const DECK = VALUES.flatMap((value) => Array<number>(6).fill(value));
const PROWL = [0, 0, 1, 1, 1, 2, 2, 3];

interface Turn extends Option {
  readonly do: 'forage' | 'store';
}
const FORAGE_OR_STORE: readonly Turn[] = [{ do: 'forage' }, { do: 'store' }];
const FORAGE_ONLY = FORAGE_OR_STORE.slice(0, 1);
const STORE_ONLY = FORAGE_OR_STORE.slice(1);
const TURN = { rule: 'C2' };
/** One option for each value: copies of a crumb are one option, repeated. */
const CRUMB = [0, ...VALUES].map((value) => ({ do: 'crumb', value }));

function* rules(t: Table<Crumbs>): Rules<Result> {
  const s = t.state;
  while (s.round <= ROUNDS) {
    yield CHECKPOINT;
    yield* mouse(t, s.turn);
    s.turn++;
    if (s.turn === s.hands.length) {
      prowl(t);
      s.turn = 0;
      s.round++;
    }
  }
  return ending(s);
}

/** C2-C5. */
function* mouse(t: Table<Crumbs>, seat: Seat): Rules {
  const hand = handOf(t.state, seat);
  const canForage = hand.length < HAND && t.state.deck.length > 0;
  if (!canForage && hand.length === 0) return;
  const turns = !canForage ? STORE_ONLY : hand.length === 0 ? FORAGE_ONLY : FORAGE_OR_STORE;
  const turn = yield* choose(seat, 'turn', turns, TURN);
  if (turn.do === 'forage') {
    forage(t, seat);
    return;
  }
  const crumbs = yield* chooseSome(seat, 'crumbs', hand.map(asOption), { min: 1, max: 3 }, { rule: 'C4' });
  store(t, seat, crumbs);
}

const asOption = (value: number) => CRUMB[value] as (typeof CRUMB)[number];

/** C3. */
function forage(t: Table<Crumbs>, seat: Seat): void {
  const value = sure(t.state.deck.pop());
  const hand = handOf(t.state, seat);
  hand.push(value);
  t.reveal(seat);
  t.emit?.({ type: 'foraged', seat, value, rule: 'C3' }, seat, { type: 'foraged', seat, rule: 'C3' });
}

/** C4, C5. */
function store(t: Table<Crumbs>, seat: Seat, crumbs: readonly { readonly value: number }[]): void {
  const hand = handOf(t.state, seat);
  const pantry = sure(t.state.pantries[seat]);
  for (const { value } of crumbs) {
    hand.splice(hand.indexOf(value), 1);
    pantry.push(value);
  }
  t.reveal();
  const die = t.random.roll();
  t.emit?.({ type: 'stored', seat, crumbs: crumbs.map(({ value }) => value), die, rule: 'C5' });
  if (die <= crumbs.length) approach(t, 1);
}

/** C6, C8. */
function prowl(t: Table<Crumbs>): void {
  const s = t.state;
  if (s.prowl.length === 0) {
    s.prowl.push(...s.prowled.splice(0));
    t.random.shuffle(s.prowl);
  }
  const steps = sure(s.prowl.pop());
  s.prowled.push(steps);
  t.reveal();
  t.emit?.({ type: 'prowled', steps, rule: 'C6' });
  approach(t, steps);
}

/** C7. */
function approach(t: Table<Crumbs>, steps: number): void {
  const s = t.state;
  s.cat -= steps;
  if (s.cat > 0) return;
  s.cat = FAR;
  const most = Math.max(...s.hands.map((hand) => hand.length));
  if (most === 0) return;
  const victim = s.hands.findIndex((hand) => hand.length === most);
  const hand = handOf(s, victim);
  const best = Math.max(...hand);
  hand.splice(hand.indexOf(best), 1);
  s.taken.push(best);
  t.reveal();
  t.emit?.({ type: 'pounced', seat: victim, value: best, rule: 'C7' });
}

/** C10. */
function ending(s: Crumbs): Result {
  const scores = s.pantries.map(sum);
  const best = Math.max(...scores);
  const winners = best < sum(s.taken) ? [] : scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { winners, scores, reason: winners.length > 0 ? 'pantry' : 'cat' };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const handOf = (s: Crumbs, seat: Seat) => sure(s.hands[seat]);

function cloneCrumbs(s: Crumbs): Crumbs {
  return {
    round: s.round,
    turn: s.turn,
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    pantries: s.pantries.map((pantry) => pantry.slice()),
    cat: s.cat,
    taken: s.taken.slice(),
    prowl: s.prowl.slice(),
    prowled: s.prowled.slice(),
  };
}

export const crumbs: Game<Crumbs, CrumbsView> = {
  name: 'crumbs',
  version: 1,
  fields: [{ name: 'mice', values: [1, 2, 3, 4], default: 2 }],
  seats: (setup) => setup.mice as number,
  /** C1. */
  create(setup, random) {
    const deck = random.shuffle(DECK.slice());
    const hands = Array.from({ length: this.seats(setup) }, () => deck.splice(-4));
    const pantries = hands.map((): number[] => []);
    return {
      round: 1,
      turn: 0,
      deck,
      hands,
      pantries,
      cat: FAR,
      taken: [],
      prowl: random.shuffle(PROWL.slice()),
      prowled: [],
    };
  },
  rules,
  clone: cloneCrumbs,
  view: (s, seat) => ({
    round: s.round,
    turn: s.turn,
    deck: s.deck.length,
    hand: s.hands[seat]?.toSorted() ?? [],
    hands: s.hands.map((hand) => hand.length),
    pantries: s.pantries.map((pantry) => [...pantry]),
    cat: s.cat,
    taken: [...s.taken],
    prowl: s.prowl.length,
    prowled: [...s.prowled],
  }),
  resample(s, seat, random) {
    const unseen = [s.deck, ...s.hands.filter((_, other) => other !== seat)];
    const cards = random.shuffle(unseen.flat());
    for (const place of unseen) for (let i = 0; i < place.length; i++) place[i] = sure(cards.pop());
    random.shuffle(s.prowl);
  },
  position,
  insight: {
    evaluate(s, seat) {
      const scores = s.pantries.map(sum);
      const mine = (scores[seat] ?? 0) + 0.3 * (s.hands[seat]?.length ?? 0);
      const rival = Math.max(sum(s.taken), ...scores.filter((_, other) => other !== seat));
      return 1 / (1 + Math.exp((rival - mine) / 4));
    },
  },
};

/** C1 for a position from outside: every crumb and every prowl card is somewhere exactly once. */
function position(setup: Setup, description: unknown) {
  const bad = (where: string, message: string) => refused('bad-position', `${where}: ${message}`, { where });
  if (!isRecord(description)) return bad('position', 'an object is needed');
  const blank = crumbs.create(setup, { shuffle: (items: number[]) => items } as never);
  const s: Record<string, unknown> = { ...blank, ...description };
  for (const name of Object.keys(s)) if (!(name in blank)) return bad(name, 'there is no such thing in this game');
  for (const name of ['deck', 'taken', 'prowl', 'prowled'])
    if (!isNumbers(s[name])) return bad(name, 'a list of numbers is needed');
  for (const name of ['hands', 'pantries']) {
    const lists = s[name];
    if (!Array.isArray(lists) || lists.length !== setup.mice || !lists.every(isNumbers)) {
      return bad(name, `a list of numbers for each of ${setup.mice} mice is needed`);
    }
  }
  const state = s as unknown as Crumbs;
  if (!Number.isInteger(state.round) || state.round < 1 || state.round > ROUNDS + 1)
    return bad('round', `1 to ${ROUNDS + 1}`);
  if (!Number.isInteger(state.turn) || !state.hands[state.turn]) return bad('turn', 'the number of a mouse, from 0');
  if (!Number.isInteger(state.cat) || state.cat < 1 || state.cat > FAR) return bad('cat', `1 to ${FAR} steps away`);
  if (state.hands.some((hand) => hand.length > HAND)) return bad('hands', `${HAND} crumbs at most`);
  const all = [state.deck, state.taken, ...state.hands, ...state.pantries].flat().sort();
  if (all.join() !== DECK.join()) return bad('deck', 'six crumbs of each value are needed');
  if ([...state.prowl, ...state.prowled].sort().join() !== PROWL.join())
    return bad('prowl', `the cards ${PROWL.join(', ')} are needed`);
  return accepted(cloneCrumbs(state));
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isInteger);
}
