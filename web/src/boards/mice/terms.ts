/** The short explanation of a card, a figure or a thing that was tapped. */
import type { Language } from '@smallfolk/kernel';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { MiceWords } from '@smallfolk/mice/words/words.ts';
import type { Explanation } from '../../table/board.ts';
import { figureOf, hasFigure } from './drawings.ts';
import { pictureOf } from './pictures.ts';
import { abilityOf, cardOf, kindOfCard } from './printed.ts';
import { speechOf } from './words/speech.ts';

/** `card <id>`, `ability <id>`, `encounter <id>`, `wheel`. */
export function term(named: string, view: MiceView, language: Language, words: MiceWords): Explanation | undefined {
  const [kind = '', id = ''] = named.split(' ');
  if (kind === 'wheel')
    return { title: speechOf(language).wheel(view.wheel), text: speechOf(language).surgeQuiet, rule: 'M178' };
  const title = words.name(id);
  if (!title) return undefined;
  const figure = kindOfCard(id);
  const symbol = hasFigure(figure) ? figureOf(figure).symbol : kind === 'ability' ? 's-star' : pictureOf(cardOf(id));
  const cost = abilityOf(id)?.cost;
  const price = cost ? `${speechOf(language).cheese(cost)}. ` : '';
  return { title, text: `${price}${words.effect(id)}`, symbol };
}
