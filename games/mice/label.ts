/** What stands on the box of Mice and Mystics. Once it has words, its game can be played: see games/index.ts. */
import type { Label } from '@smallfolk/kernel';

export const label: Label = {
  name: 'mice',
  says: {
    en: {
      title: 'Mice and Mystics',
      blurb:
        'Somebody has drunk the fires of the castle. A mouse prince and his friends go after them with a single coal.',
      first: '',
    },
    pl: {
      title: 'Magia i Myszy',
      blurb: 'Ktoś wypił ognie zamku. Mysi książę i przyjaciele ruszają za nimi z jednym węgielkiem.',
      first: '',
    },
    hu: {
      title: 'Egerek és Igézetek',
      blurb: 'Valaki kiitta a kastély tüzeit. Egy egérherceg és barátai utánuk mennek, egyetlen parázzsal.',
      first: '',
    },
  },
  players: [1, 4],
  minutes: [60, 90],
  cover: 'mice',
  colours: ['#5a2f28', '#341a18', '#7c463a'],
};
