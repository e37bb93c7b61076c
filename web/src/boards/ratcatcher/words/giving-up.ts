/** What is given up by ending the turn: everything that could still be done. */

import type { Language } from '@smallfolk/kernel';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import type { RatcatcherWords } from '@smallfolk/ratcatcher/words/ratcatcher-words.ts';
import type { Decision, Option } from '../props.ts';
import { speechOf } from './speech.ts';

export function givesUp(
  option: Option,
  { options }: Decision,
  { catcher }: View,
  language: Language,
  words: RatcatcherWords,
): string | undefined {
  if (option.do !== 'end') return undefined;
  const speech = speechOf(language);
  const can = (kind: string, colour?: string) =>
    options.some((each) => each.do === kind && (colour === undefined || each.colour === colour));
  const left = [
    can('collect') && words.name('piece', 'cheese'),
    can('move') && speech.points(catcher.movement),
    can('attack') && speech.dice(catcher.dice),
    can('trap') && speech.traps(catcher.traps),
    can('use', 'yellow') && words.name('ability', catcher.yellow.id),
    can('use', 'purple') && words.name('ability', catcher.purple.id),
    can('trade') && speech.cage,
    can('claim') && speech.kinds.claim,
  ];
  return left.filter((part) => part !== false).join(', ');
}

/** What many options of one kind are called together. */
export function kind({ do: verb }: Option, language: Language): string {
  const { kinds } = speechOf(language);
  return kinds[verb as keyof typeof kinds] ?? verb;
}
