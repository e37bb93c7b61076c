/** Instant schemes against your workers, your city and the events (W320-W323, W333-W337, W340-W343, W346-W349). */
import { choose, type Option, type Rules } from '@smallfolk/kernel';
import type { Card } from '../../../content/card.ts';
import { cardOf, eventOf } from '../../../content/catalogue.ts';
import { about, by, cause } from '../../../rules/cause.ts';
import { cardById, distinctCards, mayLeave, takeFromCity } from '../../../rules/city.ts';
import { discardOpenly, turnTop } from '../../../rules/deck.ts';
import { DECLINE, ofCity } from '../../../rules/options.ts';
import { named, pickWorker } from '../../../rules/worker.ts';
import { ADRIFT, type CityCard, playerOf, type State, type T } from '../../../state/state.ts';
import { settle } from '../city.ts';
import { claimEvent } from '../events.ts';
import { type Foil, foilsInPart, inVain, PERSON } from '../intrigue.ts';
import { ANYTHING, lessened, levelTokens, preventable } from './foiled.ts';
import { lend } from './guest.ts';
import { type Scheme, schemesOf } from './scheme.ts';

/** W320, W321, W323, OW100. A worker that stands out there becomes hers; without one, the next that is placed. */
const poisonedJam = preventable({
  id: 'poisoned-jam',
  rule: 'W320',
  foil: { rule: 'W323', units: 3, pay: ANYTHING, instead: { what: 'pebble', count: 2 } },
  *act(t) {
    const from = yield* pickWorker(t, PERSON, cause('poisoned-jam', 'W320'));
    if (from !== undefined) lend(t, from, 'W320');
    else if (!playerOf(t.state, PERSON).passed) schemesOf(t.state).owed = true;
  },
});

/** W333-W335, OW101. It comes back at your next preparation (OW25). */
const ransom = preventable({
  id: 'ransom',
  rule: 'W333',
  foil: { rule: 'W335', units: 3, pay: ANYTHING, instead: { what: 'berry', count: 2 } },
  *act(t, me) {
    const player = playerOf(t.state, PERSON);
    if (player.available > 0) {
      player.available--;
      player.out.push(ADRIFT);
      t.emit?.({ type: 'nightweave-locks-up', seat: me, from: PERSON, rule: 'W333' });
    } else {
      levelTokens(t, me, 'ransom', 'W334');
      const from = yield* pickWorker(t, PERSON, cause('ransom', 'W334'));
      if (from === undefined) return;
      t.emit?.({ type: 'nightweave-locks-up', seat: me, from: PERSON, left: named(t.state, from), rule: 'W334' });
      player.out[player.out.indexOf(from)] = ADRIFT;
    }
    schemesOf(t.state).captive = true;
  },
});

const DIE = 8;
/** W336. By two sides of the die each: which row, and from which end. */
const CHEATS = [
  { basic: true, end: 'left' },
  { basic: true, end: 'right' },
  { basic: false, end: 'left' },
  { basic: false, end: 'right' },
] as const;

/** OW43, OW103. Events that nobody has claimed, from left to right. */
function rowOf(state: State, basic: boolean): number[] {
  const isLeft = (index: number) => state.events.includes(index) && Boolean(eventOf(index).basic) === basic;
  return basic ? state.events.filter(isLeft).sort((a, b) => a - b) : state.dealt.filter(isLeft);
}

const cheat = preventable({
  id: 'cheat',
  rule: 'W336',
  foil: { rule: 'W337', units: 3, pay: ANYTHING },
  act(t, me) {
    const die = t.random.roll(DIE);
    const { basic, end } = CHEATS[Math.floor((die - 1) / 2)] ?? CHEATS[0];
    const event = rowOf(t.state, basic).at(end === 'left' ? 0 : -1);
    t.emit?.({ type: 'nightweave-cheats', seat: me, die, row: basic ? 'basic' : 'special', end, rule: 'W336' });
    if (event === undefined) levelTokens(t, me, 'cheat', 'W336');
    else claimEvent(t, me, event, 'W336'); // OW15: not her claim of the season
  },
});

const A_CARD_EACH: Foil = { rule: 'W343', units: 99, pay: ANYTHING, each: true };

