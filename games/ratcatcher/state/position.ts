/** A state from a description that came from outside: a whole one out of a save, or the few parts that a test needs. */
import { accepted, type Outcome, Random, type Setup, seedOf } from '@smallfolk/kernel';
import type { Atlas } from '../content/atlas.ts';
import { CHEESE_TO_WIN } from '../rules/cheese.ts';
import { trackerUsesOneMarker } from '../rules/editions.ts';
import { emptyZones, openingState } from '../rules/setup.ts';
import { TRACKER_END } from '../rules/tracker.ts';
import { cellKey, mapOf } from './city-map.ts';
import { ALL_DICE, ALL_RATS, COLOURS, COMMON, FIGURES, QUESTIONS, SLOTS, TOKENS } from './pieces.ts';
import { total } from './rats-in-zones.ts';
import { counts, list, oneOf, record, Wrong, whole } from './read-fields.ts';
import { type Ending, LYING, type Lying, type Placement, type State } from './state.ts';

/**
 * Missing parts are as at the opening, before the City is populated. What is not described goes where it belongs:
 * rats into the sack, tokens into the Reserve, cards into their decks.
 */
export function parsePosition(atlas: Atlas, setup: Setup, description: unknown): Outcome<State> {
  try {
    return accepted(build(atlas, setup, description));
  } catch (wrong) {
    if (wrong instanceof Wrong) return wrong.refusal;
    throw wrong;
  }
}

const FIELDS = new Set(
  [
    'ratcatcher foe edition mode round phase ending city active deck drawn peculiarDeck peculiarDiscard on sack cage'.split(
      ' ',
    ),
    'peculiars captured placed traps questions reserve catcher nemesis tracker'.split(' '),
  ].flat(),
);

function build(atlas: Atlas, setup: Setup, description: unknown): State {
  const given = record('position', description);
  for (const name of Object.keys(given)) if (!FIELDS.has(name)) throw new Wrong(name, 'there is no such field');
  const opening = openingState(atlas, setup, Random.of(seedOf('position')));
  for (const name of ['ratcatcher', 'foe', 'edition', 'mode'] as const) {
    if (given[name] !== undefined && given[name] !== opening[name]) {
      throw new Wrong(
        name,
        `${JSON.stringify(given[name])} does not agree with the set-up, which says ${opening[name]}`,
      );
    }
  }
  const city = given.city === undefined ? opening.city : parseCity(atlas, opening, given.city);
  const inCity = (zone: number) => city.some(({ card }) => card === atlas.cardOf[zone]);
  const zone = (where: string, value: unknown) => {
    const number = whole(where, value, 0, atlas.zones - 1);
    if (!inCity(number)) throw new Wrong(where, `zone ${number} is not in the City`);
    return number;
  };
  const peculiars = list('peculiars', given.peculiars).map((each, index) => {
    const where = `peculiars[${index}]`;
    const rat = record(where, each);
    const held = counts(`${where}.held`, rat.held, TOKENS, 0, 99);
    return { card: peculiarCard(atlas, `${where}.card`, rat.card), zone: zone(`${where}.zone`, rat.zone), held };
  });
  const captured = list('captured', given.captured).map((each, index) => {
    const where = `captured[${index}]`;
    const rat = record(where, each);
    return {
      card: peculiarCard(atlas, `${where}.card`, rat.card),
      held: counts(`${where}.held`, rat.held, TOKENS, 0, 99),
    };
  });
  const drawn = cards(atlas, 'drawn', given.drawn ?? []);
  const peculiarDiscard = list('peculiarDiscard', given.peculiarDiscard).map((card, index) =>
    peculiarCard(atlas, `peculiarDiscard[${index}]`, card),
  );
  const seen = new Set([...peculiars, ...captured].map(({ card }) => card).concat(peculiarDiscard));
  if (seen.size < peculiars.length + captured.length + peculiarDiscard.length) {
    throw new Wrong('peculiars', 'a peculiar rat is there twice');
  }
  const onTable = new Set([...city.map(({ card }) => card), ...drawn]);
  const state: State = {
    ...opening,
    round: whole('round', given.round ?? 1, 0, 9999),
    phase: oneOf('phase', given.phase ?? 'actions', ['setup', 'actions'] as const),
    ending: oneOf('ending', given.ending ?? '', ENDINGS),
    city,
    active: opening.active.map((_, card) => onTable.has(card)),
    deck:
      given.deck === undefined ? opening.deck.filter((card) => !onTable.has(card)) : cards(atlas, 'deck', given.deck),
    drawn,
    peculiarDeck:
      given.peculiarDeck === undefined
        ? opening.peculiarDeck.filter((card) => !seen.has(card))
        : list('peculiarDeck', given.peculiarDeck).map((card, index) =>
            peculiarCard(atlas, `peculiarDeck[${index}]`, card),
          ),
    peculiarDiscard,
    on: lying(atlas, given.on, zone),
    cage: counts('cage', given.cage, COMMON, 0, ALL_RATS),
    peculiars,
    captured,
    placed: list('placed', given.placed).map((each, index) => {
      const token = record(`placed[${index}]`, each);
      const colour = oneOf(`placed[${index}].colour`, token.colour, COLOURS);
      return { colour, zone: zone(`placed[${index}].zone`, token.zone) };
    }),
    traps: list('traps', given.traps).map((each, index) => {
      const trap = record(`traps[${index}]`, each);
      return { zone: zone(`traps[${index}].zone`, trap.zone), upgraded: trap.upgraded === true };
    }),
    tracker: whole('tracker', given.tracker ?? 0, 0, TRACKER_END),
  };
  readActive(state, given.active);
  readCatcher(state, given.catcher, zone);
  readNemesis(atlas, state, given.nemesis, zone);
  if (given.questions !== undefined) {
    Object.assign(
      state.questions,
      counts('questions', { ...state.questions, ...record('questions', given.questions) }, QUESTIONS, 0, 99),
    );
  }
  checkCards(atlas, state);
  checkTraps(atlas, state);
  settleRats(state, given.sack);
  settleTokens(atlas, state, given.reserve);
  return state;
}

