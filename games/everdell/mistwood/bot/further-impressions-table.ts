/**
 * What experience says about Mistwood, beside and in the manner of the base game's table, whose numbers stay as they are. Fitted
 * to 64 games in which searches played with its cards and against Nightweave; docs/bots.md tells how.
 */
import type { CardTaste, PlaceTaste } from '../../bot/first-impressions-table.ts';

export const CARD_TASTE: Readonly<Record<string, CardTaste>> = {
  'autumn-farm-1': [0.34, -0.08, 0, 0.08],
  'autumn-farm-2': [0.03, 0.27, 0.02, 0.06],
  'chipter-swipple': [-0.04, 0.69, 0, -0.03],
  'click-clacks': [0.23, 0.77, 0, 0.02],
  'corrin-evertail-the-king': [0.2, 0.44, -0.04, 0],
  'corrin-evertail-the-leader': [-0.29, -0.21, 0.06, 0],
  'corrin-evertail-the-warrior': [-0.13, 0.16, 0.09, 0],
  'corrin-evertails-field': [0.06, 0.13, -0.09, -0.02],
  'corrin-evertails-path': [-0.02, 0.26, -0.04, 0.08],
  'darkdeep-prison': [0.27, 0.53, 0, 0],
  'everflame-tomb': [0.25, -0.27, 0, 0.36],
  'jor-goldwing': [0.7, 1.28, 0, 0],
  'king-norths-treasury': [0.48, 0.54, 0, 0],
  'mayberry-matriarch': [0.54, 0.36, 0, 0],
  'spring-farm-1': [0.37, 0.27, -0.01, 0.07],
  'spring-farm-2': [0.3, 0.03, -0.22, -0.13],
  'strey-softpaw': [0.18, 0.24, 0, 0.05],
  'strongroot-castle': [0, 0.78, 0, 0],
  'summer-farm-1': [0.15, 0.17, -0.34, 0.09],
  'summer-farm-2': [0.36, 0.45, 0.06, -0.42],
  'tarry-hare': [0.14, 0.51, 0, 0],
  'winter-farm-1': [0.36, 0.14, -0.08, 0.19],
  'winter-farm-2': [-0.03, 0.27, 0.04, -0.06],
};

export const PLACE_TASTE: Readonly<Record<string, PlaceTaste>> = {};

export const DOING: Readonly<Record<string, readonly number[]>> = {};

/** Not foiling, by what is foiled; stopping or declining otherwise, by what was asked. */
export const STOPPING: Readonly<Record<string, number>> = {
  borrowed: 0.25,
  cheat: -0.15,
  closed: -0.52,
  copycat: -0.58,
  'eight-legged-nightmare': 0.27,
  'finders-keepers': -0.18,
  guard: -0.49,
  industrious: -0.19,
  'invisible-trap': 0.29,
  leader: 0.17,
  lose: -1.02,
  nasty: -0.22,
  'paralysing-fear': -0.46,
  pigs: -0.43,
  'quick-theft': 0.05,
  ransom: -0.08,
  spare: -0.35,
  stoats: -0.18,
  theft: -0.07,
  thief: 0.19,
  use: 0.16,
  warrior: -0.06,
};

export const WAY: Readonly<Record<string, number>> = {
  foil: 0.3,
  trade: -0.09,
  use: -0.16,
};

/** A point token of one's own. */
export const NEED: Readonly<Record<string, number>> = {};

/** Each unit that a web, a personality or a scheme puts on top. */
export const PLAYING: Readonly<Record<string, number>> = {
  dues: -0.02,
};

export const UNLOCKING: Readonly<Record<string, number>> = {};
