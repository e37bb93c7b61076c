/** What the forest sounds like. */
import type { SoundName } from '../../sound/names.ts';
import type { Event } from './props.ts';

const SOUNDS: { readonly [T in Event['type']]?: SoundName } = {
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

export const sound = ({ type }: Event): SoundName | undefined => SOUNDS[type];
