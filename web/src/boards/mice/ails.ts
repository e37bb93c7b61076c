/** How it stands with a mouse or a minion, besides its life: where it is, what ails it, and which effects hold for it. */
import type { MinionView, MouseView } from '@smallfolk/mice/state/view.ts';
import type { MiceWords } from '@smallfolk/mice/words/words.ts';
import type { Speech } from './words/speech.ts';

const AILS = ['stunned', 'webbed', 'charmed', 'down'] as const;

export const ailsOf = (mouse: MouseView, speech: Speech): string[] => [
  ...(mouse.where === 'board' ? [] : [mouse.where === 'captured' ? speech.captured : speech.waiting]),
  ...AILS.filter((ail) => mouse[ail]).map((ail) => speech[ail]),
];

/** Each by its name and once, however many figures it holds for. */
export const holdsFor = (figures: readonly (MouseView | MinionView)[], words: MiceWords): string[] =>
  [...new Set(figures.flatMap(({ effects }) => effects))].map((effect) => words.name(effect));
