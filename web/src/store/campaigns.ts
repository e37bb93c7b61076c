/** Campaigns kept in this browser, each with the matches that prove it, so that deleting a game breaks none. */
import type { CampaignRecord } from '@smallfolk/protocol';
import { Drawer, type Kept } from './database.ts';

export interface StoredCampaign {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
  readonly record: CampaignRecord;
}

const campaigns = new Drawer('campaigns');

export async function keepCampaign(campaign: Omit<StoredCampaign, 'updated'>): Promise<Kept> {
  return campaigns.keep({ ...campaign, updated: Date.now() });
}

export const forgetCampaign = (id: string): Promise<void> => campaigns.forget(id);

/** Those of one game, the newest first. */
export async function campaignsOf(game: string): Promise<StoredCampaign[]> {
  return (await campaigns.all()).filter((one) => one.game === game);
}
