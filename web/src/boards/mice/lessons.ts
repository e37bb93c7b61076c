/** Notes of a first game: what the guide of the prologue asks for, and what to know when something comes for the first time. */
import type { Decision, Language } from '@smallfolk/kernel';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { MiceWords } from '@smallfolk/mice/words/words.ts';
import { speechOf } from './words/speech.ts';

interface Lesson {
  readonly id: string;
  readonly text: string;
}

export function lesson(decision: Decision, view: MiceView, language: Language, words: MiceWords): Lesson | undefined {
  const guided = decision.ask === 'turn' && view.guide;
  if (guided) {
    const text = words.text(`${view.chapter}/guide:${guided.id}`);
    if (text) return { id: `mice ${view.chapter} ${guided.id}`, text };
  }
  const { notes } = speechOf(language);
  const met = Object.keys(notes).find((ask) => ask === decision.ask);
  return met ? { id: `mice ask ${met}`, text: notes[met] ?? '' } : undefined;
}
