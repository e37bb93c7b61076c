/** What happens when minions have been placed and initiative is set: whoever may answer that does (Preemptive Shot). */
import { offer, type Rules } from '@smallfolk/kernel';
import type { Ability } from '../content/ability.ts';
import { happen } from '../content/happening.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import { seatOf } from './deciding.ts';
import { miceOnBoard } from './figures.ts';
import type { Quest } from './quest.ts';
import { abilitiesFor, useAbility } from './using.ts';

export function* answerPlacing(t: Quest, arrived: readonly Minion[]): Rules {
  if (arrived.length === 0) return;
  for (const mouse of miceOnBoard(t)) {
    for (const ability of abilitiesFor(t, mouse, 'after-placing')) yield* mayAnswer(t, mouse, ability, arrived);
  }
}

function* mayAnswer(t: Quest, mouse: Mouse, ability: Ability, arrived: readonly Minion[]): Rules {
  const there = arrived.filter((minion) => t.state.minions.includes(minion));
  if (there.length === 0 || !ability.placed || !(ability.useful?.(t, mouse, there) ?? true)) return;
  const options = [{ do: 'ability', card: ability.id }, { do: 'no' }] as const;
  const answer = yield* offer(seatOf(mouse), 'react', options, {
    rule: 'M65',
    about: { kind: 'mouse', id: mouse.hero },
  });
  if (answer.do === 'no') return;
  useAbility(t, mouse, ability);
  yield* happen(ability.placed(t, mouse, there));
}