const ENDINGS: readonly (Ending | '')[] = ['', 'ten-cheese', 'slain', 'tracker-full', 'dead'];

/** Card 00 at the start, no two cards in one cell, every card joined to the others by meeting connectors (R39, R42). */
function parseCity(atlas: Atlas, opening: State, given: unknown): Placement[] {
  const city = list('city', given).map((each, index) => {
    const where = `city[${index}]`;
    const placement = record(where, each);
    const card = whole(`${where}.card`, placement.card, 0, atlas.numberOf.length - 1);
    const x = whole(`${where}.x`, placement.x, -99, 99);
    const y = whole(`${where}.y`, placement.y, -99, 99);
    return { card, x, y, turn: whole(`${where}.turn`, placement.turn ?? 0, 0, 3) };
  });
  if (city[0]?.card !== opening.city[0]?.card) throw new Wrong('city[0]', 'the City begins with card 00 of this mode');
  if (new Set(city.map(({ card }) => card)).size < city.length) throw new Wrong('city', 'a township is there twice');
  const cells = new Map<number, number>();
  for (const [index, { x, y }] of city.entries()) {
    const before = cells.get(cellKey(x, y));
    if (before !== undefined) throw new Wrong(`city[${index}]`, `overlaps city[${before}] at ${x}, ${y}`);
    cells.set(cellKey(x, y), index);
  }
  const map = mapOf({ atlas, state: { ...opening, city } });
  const start = map.distances(map.zones[0] ?? 0);
  for (const [index, { card }] of city.entries()) {
    if (start[atlas.firstZone[card] ?? 0] === 255)
      throw new Wrong(`city[${index}]`, 'is not joined to the City by meeting connectors');
  }
  return city;
}

