/**
 * The expansions on the board. Each is a folder of its own here and is loaded only for games that it is part of: its
 * printed cards (`<part>/printed.data.ts`), signs, words, drawings (`/art/everdell-<part>.svg`), and what it draws.
 */

import { hasMistwood } from '@smallfolk/everdell/label.ts';
import type { Language, Setup } from '@smallfolk/kernel';
import { adopt } from '../../art/sprite.ts';
import { lay } from './facts.ts';
import { type Layers, layOver } from './layers.ts';
import type { Printed } from './printed.ts';
import type { World } from './props.ts';
import { addSigns } from './signs.ts';
import { teach } from './words/short.ts';

export interface Part {
  readonly printed?: Printed;
  readonly signs?: Readonly<Record<string, string>>;
  /** What its cards do in a few words; whatever else it says is learnt here, too. */
  speak?(language: Language): Promise<Readonly<Record<string, string>>>;
  /** Its drawings, if it has any. */
  readonly sprite?: string;
  readonly layers?: Partial<Layers>;
  /** The table as it is with this part. */
  change?(world: World): World;
}

interface Shelved {
  inPlay(setup: Setup): boolean;
  open(): Promise<Part>;
}

const PARTS: readonly Shelved[] = [
  { inPlay: hasMistwood, open: async () => (await import('./mistwood/index.ts')).part },
  {
    inPlay: ({ opponent }) => opponent === 'nightweave',
    open: async () => (await import('./mistwood/lair/index.ts')).part,
  },
];

let open: readonly Part[] = [];

/** Lays out those that are in play. */
export async function layParts(setup: Setup, parts = PARTS): Promise<void> {
  open = await Promise.all(parts.filter(({ inPlay }) => inPlay(setup)).map((part) => part.open()));
  for (const { printed, signs } of open) {
    if (printed) lay(printed);
    if (signs) addSigns(signs);
  }
  layOver(open.flatMap(({ layers }) => layers ?? []));
  await Promise.all(open.flatMap(({ sprite }) => (sprite ? [adopt(sprite)] : [])));
}

export async function learnParts(language: Language): Promise<void> {
  for (const part of open) if (part.speak) teach(language, await part.speak(language));
}

/** The table with all that is laid out. */
export const withParts = (world: World): World =>
  open.reduce((changed, part) => part.change?.(changed) ?? changed, world);
