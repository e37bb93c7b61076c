/** The module of schemes: draws them, replaces them, and asks whichever lies face up at each moment (W235, W292-W298). */
import type { Random, Rules, Seat, Setup } from '@smallfolk/kernel';
import { PLACES } from '../../../content/catalogue.ts';
import type { Hooks, Module } from '../../../content/module.ts';
import { isPermanent, named } from '../../../rules/worker.ts';
import type { Where } from '../../../state/events.ts';
import { AT_CARD, EMPTY, type Location, playerOf, type State, type T } from '../../../state/state.ts';
import { schemesLid, thickens } from '../../lids.ts';
import { PERSON } from '../intrigue.ts';
import { addTwists, type Twist } from '../twist.ts';
import { fetchGuest, lend } from './guest.ts';
import { INTRUSIONS } from './intrusions.ts';
import { ROBBERIES } from './robberies.ts';
import { type Scheme, schemesOf } from './scheme.ts';
import { SEASONAL } from './seasonal.ts';

const INSTANT: readonly Scheme[] = [...ROBBERIES, ...INTRUSIONS];
/** All 33, the seasonal ones first. */
export const SCHEMES: readonly Scheme[] = [...SEASONAL, ...INSTANT];
const BY_ID: ReadonlyMap<string, Scheme> = new Map(SCHEMES.map((scheme) => [scheme.id, scheme]));

/** The entries behind a list of ids, which the copies of a state share. */
const known = new WeakMap<readonly string[], readonly Scheme[]>();
function entriesOf(ids: readonly string[]): readonly Scheme[] {
  let entries = known.get(ids);
  if (!entries) {
    entries = ids.flatMap((id) => BY_ID.get(id) ?? []);
    known.set(ids, entries);
  }
  return entries;
}

let last: readonly string[] = [];
let lastHooks: Hooks | undefined;

/** W296. Only a seasonal scheme hooks into anything, and there is never more than one of them. */
function hooksOf(state: State): Hooks | undefined {
  const { inPlay } = schemesOf(state);
  if (inPlay !== last) {
    last = inPlay;
    lastHooks = entriesOf(inPlay).find(({ hooks }) => hooks)?.hooks;
  }
  return lastHooks;
}

const hooks: Hooks = {
  mayPlace: (state, me, at) => hooksOf(state)?.mayPlace?.(state, me, at) ?? true,
  tollToPlace: (state, me, at) => hooksOf(state)?.tollToPlace?.(state, me, at),
  onPlace: (t, me, at) => hooksOf(t.state)?.onPlace?.(t, me, at),
  afterVisit: (t, me, at) => handOverFirst(t, me, at),
  afterPlay: (t, me, card, placed) => hooksOf(t.state)?.afterPlay?.(t, me, card, placed),
  tollToPlay: (state, me, card, from, byToken) => hooksOf(state)?.tollToPlay?.(state, me, card, from, byToken),
  tollToUse: (state, me, card) => hooksOf(state)?.tollToUse?.(state, me, card),
  mayDraw: (state, me, card, spot) => hooksOf(state)?.mayDraw?.(state, me, card, spot) ?? true,
  mayHold: (state, me, card) => hooksOf(state)?.mayHold?.(state, me, card) ?? true,
  mayLie: (state, card) => hooksOf(state)?.mayLie?.(state, card) ?? true,
  afterPrepare: (t, me) => bringBack(t, me),
};

/** W321, OW100. The first worker that you place, unless it stays there for good or its card has left with it. */
function handOverFirst(t: T, me: Seat, at: Location): undefined {
  const slice = schemesOf(t.state);
  if (!slice.owed || me !== PERSON || isPermanent(t.state, at)) return;
  if (!playerOf(t.state, PERSON).out.includes(at)) return;
  slice.owed = false;
  lend(t, at, 'W321');
}

/** W322, W333. */
function bringBack(t: T, me: Seat): undefined {
  schemesOf(t.state).captive = false;
  fetchGuest(t, me);
}

