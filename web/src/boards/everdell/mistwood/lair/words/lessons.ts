/** What to know in the first game against her: each kind of step is explained when it first happens, each note once. */

import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { Language } from '@smallfolk/kernel';
import type { Decision, Event, Told } from '../../../props.ts';
import { turnOf } from '../turn.ts';
import { isOut, lairOf } from '../view.ts';
import { type HerWords, hersIn } from './speech.ts';

interface Moment {
  readonly decision: Decision;
  readonly view: EverdellView;
  /** What happened in her last turn. */
  readonly hers: readonly Event[];
}

interface Lesson {
  readonly id: keyof HerWords['lessons'];
  readonly when: (moment: Moment) => boolean;
}

const happened =
  (type: Event['type']) =>
  ({ hers }: Moment): boolean =>
    hers.some((event) => event.type === type);

const offers = (decision: Decision, verb: string) => decision.options.some((option) => option.do === verb);

/** The first that suits and has not been read is shown, so what is asked now comes first and what is rare comes early. */
const LESSONS: readonly Lesson[] = [
  {
    id: 'nightweave-foil',
    when: ({ decision }) => decision.ask === 'foil',
  },
  {
    id: 'nightweave-choose',
    when: ({ decision }) => decision.ask.startsWith('nightweave-'),
  },
  {
    id: 'nightweave-first',
    when: ({ decision }) => decision.ask === 'turn',
  },
  {
    id: 'nightweave-enters',
    when: happened('nightweave-enters'),
  },
  {
    id: 'nightweave-beside',
    when: ({ decision, view }) => decision.ask === 'turn' && isOut(view) && lairOf(view).dues.length > 0,
  },
  {
    id: 'nightweave-blocked',
    when: happened('nightweave-blocked'),
  },
  {
    id: 'nightweave-cannot',
    when: happened('nightweave-cannot'),
  },
  {
    id: 'nightweave-plays',
    when: happened('nightweave-plays'),
  },
  {
    id: 'nightweave-event',
    when: happened('nightweave-ranks'),
  },
  {
    id: 'nightweave-prepares',
    when: happened('nightweave-prepares'),
  },
  {
    id: 'nightweave-scheme',
    when: happened('nightweave-schemes'),
  },
  {
    id: 'nightweave-haven',
    when: happened('nightweave-falls-back'),
  },
  {
    id: 'nightweave-end',
    when: ({ decision, view }) => offers(decision, 'pass') && view.players[view.humans]?.passed === true,
  },
];

/** What she has just shown for the first time. `read`: which notes have been read already. */
export function herLesson(
  decision: Decision,
  view: EverdellView,
  language: Language,
  { told, read }: { readonly told: readonly Told[]; readonly read: readonly string[] },
) {
  const turn = turnOf(told, view.humans);
  const hers = turn?.last ? turn.lines.map(({ event }) => event) : [];
  const found = LESSONS.find(({ id, when }) => !read.includes(id) && when({ decision, view, hers }));
  return found && { id: found.id, text: hersIn(language).lessons[found.id] };
}
