/** The shelf: the one place that names the games. Each box is loaded when it is opened. */
import type { Box } from '@smallfolk/kernel';

export const shelf: Readonly<Record<string, () => Promise<Box>>> = {
  ratcatcher: async () => (await import('@smallfolk/ratcatcher')).box,
  everdell: async () => (await import('@smallfolk/everdell')).box,
};
