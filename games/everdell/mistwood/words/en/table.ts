/** What Mistwood says in the text table, in English. */
import { levels } from '../../../words/en/levels.ts';
import { besideIn } from '../beside.ts';

export const labels = {
  lair: (level: string) => `Nightweave’s Lair, level ${level}`,
  atHome: 'She is at home.',
  inMeadow: (place: number) => `She stands in the Meadow, on place ${place}.`,
  activity: (revealed: string, deck: number) => `Activity cards revealed: ${revealed}. In her deck: ${deck}.`,
  holds: (hand: number, spoils: string, hidden: number) =>
    `Cards in her hand: ${hand}. Spoils: ${spoils}${hidden > 0 ? ` (face down: ${hidden})` : ''}.`,
  none: 'none',
  personality: 'Personality',
  plan: 'Plan',
  scheme: 'Scheme',
  webs: (places: string) => `Her webs: ${places}.`,
  score: (points: number) => `Her score if the game ended now: ${points}.`,
  legends: (who: string, cards: string) => `Legends not yet played (${who}): ${cards}.`,
} as const;

export const beside = besideIn(labels, levels);
