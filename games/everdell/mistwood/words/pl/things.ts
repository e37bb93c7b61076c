/** Wszystko inne z Mgielnego Lasu, co ma nazwę, po polsku, z krótkim wyjaśnieniem. */
import type { Entry } from '../../../words/entry.ts';
import type { ThingName } from '../en/things.ts';

export const things: Readonly<Record<ThingName, Entry>> = {
  stoats: {
    name: 'Gronostaje',
    effect: 'Po każdej zagranej karcie: odrzuć 2 karty z ręki za jagodę, gałązkę lub bryłkę żywicy albo 3 za kamyk.',
  },
  butterflies: { name: 'Motyle', effect: 'Zaczynasz grę z 12 kartami i możesz mieć ich na ręce do 12.' },
  spiders: {
    name: 'Pająki',
    effect:
      'Gdy ktoś odwiedza pole z figurką: bierzesz surowiec, którego nie masz, i kartę, a potem przesuwasz figurkę. Grasz ostatni.',
  },
  pigs: {
    name: 'Świnie',
    effect:
      'Wszystkie Farmy leżą u ciebie: na początku i po każdej swojej porze roku możesz zagrać jedną za darmo. W twoim mieście nie zajmują miejsca; gdy kupi ją ktoś inny, bierzesz 2 punkty.',
  },
};
