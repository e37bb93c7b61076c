/** Karty Mgielnego Lasu po polsku: nazwa i efekt, naszymi słowami. */
import type { Entry } from '../../../words/entry.ts';
import type { CardName } from '../en/cards.ts';

export const cards: Readonly<Record<CardName, Entry>> = {
  'winter-farm-1': { name: 'Farma pod śniegiem', effect: 'Farma. Produkcja: 1 jagoda albo dobierz 2 karty.' },
  'winter-farm-2': { name: 'Farma z piwniczką', effect: 'Farma. Produkcja: 1 jagoda albo 1 kamyk.' },
  'spring-farm-1': { name: 'Farma rozsad', effect: 'Farma. Produkcja: 1 jagoda.' },
  'spring-farm-2': {
    name: 'Kwitnący sad',
    effect: 'Farma. Produkcja: 1 jagoda albo zapłać 1 jagodę za 1 punkt i 1 kartę.',
  },
  'summer-farm-1': { name: 'Farma z sianem', effect: 'Farma. Produkcja: 1 jagoda albo 2 gałązki.' },
  'summer-farm-2': { name: 'Farma latem II', effect: 'Farma. Nie zajmuje miejsca. Produkcja: 1 jagoda.' },
  'autumn-farm-1': {
    name: 'Farma dyniowa',
    effect: 'Farma. Produkcja: dobierz 1 kartę i weź 1 jagodę albo 1 bryłkę żywicy.',
  },
  'autumn-farm-2': {
    name: 'Farma żniwna',
    effect: 'Farma. Produkcja: 1 jagoda albo po 1 jagodzie za każde 2 Farmy w tym mieście, z nią włącznie.',
  },
};
