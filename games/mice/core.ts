/** Mice and Mystics as a game of the kernel, made from what is printed in its book: all that a table needs. */
import {
  accepted,
  CHECKPOINT,
  type Game,
  type Outcome,
  type Random,
  type Result,
  type Rules,
  refused,
  type Setup,
  type Table,
} from '@smallfolk/kernel';
import type { Book } from './content/book.ts';
import { ChapterOver, resultOf } from './rules/ending.ts';
import type { MiceEvent } from './rules/events.ts';
import { farewell } from './rules/farewell.ts';
import { openingState, setUp } from './rules/opening.ts';
import { candidates, chooseParty } from './rules/party.ts';
import { Quest } from './rules/quest.ts';
import { checkLegacy, leave } from './state/campaign.ts';
import { clone } from './state/clone.ts';
import type { Legacy } from './state/legacy.ts';
import type { State } from './state/state.ts';
import { type Foresight, type MiceView, viewOf } from './state/view.ts';

const VERSION = 8;

/** The people at the table choose who comes along. */
const CHOOSE = 'choose';

/** What comes after the set-up of a chapter: its rounds, and how they are looked ahead to. */
export interface Play extends Foresight {
  rounds(t: Quest): Rules;
}

export function makeCore(book: Book, play: Play): Game<State, MiceView, MiceEvent> {
  return {
    name: 'mice',
    version: VERSION,
    fields: [
      {
        name: 'chapter',
        values: book.order,
        default: book.order[0] ?? '',
      },
      { name: 'players', values: [1, 2, 3, 4], default: 1 },
      { name: 'party', values: [CHOOSE, ...partiesOf(book)], default: CHOOSE },
      { name: 'edition', values: ['pl', 'hu'], default: 'pl' },
    ],
    checkSetup: (setup) => checkSetup(book, setup),
    seats: (setup) => Number(setup.players),
    create: (setup: Setup, random: Random, legacy?: unknown) =>
      openingState(book, setup, random, (legacy as Legacy | undefined) ?? null), // checked by checkLegacy
    rules: (table: Table<State, MiceEvent>) => chapterOf(new Quest(book, table), play),
    clone,
    view: (state, seat) => viewOf(book, state, seat, play),
    resample,
    leave: (state, result) => leave(book, state, result),
    checkLegacy: (setup, legacy) => checkLegacy(book, setup, legacy),
  };
}

/** All parties of two to six heroes, in the order of the heroes: 'collin+nez+tilda+maginos'. */
function partiesOf(book: Book): string[] {
  const heroes = book.printed.heroes.map(({ id }) => id);
  const parties: string[] = [];
  for (let bits = 1; bits < 2 ** heroes.length; bits++) {
    const party = heroes.filter((_, at) => bits & (1 << at));
    if (party.length === 2 || party.length >= 4) parties.push(party.join('+'));
  }
  return parties;
}

const heroesOf = (setup: Setup): string[] => (setup.party === CHOOSE ? [] : String(setup.party).split('+'));

/** OM5: every seat has a mouse, where there are enough; a named party is one that the chapter allows. */
function checkSetup(book: Book, setup: Setup): Outcome {
  const { party, standalone } = book.chapter(String(setup.chapter));
  const heroes = heroesOf(setup);
  if (heroes.length === 0) return accepted();
  const size = `${party.min}${party.max > party.min ? ` to ${party.max}` : ''}`;
  if (heroes.length < party.min || heroes.length > party.max)
    return refused('bad-setup', `party: chapter ${setup.chapter} is for ${size} mice, not ${heroes.length}`, {
      where: 'party',
    });
  const achievements = [...standalone, ...Object.values(party.rosterNeeds ?? {})];
  const chosen: string[] = [];
  const order = [...heroes].sort(
    (one, two) => Number(party.required.includes(two)) - Number(party.required.includes(one)),
  );
  for (const hero of order) {
    if (!candidates(party, achievements, chosen, heroes.length).includes(hero))
      return refused(
        'bad-setup',
        `party: ${hero} cannot come along in chapter ${setup.chapter} with ${heroes.join(', ')}`,
        { where: 'party' },
      );
    chosen.push(hero);
  }
  return accepted();
}

/** A chapter from the choice of its heroes to the last line that is read. */
function* chapterOf(t: Quest, play: Play): Rules<Result> {
  const { state } = t;
  try {
    if (state.phase === 'party') {
      yield* chooseParty(t, state.wanted);
      t.look();
      state.phase = 'set-up';
      yield* setUp(t);
      state.phase = 'play';
    }
    if (state.phase === 'play') yield* play.rounds(t);
  } catch (over) {
    if (!(over instanceof ChapterOver)) throw over;
    state.phase = 'end';
  }
  yield CHECKPOINT;
  yield* farewell(t);
  return resultOf(state);
}

/** Hidden from everybody is the order of the two decks, and nothing else. */
function resample(state: State, _seat: number, random: Random): void {
  random.shuffle(state.searchDeck);
  random.shuffle(state.encounterDeck);
}
