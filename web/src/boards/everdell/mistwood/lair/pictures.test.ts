/** Every personality, plan and scheme is drawn, no two alike, of things that there are. */
import { readdirSync, readFileSync } from 'node:fs';
import { PERSONALITIES } from '@smallfolk/everdell/mistwood/nightweave/personalities/personalities.ts';
import { PLANS } from '@smallfolk/everdell/mistwood/nightweave/plans/plans.ts';
import { SCHEMES } from '@smallfolk/everdell/mistwood/nightweave/schemes/schemes.ts';
import { expect, test } from 'vitest';
import { pictureOf } from './pictures.ts';

const all = [...PERSONALITIES, ...PLANS, ...SCHEMES].map(({ id }) => id);
const ART = new URL('../../../../../art/everdell/', import.meta.url);
const drawings = new Set(
  readdirSync(ART, { recursive: true }).flatMap((path) => /([^/]+)\.svg$/.exec(String(path))?.[1] ?? []),
);
const icons = readFileSync(new URL('mistwood/icons.txt', ART), 'utf8').split(/\s+/);

test('all 54 have a picture of their own', () => {
  expect(all).toHaveLength(54);
  expect(new Set(all.map((id) => JSON.stringify(pictureOf(id).things))).size).toBe(54);
});

test('they are made of drawings that exist', () => {
  const used = new Set(all.flatMap((id) => pictureOf(id).things.map(({ symbol }) => symbol)));
  const strange = [...used].filter((symbol) =>
    symbol.startsWith('i-') ? !icons.includes(symbol.slice(2)) : !drawings.has(symbol),
  );
  expect(strange).toEqual([]);
});
