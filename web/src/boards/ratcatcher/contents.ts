/** What is in a zone, in words: for the labels that a screen reader speaks. */
import type { View, ZoneView } from '@smallfolk/ratcatcher/state/view.ts';
import type { RatcatcherWords } from '@smallfolk/ratcatcher/words/ratcatcher-words.ts';
import type { Speech } from './speech/speech.ts';

const counted = (count: number, name: string) => (count > 1 ? `${count} × ${name}` : name);

export function contentsOf(zone: ZoneView, view: View, words: RatcatcherWords, speech: Speech): string[] {
  const parts: string[] = [];
  if (zone.ratcatcher) parts.push(words.name('ratcatcher', view.catcher.id));
  if (zone.nemesis) parts.push(words.name('nemesis', view.nemesis.id));
  for (const id of zone.peculiars) parts.push(words.name('peculiar', id));
  for (const kind of ['white', 'brown', 'black'] as const) {
    if (zone[kind] > 0) parts.push(counted(zone[kind], words.name('rat', kind)));
  }
  for (const kind of ['cheese', 'health', 'yellow', 'purple'] as const) {
    if (zone[kind] > 0) parts.push(counted(zone[kind], words.name('piece', kind)));
  }
  if (zone.nests > 0) parts.push(counted(zone.nests, words.name('piece', 'nest')));
  if (zone.trap !== 'none') parts.push(words.name('trap', view.catcher.trap));
  for (const colour of zone.placed) parts.push(words.name('ability', view.catcher[colour].id));
  if (zone.cheese > 0 && zone.hunger > 0) parts.push(speech.hunger(zone.hunger));
  return parts;
}