/** W340-W343, OW6, OW99. Such cards of your city lie face down; for a card or a resource one of them does not. */
const turningDown = (id: string, rule: string, concerned: (card: Card) => boolean): Scheme => ({
  id,
  rule,
  foil: A_CARD_EACH,
  *begin(t, me) {
    const cards = playerOf(t.state, PERSON).city.filter((card) => concerned(by(card)));
    const spared = yield* spareSome(t, id, cards);
    const down = cards.filter((card) => !spared.includes(card));
    for (const card of down) card.down = true;
    const told = { count: down.length, cards: down.map((card) => by(card).id), ids: down.map(({ id }) => id) };
    t.emit?.({ type: 'nightweave-turns-down', seat: me, from: PERSON, ...told, rule });
  },
  end(t) {
    for (const card of playerOf(t.state, PERSON).city) card.down = false;
  },
});

/** Card by card: which one stays, and what is given up for it. */
function* spareSome(t: T, id: string, cards: readonly CityCard[]): Rules<CityCard[]> {
  const why = cause(id, A_CARD_EACH.rule);
  const spared: CityCard[] = [];
  while (spared.length < cards.length && hasSomething(t.state)) {
    const rest = cards.filter((card) => !spared.includes(card));
    const options: Option[] = distinctCards(t.state, rest).map((card) => ofCity('spare', card, PERSON));
    const chosen = yield* choose<Option>(PERSON, 'spare', [...options, DECLINE], about(why));
    const card = rest.find((candidate) => candidate.id === chosen.id);
    if (!card || (yield* foilsInPart(t, PERSON, 1, A_CARD_EACH.pay, why)) === 0) break;
    spared.push(card);
  }
  return spared;
}

function hasSomething(state: State): boolean {
  const { hand, stock } = playerOf(state, PERSON);
  return hand.length > 0 || stock.some((count) => count > 0);
}

const TOP_CARDS: Foil = { rule: 'W347', units: 3, pay: ['card'], each: true };

/** W346, W347, OW61. */
const industrious: Scheme = {
  id: 'industrious',
  rule: 'W346',
  foil: TOP_CARDS,
  *begin(t, me) {
    const count = yield* lessened(t, 'industrious', TOP_CARDS, TOP_CARDS.units);
    for (let i = 0; i < count; i++) {
      const kind = turnTop(t);
      if (kind === undefined) return;
      t.reveal();
      yield* settle(t, me, kind, { from: 'top', rule: 'W346' });
    }
  },
};

/** W348. Purple cards, or else those with most base points; neither a legend nor a card that lies face down. */
function coveted(state: State): CityCard[] {
  const city = playerOf(state, PERSON).city.filter(mayLeave);
  const purple = city.filter((card) => by(card).colour === 'purple');
  if (purple.length > 0) return purple;
  const most = Math.max(...city.map((card) => by(card).points));
  return city.filter((card) => by(card).points === most);
}

/** W348, W349, OW102. A worker on guard keeps it; it counts as deployed and blocks no spot of the card. */
const takeover: Scheme = {
  id: 'takeover',
  rule: 'W348',
  foil: { rule: 'W349', units: 1, pay: ['worker'] },
  *begin(t, me) {
    const { city } = playerOf(t.state, PERSON);
    const options = distinctCards(t.state, coveted(t.state)).map((card) => ofCity('lose', card, PERSON));
    if (options.length === 0) return inVain(t, cause('takeover', 'W348'));
    const { id } = yield* choose(PERSON, 'lose', options, about(cause('takeover', 'W348')));
    const card = cardById(city, id);
    if (yield* isGuarded(t, card)) return;
    takeFromCity(t, PERSON, card);
    for (const kind of card.beneath ?? []) discardOpenly(t.state, kind); // OW88
    yield* settle(t, me, card.kind, { from: 'city', lost: card.id, rule: 'W348' });
  },
};

function* isGuarded(t: T, card: CityCard): Rules<boolean> {
  const player = playerOf(t.state, PERSON);
  if (player.available === 0) return false;
  const options: Option[] = [ofCity('guard', card, PERSON), DECLINE];
  const chosen = yield* choose<Option>(PERSON, 'guard', options, about(cause('takeover', 'W349')));
  if (chosen.do === 'decline') return false;
  player.available--;
  player.out.push(ADRIFT);
  t.emit?.({ type: 'nightweave-guarded', seat: PERSON, card: cardOf(card.kind).id, rule: 'W349' });
  return true;
}

export const INTRUSIONS: readonly Scheme[] = [
  poisonedJam,
  ransom,
  cheat,
  turningDown('paralysing-fear', 'W340', (card) => card.isCritter),
  turningDown('closed', 'W341', (card) => !card.isCritter),
  industrious,
  takeover,
];
