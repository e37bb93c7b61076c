/** The answers in Hungarian. */
import type { Said } from '../telling.ts';

const odds = (o: Said): string => (o.chance === undefined ? '' : ` (${o.chance}%)`);
const TROUBLES: Readonly<Record<string, string>> = {
  poison: 'mérgezett seb',
  stunned: 'kábultság',
  webbed: 'háló',
  charmed: 'bűvölet',
  down: 'felállás',
};
const SEARCHES: Readonly<Record<string, string>> = {
  card: 'Kutatás',
  special: 'Kutatás: amit ez a szoba rejt',
  lost: 'Kutatás: az elveszett egér',
};
const WAYS: Readonly<Record<string, string>> = {
  N: 'északra',
  E: 'keletre',
  S: 'délre',
  W: 'nyugatra',
  flip: 'a túloldalra',
};

export const options = {
  hero: (o: Said) => o.name('hero'),
  enough: () => 'Ennyi elég',
  learn: (o: Said) => o.name('card'),
  mouse: (o: Said) => o.name('mouse'),
  space: (o: Said) => (o.str('to') === 'off' ? 'le a lapkáról' : o.place('to')),
  way: (o: Said) => `Erre: ${o.str('by').split('-').join(' → ')}`,
  move: (o: Said) =>
    `Lépés ide: ${o.place('to')}${o.cost === undefined ? '' : `, ára ${o.cost}`}${o.trap === undefined ? '' : ` (egérfogó: ${o.trap} % az esély)`}`,
  climb: (o: Said) => `Kimászás ide: ${o.place('to')}${odds(o)}`,
  stand: () => 'Felállás',
  scurry: () => 'Sietség',
  stop: () => 'Itt megáll',
  inspired: () => '1 sajtért még egy akció',
  end: (o: Said) => `A lépés vége${o.danger > 0 ? ` (fogság a következő lépéséig: legfeljebb ${o.danger} %)` : ''}`,
  attack: (o: Said) => `Támadás: ${o.who('target')}, fegyver: ${o.name('weapon')}${odds(o)}`,
  search: (o: Said) => `${SEARCHES[o.str('for')] ?? 'Kutatás'}${o.is('with') ? `, ${o.name('with')}` : odds(o)}`,
  recover: (o: Said) => `Magához térés: ${TROUBLES[o.str('from')] ?? ''}`,
  explore: (o: Said) => `Felderítés ${WAYS[o.str('way')] ?? ''}${o.behind && `: ${o.behind}`}`,
  ability: (o: Said) => `Képesség: ${o.name('card')}`,
  use: (o: Said) => `Használat: ${o.name('card')}`,
  trick: (o: Said) => `Csel: ${o.name('card')}`,
  'level-up': (o: Said) => `Szintlépés 6 sajtért: ${o.name('card')}`,
  share: (o: Said) => `Osztozás: ${o.name('with')}`,
  equip: () => 'Felszerelés',
  lay: (o: Said) => `Lerakás: ${o.name('item')}, ${o.place('to')}`,
  'take-back': (o: Said) => `Visszavétel: ${o.name('item')}`,
  throw: (o: Said) => `Hajítás: ${o.name('mouse')}, ide: ${o.place('to')}`,
  grape: (o: Said) => `Szőlőlövés: ${o.place('to')}`,
  take: (o: Said) => `Elvétel: ${o.is('token') ? o.name('token') : o.name('card')}`,
  deed: (o: Said) => `${o.name('deed')}${odds(o)}`,
  give: (o: Said) => `Odaadás: ${o.name('card')}`,
  'give-cheese': (o: Said) => `${o.num('cheese')} sajt odaadása`,
  'take-cheese': (o: Said) => `${o.num('cheese')} sajt átvétele`,
  'give-token': (o: Said) => `Odaadás: ${o.name('token')}`,
  'take-token': (o: Said) => `Átvétel: ${o.name('token')}`,
  done: () => 'Kész',
  wear: (o: Said) => `Felvétel: ${o.name('card')}`,
  'take-off': (o: Said) => `Levétel: ${o.name('card')}`,
  swap: (o: Said) =>
    o.is('off')
      ? `Helyette le: ${o
          .str('off')
          .split('+')
          .map((id) => o.n.name(id))
          .join(', ')}`
      : 'Csere nélkül',
  keep: (o: Said) => `Megtartás: ${o.name('card')}`,
  discard: (o: Said) => `Eldobás: ${o.name('card')}`,
  find: (o: Said) => `Elvétel: ${o.name('search')}`,
  draw: () => 'Inkább kártyahúzás',
  disguises: () => 'Odaadjuk az Álruhát',
  kind: (o: Said) => o.name('minion'),
  no: () => 'Nem',
  yes: () => 'Igen',
  reroll: (o: Said) => `${o.num('die') + 1}. kocka`,
  target: (o: Said) => o.who('target'),
  trouble: (o: Said) => TROUBLES[o.str('trouble')] ?? '',
  order: (o: Said) => `${o.name('mouse')} támad: ${o.who('target')}, ${o.name('weapon')}`,
  card: (o: Said) => o.bossCard('card'),
  minion: (o: Said) => o.who('minion'),
  gift: (o: Said) =>
    o.is('gift') ? `Használat: ${o.name('gift')}` : `${o.name('to')}: ${o.is('card') ? o.name('card') : '2 sajt'}`,
} satisfies Record<string, (o: Said) => string>;
