/** Which board belongs to which game. Each is loaded when its game is opened. */
import type { Setup } from '@smallfolk/kernel';
import type { CampaignWorld } from '../pages/campaign/view.ts';
import type { World } from '../table/board.ts';

/** A world is written for its own view; the table hands each exactly that, so it need not know which. */
// biome-ignore lint/suspicious/noExplicitAny: the view's type is known to the game alone
export type AnyWorld = World<any, any, any, any>;

const samples: Readonly<Record<string, (setup: Setup) => Promise<AnyWorld>>> = __SAMPLES__
  ? { crumbs: async () => (await import('./crumbs/index.ts')).world }
  : {};

const worlds: Readonly<Record<string, (setup: Setup) => Promise<AnyWorld>>> = {
  ratcatcher: async () => (await import('./ratcatcher/index.ts')).world,
  everdell: async (setup) => (await import('./everdell/index.ts')).worldWith(setup),
  mice: async () => (await import('./mice/index.ts')).world,
  ...samples,
};

/** The board of a game, with those of its parts that are in play; one that has none of its own yet is shown in words. */
export async function worldOf(game: string, setup: Setup): Promise<AnyWorld> {
  const open = Object.hasOwn(worlds, game) ? worlds[game] : undefined;
  return open ? open(setup) : (await import('./plain.ts')).world;
}

/** How the campaign of a game is drawn; loaded when its page is opened. */
const campaigns: Readonly<Record<string, () => Promise<CampaignWorld>>> = {
  mice: async () => (await import('./mice/book/campaign.ts')).campaign,
};

/** The page of a game's campaign; undefined where none is drawn. */
export async function campaignOf(game: string): Promise<CampaignWorld | undefined> {
  return Object.hasOwn(campaigns, game) ? campaigns[game]?.() : undefined;
}
