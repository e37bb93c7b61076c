/** The text table in Hungarian. */
import { plural } from '@smallfolk/kernel';
import type { BoardPhrases } from '../table-phrases.ts';
import { object } from './numbers.ts';

const TARGETS: Readonly<Record<string, string>> = {
  cheese: 'a sajt',
  ratcatcher: 'te',
  health: 'az életjelzők',
  yellow: 'a sárga jelzők',
  purple: 'a lila jelzők',
  nest: 'a fészkek',
  trap: 'a csapdák',
  rats: 'a többi patkány',
  nemesis: 'az ősellenség',
};

export const board: BoardPhrases = {
  thing: ({ kind, id, count }, say) => {
    if (kind === 'you') return 'TE';
    if (kind === 'nemesis') return say.foe;
    if (kind === 'peculiar') return say.name('peculiar', id);
    if (kind === 'placed') return `${say.ability(id)} (lerakva)`;
    if (kind === 'trap') return id === 'upgraded' ? 'a fejlesztett csapdád' : 'a csapdád';
    const name = say.name(kind === 'rat' ? 'rat' : 'piece', id);
    const counted = `${count} ${name}`;
    return kind === 'rat' ? counted : plural('hu', count, { one: name, other: counted });
  },
  city: 'A Város mezőnként:',
  map: 'Térkép, fent észak (a vonal összekötött negyedeket jelez):',
  asleep: 'nem aktív',
  nothing: 'üres',
  locked: 'zárva',
  notYet: 'még nincs a Városban',
  round: (round) => `${round}. forduló.`,
  settingUp: 'Előkészületek.',
  drawn: 'Kihúzva, lerakásra vár:',
  ways: (zones) => `innen ide vezet út: ${zones.join(', ')}`,
  hunger: (count) => `a patkányok itt ${object(count)} érnek az 5-ből`,
  expansion: (roman) => `bővítés ${roman}`,
  standing: (zone, township) => `a ${zone} mezőn (${township}).`,
  cheese: (count) => `Varázssajt: ${count} a 10-ből.`,
  tokens: (count, maximum) => `jelzők: ${count}/${maximum}`,
  trap: (cost, dice, accuracy, upgraded) =>
    `ára ${cost}, ${dice} kocka, ${accuracy}+ talál${upgraded ? ', fejlesztve' : ''}.`,
  slots: (filled, room) => `${filled}/${room}`,
  board: 'Betöltött sajthelyek:',
  cage: (total, rats) => `A Számvevő ketrece: ${total === 0 ? 'üres' : rats.join(', ')}.`,
  captured: (cards) => `Elfogott különös patkányok jutalommal: ${cards.join('; ')}.`,
  nemesis: (health, maximum, { bite, accuracy, defence, spawn, movement }) =>
    `Élet ${health}/${maximum}, harapás ${bite} kocka, ${accuracy}+ talál, védelem ${defence}, szaporulat ${spawn}, mozgás egy kocka${movement > 0 ? ` + ${movement}` : ''}.`,
  target: (kinds) => `Célja: ${kinds.map((kind) => TARGETS[kind] ?? kind).join(', aztán ')}.`,
  tracker: (step) => `A patkányok megettek: ${step} a 10-ből.`,
  next: (step, events) => `A következő (${step}. lépés): ${events.join(', ')}.`,
  left: (sack, townships, peculiar) =>
    `Patkányok a zsákban: ${sack}. Lefordítva: ${townships} negyed, ${peculiar} különös patkány.`,
  peculiar: (name, zone, { movement, defence, bite }) =>
    `${name} a ${zone} mezőn: mozgás ${movement}, védelem ${defence}, harapás ${bite}.`,
  holds: (things) => `A lapján: ${things.join(', ')}.`,
};
