/** How wide and high each piece of furniture is drawn, read from the drawings themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../art/mice/furniture/', import.meta.url));

function sizeOf(file: string): readonly [number, number] {
  const [, , wide = 0, high = 0] =
    /viewBox="([^"]+)"/
      .exec(readFileSync(FOLDER + file, 'utf8'))?.[1]
      ?.split(' ')
      .map(Number) ?? [];
  return [wide, high];
}

export const boxes: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [basename(file, '.svg'), sizeOf(file)]),
);
