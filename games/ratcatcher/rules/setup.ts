/** The set-up (R19-R38): the state before the first decision, and the townships around card 00. */
import { CHECKPOINT, type Random, type Rules, type Setup } from '@smallfolk/kernel';
import type { Atlas } from '../content/atlas.ts';
import { mapOf } from '../state/city-map.ts';
import { FIGURES } from '../state/pieces.ts';
import type { Edition, Lying, Mode, State } from '../state/state.ts';
import type { Hunt } from '../state/table.ts';
import { hasAllPeculiarRats, hasAllTownships, hasThirtyQuestions, startCardSetsTownships } from './editions.ts';
import { attachDrawn, drawTownship, targetAndAttach } from './expansion.ts';
import { populate } from './populate.ts';
import { beginRound } from './ratcatchers-turn.ts';

/** R30: the number of townships that the first edition always attaches. */
const FIRST_EDITION_TOWNSHIPS = 2;

/** R19-R29, R31, R37: everything in its place, the decks shuffled, card 00 on the table. */
export function openingState(atlas: Atlas, setup: Setup, random: Random): State {
  const { content } = atlas;
  const edition = setup.edition as Edition;
  const mode = setup.mode as Mode;
  const board = content.ratcatchers.find(({ id }) => id === setup.ratcatcher);
  const foe = content.nemeses.find(({ id }) => id === setup.nemesis);
  if (!board || !foe) throw new Error('a set-up has to be checked before it is used');
  const start = content.townships.findIndex(({ number, face }) => number === 0 && face === mode); // R28, R250
  const cards = content.townships.flatMap(({ number, editions }, card) =>
    number !== 0 && (editions === 'both' || hasAllTownships({ edition })) ? [card] : [],
  );
  const peculiar = content.peculiarRats.flatMap(({ editions }, card) =>
    editions === 'both' || hasAllPeculiarRats({ edition }) ? [card] : [],
  );
  return {
    ratcatcher: board.id,
    foe: foe.id,
    edition,
    mode,
    round: 0,
    phase: 'setup',
    ending: '',
    city: [{ card: start, x: 0, y: 0, turn: 0 }],
    active: content.townships.map((_, card) => card === start),
    deck: random.shuffle(cards), // R29
    drawn: [],
    peculiarDeck: random.shuffle(peculiar),
    peculiarDiscard: [],
    on: emptyZones(atlas),
    sack: { white: FIGURES.white.count, brown: FIGURES.brown.count, black: FIGURES.black.count }, // R7
    cage: { white: 0, brown: 0, black: 0 }, // R26
    peculiars: [],
    captured: [],
    placed: [],
    traps: [],
    questions: { ...content.questions[hasThirtyQuestions({ edition }) ? 'first' : 'second'] },
    reserve: { ...content.tokens },
    catcher: {
      zone: atlas.slots.start[start]?.[0] ?? 0, // R31
      health: board.health, // R24
      dice: board.attack, // R22
      movement: board.movement, // R23
      traps: board.traps, // R25
      cheese: { attack: 0, movement: 0, health: 0, accuracy: 0, defence: 0, trap: 0, yellow: 0, purple: 0 },
      spare: 0,
      refilled: { yellow: false, purple: false },
      yellow: 0,
      purple: 0,
    },
    nemesis: {
      zone: -1, // R27
      health: foe.health,
      raised: { health: 0, bite: 0, accuracy: 0, defence: 0, spawn: 0, movement: 0 },
      counters: (foe.counters ?? []).map(() => 0),
    },
    tracker: 0,
  };
}

/** Nothing lies anywhere. */
export function emptyZones({ nothing: none }: Atlas): Record<Lying, number[]> {
  return {
    brown: none.slice(),
    black: none.slice(),
    white: none.slice(),
    cheese: none.slice(),
    health: none.slice(),
    yellow: none.slice(),
    purple: none.slice(),
    nest: none.slice(),
    question: none.slice(),
  };
}

/** R30, R251: how many townships are attached to card 00. */
export function townshipsAtStart(t: Hunt): number {
  const start = t.state.city[0]?.card ?? 0;
  return startCardSetsTownships(t.state) ? (t.atlas.expansionOf[start] ?? 0) : FIRST_EDITION_TOWNSHIPS;
}

/** R30-R38: the player attaches the first townships, the City is populated, and the first round begins. */
export function* setUpCity(t: Hunt): Rules {
  const { state } = t;
  const wanted = townshipsAtStart(t);
  const start = state.city[0]?.card ?? 0;
  if (startCardSetsTownships(state) && state.city.length === 1) {
    while (state.drawn.length < wanted && state.deck.length > 0) drawTownship(t);
  }
  while (state.city.length <= wanted) {
    yield CHECKPOINT;
    const hosts = mapOf(t).free.filter(({ card }) => card === start);
    if (startCardSetsTownships(state)) yield* attachDrawn(t, hosts);
    else yield* targetAndAttach(t, hosts);
  }
  yield* populate(t, mapOf(t).cards);
  beginRound(t);
}
