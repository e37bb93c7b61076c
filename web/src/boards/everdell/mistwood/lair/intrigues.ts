/** Her personality, plan and schemes that are in play, as cards: what they are called, what they do, how they are foiled. */
import type { SchemesView } from '@smallfolk/everdell/mistwood/nightweave/schemes/schemes.ts';
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { HerWords } from './words/speech.ts';

export interface Intrigue {
  readonly id: string;
  /** "Plan · all game long". */
  readonly kind: string;
  readonly name: string;
  readonly effect: string;
  /** What is paid to prevent it; nothing for what cannot be foiled. */
  readonly foil: string | undefined;
  /** What it holds back now. */
  readonly notes: readonly string[];
}

interface Slice {
  readonly personality?: string;
  readonly plan?: string;
}

export const schemesOf = (view: EverdellView): SchemesView | undefined =>
  view.modules.schemes as SchemesView | undefined;

/** What schemes keep from you now. */
function heldBack(view: EverdellView, hers: HerWords): string[] {
  const { tied = 0, captive, owed } = schemesOf(view) ?? {};
  return [...(tied > 0 ? [hers.tied(tied)] : []), ...(captive ? [hers.captive] : []), ...(owed ? [hers.owed] : [])];
}

/** What the words of the game say about one, and apart from that how it is foiled. */
export function printedOn(id: string, words: EverdellWords, hers: HerWords): Pick<Intrigue, 'effect' | 'foil'> {
  const [effect = '', foil] = words.effect(id).split(hers.foilMark);
  return { effect, foil: foil ?? hers.foils[id as keyof HerWords['foils']] };
}

export function intriguesOf(view: EverdellView, words: EverdellWords, hers: HerWords): Intrigue[] {
  const { personality, plan } = (view.modules.intrigue ?? {}) as Slice;
  const card = (id: string, kind: string): Intrigue => ({
    id,
    kind,
    name: words.name(id),
    ...printedOn(id, words, hers),
    notes: [],
  });
  const schemes = (schemesOf(view)?.inPlay ?? []).map(({ id, foil }) => card(id, foil ? hers.instant : hers.scheme));
  const last = schemes.at(-1);
  return [
    ...schemes.slice(0, -1),
    ...(last ? [{ ...last, notes: heldBack(view, hers) }] : []),
    ...(plan ? [card(plan, hers.plan)] : []),
    ...(personality ? [card(personality, hers.personality)] : []),
  ];
}
