/** Pytania, odpowiedzi i dziennik małych dodatków po polsku. */
import { capital, cards, does, goods, list, points, whose } from '../../../words/pl/grammar.ts';
import type { Question } from '../../../words/question.ts';
import type { Said } from '../../../words/said.ts';
import type { AskName, HappeningName, OptionName } from '../en/sentences.ts';

const from = (q: Question, sentence: string) => capital(q.about ? `${q.about}: ${sentence}` : sentence);

export const asks: Readonly<Record<AskName, (q: Question) => string>> = {
  farm: (q) => from(q, 'której z dwóch zdolności używasz?'),
  stoats: (q) => from(q, 'czy wymieniasz karty z ręki na surowiec?'),
  'spiders-gain': (q) => from(q, 'jaki surowiec, którego nie masz?'),
  'spiders-move': (q) => from(q, 'gdzie zaczai się teraz figurka Pajęczycy?'),
  pigs: (q) => from(q, 'czy zagrywasz za darmo wierzchnią Farmę?'),
  leader: (q) => from(q, 'czy oddajesz jedną z dobranych kart?'),
  warrior: (q) => from(q, 'co oddajesz przeciwnikowi?'),
  path: (q) => from(q, 'które pole aktywujesz?'),
  hare: (q) => from(q, 'ile kart dobierasz?'),
};

/** "Bierzesz 1 jagodę i 1 kartę", "Płacisz 1 jagodę, bierzesz 1 punkt i 1 kartę". */
function harvest(o: Said): string {
  const resources = Object.keys(o.goods()).length > 0 ? [goods(o.goods())] : [];
  const tokens = o.has('points') ? [points(o.number('points'))] : [];
  const drawn = o.has('cards') ? [cards(o.number('cards'))] : [];
  const brought = `bierzesz ${list([...resources, ...tokens, ...drawn])}`;
  return o.has('paid') ? `Płacisz ${goods({ berry: o.number('paid') })}, ${brought}` : capital(brought);
}

export const options: Readonly<Record<OptionName, (o: Said, q: Question) => string>> = {
  farm: harvest,
  trade: (o) => `Odrzucasz ${cards(o.number('cards'))}, bierzesz ${goods({ [o.resource]: 1 })}`,
  lurk: (o) => o.name('at'),
  'copy-card': (o) => `Aktywuj: ${o.name('card')} ${whose(o.who('of'), 'z twojego miasta')}. ${o.effect('card')}`,
};

export const happenings: Readonly<Record<HappeningName, (e: Said) => string>> = {
  'spiders-move': (e) => `Figurka Pajęczycy czai się teraz tutaj: ${e.name('at')}.`,
  'copy-card': (e) =>
    `${does(e.who(), 'aktywujesz', 'aktywuje')}: ${e.name('card')} ${whose(e.who('of'), 'z twojego miasta')}.`,
};
