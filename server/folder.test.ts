import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFile } from './folder.ts';
import { newFolder } from './testing/serving.ts';

const { path, remove } = newFolder();
afterAll(remove);

test('folder and file are made for their owner alone, and what is there stays', () => {
  const file = join(path, 'a', 'b', 'rooms.sqlite');
  makeFile(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(path, 'a')).mode & 0o777).toBe(0o700);
  writeFileSync(file, 'kept', { mode: 0o644 });
  makeFile(file);
  expect(statSync(file).size).toBe(4);
  makeFile(join(path, 'copies', 'today.sqlite'));
  expect(existsSync(join(path, 'copies'))).toBe(true);
});

test('where none can be made, a sentence says why', () => {
  const letter = join(path, 'letter');
  writeFileSync(letter, 'Dear moth,');
  const why = (folder: string) => () => makeFile(join(folder, 'rooms.sqlite'));
  const isFile = 'there is a file of that name where a folder should be';
  expect(why(letter)).toThrow(`nothing can be kept in ${letter}: ${isFile}`);
  expect(why(join(letter, 'in', 'it'))).toThrow(isFile);
  expect(why(join(path, 'x'.repeat(300)))).toThrow('the name is too long');
});

test.skipIf(process.platform !== 'linux')(
  'a place of the system in which nothing can be made does not hold it up',
  () => {
    expect(() => makeFile('/proc/nope/rooms.sqlite')).toThrow('nothing can be kept in /proc/nope: ');
    expect(() => makeFile('/proc/nope/in/rooms.sqlite')).toThrow('nothing can be kept in /proc/nope/in: ');
    expect(() => makeFile('/proc/nope/copies/rooms.sqlite')).toThrow('nothing can be kept in /proc/nope/copies: ');
  },
);

/** Root may write anywhere: for this long it is somebody else. */
function asNobody(work: () => void): void {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test.skipIf(process.platform === 'win32')('a folder that may not be written to, or not even be looked into', () => {
  const shut = join(path, 'shut');
  mkdirSync(shut, { mode: 0 });
  asNobody(() => {
    for (const folder of [shut, join(shut, 'in')])
      expect(() => makeFile(join(folder, 'rooms.sqlite'))).toThrow('whoever runs this may not write there');
  });
});
