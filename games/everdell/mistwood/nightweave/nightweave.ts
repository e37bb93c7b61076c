/** Nightweave in her Lair: an opponent who plays by a deck of activity cards (W76-W228). */
import type { Random, Seat, Setup } from '@smallfolk/kernel';
import type { Kind } from '../../content/card.ts';
import { cardOf } from '../../content/catalogue.ts';
import type { Module } from '../../content/module.ts';
import { ALL_SEE, EMPTY, playerOf, type State } from '../../state/state.ts';
import { LEVELS, nightweaveLid } from '../lids.ts';
import { ACTIVITY } from './activity/cards.ts';
import { admitsFool, receiveCards, receiveGoods, welcomeFool } from './city.ts';
import { duesOf } from './dues.ts';
import { pointsToCome } from './estimate.ts';
import { drawCards } from './hand.ts';
import { activityOf, type Lair, type Level, lairOf, nightweaveOf } from './lair.ts';
import { scoreOf, winners } from './score.ts';
import { exchangeHands, loseCards } from './strangers.ts';
import { turn } from './turn.ts';

/** W93, W94, W198-W201. Her workers by season. */
const HER_WORKERS: readonly number[] = [2, 1, 2, 3];
/** W80. */
const STARTING_HAND = 5;
/** W97. Any number of cards. */
const NO_LIMIT = 99;

export const nightweave: Module = {
  ...nightweaveLid,
  withoutEvents: ['the-everdell-games'], // W79
  beforeHands(state) {
    const butterflies = state.slices.abilities?.of.includes('butterflies');
    if (!butterflies) state.first = nightweaveOf(state); // W95, OW23
  },
  startingHand: (state, seat, cards) => (state.slices.abilities?.of[seat] === 'butterflies' ? cards : STARTING_HAND), // W80, OW24
  setUp,
  cloneSlice(from, to) {
    const lair = from.nightweave;
    if (lair) to.nightweave = cloneLair(lair);
  },
  viewSlice,
  piles: (state) => {
    const { spoils, hidden, legends } = lairOf(state);
    return [
      { cards: spoils, seenBy: ALL_SEE },
      { cards: hidden, seenBy: 0 },
      { cards: legends, seenBy: 0, pool: 'legends' },
    ];
  },
  resample: (state, _seat, random) =>
    resampleActivity(lairOf(state), playerOf(state, nightweaveOf(state)).season, random),
  automaton: {
    turn,
    receiveCards,
    drawCards: (t, me, count) => drawCards(t, me, count, 'OW53'),
    receiveGoods,
    loseCards,
    exchangeHands,
    admits: admitsFool,
    welcome: welcomeFool,
    score: scoreOf,
    reason: 'nightweave',
    winners,
    unites: (state) => lairOf(state).victory === 'together',
    toCome: pointsToCome,
  },
};

export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

/** W83-W94. Her hand, her workers, her deck. */
function setUp(state: State, setup: Setup, random: Random): void {
  const me = nightweaveOf(state);
  const player = playerOf(state, me);
  player.arrivals = HER_WORKERS;
  player.available = HER_WORKERS[0] ?? 0;
  player.waiting = HER_WORKERS.slice(1).reduce((sum, workers) => sum + workers, 0);
  player.handLimit = NO_LIMIT;
  for (let i = 0; i < state.humans; i++) {
    const kind = state.deck.pop();
    if (kind !== undefined) player.hand.push(kind); // W83
  }
  state.slices.nightweave = {
    level: isLevel(setup.level) ? setup.level : 1,
    victory: setup.victory === 'each' ? 'each' : 'together',
    ...winterDeck(random),
    revealed: [],
    placed: false,
    figure: EMPTY,
    claimed: false,
    spoils: [],
    hidden: [],
    legends: [],
  };
}

export const isWinter = (index: number): boolean => activityOf(index).season === 'winter';
export const wantsWorker = (index: number): boolean => activityOf(index).symbol === 'worker';

const WINTER = [...ACTIVITY.keys()].filter(isWinter);
const WINTER_WORKERS = WINTER.filter(wantsWorker);
const WINTER_OTHERS = WINTER.filter((index) => !wantsWorker(index));

/** W88-W90. Of the five winter cards with the worker symbol one goes back unseen and one comes on top. */
function winterDeck(random: Random): Pick<Lair, 'deck' | 'box'> {
  const [away, top, ...rest] = random.shuffle(WINTER_WORKERS.slice());
  const others = random.shuffle([...rest, ...WINTER_OTHERS]);
  return { box: away === undefined ? [] : [away], deck: top === undefined ? others : [...others, top] };
}

/** W420. Neither which card went back nor the order of the deck is known, only what can be where. */
function resampleActivity(lair: Lair, season: number, random: Random): void {
  const untouched = season === 0 && lair.revealed.length === 0;
  const hidden = random.shuffle([...lair.deck, ...lair.box]);
  const candidates = hidden.filter((index) => isWinter(index) && wantsWorker(index));
  const [away, top] = candidates;
  if (away === undefined) return;
  const rest = hidden.filter((index) => index !== away && !(untouched && index === top));
  lair.box = [away];
  lair.deck = untouched && top !== undefined ? [...rest, top] : rest;
}

function cloneLair(lair: Lair): Lair {
  return {
    level: lair.level,
    victory: lair.victory,
    deck: lair.deck.slice(),
    revealed: lair.revealed.slice(),
    box: lair.box.slice(),
    placed: lair.placed,
    figure: lair.figure,
    claimed: lair.claimed,
    spoils: lair.spoils.slice(),
    hidden: lair.hidden.slice(),
    legends: lair.legends.slice(),
  };
}

export type LairView = ReturnType<typeof viewSlice>;

/** What everybody sees of her board. */
function viewSlice(state: State, seat: Seat) {
  const lair = lairOf(state);
  const ids = (cards: readonly Kind[]) => cards.map((kind) => cardOf(kind).id);
  return {
    level: lair.level,
    victory: lair.victory,
    activity: lair.revealed.map((index) => activityOf(index).id),
    deck: lair.deck.length,
    figure: lair.figure,
    claimed: lair.claimed,
    spoils: ids(lair.spoils),
    hidden: lair.hidden.length,
    legends: lair.legends.length,
    dues: duesOf(state, seat),
  };
}
