import { globSync, readFileSync } from 'node:fs';
import { labels } from '@smallfolk/games';
import { expect, test } from 'vitest';
import { ROOT } from './cruise.ts';

/** Where nothing may know which games there are. What is drawn for a game stands under its name. */
const HOUSE = globSync('{kernel,bots,protocol,lab,cli,server,web/src,web/build}/**/*.{ts,svelte}', {
  cwd: ROOT,
}).filter((path) => !/node_modules|\.test\.ts$|\/bench\.ts$|\/samples\/|^web\/src\/(boards|art)\//.test(path));

test.each(labels)('nothing but the shelf and its board names $name', ({ name }) => {
  expect(HOUSE.length).toBeGreaterThan(100);
  const named = HOUSE.filter((path) => new RegExp(`(['"\`])${name}\\1`).test(readFileSync(ROOT + path, 'utf8')));
  expect(named).toEqual([]);
});
