import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REACTIONS } from '@smallfolk/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sprite } from './art.ts';

const WORLDS = fileURLToPath(new URL('../art', import.meta.url));
const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">\n  ${body}\n</svg>\n`;

let world: string;
beforeEach(() => {
  world = mkdtempSync(join(tmpdir(), 'art-'));
});
afterEach(() => rmSync(world, { recursive: true }));

describe('a sprite', () => {
  test('has one symbol for every drawing below its folder and every icon that is named', () => {
    mkdirSync(join(world, 'critters'));
    writeFileSync(join(world, 'critters/judge.svg'), svg('<path class="f-ink" d="M0 0H5Z" />'));
    writeFileSync(join(world, 'icons.txt'), 'hearts\n');
    const drawn = sprite(world);
    expect(drawn).toContain(
      '<symbol id="judge" viewBox="0 0 10 10" overflow="visible"><path fill="var(--piece-ink,#161b22)" d="M0 0H5Z"/></symbol>',
    );
    expect(drawn).toContain('<symbol id="i-hearts"');
  });

  test('has a line for each drawing, which the page takes up a few at a time', () => {
    writeFileSync(join(world, 'one.svg'), svg('<path d="M0 0H5Z" />\n<path d="M1 1H5Z" />'));
    writeFileSync(join(world, 'two.svg'), svg('<path d="M2 2H5Z" />'));
    const [head, one, two, ...end] = sprite(world).split('\n');
    expect([head?.startsWith('<svg '), one?.endsWith('</symbol>'), two?.endsWith('</symbol>')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(end).toEqual(['</svg>']);
  });

  test('draws a silhouette three times: rim, ink, colour; with the pens as the world holds them', () => {
    writeFileSync(join(world, 'rat.svg'), svg('<path sil="1" d="M0 0H5V5Z" fill="#888" />'));
    writeFileSync(join(world, 'pens.json'), '{ "rim": { "stroke-width": "11" } }');
    expect(sprite(world).match(/M0 0H5V5Z/g)).toHaveLength(3);
    expect(sprite(world)).toContain('stroke-width="11"');
  });

  test.for([
    [
      'a filled shape',
      '<path fill="#888" opacity=".5" d="M0 0Z" />',
      '<path fill="#888" d="M0 0Z" fill-opacity=".5"/>',
    ],
    [
      'a line',
      '<g fill="none" stroke="#888"><path d="M0 0Z" opacity=".5" /></g>',
      '<path d="M0 0Z" stroke-opacity=".5"/>',
    ],
    ['a shape with an edge', '<path class="k" fill="#888" opacity=".5" d="M0 0Z" />', ' opacity=".5"'],
    ['a group', '<g fill="#888" opacity=".5"><path d="M0 0Z" /></g>', '<g fill="#888" opacity=".5">'],
  ] as const)('gives %s that one sees through a thin colour only where it looks the same', ([, drawn, expected]) => {
    writeFileSync(join(world, 'glass.svg'), svg(drawn));
    expect(sprite(world)).toContain(expected);
  });

  test('leaves out a part that is a sprite of its own', () => {
    mkdirSync(join(world, 'expansion'));
    writeFileSync(join(world, 'expansion/web.svg'), svg('<path d="M0 0H5Z" />'));
    expect(sprite(world)).toContain('id="web"');
    writeFileSync(join(world, 'expansion/sprite.txt'), 'Loaded only where it is in play.');
    expect(sprite(world)).not.toContain('id="web"');
    expect(sprite(join(world, 'expansion'))).toContain('id="web"');
  });

  test('keeps styles as data, because the page allows none inline', () => {
    writeFileSync(join(world, 'icons.txt'), '');
    writeFileSync(join(world, 'mask.svg'), svg('<g style="mix-blend-mode: multiply"><path d="M0 0Z" /></g>'));
    expect(sprite(world)).not.toMatch(/\sstyle="/);
  });

  test.for([
    [
      'two drawings of one name',
      { 'a/judge.svg': svg(''), 'b/judge.svg': svg('') },
      'a drawing "judge" exists already',
    ],
    [
      'a pen that does not exist',
      { 'judge.svg': svg('<path class="crayon" d="M0 0Z" />') },
      'no pen is called "crayon"',
    ],
    ['a drawing without a view box', { 'judge.svg': '<svg></svg>' }, 'viewBox is needed'],
    ['an icon that does not exist', { 'icons.txt': 'no-such-icon' }, 'game-icons has no "no-such-icon"'],
  ] as const)('refuses %s', ([, files, message]) => {
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(join(world, path, '..'), { recursive: true });
      writeFileSync(join(world, path), source);
    }
    expect(() => sprite(world)).toThrow(message);
  });

  test.for(readdirSync(WORLDS).filter((name) => !name.includes('.')))('of %s can be drawn', (name) => {
    // A world is many drawings, the room before a game only those who sit there, the signs one for each thing to say.
    const least = { room: 13, signs: REACTIONS.length }[name] ?? 51;
    const drawn = sprite(join(WORLDS, name));
    expect(drawn.match(/<symbol/g)?.length).toBeGreaterThanOrEqual(least);
    if (name === 'signs') for (const reaction of REACTIONS) expect(drawn).toContain(`<symbol id="says-${reaction}"`);
  });
});
