/** Worker abilities: one for each player, by lot (W60-W63). */
import type { Random, Rules, Seat, Setup } from '@smallfolk/kernel';
import type { Effect } from '../../content/card.ts';
import { cardOf, placeOf } from '../../content/catalogue.ts';
import type { Module } from '../../content/module.ts';
import { ALL_SEE, EMPTY, playerOf, SPRING, type State, type T } from '../../state/state.ts';
import { abilitiesLid } from '../lids.ts';
import { type Ability, type AbilityId, noAbilities, sliceOf } from './ability.ts';
import { butterflies } from './butterflies.ts';
import { farmSpaces, pigs, takeTopFarm, topFarm } from './pigs.ts';
import { spiders } from './spiders.ts';
import { stoats } from './stoats.ts';

export const ABILITIES: readonly Ability[] = [stoats, butterflies, spiders, pigs];
const abilityNamed = (id: AbilityId): Ability => ABILITIES.find((ability) => ability.id === id) ?? stoats;

export const abilities: Module = {
  ...abilitiesLid,
  beforeHands: deal,
  startingHand: (state, seat, cards) => abilityNamed(sliceOf(state).of[seat] ?? 'stoats').startingHand ?? cards,
  cloneSlice(from, to) {
    const slice = from.abilities;
    if (slice) to.abilities = { ...slice, of: slice.of.slice(), top: slice.top.slice(), stack: slice.stack.slice() };
  },
  viewSlice: (state) => {
    const { of, figure, top, stack } = sliceOf(state);
    return {
      of,
      figure: figure === EMPTY ? null : placeOf(figure).id,
      farm: top.map((kind) => cardOf(kind).id)[0] ?? null,
      farms: top.length + stack.length,
    };
  },
  piles: (state) => [
    { cards: sliceOf(state).top, seenBy: ALL_SEE },
    { cards: sliceOf(state).stack, seenBy: 0, pool: 'farms' },
  ],
  hooks: {
    beforeFirstTurn: (t, me) => of(t, me)?.begin?.(t, me),
    afterPrepare: (t, me) => of(t, me)?.afterPrepare?.(t, me),
    afterPlay: (t, me, card) => everyHolder(t, (ability, holder) => ability.afterPlay?.(t, holder, me, card)),
    afterVisit: (t, me, at) => everyHolder(t, (ability, holder) => ability.afterVisit?.(t, holder, me, at)),
    extraSources: topFarm,
    takeExtra: takeTopFarm,
    spaces: farmSpaces,
  },
};

function of(t: T, seat: Seat): Ability | undefined {
  const id = sliceOf(t.state).of[seat];
  return id && abilityNamed(id);
}

function everyHolder(t: T, act: (ability: Ability, holder: Seat) => Effect): Effect {
  const effects: Rules[] = [];
  sliceOf(t.state).of.forEach((id, holder) => {
    const effect = act(abilityNamed(id), holder);
    if (effect) effects.push(effect);
  });
  return effects.length > 0 ? oneByOne(effects) : undefined;
}

function* oneByOne(effects: readonly Rules[]): Rules {
  for (const effect of effects) yield* effect;
}

/** W60, W61, OW122. Each person gets one; whose order of play it decides sits accordingly (W67, W68). */
function deal(state: State, setup: Setup, random: Random): void {
  const slice = noAbilities();
  state.slices.abilities = slice;
  const drawn = random.shuffle(abilitiesFor(setup)).slice(0, state.humans);
  slice.of = seated(drawn);
  state.first = firstSeat(slice.of, state.first);
  slice.of.forEach((id, seat) => {
    if (setup.spring !== 'yes') withoutSpringWorker(state, seat); // W353
    abilityNamed(id).deal?.(state, seat, random);
  });
}

/** W70, W352. Nightweave needs her figure herself. */
const abilitiesFor = (setup: Setup): AbilityId[] =>
  ABILITIES.map(({ id }) => id).filter((id) => id !== 'spiders' || setup.opponent !== 'nightweave');

/** W67, W68. The Butterflies begin and the Spiders come last, so the Spiders sit just before the Butterflies. */
function seated(drawn: readonly AbilityId[]): AbilityId[] {
  if (!drawn.includes('butterflies') || !drawn.includes('spiders')) return drawn.slice();
  const others: AbilityId[] = drawn.filter((id) => id !== 'spiders');
  others.splice(others.indexOf('butterflies'), 0, 'spiders');
  return others;
}

function firstSeat(of: readonly AbilityId[], otherwise: Seat): Seat {
  if (of.includes('butterflies')) return of.indexOf('butterflies');
  return of.includes('spiders') ? (of.indexOf('spiders') + 1) % of.length : otherwise;
}

/** W61. The worker of spring does not take part. */
function withoutSpringWorker(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  const spring = player.arrivals[SPRING] ?? 0;
  player.arrivals = player.arrivals.map((workers, season) => (season === SPRING ? 0 : workers));
  if (player.season < SPRING) player.waiting -= spring;
  else player.available -= spring;
}
