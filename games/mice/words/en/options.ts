/** The answers in English. */
import type { Said } from '../telling.ts';

const odds = (o: Said): string => (o.chance === undefined ? '' : ` (${o.chance} %)`);
const TROUBLES: Readonly<Record<string, string>> = {
  poison: 'a poison wound',
  stunned: 'the stun',
  webbed: 'the web',
  charmed: 'the charm',
  down: 'stand up',
};
const SEARCHES: Readonly<Record<string, string>> = {
  card: 'Search',
  special: 'Search for what this room hides',
  lost: 'Search for the lost mouse',
};
const WAYS: Readonly<Record<string, string>> = {
  N: 'to the north',
  E: 'to the east',
  S: 'to the south',
  W: 'to the west',
  flip: 'the other side',
};

export const options = {
  hero: (o: Said) => o.name('hero'),
  enough: () => 'That is enough',
  learn: (o: Said) => o.name('card'),
  mouse: (o: Said) => o.name('mouse'),
  space: (o: Said) => (o.str('to') === 'off' ? 'off the tile' : o.place('to')),
  way: (o: Said) => `By ${o.str('by').split('-').join(' → ')}`,
  move: (o: Said) =>
    `Move to ${o.place('to')}${o.cost === undefined ? '' : ` for ${o.cost}`}${o.trap === undefined ? '' : ` (mousetrap: ${o.trap} % to pass)`}`,
  climb: (o: Said) => `Climb out to ${o.place('to')}${odds(o)}`,
  stand: () => 'Stand up',
  scurry: () => 'Scurry',
  stop: () => 'Stop here',
  inspired: () => 'Pay 1 cheese for one more action',
  end: (o: Said) => `End the turn${o.danger > 0 ? ` (captured before its next turn: at worst ${o.danger} %)` : ''}`,
  attack: (o: Said) => `Attack ${o.who('target')} with ${o.name('weapon')}${odds(o)}`,
  search: (o: Said) => `${SEARCHES[o.str('for')] ?? 'Search'}${o.is('with') ? ` with ${o.name('with')}` : odds(o)}`,
  recover: (o: Said) => `Recover from ${TROUBLES[o.str('from')] ?? ''}`,
  explore: (o: Said) => `Explore ${WAYS[o.str('way')] ?? ''}${o.behind && `: ${o.behind}`}`,
  ability: (o: Said) => `Use ${o.name('card')}`,
  use: (o: Said) => `Use ${o.name('card')}`,
  trick: (o: Said) => `Play ${o.name('card')}`,
  'level-up': (o: Said) => `Level up: ${o.name('card')} for 6 cheese`,
  share: (o: Said) => `Share with ${o.name('with')}`,
  equip: () => 'Equip',
  lay: (o: Said) => `Lay ${o.name('item')} to ${o.place('to')}`,
  'take-back': (o: Said) => `Take ${o.name('item')} back`,
  throw: (o: Said) => `Throw ${o.name('mouse')} to ${o.place('to')}`,
  grape: (o: Said) => `Shoot the Grape at ${o.place('to')}`,
  take: (o: Said) => `Take ${o.is('token') ? o.name('token') : o.name('card')}`,
  deed: (o: Said) => `${o.name('deed')}${odds(o)}`,
  give: (o: Said) => `Give ${o.name('card')}`,
  'give-cheese': (o: Said) => `Give ${o.num('cheese')} cheese`,
  'take-cheese': (o: Said) => `Take ${o.num('cheese')} cheese`,
  'give-token': (o: Said) => `Give ${o.name('token')}`,
  'take-token': (o: Said) => `Take ${o.name('token')}`,
  done: () => 'Done',
  wear: (o: Said) => `Put on ${o.name('card')}`,
  'take-off': (o: Said) => `Take off ${o.name('card')}`,
  swap: (o: Said) =>
    o.is('off')
      ? `For ${o
          .str('off')
          .split('+')
          .map((id) => o.n.name(id))
          .join(' and ')}`
      : 'For nothing',
  keep: (o: Said) => `Keep ${o.name('card')}`,
  discard: (o: Said) => `Discard ${o.name('card')}`,
  find: (o: Said) => `Take it: ${o.name('search')}`,
  draw: () => 'Draw a card instead',
  disguises: () => 'Give up the Disguises',
  kind: (o: Said) => o.name('minion'),
  no: () => 'No',
  yes: () => 'Yes',
  reroll: (o: Said) => `Die ${o.num('die') + 1}`,
  target: (o: Said) => o.who('target'),
  trouble: (o: Said) => TROUBLES[o.str('trouble')] ?? '',
  order: (o: Said) => `${o.name('mouse')} attacks ${o.who('target')} with ${o.name('weapon')}`,
  card: (o: Said) => o.bossCard('card'),
  minion: (o: Said) => `${o.who('minion')}`,
  gift: (o: Said) =>
    o.is('gift') ? `Use ${o.name('gift')}` : `${o.is('card') ? o.name('card') : '2 cheese'} for ${o.name('to')}`,
} satisfies Record<string, (o: Said) => string>;
