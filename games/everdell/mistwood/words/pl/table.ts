/** Co Mgielny Las mówi w tabeli tekstowej, po polsku. */
import { levels } from '../../../words/pl/levels.ts';
import { type BesideLabels, besideIn } from '../beside.ts';

const labels: BesideLabels = {
  lair: (level) => `Leże Pajęczycy, poziom ${level}`,
  atHome: 'Jest w leżu.',
  inMeadow: (place) => `Stoi na łące, na miejscu ${place}.`,
  activity: (revealed, deck) => `Odkryte karty aktywności: ${revealed}. W jej talii: ${deck}.`,
  holds: (hand, spoils, hidden) =>
    `Karty na jej ręce: ${hand}. Zdobycze: ${spoils}${hidden > 0 ? ` (zakryte: ${hidden})` : ''}.`,
  none: 'brak',
  personality: 'Osobowość',
  plan: 'Plan',
  scheme: 'Intryga',
  webs: (places) => `Jej pajęczyny: ${places}.`,
  score: (points) => `Jej wynik, gdyby gra skończyła się teraz: ${points}.`,
  legends: (who, cards) => `Legendy jeszcze niezagrane (${who}): ${cards}.`,
};

export const beside = besideIn(labels, levels);
