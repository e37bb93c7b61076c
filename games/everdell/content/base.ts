/** The base game as a module: its content. Its rules are the core. */
import { blueCards } from './cards/blue.ts';
import { greenCards } from './cards/green.ts';
import { purpleCards } from './cards/purple.ts';
import { redCards } from './cards/red.ts';
import { tanCards } from './cards/tan.ts';
import { basicEvents } from './events/basic.ts';
import { specialEvents } from './events/special.ts';
import type { Module } from './module.ts';
import { basicPlaces } from './places/basic.ts';
import { boardPlaces } from './places/board.ts';
import { forestPlaces } from './places/forest.ts';

export const base: Module = {
  id: 'base',
  cards: [...tanCards, ...greenCards, ...redCards, ...blueCards, ...purpleCards],
  places: [...basicPlaces, ...boardPlaces, ...forestPlaces],
  events: [...basicEvents, ...specialEvents],
  active: () => false,
};
