/** A space told to those who do not see it: its name, who is there, what it is, what it is next to, what can be done. */
import type { RoomPlan } from '@smallfolk/mice/content/room.ts';
import type { MiceView, MouseView } from '@smallfolk/mice/state/view.ts';
import type { MiceWords } from '@smallfolk/mice/words/words.ts';
import { neighbours } from './printed.ts';
import type { Reach } from './reach.ts';
import type { Speech } from './words/speech.ts';

interface Told {
  readonly view: MiceView;
  readonly plan: RoomPlan;
  readonly speech: Speech;
  readonly reach: ReadonlyMap<string, Reach>;
  readonly words: MiceWords;
}

export function labelOf(space: string, { view, plan, speech, reach, words }: Told): string {
  const mice = view.mice.filter((mouse) => mouse.where === 'board' && mouse.space === space);
  const minions = view.minions.filter((minion) => minion.space === space);
  const next = neighbours(plan.id, space);
  const kinds = [...Map.groupBy(minions, ({ kind }) => kind)];
  const parts = [
    ...mice.map((mouse) => [words.name(mouse.hero), ...ailsOf(mouse, speech)].join(', ')),
    ...kinds.map(([kind, there]) => (there.length > 1 ? `${there.length} × ${words.one(kind)}` : words.one(kind))),
    ...(space in plan.water ? [speech.water] : []),
    ...(view.traps.includes(space) ? [speech.trap] : []),
    ...(plan.entries.includes(space) ? [speech.entry] : []),
    ...(plan.flip.space === space ? [speech.flip] : []),
    ...(next.length > 0 ? [speech.nextTo(next.join(', '))] : []),
    ...(reach.has(space) ? [reached(reach.get(space), speech)] : []),
  ];
  return speech.space(words.place(plan.id, space), parts);
}

const ailsOf = ({ stunned, webbed, charmed, down }: MouseView, speech: Speech): string[] => [
  ...(stunned ? [speech.stunned] : []),
  ...(webbed ? [speech.webbed] : []),
  ...(charmed ? [speech.charmed] : []),
  ...(down ? [speech.down] : []),
];

/** How far it is, how likely, or only that something can be done. */
function reached(reach: Reach | undefined, speech: Speech): string {
  if (!reach?.note) return speech.canDo;
  return reach.kind === 'go' ? speech.steps(Number(reach.note)) : reach.note;
}