/** What lies in zones: by kind, a list with one number per zone, or an object with the zones where something lies. */
function lying(atlas: Atlas, given: unknown, zone: (where: string, value: unknown) => number): Record<Lying, number[]> {
  const on = emptyZones(atlas);
  const parts = record('on', given ?? {});
  for (const [name, part] of Object.entries(parts)) {
    const kind = oneOf(`on.${name}`, name, LYING);
    const entries = Array.isArray(part)
      ? part.map((count, at) => [at, count] as const)
      : Object.entries(record(`on.${name}`, part));
    for (const [key, value] of entries) {
      const where = `on.${name}[${key}]`;
      const count = whole(where, value, 0, 99);
      if (count > 0) on[kind][zone(where, Number(key))] = count;
    }
  }
  return on;
}

function readActive(state: State, given: unknown): void {
  if (given === undefined) return;
  for (const [card, active] of list('active', given).entries()) {
    if (typeof active !== 'boolean') throw new Wrong(`active[${card}]`, 'is not true or false');
    if (card < state.active.length) state.active[card] = active;
  }
}

function readCatcher(state: State, given: unknown, zone: (where: string, value: unknown) => number): void {
  if (Array.isArray(given)) throw new Wrong('catcher', 'there is one ratcatcher with one pawn');
  const { catcher } = state;
  const part = record('catcher', given ?? {});
  if (Array.isArray(part.zone)) throw new Wrong('catcher.zone', 'the pawn stands in one zone');
  if (part.zone !== undefined) catcher.zone = zone('catcher.zone', part.zone);
  if (part.cheese !== undefined) Object.assign(catcher.cheese, counts('catcher.cheese', part.cheese, SLOTS, 0, 9));
  const refilled = record('catcher.refilled', part.refilled ?? {});
  for (const colour of COLOURS) {
    const known = refilled[colour] ?? catcher.cheese[colour] > 1;
    if (typeof known !== 'boolean') throw new Wrong(`catcher.refilled.${colour}`, 'is not true or false');
    catcher.refilled[colour] = known;
  }
  const limits = { health: 20, dice: ALL_DICE, movement: 99, traps: 9, spare: CHEESE_TO_WIN, yellow: 9, purple: 9 };
  for (const [name, most] of Object.entries(limits) as [keyof typeof limits, number][]) {
    if (part[name] !== undefined) catcher[name] = whole(`catcher.${name}`, part[name], 0, most);
  }
  for (const name of Object.keys(part))
    if (!(name in catcher)) throw new Wrong(`catcher.${name}`, 'there is no such field');
  if (catcher.health === 0 && state.ending === '')
    throw new Wrong('catcher.health', 'a ratcatcher without health has lost');
}

function readNemesis(
  atlas: Atlas,
  state: State,
  given: unknown,
  zone: (where: string, value: unknown) => number,
): void {
  if (Array.isArray(given)) throw new Wrong('nemesis', 'there is one nemesis with one pawn');
  const { nemesis } = state;
  const part = record('nemesis', given ?? {});
  if (part.zone !== undefined && part.zone !== -1) nemesis.zone = zone('nemesis.zone', part.zone);
  if (part.raised !== undefined) {
    const names = Object.keys(nemesis.raised) as (keyof typeof nemesis.raised)[];
    Object.assign(nemesis.raised, counts('nemesis.raised', part.raised, names, 0, 20));
  }
  if (part.health !== undefined) nemesis.health = whole('nemesis.health', part.health, 0, 99);
  if (nemesis.health === 0 && state.ending === '')
    throw new Wrong('nemesis.health', 'a nemesis without health is slain');
  if (part.counters !== undefined) {
    const counters = list('nemesis.counters', part.counters);
    const names = atlas.content.nemeses.find(({ id }) => id === state.foe)?.counters ?? [];
    if (counters.length !== names.length) throw new Wrong('nemesis.counters', `this nemesis has ${names.length}`);
    counters.forEach((count, index) => {
      nemesis.counters[index] = whole(`nemesis.counters[${index}]`, count, 0, 999);
    });
  }
}

