/** The games that the engine can play: those on the shelf, and in development and tests also the kernel's sample. */
import { shelf } from '@smallfolk/games';
import type { Opener } from '@smallfolk/kernel';

export const boxes: Readonly<Record<string, Opener>> = __SAMPLES__
  ? { ...shelf, crumbs: async () => (await import('../samples/crumbs.ts')).box }
  : shelf;
