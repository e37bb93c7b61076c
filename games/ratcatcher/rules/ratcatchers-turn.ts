/** The ratcatcher's turn (R69-R71): refresh, any number of actions, and then the check for expansion. */
import { CHECKPOINT, type Rules } from '@smallfolk/kernel';
import type { Action } from '../state/options.ts';
import { ALL_DICE, COLOURS } from '../state/pieces.ts';
import { ratsIn } from '../state/rats-in-zones.ts';
import { type Hunt, offer } from '../state/table.ts';
import { useAbility, zonesForAbility } from './abilities.ts';
import { noticeAtOnce } from './active-townships.ts';
import { attackZone } from './attack.ts';
import { accuracyValue, attackValue, movementValue } from './attributes.ts';
import { canCollect, collectByItself, collectCheese } from './cheese.ts';
import { claim, claimsNow } from './claim-rewards.ts';
import { cheeseIsCollectedByItself } from './editions.ts';
import { trade, tradesNow } from './tallyman.ts';
import { setTrap, zonesForTrap } from './traps.ts';
import { steps, walk } from './walk.ts';

/** Options never change, so each is made once: a search looks at millions of them. */
function once<T>(make: (of: number) => T): (of: number) => T {
  const made: T[] = [];
  return (of) => {
    made[of] ??= make(of);
    return made[of];
  };
}

const moveTo = once((to): Action => ({ do: 'move', to }));
const attackWith = once((dice): Action => ({ do: 'attack', dice }));
const trapIn = once((zone): Action => ({ do: 'trap', zone }));
const useIn = {
  yellow: once((zone): Action => ({ do: 'use', colour: 'yellow', zone })),
  purple: once((zone): Action => ({ do: 'use', colour: 'purple', zone })),
};
const tradeFor = once((line): Action => ({ do: 'trade', line }));
const END: Action = { do: 'end' };

/** A new round begins with the refresh, skipped in the very first one (R106-R110). */
export function beginRound(t: Hunt): void {
  const { state } = t;
  const { catcher } = state;
  state.round++;
  state.phase = 'actions';
  t.emit?.({ type: 'turn', whose: 'ratcatcher', round: state.round, rule: 'R18' });
  if (state.round === 1) return;
  catcher.dice = Math.min(ALL_DICE, attackValue(t)); // R107
  catcher.movement = movementValue(t); // R108
  catcher.traps = t.board.traps; // R109; none lies in the City after the clean-up (R213)
  const { dice, movement, traps } = catcher;
  t.emit?.({ type: 'refreshed', dice, movement, traps, rule: 'R107' });
}

/** Until the player ends the turn. */
export function* takeActions(t: Hunt): Rules {
  for (;;) {
    if (canCollect(t)) yield* collectByItself(t);
    yield CHECKPOINT;
    const action = yield* offer('action', actionsNow(t), { rule: 'R70' });
    if (action.do === 'end') return;
    yield* perform(t, action);
    noticeAtOnce(t);
  }
}

/** R70, R140: each action as often as its resources allow. */
export function actionsNow(t: Hunt): Action[] {
  const { catcher } = t.state;
  const actions: Action[] = [];
  for (const to of steps(t)) actions.push(moveTo(to));
  if (catcher.dice > 0 && ratsIn(t, catcher.zone) > 0) {
    for (let dice = catcher.dice; dice > 0; dice--) actions.push(attackWith(dice));
  }
  for (const zone of zonesForTrap(t)) actions.push(trapIn(zone));
  for (const colour of COLOURS) for (const zone of zonesForAbility(t, colour)) actions.push(useIn[colour](zone));
  if (!cheeseIsCollectedByItself(t.state) && canCollect(t)) actions.push({ do: 'collect' });
  for (const line of tradesNow(t)) actions.push(tradeFor(line));
  if (t.state.captured.length > 0) {
    for (const { rat, reward } of claimsNow(t)) actions.push({ do: 'claim', rat, reward });
  }
  actions.push(END);
  return actions;
}

function* perform(t: Hunt, action: Action): Rules {
  switch (action.do) {
    case 'move':
      return yield* walk(t, action.to);
    case 'attack':
      return yield* attack(t, action.dice);
    case 'trap':
      return setTrap(t, action.zone);
    case 'use':
      return yield* useAbility(t, action.colour, action.zone);
    case 'collect':
      return yield* collectCheese(t);
    case 'trade':
      return yield* trade(t, action.line);
    case 'claim':
      return yield* claim(t, action.rat, action.reward);
    case 'end':
      return;
  }
}

/** R122, R123, R130: any number of the dice on the board, on the rats of the own zone; every die rolled is used (O2). */
function* attack(t: Hunt, dice: number): Rules {
  const { catcher } = t.state;
  catcher.dice -= dice;
  yield* attackZone(t, catcher.zone, { dice, accuracy: accuracyValue(t), by: 'ratcatcher', rule: 'R123' });
}
