/** Instant schemes against your hand and your stock (W324-W332, W338, W339, W344, W345). */
import { choose, type Seat } from '@smallfolk/kernel';
import { cardOf } from '../../../content/catalogue.ts';
import { about, cause } from '../../../rules/cause.ts';
import { gainPoints, payOne } from '../../../rules/goods.ts';
import { discardKinds } from '../../../rules/hand.ts';
import { addSeen, removeUnseen } from '../../../state/known.ts';
import { RESOURCES, type ResourceName } from '../../../state/resource.ts';
import { playerOf, type T } from '../../../state/state.ts';
import { randomCards } from '../hand.ts';
import { type Foil, PERSON } from '../intrigue.ts';
import { sweepPlaces } from '../personalities/personalities.ts';
import { lessened, levelTokens, preventable } from './foiled.ts';
import type { Scheme } from './scheme.ts';

const handOf = (t: T) => playerOf(t.state, PERSON).hand;

/** Random hand cards go into her hand, without a token (OW62). Only their owner knows which. */
function pocket(t: T, me: Seat, count: number, rule: string): void {
  if (count <= 0) return;
  const kinds = randomCards(t, PERSON, count);
  removeUnseen(t.state, PERSON, kinds);
  for (const kind of kinds) addSeen(t.state, me, kind, 1 << PERSON);
  t.reveal(PERSON);
  const event = { type: 'nightweave-pockets', seat: me, from: PERSON, count: kinds.length, rule } as const;
  t.emit?.({ ...event, cards: kinds.map((kind) => cardOf(kind).id) }, PERSON, event);
}

const POCKETS = cause('pickpocket', 'W325');
const fewer = (count: number) => ({ do: 'fewer', count }) as const;

/** W324, W325. Each card that she leaves you is a token for her. */
const pickpocket: Scheme = {
  id: 'pickpocket',
  rule: 'W324',
  foil: { rule: 'W325', units: 99, pay: [], each: true, tokens: 1 },
  *begin(t, me) {
    const half = Math.ceil(handOf(t).length / 2);
    if (half === 0) return;
    const options = Array.from({ length: half + 1 }, (_, count) => fewer(count));
    const { count } = yield* choose(PERSON, 'pickpocket', options, about(POCKETS));
    gainPoints(t, me, count, POCKETS);
    pocket(t, me, half - count, 'W324');
  },
};

const DIE = 8;
const STOLEN = 3;
const TWO_CARDS: Foil = { rule: 'W330', units: 2, pay: ['card'] };

/** W326-W330. What the die shows is lost, up to three: so many sides of the die for each resource. */
function theft(id: string, rule: string, sides: readonly [ResourceName, number][]): Scheme {
  const shown = sides.flatMap(([what, count]) => Array<ResourceName>(count).fill(what));
  return preventable({
    id,
    rule,
    foil: TWO_CARDS,
    act(t, me) {
      const die = t.random.roll(DIE);
      const what = shown[die - 1] ?? 'twig';
      const resource = RESOURCES.indexOf(what);
      t.emit?.({ type: 'nightweave-rolls', seat: me, scheme: id, die, what, rule });
      payOne(t, PERSON, resource, Math.min(STOLEN, playerOf(t.state, PERSON).stock[resource] ?? 0), cause(id, rule));
    },
  });
}

const ANY_CARDS: Foil = { rule: 'W332', units: 99, pay: ['card'], each: true };

const copycat: Scheme = {
  id: 'copycat',
  rule: 'W331',
  foil: ANY_CARDS,
  *begin(t, me) {
    const cards = yield* lessened(t, 'copycat', ANY_CARDS, handOf(t).length);
    gainPoints(t, me, 2 * cards, cause('copycat', 'W331'));
  },
};

const NIGHTMARE = cause('eight-legged-nightmare', 'W338');

const nightmare = preventable({
  ...NIGHTMARE,
  foil: { rule: 'W339', units: 3, pay: ['resource'] },
  act(t, me) {
    sweepPlaces(t, [...t.state.meadow.keys()], NIGHTMARE);
    const tan = handOf(t).filter((kind) => cardOf(kind).colour === 'tan');
    discardKinds(t, PERSON, tan, NIGHTMARE);
    levelTokens(t, me, NIGHTMARE.id, NIGHTMARE.rule);
  },
});

const BORROWED: Foil = { rule: 'W345', units: 3, pay: ['resource'], each: true };

const borrowed: Scheme = {
  id: 'borrowed',
  rule: 'W344',
  foil: BORROWED,
  *begin(t, me) {
    const most = Math.min(BORROWED.units, handOf(t).length);
    pocket(t, me, yield* lessened(t, 'borrowed', BORROWED, most), 'W344');
  },
};

export const ROBBERIES: readonly Scheme[] = [
  pickpocket,
  theft('theft', 'W326', [
    ['twig', 3],
    ['resin', 3],
    ['berry', 1],
    ['pebble', 1],
  ]),
  theft('quick-theft', 'W327', [
    ['twig', 2],
    ['resin', 1],
    ['berry', 2],
    ['pebble', 3],
  ]),
  theft('thief', 'W328', [
    ['twig', 2],
    ['resin', 2],
    ['berry', 3],
    ['pebble', 1],
  ]),
  theft('finders-keepers', 'W329', [
    ['twig', 1],
    ['resin', 2],
    ['berry', 3],
    ['pebble', 2],
  ]),
  copycat,
  nightmare,
  borrowed,
];
