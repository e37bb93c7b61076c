/** What is in a zone, in words: for the labels that a screen reader speaks. */
import type { View, ZoneView } from '@smallfolk/ratcatcher/state/view.ts';
import type { RatcatcherWords } from '@smallfolk/ratcatcher/words/ratcatcher-words.ts';
import { thingsIn } from '@smallfolk/ratcatcher/words/zone-contents.ts';
import type { Speech } from './speech.ts';

export function contentsOf(zone: ZoneView, view: View, words: RatcatcherWords, speech: Speech): string[] {
  const parts = thingsIn(zone).map((thing) => words.thing(thing, view));
  if (zone.cheese > 0 && zone.hunger > 0) parts.push(speech.hunger(zone.hunger));
  return parts;
}
