/** The pages into which this table comes apart: many on a phone, few on a tablet. */
import type { EverdellView } from '@smallfolk/everdell/view.ts';
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { Layout, Tab } from '../../table/board.ts';
import Board from './Board.svelte';
import { badgeOf } from './badges.ts';
import BoardPage from './phone/BoardPage.svelte';
import CityPage from './phone/CityPage.svelte';
import HandPage from './phone/HandPage.svelte';
import MeadowPage from './phone/MeadowPage.svelte';
import OthersPage from './phone/OthersPage.svelte';
import State from './phone/State.svelte';
import { sayingsOf } from './speech.ts';
import Lift from './tablet/Lift.svelte';
import MiddlePage from './tablet/MiddlePage.svelte';
import OwnPage from './tablet/OwnPage.svelte';
import TabletState from './tablet/State.svelte';

type Page = Tab<EverdellView, EverdellWords>;

const board: Page = {
  id: 'board',
  name: (language) => sayingsOf(language).board,
  symbol: 'worker',
  Page: BoardPage,
  badge: badgeOf('board'),
};
const meadow: Page = {
  id: 'meadow',
  name: (language) => sayingsOf(language).tabs.meadow,
  symbol: 'meadow',
  Page: MeadowPage,
  badge: badgeOf('meadow'),
};
const hand: Page = {
  id: 'hand',
  name: (language) => sayingsOf(language).tabs.hand,
  symbol: 'hand',
  Page: HandPage,
  badge: badgeOf('hand'),
};
const city: Page = {
  id: 'city',
  name: (language) => sayingsOf(language).city,
  symbol: 'house',
  Page: CityPage,
  badge: badgeOf('city'),
};
const others: Page = {
  id: 'others',
  name: (language) => sayingsOf(language).others,
  symbol: 'paw',
  Page: OthersPage,
  badge: badgeOf('others'),
};
const own: Page = {
  id: 'hand',
  name: (language) => `${sayingsOf(language).tabs.hand}, ${sayingsOf(language).city}`,
  symbol: 'hand',
  Page: OwnPage,
  badge: badgeOf('hand', 'city'),
};

export const phone: Layout<EverdellView, EverdellWords> = {
  mode: 'pages',
  State,
  tabs: [board, meadow, hand, city, others],
};

export const tablet = {
  upright: {
    mode: 'pages',
    State: TabletState,
    tabs: [{ ...board, Page: MiddlePage, badge: badgeOf('board', 'meadow') }, own, others],
  },
  lying: { mode: 'pages', State: Lift, tabs: [{ id: board.id, name: board.name, symbol: board.symbol, Page: Board }] },
} satisfies Readonly<Record<string, Layout<EverdellView, EverdellWords>>>;
