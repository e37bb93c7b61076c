/**
 * The shelf: the one place that names the games. What stands on a box is known at once; the box is loaded when it is
 * opened. Terminal, engine, laboratory, server and page have all that stands here, and nothing else.
 */
import type { Label, Opener } from '@smallfolk/kernel';
import { label as everdell } from './everdell/label.ts';
import { label as mice } from './mice/label.ts';
import { label as ratcatcher } from './ratcatcher/label.ts';

/** From left to right. */
export const labels: readonly Label[] = [ratcatcher, mice, everdell];

export const shelf: Readonly<Record<string, Opener>> = {
  ratcatcher: async (setup) => (await import('./ratcatcher/index.ts')).open(setup),
  mice: async (setup, stage) => (await import('./mice/index.ts')).open(setup, stage),
  everdell: async (setup) => (await import('./everdell/index.ts')).open(setup),
};
