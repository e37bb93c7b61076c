/** Everdell for one to four, as a game of the kernel. Boxes beside the base game are closed here: only their lids are known. */
import type { Game } from '@smallfolk/kernel';
import './content/modules.ts';
import { checkSetup, create, fields, seatsOf } from './rules/setup.ts';
import { rules } from './rules/turn.ts';
import { clone } from './state/clone.ts';
import type { Happening } from './state/events.ts';
import { resample } from './state/resample.ts';
import type { State } from './state/state.ts';
import { type EverdellView, view, views } from './state/view.ts';

export const core: Game<State, EverdellView, Happening> = {
  name: 'everdell',
  version: 7,
  fields: fields(),
  checkSetup,
  seats: seatsOf,
  create,
  rules,
  clone,
  view,
  views,
  resample,
};
