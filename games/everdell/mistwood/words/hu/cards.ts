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
  'corrin-evertails-path': {
    name: 'Corrin Evertail ösvénye',
    effect:
      'Nem foglal helyet. Látogatás: használj egy helyszínt, amelyen ellenfél munkása áll. Bármely barna lénynek otthona.',
  },
  'corrin-evertail-the-king': {
    name: 'Corrin Evertail, a király',
    effect: 'A végén: 1 pont egy ellenfél városának minden lila lapjáért.',
  },
  'corrin-evertails-field': {
    name: 'Corrin Evertail mezeje',
    effect:
      'Termelés: 1 bogyó, és 1 az ellenfelek minden Tanyájáért; ők mindegyikért lapot húznak. Bármely zöld lénynek otthona.',
  },
  'corrin-evertail-the-leader': {
    name: 'Corrin Evertail, a vezér',
    effect: 'Valahányszor húzol: az egyik lapot egy pontért odaadhatod egy ellenfélnek.',
  },
  'corrin-evertail-the-warrior': {
    name: 'Corrin Evertail, a harcos',
    effect:
      'Nem foglal helyet. Kijátszáskor: adj az ellenfeleknek legfeljebb 8 lapot és nyersanyagot, egyenként egy pontért.',
  },
  'strey-softpaw': {
    name: 'Puhatalpú Strey',
    effect: 'Erdőkerülő. Látogatás: használj legfeljebb 2 alaphelyszínt vagy erdőkártyát, amelyen munkás áll.',
  },
  'everflame-tomb': {
    name: 'Öröktűz sírboltja',
    effect: 'Temető. Látogatás: játssz ki ingyen egy lapot; a munkás végleg ott marad. A második helyhez Sírásó kell.',
  },
  'click-clacks': {
    name: 'Klikk-Klakk boltja',
    effect: 'Vegyesbolt. Termelés: 3 bogyó, és egy nyersanyag a városod minden Tanyájáért.',
  },
  'chipter-swipple': {
    name: 'Seprű Samu',
    effect: 'Forgácssöprő. Termelés, körönként egyszer: aktiválj legfeljebb 2 zöld lapot a városodból.',
  },
  'mayberry-matriarch': {
    name: 'Májusi nagyasszony',
    effect: 'Feleség. Egy Férjjel közös helyen áll. A végén: 5 pont, ha van Férje, és a városban Tanya.',
  },
  'king-norths-treasury': {
    name: 'Észak király kincstára',
    effect: 'Óratorony. Kijátszáskor: 4 pont kerül rá. Minden elköltött pont 2 nyersanyaggal olcsóbbá tesz egy lapot.',
  },
  'jor-goldwing': {
    name: 'Aranyszárnyú Jor',
    effect: 'Bárd. Kijátszáskor: 1 pont minden kézben tartott lapért, legfeljebb 8.',
  },
  'darkdeep-prison': {
    name: 'Mélysötét börtön',
    effect: 'Tömlöc. Kijátszáskor: dobj el városodból legfeljebb 2 lényt, egyenként 3 pontért és 3 nyersanyagért.',
  },
  'tarry-hare': {
    name: 'Ráérős Nyúl',
    effect: 'Boltos. Minden városodba kijátszott lény után: egy nyersanyag; minden építmény után: legfeljebb 2 lap.',
  },
  'strongroot-castle': {
    name: 'Erősgyökér vára',
    effect: 'Vár. A végén: 2 pont a városod minden közönséges építményéért.',
  },
};
