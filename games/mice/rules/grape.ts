/** The grape (M250-M260, OM97, OM101-OM103): bait for roaches, a shot from the fork, and a rat's weapon. */
import type { Rules } from '@smallfolk/kernel';
import type { SpaceIndex } from '../content/room-graph.ts';
import type { Minion } from '../state/minion.ts';
import { hitMinion, newAttack } from './battle.ts';
import { defend } from './defending.ts';
import { grapeHitsEverybody } from './editions.ts';
import { checkEnd } from './ending.ts';
import { knockDownMinion, takeOffAll } from './felling.ts';
import {
  countMice,
  isRat,
  isRoach,
  isSmall,
  letter,
  miceOn,
  miceOnBoard,
  minionsOn,
  onBoard,
  placeOf,
} from './figures.ts';
import { hurt, knockDown } from './harm.ts';
import type { Quest } from './quest.ts';
import { laidItem, loseItem } from './stash.ts';

const GRAPE = 'grape';

/** M252, OM101: eaten at the end of the roaches' turn by all that have reached it; nobody defeats them. */
export function* eatGrape(t: Quest): Rules {
  const grape = laidItem(t, GRAPE);
  if (!grape) return;
  const eaters = minionsOn(t, grape.at).filter(isRoach);
  if (eaters.length === 0) return;
  loseItem(t, GRAPE, 'M252');
  yield* takeOffAll(t, eaters, 'M252');
}

/** M258-M260, OM103: a rat that starts its turn on the grape shoots it at the space with the most mice. */
export function* shootsGrape(t: Quest, minion: Minion): Rules<boolean> {
  const grape = laidItem(t, GRAPE);
  if (!grape || !isRat(minion) || grape.at !== minion.space || countMice(t, minion.space) > 0) return false;
  const target = mostMice(t);
  if (target === undefined) return false;
  yield* shootGrape(t, minion.id, target, 'mice');
  return true;
}

/** M259: tie by the highest on the track. */
function mostMice(t: Quest): SpaceIndex | undefined {
  const mice = miceOnBoard(t).sort((one, two) => placeOf(t, one.hero) - placeOf(t, two.hero));
  let best: SpaceIndex | undefined;
  for (const { space } of mice) if (best === undefined || countMice(t, space) > countMice(t, best)) best = space;
  return best;
}

/** M254-M257: the token is flipped; burst, it hits every small figure of the space; whole, it knocks them down and lies there. */
export function* shootGrape(t: Quest, by: string | number, space: SpaceIndex, enemies: 'mice' | 'minions'): Rules {
  const burst = t.random.below(2) === 0;
  t.emit?.({ type: 'grape', by, space: letter(t, space), burst, rule: 'M255' });
  const everybody = grapeHitsEverybody(t.state);
  const mice = everybody || enemies === 'mice' ? miceOn(t, space) : [];
  const minions = everybody || enemies === 'minions' ? minionsOn(t, space).filter((one) => isSmall(t, one)) : [];
  if (!burst) {
    for (const mouse of mice) knockDown(t, mouse, 'M256');
    for (const minion of minions) knockDownMinion(t, minion, 'M256');
    t.state.stash = t.state.stash.filter((item) => item !== GRAPE);
    t.state.laid = [...t.state.laid.filter(({ item }) => item !== GRAPE), { item: GRAPE, at: space, to: space }];
    return;
  }
  loseItem(t, GRAPE, 'M255');
  const blow = { weapon: GRAPE, reach: 'ranged', damage: 'blunt', dice: 0 } as const;
  for (const minion of minions) yield* hitMinion(t, undefined, blow, 1, minion);
  const outer = t.state.attack;
  for (const mouse of mice) {
    if (!onBoard(mouse)) continue; // taken meanwhile, in a friend's place
    const attack = newAttack(by, mouse.hero, blow);
    attack.hits = 1;
    t.state.attack = attack;
    const { mouse: bearer, wounds } = yield* defend(t, mouse, attack, true);
    yield* hurt(t, bearer, wounds, 'wound', 'M255');
  }
  t.state.attack = outer;
  checkEnd(t);
}
