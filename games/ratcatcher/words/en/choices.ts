/** Questions and options in English. */
import type { Decision } from '@smallfolk/kernel';
import type { AskPhrase, OptionPhrase } from '../phrases.ts';
import { num, text } from '../read-option.ts';
import type { Say } from '../say.ts';
import { progressOf } from '../slot-progress.ts';
import { gain, pack, rats } from './events.ts';

const DIRECTIONS = { north: 'north of', east: 'east of', south: 'south of', west: 'west of' } as const;
const HEADINGS = { north: 'north', east: 'east', south: 'south', west: 'west' } as const;
const TURNS = ['not turned', 'turned right', 'turned upside down', 'turned left'];

function dice(count: number): string {
  return count === 1 ? '1 die' : `${count} dice`;
}

/** What lies in a zone, for a step into it: ' (cheese, 2 white rats)'. */
function inside(zone: number, say: Say): string {
  const things = say.contents(zone);
  return things.length === 0 ? '' : ` (${things.join(', ')})`;
}

/** 'do the white rats in 06c run', 'does the Kleptorat in 06c run'. */
function running({ about }: Decision, say: Say): string {
  const name = pack(about?.kind ?? '', say);
  return `${name.endsWith(' rats') ? `do the ${name}` : `does ${name}`} in ${say.zone(Number(about?.id))} run`;
}

export const asks: Readonly<Record<string, AskPhrase>> = {
  action: (_d, say) => `What now? You are in ${say.zone(say.view.catcher.zone)}.`,
  'roll-misses-again': () => 'Roll the misses again?',
  'spend-six': (d) => `Who takes the six? ${d.about?.id ?? 1} to deal out.`,
  'spend-hits': (d) => `Who takes the hits? ${d.about?.id ?? 1} to deal out.`,
  'cheese-slot': () => 'Where does the cheese go on your board?',
  'stolen-cheese': () => 'Which cheese is stolen?',
  'expansion-connector': () => 'At which connector does the City grow?',
  'place-township': () => 'Where does the township go?',
  'ability-colour': () => 'Which token do you take?',
  'rats-target': (d, say) => `Where ${running(d, say)}?`,
  'rats-way': (d, say) => `Which way ${running(d, say)}?`,
  'run-out-reward': () => 'Your cage is emptied. Which reward do you take for it?',
  'nemesis-nest': (_d, say) => `Where does the nemesis appear: ${say.foe}?`,
  'catch-which': (d, say) => `Which rat do you catch in ${say.zone(Number(d.about?.id))}?`,
  prayer: () => 'What do you pray for?',
};

export const options: Readonly<Record<string, OptionPhrase>> = {
  move: (o, _d, say) => `Walk to ${say.zone(num(o, 'to'))}${inside(num(o, 'to'), say)}`,
  trap: (o, _d, say) => `Set a trap in ${say.zone(num(o, 'zone'))}${inside(num(o, 'zone'), say)}`,
  attack: (o) => `Attack with ${dice(num(o, 'dice'))}`,
  use: (o, _d, say) =>
    `Use ${say.ability(text(o, 'colour'))} in ${say.zone(num(o, 'zone'))}${inside(num(o, 'zone'), say)}`,
  collect: () => 'Take the cheese',
  trade: (o, _d, say) => {
    const { price, reward } = say.trade(num(o, 'line'));
    return `Pay the Tallyman ${price} rats for ${gain(reward.gain, reward.count ?? 1)}`;
  },
  claim: (o, _d, say) => {
    const { gain: what, count = 1 } = say.reward(text(o, 'rat'), num(o, 'reward'));
    return `Claim the reward of the ${say.name('peculiar', text(o, 'rat'))}: ${gain(what, count)}`;
  },
  end: () => 'End your turn',
  'roll-again': () => 'Roll again',
  keep: () => 'Keep them',
  hit: (o, _d, say) => rats(text(o, 'rat'), 1, say),
  slot: (o, d, say) => {
    const slot = text(o, 'slot');
    if (d.ask !== 'cheese-slot') return say.name('attribute', slot);
    const { filled, needed, times } = progressOf(say.view, slot);
    if (slot !== 'yellow' && slot !== 'purple') return `${say.name('attribute', slot)} (${filled} of ${needed})`;
    return `${times === 0 ? 'Unlock' : 'Refill'}: ${say.ability(slot)}`;
  },
  connector: (o, _d, say) => `Out of ${say.zone(num(o, 'zone'))} to the ${HEADINGS[say.heading(o)]}`,
  place: (o, _d, say) => {
    const { beside, meets } = say.place(o);
    const where = beside.map(({ direction, township }) => `${DIRECTIONS[direction]} ${township}`).join(' and ');
    const joins = meets.map(([own, other]) => `${own} meets ${other}`).join(', ');
    return `${say.township(num(o, 'township'))} ${where}, ${TURNS[num(o, 'turn')]}: ${joins}`;
  },
  colour: (o, _d, say) => `${say.name('piece', text(o, 'colour'))} (${say.ability(text(o, 'colour'))})`,
  send: (o, _d, say) => `${num(o, 'rats')} to ${say.zone(num(o, 'to'))}`,
  decline: () => 'No reward',
  appear: (o, _d, say) => `In ${say.zone(num(o, 'zone'))}${inside(num(o, 'zone'), say)}`,
  catch: (o, _d, say) => rats(text(o, 'rat'), 1, say),
  gain: (o) => gain(text(o, 'gain') as Parameters<typeof gain>[0], num(o, 'count')),
};
