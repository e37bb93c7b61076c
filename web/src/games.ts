/** The games that this page can open: those on the shelf, and in development and tests also the kernel's samples. */
import { shelf } from '@smallfolk/games';
import type { Box } from '@smallfolk/kernel';

export const boxes: Readonly<Record<string, () => Promise<Box>>> = __SAMPLES__
  ? { ...shelf, crumbs: async () => (await import('./samples/crumbs.ts')).box }
  : shelf;
