import { expect, test } from 'vitest';
import { isPalette, sources, unset, writtenOut } from './colours.ts';

const of = (text: string, file = 'web/src/Some.svelte') => writtenOut({ file, text });

test('a colour that is written out is found in every form, and its line with it', () => {
  expect(of('a\n  color: #fff;')).toEqual(['web/src/Some.svelte:2 #fff']);
  expect(of('linear-gradient(#d9d3a4, rgb(0 0 0 / 0.4))')).toHaveLength(2);
  expect(of('fill="#0b0609aa" stroke={`hsl(12 40% 30%)`}')).toHaveLength(2);
});

test('what only looks like a colour is none', () => {
  expect(of('{#each deeds as deed} &#8217; href="#/setup" url(#fade) #web-big rgb(var(--dark) / 0.4)')).toEqual([]);
});

test('a palette may, and so may drawings', () => {
  expect(isPalette('web/src/boards/mice/palette.css')).toBe(true);
  expect(of('#fff', 'web/src/styles/tokens.css')).toEqual([]);
  expect(of('#fff', 'web/src/boards/mice/room/light.ts')).toEqual([]);
});

test('a token that nobody sets is found, unless there is something to fall back on', () => {
  const some = (text: string) => unset([{ file: 'a.css', text }]);
  expect(some('a { color: var(--oops); }')).toEqual(['a.css --oops']);
  expect(some('a { color: var(--oops, red); }')).toEqual([]);
  expect(some(':root { --there: #fff; } a { color: var(--there); }')).toEqual([]);
});

test('every colour of the page is a token of a palette', () => {
  const all = sources();
  expect(all.flatMap(writtenOut)).toEqual([]);
  expect(unset(all)).toEqual([]);
});
