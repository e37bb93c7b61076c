/** Notes of a first game: what the guide of the prologue asks for, and what to know when something comes for the first time. */

import type { Language } from '@smallfolk/kernel';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { MiceWords } from '@smallfolk/mice/words/words.ts';
import { settings } from '../../store/settings.svelte.ts';
import type { Decision } from './props.ts';
import { speechOf } from './words/speech.ts';

interface Lesson {
  readonly id: string;
  readonly text: string;
}

/** What is worth a word the first time it is so, in a turn. */
const MOMENTS: Readonly<Record<string, (view: MiceView, decision: Decision) => boolean>> = {
  wheel: ({ wheel }) => wheel > 0,
  'level-up': (_view, { options }) => options.some((option) => option.do === 'level-up'),
  stunned: (view) => acting(view)?.stunned === true,
  webbed: (view) => acting(view)?.webbed === true,
  trap: ({ outlook }) => outlook?.moves.some(({ trap }) => trap !== undefined) === true,
  climb: ({ outlook }) => (outlook?.climbs.length ?? 0) > 0,
};

const acting = ({ mice, turn }: MiceView) => mice.find(({ hero }) => hero === turn?.card);

/** Each such word is said at one question, and then makes room for what the guide asks. */
const saidAt = new Map<string, Decision>();

function fresh(id: string, decision: Decision): boolean {
  if (settings.lessons === 'off' || settings.lessons.includes(id)) return false;
  if (!saidAt.has(id)) saidAt.set(id, decision);
  return saidAt.get(id) === decision;
}

export function lesson(decision: Decision, view: MiceView, language: Language, words: MiceWords): Lesson | undefined {
  const { notes } = speechOf(language);
  const note = (name: string): Lesson => ({ id: `mice ask ${name}`, text: notes[name] ?? '' });
  if (decision.ask !== 'turn') return notes[decision.ask] ? note(decision.ask) : undefined;
  const moment = Object.keys(MOMENTS).find((name) => MOMENTS[name]?.(view, decision) && fresh(note(name).id, decision));
  if (moment) return note(moment);
  if (!view.guide) return undefined;
  const { id } = view.guide;
  // What the tale asks for, and how that is done at this table.
  const text = [words.text(`${view.chapter}/guide:${id}`), notes[`guide:${id}`]].filter(Boolean).join(' ');
  return text ? { id: `mice ${view.chapter} ${id}`, text } : undefined;
}
