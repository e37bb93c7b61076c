/** What to know in the first game, each note once, when it is needed for the first time. */

import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { Language } from '@smallfolk/kernel';
import type { Decision } from '../props.ts';
import { type LessonName, speechOf } from './speech.ts';

interface Lesson {
  readonly id: LessonName;
  readonly when: (decision: Decision, view: EverdellView) => boolean;
}

const offers = (decision: Decision, verb: string) => decision.options.some((option) => option.do === verb);
const me = (view: EverdellView) => view.players[view.seat];

const LESSONS: readonly Lesson[] = [
  { id: 'everdell-first', when: (decision) => decision.ask === 'turn' && offers(decision, 'place') },
  { id: 'everdell-play', when: (decision) => decision.ask === 'turn' && offers(decision, 'play') },
  { id: 'everdell-prepare', when: (decision) => offers(decision, 'prepare') },
  { id: 'everdell-autumn', when: (decision, view) => decision.ask === 'turn' && me(view)?.season === 'autumn' },
];

export function lesson(
  decision: Decision,
  view: EverdellView,
  language: Language,
  { read }: { readonly read: readonly string[] },
) {
  const found = LESSONS.find(({ id, when }) => !read.includes(id) && when(decision, view));
  return found && { id: found.id, text: speechOf(language).lessons[found.id] };
}
