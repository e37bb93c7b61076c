/** Parts of the table that nothing shows at once: loaded when they are wanted first, or while nobody waits for anything. */
import type { Language } from '@smallfolk/kernel';
import { whenIdle } from '../../table/idle.ts';
import { learnBook } from './book/speech.ts';

const parts = {
  Chips: () => import('./Chips.svelte'),
  Glance: () => import('./Glance.svelte'),
  Menu: () => import('./Menu.svelte'),
  Hands: () => import('./cards/Hands.svelte'),
  Spread: () => import('./cards/Spread.svelte'),
  Dice: () => import('./Dice.svelte'),
  /** The book speaks its own words, and has a page for its chapter. */
  async Leaf(chapter: string, language: Language) {
    const [leaf, { learnChapter }] = await Promise.all([
      import('./Leaf.svelte'),
      import('./book/printed.ts'),
      learnBook(language),
    ]);
    await learnChapter(chapter);
    return leaf;
  },
};

export function lateParts(openDecks: () => Promise<void>): typeof parts {
  whenIdle([openDecks, parts.Dice, parts.Glance, parts.Menu, parts.Spread, parts.Hands, () => import('./Leaf.svelte')]);
  return parts;
}
