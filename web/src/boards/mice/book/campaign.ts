/** The campaign of Mice and Mystics on its page. */
import type { CampaignWorld } from '../../../pages/campaign/view.ts';
import Campaign from './Campaign.svelte';
import { learnChapter } from './printed.ts';
import { learnBook } from './speech.ts';
import '../palette.css';
import '../world.css';

export const campaign: CampaignWorld = {
  sprite: '/art/mice.svg',
  theme: 'mice',
  // Before anything was played the castle shows those of the prologue.
  speak: async (language) => void (await Promise.all([learnBook(language), learnChapter('prologue')])),
  Page: Campaign,
};
