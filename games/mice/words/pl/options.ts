/** The answers in Polish. */
import type { Said } from '../telling.ts';

const odds = (o: Said): string => (o.chance === undefined ? '' : ` (${o.chance}%)`);
const TROUBLES: Readonly<Record<string, string>> = {
  poison: 'zatruta rana',
  stunned: 'ogłuszenie',
  webbed: 'oplątanie',
  charmed: 'zauroczenie',
  down: 'wstać',
};
const SEARCHES: Readonly<Record<string, string>> = {
  card: 'Szperanie',
  special: 'Szperanie: to, co kryje to miejsce',
  lost: 'Szperanie: zaginiona mysz',
};
const WAYS: Readonly<Record<string, string>> = {
  N: 'na północ',
  E: 'na wschód',
  S: 'na południe',
  W: 'na zachód',
  flip: 'na drugą stronę',
};

export const options = {
  hero: (o: Said) => o.name('hero'),
  enough: () => 'Wystarczy',
  learn: (o: Said) => o.name('card'),
  mouse: (o: Said) => o.name('mouse'),
  space: (o: Said) => (o.str('to') === 'off' ? 'poza kafel' : o.place('to')),
  way: (o: Said) => `Przez ${o.str('by').split('-').join(' → ')}`,
  move: (o: Said) =>
    `Ruch na ${o.place('to')}${o.cost === undefined ? '' : `, koszt ${o.cost}`}${o.trap === undefined ? '' : ` (pułapka: szansa ${o.trap} %)`}`,
  climb: (o: Said) => `Wyjście z wody na ${o.place('to')}${odds(o)}`,
  stand: () => 'Wstać',
  scurry: () => 'Pośpiech',
  stop: () => 'Zostać tutaj',
  inspired: () => 'Zapłacić 1 ser za dodatkową akcję',
  end: (o: Said) => `Zakończyć turę${o.danger > 0 ? ` (pojmanie przed następną turą: najwyżej ${o.danger} %)` : ''}`,
  attack: (o: Said) => `Atak: ${o.who('target')}, broń: ${o.name('weapon')}${odds(o)}`,
  search: (o: Said) => `${SEARCHES[o.str('for')] ?? 'Szperanie'}${o.is('with') ? `, ${o.name('with')}` : odds(o)}`,
  recover: (o: Said) => `Odzyskanie sił: ${TROUBLES[o.str('from')] ?? ''}`,
  explore: (o: Said) => `Zwiad ${WAYS[o.str('way')] ?? ''}${o.behind && `: ${o.behind}`}`,
  ability: (o: Said) => `Zdolność: ${o.name('card')}`,
  use: (o: Said) => `Użyć: ${o.name('card')}`,
  trick: (o: Said) => `Zagrać: ${o.name('card')}`,
  'level-up': (o: Said) => `Awans za 6 serów: ${o.name('card')}`,
  share: (o: Said) => `Podział: ${o.name('with')}`,
  equip: () => 'Wyposażenie',
  lay: (o: Said) => `Położyć: ${o.name('item')}, ${o.place('to')}`,
  'take-back': (o: Said) => `Zabrać z powrotem: ${o.name('item')}`,
  throw: (o: Said) => `Myszopulta: ${o.name('mouse')}, na ${o.place('to')}`,
  grape: (o: Said) => `Strzał winogronem: ${o.place('to')}`,
  take: (o: Said) => `Wziąć: ${o.is('token') ? o.name('token') : o.name('card')}`,
  deed: (o: Said) => `${o.name('deed')}${odds(o)}`,
  give: (o: Said) => `Dać: ${o.name('card')}`,
  'give-cheese': (o: Said) => `Dać ser: ${o.num('cheese')}`,
  'take-cheese': (o: Said) => `Wziąć ser: ${o.num('cheese')}`,
  'give-token': (o: Said) => `Dać: ${o.name('token')}`,
  'take-token': (o: Said) => `Wziąć: ${o.name('token')}`,
  done: () => 'Gotowe',
  wear: (o: Said) => `Założyć: ${o.name('card')}`,
  'take-off': (o: Said) => `Zdjąć: ${o.name('card')}`,
  swap: (o: Said) =>
    o.is('off')
      ? `W zamian: ${o
          .str('off')
          .split('+')
          .map((id) => o.n.name(id))
          .join(', ')}`
      : 'Bez zamiany',
  keep: (o: Said) => `Zachować: ${o.name('card')}`,
  discard: (o: Said) => `Odrzucić: ${o.name('card')}`,
  find: (o: Said) => `Wziąć: ${o.name('search')}`,
  draw: () => 'Dobrać zamiast tego kartę',
  disguises: () => 'Oddać Przebrania',
  kind: (o: Said) => o.name('minion'),
  no: () => 'Nie',
  yes: () => 'Tak',
  reroll: (o: Said) => `Kość ${o.num('die') + 1}`,
  target: (o: Said) => o.who('target'),
  trouble: (o: Said) => TROUBLES[o.str('trouble')] ?? '',
  order: (o: Said) => `${o.name('mouse')}: atak, ${o.who('target')}, ${o.name('weapon')}`,
  card: (o: Said) => o.bossCard('card'),
  minion: (o: Said) => o.who('minion'),
  gift: (o: Said) =>
    o.is('gift') ? `Użyć: ${o.name('gift')}` : `${o.name('to')}: ${o.is('card') ? o.name('card') : '2 sery'}`,
} satisfies Record<string, (o: Said) => string>;
