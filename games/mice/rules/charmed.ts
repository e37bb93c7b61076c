/** The turn of a charmed mouse (M230-M232, OM94): a melee minion with the values of its card. */
import type { Rules } from '@smallfolk/kernel';
import type { Mouse } from '../state/mouse.ts';
import { newAttack } from './battle.ts';
import { defend } from './defending.ts';
import { websHoldMice } from './editions.ts';
import { checkEnd } from './ending.ts';
import { isClose, miceOnBoard } from './figures.ts';
import { hurt, unmark } from './harm.ts';
import { chooseTarget, rollForMinion } from './minion-attack.ts';
import { moveCharmed } from './minion-move.ts';
import type { Quest } from './quest.ts';

export function* charmedTurn(t: Quest, mouse: Mouse): Rules {
  t.state.struck = [];
  t.emit?.({ type: 'charmed-turn', mouse: mouse.hero, rule: 'M230' });
  const others = () => miceOnBoard(t).filter((other) => other !== mouse);
  if (mouse.down) {
    mouse.down = false;
    t.emit?.({ type: 'stood-up', mouse: mouse.hero, rule: 'M227' });
  } else if (!(mouse.webbed && websHoldMice(t.state))) yield* moveCharmed(t, mouse, others());
  const near = others().filter(({ space }) => isClose(t, mouse.space, space));
  const choice = chooseTarget(t, mouse.space, near);
  if (choice) yield* strikeFriend(t, mouse, choice.mouse);
  unmark(t, mouse, 'charmed', 'M232');
  checkEnd(t);
}

/** M231: the battle value of the card alone; its cheese goes on the wheel. */
function* strikeFriend(t: Quest, mouse: Mouse, friend: Mouse): Rules {
  const outer = t.state.attack;
  const dice = t.book.hero(mouse.hero).battle;
  const attack = newAttack(mouse.hero, friend.hero, { weapon: 'charm', reach: 'melee', damage: 'blunt', dice });
  t.state.attack = attack;
  t.emit?.({
    type: 'attack',
    by: mouse.hero,
    target: friend.hero,
    weapon: 'charm',
    reach: 'melee',
    damage: 'blunt',
    dice,
    rule: 'M231',
  });
  yield* rollForMinion(t, mouse.hero, attack, true);
  const { mouse: bearer, wounds } = yield* defend(t, friend, attack, true);
  yield* hurt(t, bearer, wounds, 'wound', 'M279');
  t.state.attack = outer;
}
