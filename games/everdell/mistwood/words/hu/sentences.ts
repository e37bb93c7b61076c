/** A kis kiegészítők kérdései, válaszai és naplója magyarul. */
import { capital, cards, does, goods, list, player, points } from '../../../words/hu/grammar.ts';
import type { Question } from '../../../words/question.ts';
import type { Said } from '../../../words/said.ts';
import type { AskName, HappeningName, OptionName } from '../en/sentences.ts';

const from = (q: Question, sentence: string) => capital(q.about ? `${q.about}: ${sentence}` : sentence);

export const asks: Readonly<Record<AskName, (q: Question) => string>> = {
  farm: (q) => from(q, 'melyik képességét használod?'),
  stoats: (q) => from(q, 'cserélsz kézben tartott lapokat nyersanyagra?'),
  'spiders-gain': (q) => from(q, 'melyik hiányzó nyersanyagot kéred?'),
  'spiders-move': (q) => from(q, 'hol leselkedjen most Éjszövő figurája?'),
  pigs: (q) => from(q, 'kijátszod ingyen a legfelső Tanyát?'),
  leader: (q) => from(q, 'továbbadod az egyik húzott lapot?'),
  warrior: (q) => from(q, 'mit adsz egy ellenfélnek?'),
  path: (q) => from(q, 'melyik helyszínt használod?'),
  hare: (q) => from(q, 'hány lapot húzol?'),
};

/** "1 bogyót és 1 lapot kapsz", "Fizetsz 1 bogyót, és 1 pontot és 1 lapot kapsz". */
function harvest(o: Said): string {
  const resources = Object.keys(o.goods()).length > 0 ? [goods(o.goods())] : [];
  const tokens = o.has('points') ? [points(o.number('points'))] : [];
  const drawn = o.has('cards') ? [cards(o.number('cards'))] : [];
  const brought = list([...resources, ...tokens, ...drawn]);
  return o.has('paid')
    ? `Fizetsz ${goods({ berry: o.number('paid') })}; kapsz ${brought}`
    : `${capital(brought)} kapsz`;
}

export const options: Readonly<Record<OptionName, (o: Said, q: Question) => string>> = {
  farm: harvest,
  trade: (o) => `Eldobsz ${cards(o.number('cards'))}, kapsz ${goods({ [o.resource]: 1 })}`,
  lurk: (o) => o.name('at'),
  'copy-card': (o) => `Használod: ${o.name('card')} (${player(o.who('of'))}). ${o.effect('card')}`,
};

export const happenings: Readonly<Record<HappeningName, (e: Said) => string>> = {
  'spiders-move': (e) => `Éjszövő figurája most itt leselkedik: ${e.name('at')}.`,
  'copy-card': (e) => `${does(e.who(), 'használod', 'használja')}: ${e.name('card')} (${player(e.who('of'))}).`,
};
