/** Choices that cards and chapters put to a player. */
import { choose, offer, type Rules } from '@smallfolk/kernel';
import { decider, seatOf } from '../rules/deciding.ts';
import type { Quest } from '../rules/quest.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';

export function* chooseTargetFor(
  _t: Quest,
  mouse: Mouse,
  targets: readonly Minion[],
  about: string,
  rule = 'M26',
): Rules<Minion> {
  const options = targets.map(({ id }) => ({ do: 'target', target: id }));
  const { target } = yield* choose(seatOf(mouse), 'which-target', options, {
    rule,
    about: { kind: 'card', id: about },
  });
  const minion = targets.find(({ id }) => id === target);
  if (!minion) throw new Error(`${target} is no target`);
  return minion;
}

/** A declaration of the players: yes or no (standing rule declarations). `about` names it in the words. */
export function* declares(t: Quest, about: string): Rules<boolean> {
  const options = [{ do: 'yes' }, { do: 'no' }] as const;
  const answer = yield* offer(decider(t), 'declare', options, {
    rule: 'M293',
    about: { kind: 'declaration', id: about },
  });
  return answer.do === 'yes';
}
