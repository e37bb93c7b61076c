/** The questions in Hungarian. Names stand before a colon, so that they need no ending. */
import type { Said } from '../telling.ts';

/** What is about to happen, and with what chance. */
function peril({ peril: p }: Said): string {
  if (!p) return '';
  const roll = p.rolled ? `${p.hits} találat` : `${p.dice} kocka`;
  const captured = p.capture > 0 ? `, fogság ${p.capture} %` : '';
  return `${p.by} → ${p.target}: ${roll}, védekezés ${p.defense} kocka (seb ${p.wound} %${captured}). `;
}

export const asks = {
  party: () => 'Ki indul útnak?',
  ability: (q: Said) => `${q.about}: melyik képességkártya?`,
  'which-mouse': (q: Said) => `${q.about ? `${q.about}: ` : ''}melyik egér?`,
  start: (q: Said) => `${q.about}: hol kezd?`,
  'token-bearer': (q: Said) => `${q.about}: ki viszi?`,
  turn: (q: Said) => `${q.about}: mi legyen?`,
  scurry: (q: Said) => `${q.about}, sietség: hová?`,
  boost: (q: Said) => `${peril(q)}${q.about}: képesség ehhez a támadáshoz?`,
  react: (q: Said) => `${peril(q)}${q.about}: válaszol rá?`,
  lucky: (q: Said) => `${peril(q)}${q.about}: egy kocka újra?`,
  reroll: (q: Said) => `${q.about}: mely kockák újra?`,
  trick: (q: Said) => `${peril(q)}${q.about}: kijátszik egy cselt?`,
  'before-turn': (q: Said) => `${q.about}: képesség a lépés előtt?`,
  'which-target': (q: Said) => `${q.about}: melyik célpont?`,
  'which-space': (q: Said) => `${q.about}: melyik mező?`,
  'which-card': (q: Said) => `${q.about}: melyik kártya?`,
  'which-trouble': (q: Said) => `${q.about}: mi gyógyul meg?`,
  order: (q: Said) => `${q.about}: ki kit támad?`,
  'place-minion': (q: Said) => `${q.about}: melyik mezőn lép be?`,
  'minion-by': (q: Said) => `${q.about}: egyformán rövid utak, és valami lesben áll. Merre megy?`,
  'minion-way': (q: Said) => `${q.about}: egyformán rövid utak. Hol áll meg?`,
  'minion-order': (q: Said) => `${q.about}: egyformán közel. Melyik lép előbb?`,
  'boss-wound': (q: Said) => `${q.about}: melyik kártya kapja a sebet?`,
  rescue: (q: Said) => `${q.about} kiszabadul: melyik mezőre?`,
  current: (q: Said) => `${q.about}: az ár melyik ága?`,
  arrive: (q: Said) => `${q.about}: melyik mezőre érkezik?`,
  keep: (q: Said) => `${q.about}: megtartod, vagy eldobod 1 sajtért?`,
  'pack-full': (q: Said) => `${q.about}: tele a batyu. Mi megy ki belőle?`,
  share: (q: Said) => `Osztozás, ${q.about}: mi cserél gazdát?`,
  equip: (q: Said) => `${q.about}: felvesz vagy levesz?`,
  swap: (q: Said) => `${q.about}: mi helyett?`,
  'find-or-draw': () => 'Elveszed, amit a szoba rejt, vagy húzol egy kártyát?',
  disguises: () => 'Odaadjátok az Álruhát?',
  squeak: () => 'Melyik patkány marad távol?',
  'move-end': () => 'Egy oldallal odébb kerüljön a vége jelző?',
  declare: (q: Said) =>
    q.decision?.about?.id === 'the-last-choice'
      ? 'Kinyitjátok a kemencét, és beengeditek a melegre?'
      : `${q.about}: megteszitek?`,
  'who-pays': () => 'Ki adja a következő sajtot?',
  gift: (q: Said) => `${q.about} otthon marad: mit ad, és kinek?`,
  'keep-one': (q: Said) => `${q.about}: melyik kártya marad meg a következő fejezetre?`,
} satisfies Record<string, (q: Said) => string>;
