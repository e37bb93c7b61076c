/** What the forest sounds like. */
import type { GameEvent } from '@smallfolk/kernel';
import type { SoundName } from '../../sound/names.ts';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  play: 'card',
  draw: 'card',
  reveal: 'card',
  discard: 'card',
  'give-cards': 'card',
  place: 'step',
  recall: 'step',
  'rugwort-moves': 'step',
  gain: 'coin',
  points: 'coin',
  give: 'coin',
  achieve: 'bell',
  season: 'bell',
  'rugwort-prepares': 'bell',
  'rugwort-kidnaps': 'squeak',
  'rugwort-plays': 'squeak',
};

export const sound = ({ type }: GameEvent): SoundName | undefined => SOUNDS[type];
