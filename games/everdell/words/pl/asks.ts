/** Pytania po polsku. */
import type { AskName } from '../en/asks.ts';
import type { Question } from '../question.ts';
import { capital, cards, resources } from './grammar.ts';

/** "2 karty", "najwyżej 3 karty" i ile już wybrano. */
function howMany(q: Question, noun: (n: number) => string): string {
  const wanted = q.upTo ? `najwyżej ${noun(q.max)}` : noun(q.max);
  return q.picked > 0 ? `${wanted} (wybrano: ${q.picked})` : wanted;
}

function from(q: Question, sentence: string): string {
  const text = q.about ? `${q.about}: ${sentence}` : sentence;
  return capital(text);
}

export const asks: Readonly<Record<AskName, (q: Question) => string>> = {
  turn: () => 'Twoja tura: robotnik, karta czy nowa pora roku?',
  pay: (q) => from(q, 'jak płacisz?'),
  receiver: (q) => from(q, 'kto to dostanie?'),
  host: (q) => from(q, 'do czyjego miasta?'),
  'gain-any': (q) => from(q, `który surowiec bierzesz?${q.max > 1 ? ` ${q.picked + 1} z ${q.max}.` : ''}`),
  spend: (q) => from(q, `wybierz ze swoich zasobów ${howMany(q, resources)}.`),
  discard: (q) => from(q, `odrzuć z ręki ${howMany(q, cards)}.`),
  'give-cards': (q) => from(q, `oddaj z ręki ${howMany(q, cards)}.`),
  'meadow-draw': (q) => from(q, `weź z łąki ${howMany(q, cards)}.`),
  'meadow-discard': (q) => from(q, `odrzuć z łąki ${howMany(q, cards)}.`),
  lose: (q) => from(q, 'która karta opuści twoje miasto?'),
  toll: (q) => from(q, 'co oddajesz?'),
  use: (q) => from(q, 'czy używasz tej karty?'),
  prisoner: (q) => from(q, 'które stworzenie trafi do celi?'),
  react: () => 'Która karta zareaguje pierwsza?',
  production: () => 'Produkcja: która karta zadziała teraz?',
  start: (q) => from(q, 'którą zieloną kartę aktywujesz?'),
  store: (q) => from(q, 'co na nim kładziesz?'),
  amount: (q) => from(q, 'ile płacisz?'),
  teacher: (q) => from(q, 'którą kartę zatrzymasz?'),
  'reveal-from': (q) => from(q, 'skąd odkrywasz karty?'),
  'play-free': (q) => from(q, 'którą kartę zagrasz za darmo?'),
  worker: (q) => from(q, 'którego robotnika wybierasz?'),
  copy: (q) => from(q, 'które pole aktywujesz?'),
  'play-cheaper': (q) => from(q, 'którą kartę zagrasz taniej?'),
  'move-to': (q) => from(q, 'dokąd pójdzie robotnik?'),
  'give-one': (q) => from(q, 'który surowiec oddajesz?'),
  scholars: (q) => from(q, `wsuń z ręki pod wydarzenie ${howMany(q, cards)}.`),
  scrolls: (q) => from(q, `weź na rękę ${howMany(q, cards)}; reszta trafi pod wydarzenie.`),
  thieves: (q) => from(q, 'które stworzenie ze swojego miasta wsuwasz pod wydarzenie?'),
  'rugwort-loses': (q) => from(q, 'która karta opuści miasto Krostawca?'),
};
