/** How the answers to "which card acts?" look. */

import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { Language } from '@smallfolk/kernel';
import type { OptionLook } from '../../table/board.ts';
import type { Option } from './props.ts';
import { shortOf } from './words/short.ts';

/** A card that acts: what it does, what lies on it, and whose it is if it is not one's own. */
export function acting(option: Option, view: EverdellView, language: Language, words: EverdellWords): OptionLook {
  const { do: verb, card, of = view.seat, id } = option;
  if (verb !== 'activate' || typeof card !== 'string' || typeof of !== 'number') return {};
  const goods = view.players[of]?.city.find((each) => each.id === id)?.goods;
  const note = [of !== view.seat && words.player(view, of), goods && words.goods(goods)].filter(Boolean).join(' · ');
  const detail = shortOf(card, language);
  return { title: words.name(card), ...(note && { note }), ...(detail && { detail }) };
}
