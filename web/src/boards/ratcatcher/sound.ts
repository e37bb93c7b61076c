/** What the city sounds like. */
import type { SoundName } from '../../sound/names.ts';
import type { Event } from './props.ts';

const SOUNDS: { readonly [T in Event['type']]?: SoundName } = {
  'attack-rolled': 'dice',
  'rolled-again': 'dice',
  'nemesis-rolled': 'dice',
  moved: 'step',
  'rats-moved': 'squeak',
  'rat-spawned': 'squeak',
  'peculiar-spawned': 'squeak',
  'nemesis-appeared': 'bell',
  'rats-bit': 'blow',
  'bitten-while-leaving': 'blow',
  'peculiar-bit': 'blow',
  'nemesis-bit': 'blow',
  'nemesis-wounded': 'blow',
  'trap-sprung': 'blow',
  'trap-set': 'step',
  'cheese-collected': 'coin',
  'cheese-gained': 'coin',
  'token-collected': 'coin',
  upgraded: 'bell',
  'township-placed': 'card',
  'question-revealed': 'card',
};

export const sound = ({ type }: Event): SoundName | undefined => SOUNDS[type];
