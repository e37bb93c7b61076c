/** Everything that is printed in The Ratcatcher has its drawing: boards, traps, abilities, rats and townships. */
import { readdirSync } from 'node:fs';
import { content } from '@smallfolk/ratcatcher/content/index.ts';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../art/ratcatcher/', import.meta.url);
const drawn = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((file) => file.replace(/^.*\//, '')),
);
const missing = (names: readonly string[]) => names.filter((name) => !drawn.has(`${name}.svg`));

test('every ratcatcher has a figure, a portrait, a trap and two abilities that are drawn', () => {
  const names = content.ratcatchers.flatMap(({ id, trap, yellow, purple }) => [
    `catcher-${id}`,
    `portrait-${id}`,
    `trap-${trap.id}`,
    `ability-${yellow.id}`,
    `ability-${purple.id}`,
  ]);
  expect(names.length).toBeGreaterThan(0);
  expect(missing(names)).toEqual([]);
});

test('every nemesis and every rat is drawn', () => {
  const rats = ['white', 'brown', 'black', ...content.peculiarRats.map(({ id }) => id)];
  expect(missing([...content.nemeses.map(({ id }) => `nemesis-${id}`), ...rats.map((id) => `rat-${id}`)])).toEqual([]);
});

test('every township has its landmark', () => {
  expect(missing(content.townships.flatMap(({ landmark }) => (landmark ? [`land-${landmark}`] : [])))).toEqual([]);
});
