/** A kártyák magyarul: név és hatás, saját szavainkkal. */
import type { CardName } from '../en/cards.ts';
import type { Entry } from '../entry.ts';

export const cards: Readonly<Record<CardName, Entry>> = {
  architect: {
    name: 'Építész',
    effect: 'A végén: 1 pont minden megmaradt gyantádért és kavicsodért, együtt legfeljebb 6.',
  },
  bard: { name: 'Bárd', effect: 'Kijátszáskor: eldobhatsz legfeljebb 5 kézben tartott lapot, egyenként 1 pontért.' },
  'barge-toad': { name: 'Bárkás varangy', effect: 'Termelés: 2 gally a városod minden Tanyája után.' },
  castle: { name: 'Vár', effect: 'A végén: 1 pont a városod minden közönséges építményéért.' },
  cemetery: {
    name: 'Temető',
    effect:
      'Látogatás: fedj fel 4 lapot a pakliból vagy a dobópakliból, egyet játssz ki ingyen, a többit dobd el. A munkás végleg itt marad. A második helyhez Sírásó kell.',
  },
  chapel: {
    name: 'Kápolna',
    effect: 'Látogatás: tégy egy pontot a Kápolnára, majd húzz 2 lapot minden rajta lévő pontért.',
  },
  'chip-sweep': { name: 'Forgácssöprő', effect: 'Termelés: aktiváld egyik zöld lapodat, amely nem Forgácssöprő.' },
  'clock-tower': {
    name: 'Óratorony',
    effect:
      '3 ponttal érkezik. Amikor évszakra készülsz, egyet elkölthetsz, hogy újra használj egy alap- vagy erdei helyszínt, ahol munkásod áll.',
  },
  courthouse: { name: 'Bíróság', effect: 'Minden kijátszott építményed után: egy gally, gyanta vagy kavics.' },
  crane: {
    name: 'Daru',
    effect: 'Dobd el a Darut, hogy egy építményt legfeljebb 3 nyersanyaggal olcsóbban játssz ki.',
  },
  doctor: { name: 'Doktor', effect: 'Termelés: fizethetsz legfeljebb 3 bogyót, egyenként 1 pontért.' },
  dungeon: {
    name: 'Tömlöc',
    effect:
      'Zárd be városod egyik lényét, hogy egy lapot legfeljebb 3 nyersanyaggal olcsóbban játssz ki. Egy cella; a másodikhoz Vadőr kell.',
  },
  'ever-tree': {
    name: 'Örökfa',
    effect: 'A végén: 1 pont a városod minden lila lapjáért. Egyszer bármelyik lényt ingyen befogadja.',
  },
  fairgrounds: { name: 'Vásártér', effect: 'Termelés: húzz 2 lapot.' },
  farm: { name: 'Tanya', effect: 'Termelés: 1 bogyó.' },
  fool: { name: 'Bolond', effect: 'Egy ellenfél városának szabad helyére kerül, és ott −2 pontot ér.' },
  'general-store': { name: 'Vegyesbolt', effect: 'Termelés: 1 bogyó, vagy 2, ha városodban van Tanya.' },
  historian: { name: 'Történész', effect: 'Minden kijátszott lapod után: húzz egy lapot.' },
  husband: {
    name: 'Férj',
    effect:
      'Egy Feleséggel közös helyen áll. Termelés: bármilyen nyersanyag, ha van Felesége, és városodban van Tanya.',
  },
  inn: {
    name: 'Fogadó',
    effect:
      'Látogatás: játssz ki egy lapot a rétről legfeljebb 3 nyersanyaggal olcsóbban. Mindenkinek nyitva áll; a vendégért a gazdája pontot kap.',
  },
  innkeeper: {
    name: 'Fogadós',
    effect: 'Dobd el a Fogadóst, hogy egy lényt legfeljebb 3 bogyóval olcsóbban játssz ki.',
  },
  judge: { name: 'Bíró', effect: 'Lap kijátszásakor egy nyersanyagot másikkal helyettesíthetsz.' },
  king: { name: 'Király', effect: 'A végén: 1 pont minden alapeseményedért és 2 minden különleges eseményedért.' },
  lookout: {
    name: 'Kilátó',
    effect: 'Látogatás: használj bármilyen alap- vagy erdei helyszínt, akár foglaltat is.',
  },
  mine: { name: 'Bánya', effect: 'Termelés: 1 kavics.' },
  'miner-mole': {
    name: 'Bányászvakond',
    effect:
      'Termelés: lemásolhatod egy ellenfél zöld lapját, úgy, ahogy az ő városában működik, de Raktárt és Forgácssöprőt nem.',
  },
  monastery: {
    name: 'Kolostor',
    effect:
      'Látogatás: adj 2 nyersanyagot egy ellenfélnek 4 pontért. A munkás végleg itt marad. A második helyhez Szerzetes kell.',
  },
  monk: {
    name: 'Szerzetes',
    effect:
      'Termelés: adhatsz egy ellenfélnek legfeljebb 2 bogyót, egyenként 2 pontért. Megnyitja a Kolostor második helyét.',
  },
  palace: { name: 'Palota', effect: 'A végén: 1 pont a városod minden egyedi építményéért.' },
  peddler: {
    name: 'Házaló',
    effect: 'Termelés: fizethetsz legfeljebb 2 nyersanyagot, és ugyanannyi bármilyet kapsz.',
  },
  'post-office': {
    name: 'Posta',
    effect:
      'Látogatás: adj 2 lapot a kezedből egy ellenfélnek, dobj el akárhányat, húzz a kézkorlátig. Mindenkinek nyitva áll; a vendégért a gazdája pontot kap.',
  },
  'postal-pigeon': {
    name: 'Postagalamb',
    effect: 'Kijátszáskor: fedj fel 2 lapot; egy legfeljebb 3 pontot érőt ingyen kijátszhatsz. A többit dobd el.',
  },
  queen: {
    name: 'Királynő',
    effect: 'Látogatás: játssz ki ingyen egy legfeljebb 3 pontot érő lapot kézből vagy a rétről.',
  },
  ranger: {
    name: 'Vadőr',
    effect:
      'Kijátszáskor: helyezd át egy kiküldött munkásodat, és használd az új helyszínét. Megnyitja a Tömlöc második celláját.',
  },
  'resin-refinery': { name: 'Gyantafőzde', effect: 'Termelés: 1 gyanta.' },
  ruins: {
    name: 'Romok',
    effect: 'Kijátszáskor: dobd el városod egyik építményét, kapd meg a nyomtatott árát, és húzz 2 lapot.',
  },
  school: { name: 'Iskola', effect: 'A végén: 1 pont a városod minden közönséges lényéért.' },
  shepherd: {
    name: 'Pásztor',
    effect: 'Az árát egy ellenfélnek fizeted. Kijátszáskor: 3 bogyó, és 1 pont a Kápolnádon lévő minden pontért.',
  },
  shopkeeper: { name: 'Boltos', effect: 'Minden városodba kijátszott lény után: 1 bogyó.' },
  storehouse: {
    name: 'Raktár',
    effect:
      'Termelés: tégy rá 3 gallyat, 2 gyantát, 1 kavicsot vagy 2 bogyót. Látogatás: vedd el mindazt, ami rajta van.',
  },
  teacher: { name: 'Tanító', effect: 'Termelés: húzz 2 lapot, egyet tarts meg, a másikat add egy ellenfélnek.' },
  theater: { name: 'Színház', effect: 'A végén: 1 pont a városod minden egyedi lényéért.' },
  'twig-barge': { name: 'Gallyszállító bárka', effect: 'Termelés: 2 gally.' },
  undertaker: {
    name: 'Sírásó',
    effect:
      'Kijátszáskor: dobj el 3 lapot a rétről, töltsd fel, majd húzz egy lapot a rétről. Megnyitja a Temető második helyét.',
  },
  university: {
    name: 'Egyetem',
    effect:
      'Látogatás: dobd el városod egy másik lapját; kapd meg a nyomtatott árát, bármilyen nyersanyagot és egy pontot.',
  },
  wanderer: { name: 'Vándor', effect: 'Nem foglal helyet. Kijátszáskor: húzz 3 lapot.' },
  wife: { name: 'Feleség', effect: 'Egy Férjjel közös helyen áll. A végén: 3 pont, ha van Férje.' },
  woodcarver: { name: 'Fafaragó', effect: 'Termelés: fizethetsz legfeljebb 3 gallyat, egyenként 1 pontért.' },
};
