/** Her personality, plan and schemes that are in play, as cards: what they are called, what they do, how they are foiled. */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { HerWords } from './words.ts';

export interface Intrigue {
  readonly id: string;
  /** "Plan · all game long". */
  readonly kind: string;
  readonly name: string;
  readonly effect: string;
  /** What is paid to prevent it; nothing for what cannot be foiled. */
  readonly foil: string | undefined;
}

interface Slice {
  readonly personality?: string;
  readonly plan?: string;
}

export function intriguesOf(view: EverdellView, words: EverdellWords, hers: HerWords): Intrigue[] {
  const { personality, plan } = (view.modules.intrigue ?? {}) as Slice;
  const card = (id: string, kind: string): Intrigue => ({
    id,
    kind,
    name: words.name(id),
    effect: words.effect(id),
    foil: hers.foils[id as keyof HerWords['foils']],
  });
  return [...(plan ? [card(plan, hers.plan)] : []), ...(personality ? [card(personality, hers.personality)] : [])];
}
