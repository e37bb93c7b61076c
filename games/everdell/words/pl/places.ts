/** Pola planszy po polsku: podstawowe, święty krąg, podróż i karty lasu. */
import type { PlaceName } from '../en/places.ts';
import type { Entry } from '../entry.ts';

export const places: Readonly<Record<PlaceName, Entry>> = {
  'basic-3-twigs': { name: '3 gałązki', effect: 'Weź 3 gałązki.' },
  'basic-2-twigs-1-card': { name: '2 gałązki i karta', effect: 'Weź 2 gałązki i dobierz kartę.' },
  'basic-2-resin': { name: '2 bryłki żywicy', effect: 'Weź 2 bryłki żywicy.' },
  'basic-1-resin-1-card': { name: '1 bryłka żywicy i karta', effect: 'Weź 1 bryłkę żywicy i dobierz kartę.' },
  'basic-2-cards-1-point': { name: '2 karty i punkt', effect: 'Dobierz 2 karty i weź punkt.' },
  'basic-1-pebble': { name: '1 kamyk', effect: 'Weź 1 kamyk.' },
  'basic-1-berry-1-card': { name: '1 jagoda i karta', effect: 'Weź 1 jagodę i dobierz kartę.' },
  'basic-1-berry': { name: '1 jagoda', effect: 'Weź 1 jagodę.' },
  haven: { name: 'Święty krąg', effect: 'Odrzuć karty z ręki; za każde 2 dowolny surowiec.' },
  'journey-5': { name: 'Podróż 5', effect: 'Jesienią: odrzuć 5 kart; robotnik zostaje i daje 5 punktów.' },
  'journey-4': { name: 'Podróż 4', effect: 'Jesienią: odrzuć 4 karty; robotnik zostaje i daje 4 punkty.' },
  'journey-3': { name: 'Podróż 3', effect: 'Jesienią: odrzuć 3 karty; robotnik zostaje i daje 3 punkty.' },
  'journey-2': { name: 'Podróż 2', effect: 'Jesienią: odrzuć 2 karty; robotnik zostaje i daje 2 punkty.' },
  'forest-2-berries-1-card': { name: 'Jagodowa polana', effect: 'Weź 2 jagody i dobierz kartę.' },
  'forest-2-any': { name: 'Bogata polana', effect: 'Weź 2 dowolne surowce.' },
  'forest-discard-draw-double': {
    name: 'Szepcząca polana',
    effect: 'Odrzuć dowolnie wiele kart z ręki, potem dobierz dwa razy tyle.',
  },
  'forest-copy-basic-1-card': {
    name: 'Rozstaje',
    effect: 'Aktywuj dowolne pole podstawowe, nawet zajęte, i dobierz kartę.',
  },
  'forest-3-cards-1-pebble': { name: 'Kamienisty strumyk', effect: 'Dobierz 3 karty i weź 1 kamyk.' },
  'forest-twig-resin-berry': { name: 'Mieszany las', effect: 'Weź 1 gałązkę, 1 bryłkę żywicy i 1 jagodę.' },
  'forest-3-berries': { name: 'Jagodowy gąszcz', effect: 'Weź 3 jagody.' },
  'forest-2-resin-1-twig': { name: 'Sosnowy zagajnik', effect: 'Weź 2 bryłki żywicy i 1 gałązkę.' },
  'forest-2-cards-1-any': { name: 'Popas wędrowców', effect: 'Dobierz 2 karty i weź dowolny surowiec.' },
  'forest-discard-3-any': { name: 'Pień wymiany', effect: 'Odrzuć do 3 kart z ręki, za każdą dowolny surowiec.' },
  'forest-meadow-2-play-1-cheaper': {
    name: 'Skraj łąki',
    effect: 'Dobierz 2 karty z łąki; potem możesz jedną z nich zagrać taniej o 1 surowiec.',
  },
};
