/** Everdell for one to four, as a game of the kernel. */
import type { Game } from '@smallfolk/kernel';
import './modules.ts';
import { clone } from './clone.ts';
import { insight } from './insight.ts';
import { position } from './position.ts';
import { resample } from './resample.ts';
import { checkSetup, create, fields, seatsOf } from './setup.ts';
import type { State } from './state.ts';
import { rules } from './turn.ts';
import { type EverdellView, view } from './view.ts';

export const everdell: Game<State, EverdellView> = {
  name: 'everdell',
  version: 1,
  fields: fields(),
  checkSetup,
  seats: seatsOf,
  create,
  rules,
  clone,
  view,
  resample,
  position,
  insight,
};
