/** What a newcomer is told in the first game, at the first question of each kind. */

import type { Language } from '@smallfolk/kernel';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import type { Decision } from '../props.ts';
import { speechOf } from './speech.ts';

function topic(decision: Decision, view: View): string | undefined {
  if (decision.ask === 'rats-target' || decision.ask === 'rats-way') return 'tie';
  if (decision.ask !== 'action') return decision.ask;
  const can = new Set(decision.options.map((option) => option.do));
  if (can.has('attack') && view.odds.leave[view.catcher.zone]) return 'leave';
  if (can.has('attack')) return 'attack';
  if (can.has('trade')) return 'trade';
  return can.has('move') ? 'walk' : undefined;
}

export function lesson(
  decision: Decision,
  view: View,
  language: Language,
): { readonly id: string; readonly text: string } | undefined {
  const id = topic(decision, view);
  const text = id === undefined ? undefined : speechOf(language).notes[id];
  return text === undefined ? undefined : { id: `ratcatcher ${id}`, text };
}
