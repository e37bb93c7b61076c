/** A Mistwood lapjai magyarul: név és hatás, a mi szavainkkal. */
import type { Entry } from '../../../words/entry.ts';
import type { CardName } from '../en/cards.ts';

export const cards: Readonly<Record<CardName, Entry>> = {
  'winter-farm-1': { name: 'Hófödte tanya', effect: 'Tanya. Termelés: 1 bogyó, vagy húzz 2 lapot.' },
  'winter-farm-2': { name: 'Vermelő tanya', effect: 'Tanya. Termelés: 1 bogyó vagy 1 kavics.' },
  'spring-farm-1': { name: 'Palántás tanya', effect: 'Tanya. Termelés: 1 bogyó.' },
  'spring-farm-2': {
    name: 'Virágzó gyümölcsös',
    effect: 'Tanya. Termelés: 1 bogyó, vagy fizess 1 bogyót 1 pontért és 1 lapért.',
  },
  'summer-farm-1': { name: 'Szénás tanya', effect: 'Tanya. Termelés: 1 bogyó vagy 2 gally.' },
  'summer-farm-2': { name: 'Nyári tanya II', effect: 'Tanya. Nem foglal helyet. Termelés: 1 bogyó.' },
  'autumn-farm-1': { name: 'Tökös tanya', effect: 'Tanya. Termelés: húzz 1 lapot, és kapsz 1 bogyót vagy 1 gyantát.' },
  'autumn-farm-2': {
    name: 'Aratótanya',
    effect: 'Tanya. Termelés: 1 bogyó, vagy 1 bogyó a város minden 2 Tanyája után, önmagát is beleszámítva.',
  },
};
