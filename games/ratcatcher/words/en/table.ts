/** The text table in English. */
import { inEnglish } from '@smallfolk/kernel';
import type { BoardPhrases } from '../table-phrases.ts';

const TARGETS: Readonly<Record<string, string>> = {
  cheese: 'cheese',
  ratcatcher: 'you',
  health: 'health',
  yellow: 'yellow tokens',
  purple: 'purple tokens',
  nest: 'nests',
  trap: 'traps',
  rats: 'other rats',
  nemesis: 'the nemesis',
};

const MANY: Readonly<Record<string, string>> = {
  cheese: 'magic cheeses',
  health: 'health',
  yellow: 'yellow tokens',
  purple: 'purple tokens',
  nest: 'nests',
};

export const board: BoardPhrases = {
  thing: ({ kind, id, count }, say) => {
    if (kind === 'you') return 'YOU';
    if (kind === 'nemesis') return say.foe;
    if (kind === 'peculiar') return say.name('peculiar', id);
    if (kind === 'placed') return `${say.ability(id)} (placed)`;
    if (kind === 'trap') return id === 'upgraded' ? 'your trap, upgraded' : 'your trap';
    if (kind === 'rat') return `${count} ${id} ${inEnglish(count, 'rat', 'rats')}`;
    return inEnglish(count, say.name('piece', id), `${count} ${MANY[id] ?? id}`);
  },
  city: 'The City, zone by zone:',
  map: 'Map, north above (a line joins townships that are connected):',
  asleep: 'inactive',
  nothing: 'empty',
  locked: 'locked',
  notYet: 'not in the City yet',
  round: (round) => `Round ${round}.`,
  settingUp: 'Setting up.',
  drawn: 'Drawn, to be attached:',
  ways: (zones) => `leads to ${zones.join(', ')}`,
  hunger: (count) => `rats here count ${count} of 5`,
  expansion: (roman) => `expansion ${roman}`,
  standing: (zone, township) => `in ${zone} (${township}).`,
  cheese: (count) => `Magic cheese: ${count} of 10.`,
  tokens: (count, maximum) => `${count} of ${maximum} tokens`,
  trap: (cost, dice, accuracy, upgraded) =>
    `costs ${cost}, ${dice} ${inEnglish(dice, 'die', 'dice')} at ${accuracy}+${upgraded ? ', upgraded' : ''}.`,
  slots: (filled, room) => `${filled} of ${room}`,
  board: 'Cheese slots filled:',
  cage: (total, rats) => `Tallyman’s cage: ${total === 0 ? 'empty' : rats.join(', ')}.`,
  captured: (cards) => `Caught peculiar rats with a reward: ${cards.join('; ')}.`,
  nemesis: (health, maximum, { bite, accuracy, defence, spawn, movement }) =>
    `Health ${health} of ${maximum}, bite ${bite} dice at ${accuracy}+, defence ${defence}, spawn ${spawn}, movement one die${movement > 0 ? ` + ${movement}` : ''}.`,
  target: (kinds) => `Goes for ${kinds.map((kind) => TARGETS[kind] ?? kind).join(', then ')}.`,
  tracker: (step) => `Eaten by the rats: ${step} of 10.`,
  next: (step, events) => `Next, at ${step}: ${events.join(', ')}.`,
  left: (sack, townships, peculiar) =>
    `In the sack: ${sack} rats. Face down: ${townships} townships, ${peculiar} peculiar rats.`,
  peculiar: (name, zone, { movement, defence, bite }) =>
    `${name} in ${zone}: movement ${movement}, defence ${defence}, bite ${bite}.`,
  holds: (things) => `On its card: ${things.join(', ')}.`,
};
