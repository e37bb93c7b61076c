/** What the city sounds like. */
import type { GameEvent } from '@smallfolk/kernel';
import type { HuntEvent } from '@smallfolk/ratcatcher/state/events.ts';
import type { SoundName } from '../../sound/names.ts';
import { happened } from './telling.ts';

const SOUNDS: { readonly [T in HuntEvent['type']]?: SoundName } = {
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

export const sound = (event: GameEvent): SoundName | undefined => SOUNDS[happened(event).type];
