/** Every piece in the box has its drawing, and everything that can be gained or reached its sign. */
import { readdirSync, readFileSync } from 'node:fs';
import { content } from '@smallfolk/ratcatcher/content/index.ts';
import { townships } from '@smallfolk/ratcatcher/content/townships.ts';
import { stage } from '@smallfolk/ratcatcher/testing/stage.ts';
import { expect, test } from 'vitest';
import { symbolOfGain } from './look.ts';

const ART = new URL('../../../art/ratcatcher/', import.meta.url);
const drawn = new Set(
  readdirSync(ART, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replace(/^.*[/\\]|\.svg$/g, '')),
);
const icons = new Set(
  readFileSync(new URL('icons.txt', ART), 'utf8')
    .split(/\s+/)
    .map((icon) => `i-${icon}`),
);
const undrawn = (names: readonly string[]) => names.filter((name) => !drawn.has(name) && !icons.has(name));

test('every ratcatcher, trap, ability, nemesis, rat and township has its drawing', () => {
  const names = [
    ...content.ratcatchers.flatMap(({ id, trap, yellow, purple }) => [
      `catcher-${id}`,
      `portrait-${id}`,
      `trap-${trap.id}`,
      `ability-${yellow.id}`,
      `ability-${purple.id}`,
    ]),
    ...content.nemeses.map(({ id }) => `nemesis-${id}`),
    ...content.peculiarRats.map(({ id }) => `rat-${id}`),
    ...['white', 'brown', 'black'].map((colour) => `rat-${colour}`),
    ...townships.map(({ landmark }) => `land-${landmark}`),
  ];
  expect(undrawn(names)).toEqual([]);
});

test('every reward of a card and every line of the Tallyman has its sign', () => {
  const { view } = stage().start();
  const rewards = [
    ...content.peculiarRats.flatMap((rat) => rat.rewards),
    ...content.tallyman.map((line) => line.reward),
  ];
  expect(undrawn(rewards.map(({ gain }) => symbolOfGain(gain, view)))).toEqual([]);
});

test('every step of every tracker has its sign', () => {
  const panel = readFileSync(new URL('panels/Tracker.svelte', import.meta.url), 'utf8');
  const signs = new Map(
    [...panel.matchAll(/^ {2}(\w+): '([\w-]+)',$/gm)].map(([, step = '', sign = '']) => [step, sign]),
  );
  for (const { tracker } of content.nemeses) {
    for (const step of tracker.flat()) expect(signs.get(step), step).toBeDefined();
  }
});
