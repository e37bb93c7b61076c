/** The text table in Polish. */
import { inPolish } from '@smallfolk/kernel';
import type { BoardPhrases } from '../table-phrases.ts';
import { countedRats } from './events.ts';
import { counted } from './numbers.ts';

const TARGETS: Readonly<Record<string, string>> = {
  cheese: 'ser',
  ratcatcher: 'ty',
  health: 'zdrowie',
  yellow: 'żółte znaczniki',
  purple: 'fioletowe znaczniki',
  nest: 'gniazda',
  trap: 'pułapki',
  rats: 'inne szczury',
  nemesis: 'arcyszczur',
};

const PIECES: Readonly<Record<string, readonly [string, string, string]>> = {
  cheese: ['magiczny ser', 'magiczne sery', 'magicznych serów'],
  health: ['zdrowie', 'zdrowia', 'zdrowia'],
  yellow: ['żółty znacznik', 'żółte znaczniki', 'żółtych znaczników'],
  purple: ['fioletowy znacznik', 'fioletowe znaczniki', 'fioletowych znaczników'],
  nest: ['gniazdo', 'gniazda', 'gniazd'],
};

export const board: BoardPhrases = {
  thing: ({ kind, id, count }, say) => {
    if (kind === 'you') return 'TY';
    if (kind === 'nemesis') return say.foe;
    if (kind === 'peculiar') return say.name('peculiar', id);
    if (kind === 'placed') return `${say.ability(id)} (umieszczony znacznik)`;
    if (kind === 'trap') return id === 'upgraded' ? 'twoja pułapka, ulepszona' : 'twoja pułapka';
    if (kind === 'rat') return countedRats(id, count, say);
    const forms = PIECES[id];
    if (!forms) return say.name('piece', id);
    const [, few, many] = forms;
    return inPolish(count, say.name('piece', id), `${count} ${few}`, `${count} ${many}`);
  },
  city: 'Miasto, obszar po obszarze:',
  map: 'Mapa, północ u góry (kreska łączy połączone dzielnice):',
  asleep: 'nieaktywna',
  nothing: 'pusto',
  locked: 'zablokowana',
  notYet: 'jeszcze nie w mieście',
  round: (round) => `Runda ${round}.`,
  settingUp: 'Przygotowanie gry.',
  drawn: 'Dobrane, do dołożenia:',
  ways: (zones) => `prowadzi do ${zones.join(', ')}`,
  hunger: (count) => `szczury liczą się tu za ${count} z 5`,
  expansion: (roman) => `powiększanie ${roman}`,
  standing: (zone, township) => `w ${zone} (${township}).`,
  cheese: (count) => `Magiczny ser: ${count} z 10.`,
  tokens: (count, maximum) => `znaczniki ${count} z ${maximum}`,
  trap: (cost, dice, accuracy, upgraded) =>
    `koszt ${cost}, ${counted(dice, 'kość', 'kości', 'kości')}, trafia ${accuracy}+${upgraded ? ', ulepszona' : ''}.`,
  slots: (filled, room) => `${filled} z ${room}`,
  board: 'Zajęte pola sera:',
  cage: (total, caught) => `Klatka rachmistrza: ${total === 0 ? 'pusta' : caught.join(', ')}.`,
  captured: (cards) => `Złapane osobliwe szczury z nagrodą: ${cards.join('; ')}.`,
  nemesis: (health, maximum, { bite, accuracy, defence, spawn, movement }) =>
    `Zdrowie ${health} z ${maximum}, gryzienie ${counted(bite, 'kość', 'kości', 'kości')}, trafia ${accuracy}+, obrona ${defence}, rozstawianie ${spawn}, ruch jedna kość${movement > 0 ? ` + ${movement}` : ''}.`,
  target: (kinds) => `Cel: ${kinds.map((kind) => TARGETS[kind] ?? kind).join(', potem ')}.`,
  tracker: (step) => `Pożarte przez szczury: ${step} z 10.`,
  next: (step, events) => `Następne, na polu ${step}: ${events.join(', ')}.`,
  left: (sack, townships, peculiar) =>
    `Szczury w worku: ${sack}. Zakryte: dzielnice ${townships}, osobliwe szczury ${peculiar}.`,
  peculiar: (name, zone, { movement, defence, bite }) =>
    `${name} w ${zone}: ruch ${movement}, obrona ${defence}, gryzienie ${bite}.`,
  holds: (things) => `Na karcie: ${things.join(', ')}.`,
};
