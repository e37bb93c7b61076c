/** Which games this terminal has: those on the shelf and, for tests and first programs, the kernel's samples. */
import { shelf } from '@smallfolk/games';
import type { Box } from '@smallfolk/kernel';
import { UserError } from '../user-error.ts';

export type Boxes = Readonly<Record<string, () => Promise<Box>>>;

export async function boxes(withSamples: boolean | undefined): Promise<Boxes> {
  if (!withSamples && !process.env.SMALLFOLK_SAMPLES) return shelf;
  return { ...shelf, ...(await import('./samples.ts')).samples };
}

export async function openBox(all: Boxes, name: string): Promise<Box> {
  const open = Object.hasOwn(all, name) ? all[name] : undefined;
  if (open) return open();
  throw new UserError(`There is no game "${name}". The games are: ${Object.keys(all).join(', ')}.`);
}
