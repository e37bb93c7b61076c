/** The pages beside the shelf: each is loaded when it is first opened. */
import type { Component } from 'svelte';
import type { Route } from '../router.svelte.ts';

type Load<P extends object> = () => Promise<{ readonly default: Component<P> }>;

/** A page with what it is given; another key makes it anew. */
export interface Page {
  readonly load: Load<object>;
  readonly given: object;
  readonly key: string | undefined;
}

const page = <P extends object>(load: Load<P>, given: P, key?: string): Page => ({
  // What it is given was checked here against what it wants.
  load: load as unknown as Load<object>,
  given,
  key,
});

const setup = () => import('./Setup.svelte');
const campaign = () => import('./campaign/CampaignPage.svelte');
const record = () => import('./record/RecordPage.svelte');
const table = () => import('../table/TablePage.svelte');
const friends = () => import('../online/FriendsPage.svelte');
const room = () => import('../online/RoomPage.svelte');
const replay = () => import('../replay/ReplayPage.svelte');
const rules = () => import('../rules/RulesPage.svelte');
const about = () => import('./AboutPage.svelte');

/** The page of a route; undefined for the shelf, and where there is none. */
export function pageOf(route: Route): Page | undefined {
  switch (route.page) {
    case 'setup':
      return page(setup, { game: route.game, as: route.as }, route.game);
    case 'campaign':
      return page(campaign, { game: route.game, id: route.id, chapter: route.chapter }, route.game);
    case 'record':
      return page(record, {});
    case 'table':
      return page(table, { route }, route.id);
    case 'open':
      return page(table, { route }, route.packed);
    case 'friends':
      return page(friends, { game: route.game }, route.game);
    case 'room':
      return page(room, { room: route.room, secret: route.secret }, route.room);
    case 'replay':
      return page(replay, { id: route.id }, route.id);
    case 'rules':
      return page(rules, { game: route.game, rule: route.rule });
    case 'settings':
    case 'about':
      return page(about, { part: route.page });
    default:
      return undefined;
  }
}
