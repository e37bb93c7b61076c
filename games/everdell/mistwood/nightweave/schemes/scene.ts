/** Scenes with schemes: one that holds already, or the one that she draws at her next preparation. */
import { EMPTY } from '../../../state/state.ts';
import type { Level } from '../lair.ts';
import { type LairScene, lair } from '../scene.ts';
import type { SchemesSlice } from './scheme.ts';
import { SCHEMES } from './schemes.ts';

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
const WORKERS = [2, 3, 5, 8];
export const MEADOW = ['king', 'queen', 'judge', 'doctor', 'palace', 'school', 'theater', 'castle'];

interface Given {
  readonly level?: Level;
  readonly cards?: readonly string[];
  readonly season?: (typeof SEASONS)[number];
  readonly slice?: Partial<SchemesSlice>;
  readonly setup?: Readonly<Record<string, string | number>>;
}

/** All 33 in one pile, this one on top. */
function pile(top: string, without: readonly string[] = []): string[] {
  const rest = SCHEMES.map(({ id }) => id).filter((id) => id !== top && !without.includes(id));
  return [...rest, top];
}

const sliceOf = (slice: Partial<SchemesSlice>): SchemesSlice => ({
  piles: [pile('unproductive')],
  inPlay: [],
  past: [],
  tied: [],
  captive: false,
  owed: false,
  guest: EMPTY,
  ...slice,
});

/** This scheme lies face up; her next card puts a worker on 2 resin, or wherever `cards` say. */
export function holding(
  id: string,
  { level = 2, cards = ['resin-trap'], slice = {}, setup = {} }: Given = {},
): LairScene {
  const schemes = sliceOf({
    piles: [pile('', [id])].map((ids) => ids.filter((each) => each !== '')),
    inPlay: [id],
    ...slice,
  });
  return lair(cards, { level, setup: { schemes: 'yes', ...setup } })
    .beside({ schemes })
    .meadow(...MEADOW);
}

/** All her workers are placed, and her next card asks for one: she prepares and draws this scheme. */
export function drawing(id: string, given: Given = {}): LairScene {
  const { level = 2, season = 'winter', slice = {}, cards = [], setup = {} } = given;
  const out = Array<string>(WORKERS[SEASONS.indexOf(season)] ?? 0).fill('haven');
  const held = slice.inPlay ?? [];
  return lair(['under-every-stone', ...cards], { level, setup: { schemes: 'yes', ...setup } })
    .beside({ schemes: sliceOf({ piles: [pile(id, held)], ...slice }) })
    .inSeason(season)
    .figure(2)
    .meadow(...MEADOW.map((card, at) => (at === 1 ? null : card)))
    .out(1, ...out);
}
