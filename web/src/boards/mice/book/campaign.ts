/** The campaign of Mice and Mystics on its page. */
import type { CampaignWorld } from '../../../pages/campaign/view.ts';
import Campaign from './Campaign.svelte';
import { learnBook } from './speech.ts';
import '../palette.css';
import '../world.css';

export const campaign: CampaignWorld = {
  sprite: '/art/mice.svg',
  theme: 'mice',
  speak: async (language) => void (await learnBook(language)),
  Page: Campaign,
};
