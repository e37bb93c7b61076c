/**
 * The whole game: every box beside the base game is open, bots are told what it knows, and it takes positions from outside. Tests, terminal, laboratory
 * and server have this; the page opens what is in play (`index.ts`).
 */
import type { Game } from '@smallfolk/kernel';
import './mistwood/plans.ts';
import './mistwood/schemes.ts';
import './rugwort/box.ts';
import { core } from './core.ts';
import { insight } from './mistwood/bot/insight.ts';
import type { Happening } from './state/events.ts';
import { position } from './state/position.ts';
import type { State } from './state/state.ts';
import type { EverdellView } from './state/view.ts';

export const everdell: Game<State, EverdellView, Happening> = { ...core, position, insight };