/** Every card is in one place only. */
function checkCards(atlas: Atlas, state: State): void {
  const townships = [...state.city.map(({ card }) => card), ...state.drawn, ...state.deck];
  if (new Set(townships).size < townships.length) throw new Wrong('deck', 'a township is in two places');
  if (state.deck.some((card) => atlas.numberOf[card] === 0)) throw new Wrong('deck', 'card 00 is never in the deck');
  const peculiar = [...state.peculiars, ...state.captured].map(({ card }) => card);
  const all = [...peculiar, ...state.peculiarDeck, ...state.peculiarDiscard];
  if (new Set(all).size < all.length) throw new Wrong('peculiarDeck', 'a peculiar rat is in two places');
}

/** R120: one trap in a zone at most; R121: not more than the board has. */
function checkTraps(atlas: Atlas, state: State): void {
  const zones = state.traps.map(({ zone }) => zone);
  if (new Set(zones).size < zones.length) throw new Wrong('traps', 'two traps lie in one zone');
  const board = atlas.content.ratcatchers.find(({ id }) => id === state.ratcatcher);
  if (zones.length > (board?.traps ?? 0)) throw new Wrong('traps', `${board?.id} has only ${board?.traps} traps`);
  if (state.traps.length + state.catcher.traps > (board?.traps ?? 0))
    state.catcher.traps = (board?.traps ?? 0) - zones.length;
}

/** R7: 64 rats, 34 white, 18 brown and 12 black; those not described are in the sack. */
function settleRats(state: State, given: unknown): void {
  for (const kind of COMMON) {
    const out = state.on[kind].reduce((sum, count) => sum + count, 0) + state.cage[kind];
    const { count } = FIGURES[kind];
    if (out > count) throw new Wrong(`on.${kind}`, `${out} ${kind} rats, but there are only ${count}`);
    state.sack[kind] = count - out;
  }
  if (given === undefined) return;
  const sack = counts('sack', given, COMMON, 0, ALL_RATS);
  for (const kind of COMMON) {
    if (sack[kind] !== state.sack[kind])
      throw new Wrong(
        `sack.${kind}`,
        `there must be ${state.sack[kind]}: of ${FIGURES[kind].count} ${kind} rats the others are on the map or in the cage`,
      );
  }
  if (total(state.sack) > ALL_RATS) throw new Wrong('sack', `there are only ${ALL_RATS} rats`);
}

/** All tokens are somewhere; those not described are in the Reserve. */
function settleTokens(atlas: Atlas, state: State, given: unknown): void {
  const { catcher } = state;
  for (const token of TOKENS) {
    let out = state.on[token].reduce((sum, count) => sum + count, 0);
    for (const { held } of [...state.peculiars, ...state.captured]) out += held[token];
    if (token === 'cheese') {
      out += SLOTS.reduce((sum, slot) => sum + catcher.cheese[slot], catcher.spare);
      out += trackerUsesOneMarker(state) ? Math.min(1, state.tracker) : state.tracker;
    } else if (token !== 'health') out += catcher[token] + state.placed.filter(({ colour }) => colour === token).length;
    const all = atlas.content.tokens[token];
    if (out > all) throw new Wrong(`on.${token}`, `${out} ${token} tokens, but there are only ${all}`);
    state.reserve[token] = all - out;
  }
  if (given === undefined) return;
  const reserve = counts('reserve', given, TOKENS, 0, 99);
  for (const token of TOKENS) {
    if (reserve[token] > state.reserve[token])
      throw new Wrong(`reserve.${token}`, `at most ${state.reserve[token]} are left`);
    state.reserve[token] = reserve[token];
  }
}

function cards(atlas: Atlas, where: string, given: unknown): number[] {
  return list(where, given).map((card, index) => whole(`${where}[${index}]`, card, 0, atlas.numberOf.length - 1));
}

function peculiarCard(atlas: Atlas, where: string, card: unknown): number {
  return whole(where, card, 0, atlas.content.peculiarRats.length - 1);
}
