/** What a special search finds, and what a deed rolls: the words in which chapters say it. */
import type { Rules } from '@smallfolk/kernel';
import { addTo, earn, has } from '../rules/achievements.ts';
import { spread } from '../rules/odds.ts';
import type { Quest } from '../rules/quest.ts';
import { type Purpose, rollForStars } from '../rules/rolling.ts';
import { takeFromDeck } from '../rules/searching.ts';
import { addToStash } from '../rules/stash.ts';
import { giveToken } from '../rules/tokens.ts';
import type { Mouse } from '../state/mouse.ts';
import type { SpecialSearch } from './chapter.ts';

type Search = Pick<SpecialSearch, 'id' | 'on'> & Partial<SpecialSearch>;

export const findToken = (token: string, search: Search): SpecialSearch => ({
  ...search,
  found: (t, mouse) => void giveToken(t, token, mouse, 'M276'),
});

export const findAchievement = (achievement: string, search: Search): SpecialSearch => ({
  ...search,
  open: (t, mouse) => !has(t, achievement) && (search.open?.(t, mouse) ?? true),
  *found(t, mouse) {
    earn(t, achievement, 'M276');
    const more = search.found?.(t, mouse);
    if (more) yield* more;
  },
});

/** OM50: while the card is in the deck or among the discards. */
export const findPartyItem = (item: string, search: Search): SpecialSearch => ({
  ...search,
  open: (t) => t.state.searchDeck.includes(item) || t.state.searchDiscard.includes(item),
  found(t) {
    if (takeFromDeck(t, item)) addToStash(t, item, 'M276');
    return undefined;
  },
});

export const findMore = (counter: string, amount: number, search: Search): SpecialSearch => ({
  ...search,
  found: (t) => void addTo(t, counter, amount),
});

/** Rolls for a deed and tells what came of it; returns the stars. */
export function* tryFor(
  t: Quest,
  mouse: Mouse,
  deed: string,
  dice: number,
  wanted = 1,
  purpose: Purpose = 'deed',
): Rules<number> {
  const stars = dice > 0 ? yield* rollForStars(t, mouse, dice, purpose, 'M293') : 0;
  t.emit?.({ type: 'deed-result', mouse: mouse.hero, deed, stars, success: stars >= wanted, rule: 'M293' });
  return stars;
}

/** The chance of at least so many stars. */
export const starChance = (dice: number, wanted = 1): number =>
  spread('star', Math.max(0, dice)).reduce((sum, share, stars) => (stars >= wanted ? sum + share : sum), 0);
