/** The pages into which this table comes apart: many on a phone, few on a tablet. */
import Board from './Board.svelte';
import { badgeOf, type PageName } from './badges.ts';
import BoardPage from './phone/BoardPage.svelte';
import CityPage from './phone/CityPage.svelte';
import HandPage from './phone/HandPage.svelte';
import MeadowPage from './phone/MeadowPage.svelte';
import OthersPage from './phone/OthersPage.svelte';
import State from './phone/State.svelte';
import type { Layout, Tab as Page } from './props.ts';
import Lift from './tablet/Lift.svelte';
import MiddlePage from './tablet/MiddlePage.svelte';
import OwnPage from './tablet/OwnPage.svelte';
import TabletState from './tablet/State.svelte';
import { type Speech, speechOf } from './words/speech.ts';

const page = (
  id: PageName,
  symbol: string,
  Page: Page['Page'],
  name: (said: Speech) => string,
  badge = badgeOf(id),
): Page => ({ id, symbol, Page, name: (language) => name(speechOf(language)), badge });

const board = page('board', 'worker', BoardPage, (said) => said.board);
const meadow = page('meadow', 'meadow', MeadowPage, (said) => said.tabs.meadow);
const hand = page('hand', 'hand', HandPage, (said) => said.tabs.hand);
const city = page('city', 'house', CityPage, (said) => said.city);
const others = page('others', 'paw', OthersPage, (said) => said.others);
const own = page('hand', 'hand', OwnPage, (said) => `${said.tabs.hand}, ${said.city}`, badgeOf('hand', 'city'));

export const phone: Layout = {
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
} satisfies Readonly<Record<string, Layout>>;
