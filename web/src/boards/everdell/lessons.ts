/** What to know in the first game, each note once, when it is needed for the first time. */

import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { Language } from '@smallfolk/kernel';
import type { Decision } from './props.ts';

interface Lesson {
  readonly id: string;
  readonly when: (decision: Decision, view: EverdellView) => boolean;
  readonly text: Readonly<Record<Language, string>>;
}

const offers = (decision: Decision, verb: string) => decision.options.some((option) => option.do === verb);
const me = (view: EverdellView) => view.players[view.seat];

const LESSONS: readonly Lesson[] = [
  {
    id: 'everdell-first',
    when: (decision) => decision.ask === 'turn' && offers(decision, 'place'),
    text: {
      en: 'A turn is one thing: send a worker to a location, or play a card from your hand or the Meadow. Begin with resources: everything lit can be clicked.',
      pl: 'W turze robisz jedną rzecz: wysyłasz robotnika na pole albo zagrywasz kartę z ręki lub z łąki. Zacznij od surowców: wszystko, co świeci, można kliknąć.',
      hu: 'Egy körben egy dolgot teszel: munkást küldesz egy helyszínre, vagy kijátszol egy lapot a kezedből vagy a rétről. Kezdd nyersanyaggal: ami fénylik, arra kattinthatsz.',
    },
  },
  {
    id: 'everdell-play',
    when: (decision) => decision.ask === 'turn' && offers(decision, 'play'),
    text: {
      en: 'Lit cards can be paid now. Constructions house Critters: with the right house in your city a Critter moves in free of charge, once per house.',
      pl: 'Na podświetlone karty już cię stać. Budowle są domami: gdy masz właściwy dom, stworzenie wprowadza się za darmo, raz na każdy dom.',
      hu: 'A fénylő lapokat már ki tudod fizetni. Az építmények otthonok: a megfelelő házba egy lény ingyen beköltözik, házanként egyszer.',
    },
  },
  {
    id: 'everdell-prepare',
    when: (decision) => offers(decision, 'prepare'),
    text: {
      en: 'All your workers are out. When nothing else is worth doing, prepare for the next season: they come home, and more join you.',
      pl: 'Wszyscy twoi robotnicy są wysłani. Gdy nic więcej się nie opłaca, przygotuj się do nowej pory roku: wrócą i będzie ich więcej.',
      hu: 'Minden munkásod kint van. Ha már semmi sem éri meg, készülj a következő évszakra: hazatérnek, és újak is jönnek.',
    },
  },
  {
    id: 'everdell-autumn',
    when: (decision, view) => decision.ask === 'turn' && me(view)?.season === 'autumn',
    text: {
      en: 'Autumn is the last season. Look at events and the Journey; when you pass, you are done, while the others play on.',
      pl: 'Jesień to ostatnia pora roku. Spójrz na wydarzenia i podróż; po spasowaniu kończysz, a inni grają dalej.',
      hu: 'Az ősz az utolsó évszak. Nézd meg az eseményeket és az Utazást; ha passzolsz, végeztél, a többiek folytatják.',
    },
  },
];

export function lesson(
  decision: Decision,
  view: EverdellView,
  language: Language,
  { read }: { readonly read: readonly string[] },
) {
  const found = LESSONS.find(({ id, when }) => !read.includes(id) && when(decision, view));
  return found && { id: found.id, text: found.text[language] };
}