/** W292, OW5, OW94. The old one ends in step 3 of her preparation, the next is drawn when that is finished. */
const replacing: Twist = {
  id: 'schemes',
  endOfSeason(t, me) {
    const slice = schemesOf(t.state);
    for (const scheme of entriesOf(slice.inPlay)) scheme.end?.(t, me);
    slice.past = [...slice.past, ...slice.inPlay];
    slice.inPlay = [];
  },
  *afterPrepare(t, me): Rules {
    const slice = schemesOf(t.state);
    for (const pile of slice.piles) {
      const id = pile.pop();
      const scheme = BY_ID.get(id ?? '');
      if (!scheme) continue;
      slice.inPlay = [...slice.inPlay, scheme.id];
      t.reveal();
      t.emit?.({ type: 'nightweave-schemes', seat: me, scheme: scheme.id, instant: isInstant(scheme), rule: 'W292' });
      const effect = scheme.begin?.(t, me);
      if (effect) yield* effect;
    }
  },
};

const REPLACING: readonly Twist[] = [replacing];
const NOTHING: readonly Twist[] = [];

addTwists(({ slices }) => (slices.schemes ? REPLACING : NOTHING));

/** W298. */
const isInstant = ({ foil }: Scheme): boolean => foil !== undefined;

/** What everybody sees of the schemes. Screens draw from this. */
export interface SchemesView {
  /** Face up: one, or an instant and a seasonal one; with the price of the foil, or what a worker on a web brings her. */
  readonly inPlay: readonly Pick<Scheme, 'id' | 'rule' | 'foil' | 'tokens'>[];
  /** Those that were replaced, in the order in which they came. */
  readonly past: readonly string[];
  /** How many are still to come, pile by pile: one pile, or the instant and the seasonal one (W272). */
  readonly piles: readonly number[];
  /** Where webs of the scheme lie: `{ at }` for a place of the board, `{ card, id, of }` for a card of a city. */
  readonly webs: readonly Where[];
  /** Hand cards that are turned away and cannot be used (In the web); the hand limit in the view is lower by so many. */
  readonly tied: number;
  /** A worker of yours is locked up on her board until you prepare (Ransom); it stands `{ at: 'adrift' }`. */
  readonly captive: boolean;
  /** The next worker that you place goes to her board (Poisoned jam). */
  readonly owed: boolean;
  /** Your worker that plays for her: `{ at: 'held' }` on her board, where it stands otherwise (Poisoned jam). */
  readonly guest?: Where;
}

function viewSlice(state: State): SchemesView {
  const { inPlay, past, piles, tied, captive, owed, guest } = schemesOf(state);
  return {
    inPlay: entriesOf(inPlay).map(({ id, rule, foil, tokens }) => ({
      id,
      rule,
      ...(foil && { foil }),
      ...(tokens && { tokens }),
    })),
    past: past.slice(),
    piles: piles.map(({ length }) => length),
    webs: websOf(state).map((at) => named(state, at)),
    tied: tied.length,
    captive,
    owed,
    ...(guest !== EMPTY && { guest: named(state, guest) }),
  };
}

/** W246. Every location with a web of the scheme in play. */
function websOf(state: State): Location[] {
  const scheme = entriesOf(schemesOf(state).inPlay).find(({ webbed }) => webbed);
  if (!scheme) return [];
  const cards = state.players.flatMap(({ city }) => city.map(({ id }) => AT_CARD + id));
  return [...PLACES.keys(), ...cards].filter((at) => scheme.webbed?.(state, at));
}

export const schemes: Module = {
  ...schemesLid,
  setUp,
  cloneSlice(from, to) {
    const slice = from.schemes;
    if (!slice) return;
    const { piles, past, tied } = slice;
    to.schemes = { ...slice, piles: piles.map((pile) => pile.slice()), past: past.slice(), tied: tied.slice() };
  },
  viewSlice,
  /** OW105. Nobody sees them; but you know what you held, and so which cards they are. */
  piles: (state) => [{ cards: schemesOf(state).tied, seenBy: 1 << PERSON }],
  resample: (state, _seat, random) => {
    for (const pile of schemesOf(state).piles) random.shuffle(pile);
  },
  hooks,
};

/** W235, W272, W293. Shuffled; with the plan in two piles. In winter none lies face up. */
function setUp(state: State, setup: Setup, random: Random): void {
  const shuffled = (entries: readonly Scheme[]) => random.shuffle(entries.map(({ id }) => id));
  state.slices.schemes = {
    piles: thickens(setup) ? [shuffled(INSTANT), shuffled(SEASONAL)] : [shuffled(SCHEMES)],
    inPlay: [],
    past: [],
    tied: [],
    captive: false,
    owed: false,
    guest: EMPTY,
  };
}
