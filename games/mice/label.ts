/** What stands on the box of Mice and Mystics. Once it has words, its game can be played: see games/index.ts. */
import type { Label } from '@smallfolk/kernel';

export const label: Label = {
  name: 'mice',
  says: {
    en: {
      title: 'Mice and Mystics',
      blurb: 'A prince and his friends, small as mice, must climb a castle that has forgotten them.',
      first: '',
    },
    pl: {
      title: 'Magia i Myszy',
      blurb: 'Książę i przyjaciele, mali jak myszy, wspinają się na zamek, który o nich zapomniał.',
      first: '',
    },
    hu: {
      title: 'Egerek és varázslók',
      blurb: 'Egy herceg és barátai, egérnyire zsugorodva, megmásszák a várat, amely elfeledte őket.',
      first: '',
    },
  },
  players: [1, 4],
  minutes: [60, 90],
  cover: 'mice',
  colours: ['#5a2f28', '#341a18', '#7c463a'],
};
