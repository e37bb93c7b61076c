/** A kérdések magyarul. */
import type { AskName } from '../en/asks.ts';
import type { Question } from '../question.ts';
import { capital, cards, resources } from './grammar.ts';

/** "2 lapot", "legfeljebb 3 lapot", és hogy hány van már kiválasztva. */
function howMany(q: Question, noun: (n: number) => string): string {
  const wanted = q.upTo ? `legfeljebb ${noun(q.max)}` : noun(q.max);
  return q.picked > 0 ? `${wanted} (kiválasztva: ${q.picked})` : wanted;
}

function from(q: Question, sentence: string): string {
  const text = q.about ? `${q.about}: ${sentence}` : sentence;
  return capital(text);
}

export const asks: Readonly<Record<AskName, (q: Question) => string>> = {
  turn: () => 'Te jössz: munkás, lap vagy új évszak?',
  pay: (q) => from(q, 'hogyan fizetsz?'),
  receiver: (q) => from(q, 'ki kapja meg?'),
  host: (q) => from(q, 'kinek a városába?'),
  'gain-any': (q) => from(q, `melyik nyersanyagot kapod?${q.max > 1 ? ` (${q.picked + 1}/${q.max})` : ''}`),
  spend: (q) => from(q, `válassz a készletedből ${howMany(q, resources)}.`),
  discard: (q) => from(q, `dobj el a kezedből ${howMany(q, cards)}.`),
  'give-cards': (q) => from(q, `adj oda a kezedből ${howMany(q, cards)}.`),
  'meadow-draw': (q) => from(q, `vegyél el a rétről ${howMany(q, cards)}.`),
  'meadow-discard': (q) => from(q, `dobj el a rétről ${howMany(q, cards)}.`),
  lose: (q) => from(q, 'melyik lap hagyja el a városodat?'),
  toll: (q) => from(q, 'mit adsz oda?'),
  use: (q) => from(q, 'használod ezt a lapot?'),
  prisoner: (q) => from(q, 'melyik lény kerül a cellába?'),
  react: () => 'Melyik lap reagál először?',
  production: () => 'Termelés: melyik lap következik?',
  start: (q) => from(q, 'melyik zöld lapot aktiválod?'),
  store: (q) => from(q, 'mit teszel rá?'),
  amount: (q) => from(q, 'mennyit fizetsz?'),
  teacher: (q) => from(q, 'melyik lapot tartod meg?'),
  'reveal-from': (q) => from(q, 'honnan fedsz fel lapokat?'),
  'play-free': (q) => from(q, 'melyik lapot játszod ki ingyen?'),
  worker: (q) => from(q, 'melyik munkásodat választod?'),
  copy: (q) => from(q, 'melyik helyszínt használod?'),
  'play-cheaper': (q) => from(q, 'melyik lapot játszod ki olcsóbban?'),
  'move-to': (q) => from(q, 'hová menjen a munkás?'),
  'give-one': (q) => from(q, 'melyik nyersanyagot adod oda?'),
  scholars: (q) => from(q, `tégy a kezedből az esemény alá ${howMany(q, cards)}.`),
  scrolls: (q) => from(q, `vegyél kézbe ${howMany(q, cards)}; a többi az esemény alá kerül.`),
  thieves: (q) => from(q, 'városod melyik lénye kerül az esemény alá?'),
  'rugwort-loses': (q) => from(q, 'melyik lap hagyja el Rugwort városát?'),
};
