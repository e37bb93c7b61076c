/**
 * The strictest check of the kit. Two worlds look the same from a seat but differ in all that is hidden from it; in
 * both the same choice is made and the same chance falls. What the seat then sees (events, view, whose decision it is)
 * must be the same too, unless the rules declared with `reveal` that something became known to it.
 */

import type { GameEvent } from '../game.ts';
import type { Match } from '../match.ts';
import { keyOf } from '../option.ts';
import { Random, type Seed, seedOf } from '../random.ts';
import type { Decision, Seat } from '../rules.ts';
import { EVERYBODY, type Run } from '../run.ts';
import { assertEqual } from './assert.ts';

interface World<S> {
  readonly run: Run<S>;
  readonly heard: GameEvent[];
  readonly reveals: number;
}

export function nonInterference<S, V>(match: Match<S, V>, seat: Seat, choice: Random): void {
  const chance = seedOf(choice.next());
  const one = worldFor(match, seat, seedOf(choice.next()), chance);
  const two = worldFor(match, seat, seedOf(choice.next()), chance);
  const common = commonOptions(one.run.decision, two.run.decision);
  if (common.length === 0) return;
  const key = common[choice.below(common.length)];
  for (const { run } of [one, two])
    run.answer(run.decision?.options.findIndex((option) => keyOf(option) === key) ?? -1);
  if (toldAnything(one, seat) || toldAnything(two, seat)) return;
  assertEqual(two.heard, one.heard, `after "${key}" seat ${seat} hears of hidden things that nobody revealed to it`);
  const seen = ({ run }: World<S>) => [match.game.view(run.state, seat), known(run.decision, seat)];
  assertEqual(seen(two), seen(one), `after "${key}" seat ${seat} sees hidden things that nobody revealed to it`);
}

/** A world that looks like the match from the seat, with that chance to come, recording what the seat hears. */
function worldFor<S, V>(match: Match<S, V>, seat: Seat, seed: Seed, chance: Seed): World<S> {
  const heard: GameEvent[] = [];
  const run = match.fork({
    checkpoint: () => {},
    emit: (event, only, otherwise) => {
      if (only === undefined || only === seat) heard.push(event);
      else if (otherwise) heard.push(otherwise);
    },
  });
  heard.length = 0;
  match.game.resample(run.state, seat, Random.of(seed));
  run.random.become(Random.of(chance));
  return { run, heard, reveals: run.reveals.length };
}

function commonOptions(one: Decision | undefined, two: Decision | undefined): string[] {
  const keys = new Set(two?.options.map(keyOf));
  return one?.options.map(keyOf).filter((key) => keys.has(key)) ?? [];
}

function toldAnything<S>({ run, reveals }: World<S>, seat: Seat): boolean {
  return run.reveals.slice(reveals).some((to) => to === EVERYBODY || to === seat);
}

/** What a seat knows of a decision: everything if it is its own. */
function known(decision: Decision | undefined, seat: Seat): unknown {
  return decision?.seat === seat ? decision : { seat: decision?.seat, ask: decision?.ask };
}
