/** Questions and options in English. */

import type { Decision } from '@smallfolk/kernel';
import { inEnglish } from '@smallfolk/kernel';
import type { AskPhrases, OptionPhrases } from '../phrases.ts';
import type { Say } from '../say.ts';
import { progressOf } from '../slot-progress.ts';
import { gain, pack, rats } from './events.ts';

const DIRECTIONS = { north: 'north of', east: 'east of', south: 'south of', west: 'west of' } as const;
const HEADINGS = { north: 'north', east: 'east', south: 'south', west: 'west' } as const;
const TURNS = ['not turned', 'turned right', 'turned upside down', 'turned left'];

function dice(count: number): string {
  return `${count} ${inEnglish(count, 'die', 'dice')}`;
}

/** What lies in a zone, for a step into it: ' (cheese, 2 white rats)'. */
function inside(zone: number, say: Say): string {
  const things = say.contents(zone);
  return things.length === 0 ? '' : ` (${things.join(', ')})`;
}

/** 'do the white rats in 06c run', 'does the white rat in 06c run', 'does the Kleptorat in 06c run'. */
function running({ about }: Decision, say: Say): string {
  const [rat, zone] = [about?.kind ?? '', Number(about?.id)];
  return `${inEnglish(say.count(rat, zone), 'does', 'do')} ${pack(rat, say.count(rat, zone), say)} in ${say.zone(zone)} run`;
}

export const asks: AskPhrases = {
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
  'pay-with': (d) => `Which rats do you pay with? ${d.about?.id} to go.`,
  'run-out-reward': () => 'Your cage is emptied. Which reward do you take for it?',
  'nemesis-nest': (_d, say) => `Where does the nemesis appear: ${say.foe}?`,
  'catch-which': (d, say) => `Which rat do you catch in ${say.zone(Number(d.about?.id))}?`,
  prayer: () => 'What do you pray for?',
};

export const options: OptionPhrases = {
  move: (o, _d, say) => `Walk to ${say.zone(o.to)}${inside(o.to, say)}`,
  trap: (o, _d, say) => `Set a trap in ${say.zone(o.zone)}${inside(o.zone, say)}`,
  attack: (o) => `Attack with ${dice(o.dice)}`,
  use: (o, _d, say) => `Use ${say.ability(o.colour)} in ${say.zone(o.zone)}${inside(o.zone, say)}`,
  collect: () => 'Take the cheese',
  trade: (o, _d, say) => {
    const { price, reward } = say.trade(o.line);
    return `Pay the Tallyman ${price} rats for ${gain(reward.gain, reward.count ?? 1)}`;
  },
  claim: (o, _d, say) => {
    const { gain: what, count = 1 } = say.reward(o.rat, o.reward);
    return `Claim the reward of the ${say.name('peculiar', o.rat)}: ${gain(what, count)}`;
  },
  end: () => 'End your turn',
  'roll-again': () => 'Roll again',
  keep: () => 'Keep them',
  hit: (o, _d, say) => rats(o.rat, 1, say),
  slot: (o, d, say) => {
    const slot = o.slot;
    if (d.ask !== 'cheese-slot') return say.name('attribute', slot);
    const { filled, needed, times, spent } = progressOf(say.view, slot);
    if (slot !== 'yellow' && slot !== 'purple') return `${say.name('attribute', slot)} (${filled} of ${needed})`;
    if (spent) return `${say.ability(slot)} (refilled before, no effect)`;
    return `${times === 0 ? 'Unlock' : 'Refill'}: ${say.ability(slot)}`;
  },
  connector: (o, _d, say) => `Out of ${say.zone(o.zone)} to the ${HEADINGS[say.heading(o)]}`,
  place: (o, _d, say) => {
    const { beside, meets } = say.place(o);
    const where = beside.map(({ direction, township }) => `${DIRECTIONS[direction]} ${township}`).join(' and ');
    const joins = meets.map(([own, other]) => `${own} meets ${other}`).join(', ');
    return `${say.township(o.township)} ${where}, ${TURNS[o.turn]}: ${joins}`;
  },
  colour: (o, _d, say) => `${say.name('piece', o.colour)} (${say.ability(o.colour)})`,
  send: (o, d, say) => {
    const all = o.rats + (o.rest ?? 0);
    const whole = all === 2 ? 'Both' : `All ${all}`;
    if (all === 1) return `To ${say.zone(o.rats === 1 ? o.to : (o.other ?? o.to))}`;
    if (!o.rest) return `${whole} to ${say.zone(o.to)}`;
    if (o.rats === 0) return o.other === undefined ? `None to ${say.zone(o.to)}` : `${whole} to ${say.zone(o.other)}`;
    const rest = o.other === undefined ? 'elsewhere' : `to ${say.zone(o.other)}`;
    return `${o.rats} of the ${rats(d.about?.kind ?? '', all, say)} to ${say.zone(o.to)}, ${o.rest} ${rest}`;
  },
  settle: () => 'Decide it for me, by the fixed order',
  pay: (o) => `${o.rats} ${o.rat} ${inEnglish(o.rats, 'rat', 'rats')}`,
  decline: () => 'No reward',
  appear: (o, _d, say) => `In ${say.zone(o.zone)}${inside(o.zone, say)}`,
  catch: (o, _d, say) => rats(o.rat, 1, say),
  gain: (o) => gain(o.gain, o.count),
};
