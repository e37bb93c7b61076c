/**
 * The seasonal Farms (W10-W17): each is a Farm for every rule that names one. Most have two abilities, of which one is
 * carried out at each activation. Costs and abilities are our own, because nobody publishes them.
 */
import { choose, keyOf, type Option, type Seat } from '@smallfolk/kernel';
import { type CardText, card, type Effect } from '../../content/card.ts';
import { kindNamed } from '../../content/catalogue.ts';
import { about, by, type Cause } from '../../rules/cause.ts';
import { countOf } from '../../rules/city.ts';
import { draw } from '../../rules/deck.ts';
import { gainGoods, gainPoints, payOne } from '../../rules/goods.ts';
import { room } from '../../rules/hand.ts';
import { BERRY, type Goods } from '../../state/resource.ts';
import { playerOf, type State, type T } from '../../state/state.ts';

/** One of the things that a Farm can do. */
interface Ability {
  readonly pays?: { readonly berry: number };
  readonly gain?: Goods;
  /** A berry for every so many Farms in the city where it stands, itself included. */
  readonly farmsPerBerry?: number;
  readonly points?: number;
  readonly cards?: number;
}

/** What an ability brings as things stand, and the answer that names it: `{ do: 'farm', berry: 1, cards: 1 }`. */
interface Harvest {
  readonly ability: Ability;
  readonly gain: Goods;
  readonly option: Option;
}

function harvestOf(ability: Ability, state: State, me: Seat, owner: Seat): Harvest | undefined {
  const player = playerOf(state, me);
  const { pays, points = 0, cards = 0, farmsPerBerry } = ability;
  if (pays && pays.berry > (player.stock[BERRY] ?? 0)) return undefined;
  const farms = countOf(playerOf(state, owner).city, kindNamed('farm'));
  const berry = farmsPerBerry ? Math.floor(farms / farmsPerBerry) : 0;
  const gain = ability.gain ?? (berry > 0 ? { berry } : {});
  if (Object.keys(gain).length + points + Math.min(cards, room(player)) === 0) return undefined;
  const more = { ...(cards > 0 && { cards }), ...(points > 0 && { points }), ...(pays && { paid: pays.berry }) };
  return { ability, gain, option: { do: 'farm', ...gain, ...more } };
}

/** OW123. What the Farm can do now; two abilities that would bring the same are one choice. */
function harvests(abilities: readonly Ability[], state: State, me: Seat, owner: Seat): Harvest[] {
  const able = abilities.flatMap((ability) => harvestOf(ability, state, me, owner) ?? []);
  const keys = able.map(({ option }) => keyOf(option));
  return able.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
}

function carryOut(t: T, me: Seat, { ability, gain }: Harvest, why: Cause): Effect {
  if (ability.pays) payOne(t, me, BERRY, ability.pays.berry, why);
  if (Object.keys(gain).length > 0) gainGoods(t, me, gain, why);
  if (ability.points) gainPoints(t, me, ability.points, why);
  return ability.cards ? draw(t, me, ability.cards, why) : undefined;
}

/** W12, W13. Whoever has the benefit chooses anew at each activation. */
function oneOf(...abilities: readonly Ability[]): CardText {
  return {
    countsAs: 'farm',
    productive: (state, me, _self, owner) => harvests(abilities, state, me, owner).length > 0,
    *produce(t, me, self, owner) {
      const able = harvests(abilities, t.state, me, owner);
      const options = able.map(({ option }) => option);
      const chosen = yield* choose(me, 'farm', options, about(by(self)));
      const harvest = able[options.indexOf(chosen)];
      const effect = harvest && carryOut(t, me, harvest, by(self));
      if (effect) yield* effect;
    },
  };
}

/** The common part of all eight (W13, W14, W16). */
const farm = (rule: string, cost: Goods) =>
  ({
    rule,
    is: 'common green construction',
    cost,
    points: 1,
    copies: 1,
    links: ['husband', 'wife'],
    provenance: 'own',
  }) as const;

const A_BERRY = { gain: { berry: 1 } };
const ONE_BERRY = { berry: 1 };

export const seasonalFarms = [
  card('winter-farm-1', farm('W12', { twig: 2, resin: 1 }), oneOf(A_BERRY, { cards: 2 })),
  card('winter-farm-2', farm('W12', { twig: 1, resin: 1, pebble: 1 }), oneOf(A_BERRY, { gain: { pebble: 1 } })),
  card('spring-farm-1', farm('W16', { twig: 1, resin: 1 }), { countsAs: 'farm', yields: () => ONE_BERRY }),
  card(
    'spring-farm-2',
    farm('W12', { twig: 2, resin: 1 }),
    oneOf(A_BERRY, { pays: { berry: 1 }, points: 1, cards: 1 }),
  ),
  card('summer-farm-1', farm('W12', { twig: 3 }), oneOf(A_BERRY, { gain: { twig: 2 } })),
  card('summer-farm-2', farm('W15', { twig: 3, resin: 1 }), { countsAs: 'farm', space: 0, yields: () => ONE_BERRY }),
  card(
    'autumn-farm-1',
    farm('W12', { twig: 2, resin: 2 }),
    oneOf({ gain: { berry: 1 }, cards: 1 }, { gain: { resin: 1 }, cards: 1 }),
  ),
  card('autumn-farm-2', farm('W12', { twig: 2, resin: 2 }), oneOf(A_BERRY, { farmsPerBerry: 2 })),
];
