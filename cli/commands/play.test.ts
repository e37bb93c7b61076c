import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Ended, run, start } from '../testing/running.ts';

// Real processes on a busy machine take their time.
vi.setConfig({ testTimeout: 120_000 });

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'smallfolk-'));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

const environment = () => ({ SMALLFOLK_HOME: home, SMALLFOLK_SAMPLES: '1', LC_ALL: 'C.UTF-8' });

function smallfolk(args: string, ...lines: string[]): Promise<Ended> {
  return run(args.split(' ').filter(Boolean), lines.map((line) => `${line}\n`).join(''), environment());
}

const kept = (folder: 'unfinished' | 'finished') => {
  try {
    return readdirSync(join(home, folder)).map((name) => join(home, folder, name));
  } catch {
    return [];
  }
};
const onlyKept = (folder: 'unfinished' | 'finished') => {
  const files = kept(folder);
  expect(files).toHaveLength(1);
  return files[0] as string;
};

test('a whole game is played through a pipe, kept, and comes out the same when it is checked', async () => {
  const { code, out, err } = await smallfolk(
    'play tic-tac-toe --open --seats person',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '1',
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Player 1: Which square do you mark?\n  1. Square 1\n  2. Square 2');
  expect(out.match(/Seat 1 marks square 1\./g)).toHaveLength(1);
  expect(kept('unfinished')).toEqual([]);
  const file = onlyKept('finished');
  expect(out).toContain(`smallfolk replay ${file}`);
  const [, seed, commitment] = /seed was (\w{32}); its SHA-256 is (\w{64})/.exec(out) ?? [];
  expect(out).toContain(`sealed: ${commitment}`);

  const checked = await smallfolk(`replay ${file} --check`);
  expect(checked).toMatchObject({ code: 0 });
  expect(checked.out).toContain('Everything comes out as the save says.');
  expect(checked.out).toContain(`seed ${seed}, SHA-256 ${commitment}`);
});

test('without a screen nothing but plain lines is written', async () => {
  const { out } = await smallfolk('play crumbs --seats person,random', '1', 'help', 'q');
  expect(out).not.toContain('\u001b');
  expect(out).not.toContain('\r');
});

test('a game that was killed goes on with the choice that was made last', async () => {
  const child = start(['play', 'crumbs', '--seats', 'person,random', '--seed', '5'], environment());
  child.stdout.setEncoding('utf8');
  let out = '';
  const until = async (text: string) => {
    while (!out.includes(text)) out += String(await once(child.stdout, 'data'));
    out = out.slice(out.indexOf(text) + text.length);
  };
  await until('Your choice: ');
  child.stdin.write('1\n');
  await until('Your choice: ');
  child.kill('SIGKILL');
  await once(child, 'close');

  const again = await smallfolk('play crumbs', 'log', 'q');
  expect(again.out).toContain('Crumbs: going on after 2 choices.');
  expect(again.out).toContain('1. Mouse 1 forages and finds');
  expect(again.out).toContain('Your game is kept. smallfolk play crumbs goes on with it.');
});

test('every choice is on the disk before the next question', async () => {
  await smallfolk('play crumbs --seats person,random --seed 5', '1');
  const before = JSON.parse(readFileSync(onlyKept('unfinished'), 'utf8'));
  expect(before.choices[0]).toBe('forage');
  expect(before.seats).toEqual(['person', 'random']);
  await smallfolk('play crumbs', '1', '1');
  const after = JSON.parse(readFileSync(onlyKept('unfinished'), 'utf8'));
  expect(after.choices.slice(0, before.choices.length)).toEqual(before.choices);
  expect(after.choices.length).toBeGreaterThan(before.choices.length);
});

test('undo, board, options, why, log, hint and help do what they say', async () => {
  const lines = [
    'why',
    'log',
    '2',
    'undo',
    'undo',
    '1',
    'why 1',
    'why c5',
    'why Z9',
    'log 1',
    'hint',
    'o',
    'b',
    'help',
  ];
  const { out, code } = await smallfolk('play crumbs --seats person,random --seed 5', ...lines);
  expect(code).toBe(0);
  const answers = out.split('Your choice: \n');
  expect(answers[1]).toMatch(/^Rule C2 \(A mouse's turn\): In turn, a mouse forages or stores\.\n/);
  expect(answers[2]).toMatch(/^Nothing has happened yet\./);
  expect(answers[3]).toContain('Store which crumbs?');
  expect(answers[4]).toMatch(/^Taken back\.\n\nPlayer 1: Forage or store\?/);
  expect(answers[5]).toMatch(/cannot be taken back/);
  expect(answers[6]).toMatch(/^Mouse 1 forages and finds \d\.\nMouse 2/);
  expect(answers[7]).toContain('Rule C3');
  expect(answers[8]).toContain('Rule C5');
  expect(answers[9]).toContain('The rulebook has no rule Z9.');
  expect(answers[10]).toMatch(/^\d+\. .* \[C\d\]\n$/);
  expect(answers[11]).toMatch(/^I would: \d\. (Forage|Store): \d+ % to win\n/);
  expect(answers[12]).toContain('Forage or store?');
  expect(answers[13]).toContain('Your hand:');
  expect(answers[14]).toContain('take the last choice back');
});

test('several numbers choose a whole set at once', async () => {
  const { out } = await smallfolk('play crumbs --seats person,random --seed 5', '2', '3 1', 'log');
  expect(out).toMatch(/Mouse 1 stores \d,\d; the die shows \d/);
});

test('what is not offered is said, and asked again', async () => {
  const { out } = await smallfolk(
    'play tic-tac-toe --open --seats person',
    '0',
    '10',
    'fly',
    '1 2',
    'mark square=8',
    'log',
  );
  const answers = out.split('Your choice: \n');
  for (const at of [1, 2, 3, 4])
    expect(answers[at]).toContain('is not offered. Type the number of an option, or help.');
  expect(answers[6]).toContain('1. Seat 1 marks square 9.');
});

test('around one screen, hands are shown only to the seat that says it looks', async () => {
  const { out } = await smallfolk('play crumbs --seed 5 --seats person', '', '1', '', 'log', 'q');
  const [before, first, second] = out.split('Hand over to player');
  expect(before).not.toContain('Your hand');
  expect(first).toMatch(/^ 1\..*\n[\s\S]*Your hand: 3, 3, 4, 5\.[\s\S]*and finds 1/);
  expect(second).toMatch(/^ 2\./);
  expect(second).toContain('Mouse 1 forages.\n');
  expect(second).not.toContain('and finds');
});

test('a game is set up by flags, or by questions', async () => {
  const flags = await smallfolk('play crumbs --mice 3 --seats person,random --practice', 'q');
  expect(flags.out).toContain('Mouse 3: pantry empty');
  expect(flags.out).toContain('A practice game');
  const many = await smallfolk('play everdell --seats person,random,random', 'q');
  expect(many.out).toContain('Player 3');
  const asked = await smallfolk('play crumbs --ask', 's', '4', '5', '2', '', '9', '1', 'q');
  expect(asked.out).toContain('Who is player 2?\n  1. a person\n  2. bot (easy)');
  expect(asked.out).toContain('Mouse 4: pantry empty');
  const wrong = await smallfolk('play crumbs --mice 7');
  expect(wrong).toEqual({ code: 2, out: '', err: '--mice 7 is not possible; choose one of 1, 2, 3, 4.\n' });
  expect(await smallfolk('play crumbs --seats person,ghost')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^seats: there is no bot "ghost"/),
  });
});

test('a copy is saved and loaded; a file that is no save is said, and the game goes on', async () => {
  const copy = join(home, 'copy.json');
  const noise = join(home, 'noise.json');
  writeFileSync(noise, '{"smallfolk":1,"game":"chess"}');
  await smallfolk('play crumbs --seats person,random --seed 5', '1', `save ${copy}`, '1', 'q');
  const saved = JSON.parse(readFileSync(copy, 'utf8'));
  expect(saved.choices[0]).toBe('forage');
  const { out } = await smallfolk('play crumbs', `load ${noise}`, 'load nothing', `load ${copy}`, 'save', 'q');
  const answers = out.split('Your choice: \n');
  expect(answers[1]).toContain('there is no game "chess"');
  expect(answers[2]).toContain('There is no file nothing that can be read.');
  expect(answers[3]).toContain('Forage or store?');
  expect(kept('unfinished')).toHaveLength(2);
  expect(await smallfolk(`play crumbs --load ${noise}`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('chess'),
  });
});

test('two terminals on one game: the one that comes late stops with a sentence', async () => {
  await smallfolk('play crumbs --seats person,random --seed 5', '1');
  const child = start(['play', 'crumbs'], environment());
  let err = '';
  child.stderr.on('data', (piece) => {
    err += piece;
  });
  await once(child.stdout, 'data');
  await smallfolk('play crumbs', '1');
  child.stdin.end('1\n');
  await once(child, 'close');
  expect(err).toContain('Another terminal plays this game too');
  expect(child.exitCode).toBe(2);
});

test('a folder that cannot be written is said once, and one can play on', async ({ skip }) => {
  if (process.getuid?.() === 0) writeFileSync(join(home, 'file'), '');
  else chmodSync(home, 0o500);
  if (process.platform === 'win32') skip('folders have other permissions here');
  const inside = process.getuid?.() === 0 ? join(home, 'file', 'deeper') : home;
  const lines = '1\n2\n3\n4\n5\n6\n1\n';
  const { code, out, err } = await run(['play', 'tic-tac-toe', '--open', '--seats', 'person'], lines, {
    ...environment(),
    SMALLFOLK_HOME: inside,
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.match(/This game cannot be kept/g)).toHaveLength(1);
  expect(out).toContain('three in a line');
});

test('an unfinished game that cannot be played any more is said, with the way on', async () => {
  await smallfolk('play crumbs --seats person,random --seed 5', '1');
  const file = onlyKept('unfinished');
  const save = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...save, choices: ['fly'] }));
  const { code, err } = await smallfolk('play crumbs', 'q');
  expect(code).toBe(2);
  expect(err).toContain('choice 1 of 1 cannot be made any more');
  expect(err).toContain('--new begins another game.');
});

test.for([
  ['pl', 'Los tej gry jest zapieczętowany', 'Gra jest zapisana.'],
  ['hu', 'A játék véletlenje le van pecsételve', 'A játék el van mentve.'],
])('the terminal speaks %s', async ([language, begins, ends]) => {
  const { out } = await smallfolk(`play crumbs --new --seats person,random --language ${language}`, 'help', 'q');
  expect(out).toContain(begins);
  expect(out).toContain(ends);
  const { err, code } = await smallfolk('play crumbs --language xx');
  expect({ err, code }).toEqual({ err: '--language xx is not possible; choose one of en, pl, hu.\n', code: 2 });
});

test('the shelf lists unfinished games first and opens what is chosen', async () => {
  const fresh = await smallfolk('', 'q');
  expect(fresh).toMatchObject({ code: 0, err: '' });
  expect(fresh.out).not.toContain('Go on with');
  expect(fresh.out).toMatch(/\d+\. Crumbs\. One to four mice/);
  await smallfolk('play crumbs --seats person,random --seed 5', '1');
  const again = await smallfolk('', '99', '', 'q');
  expect(again.out).toContain('Go on with\n  1. Crumbs: 2 choices made,');
  expect(again.out).toContain('Crumbs: going on after 2 choices.');
});

test('the sample games are not on the shelf of users', async () => {
  const { out } = await run([], 'q\n', { SMALLFOLK_HOME: home });
  expect(out).not.toContain('Crumbs');
  const { err, code } = await run(['play', 'crumbs'], '', { SMALLFOLK_HOME: home });
  expect(code).toBe(2);
  expect(err).toContain('There is no game "crumbs".');
});

test('a wrong command or flag is a sentence, never a stack trace', async () => {
  expect(await smallfolk('dance')).toEqual({
    code: 2,
    out: '',
    err: 'There is no command "dance". smallfolk help lists them all.\n',
  });
  for (const args of ['play chess', 'play crumbs --wings 2', 'replay /nowhere', 'rules chess', 'engine --wings']) {
    const { code, err } = await smallfolk(args);
    expect(code).toBe(2);
    expect(err).not.toMatch(/\n\s+at /);
  }
});

test('a replay steps forward and back, shows all at once, and finds a save that lies', async () => {
  await smallfolk('play tic-tac-toe --open --seats person', '1', '2', '3', '4', '5', '6', '1');
  const file = onlyKept('finished');
  const all = await smallfolk(`replay ${file} --all`);
  expect(all.out).toContain('1. [1] Square 1\n   Seat 1 marks square 1. [T1]\n2. [2] Square 3');
  expect(all.out).toContain('three in a line');
  const steps = await smallfolk(`replay ${file}`, '', '', 'b', 'board', '4', 'q');
  expect(steps.out).toContain('0/5 \n1. [1] Square 1');
  expect(steps.out).toContain('X 2 3\n4 5 6\n7 8 9');
  expect(steps.out).toMatch(/4\/5 \n$/);
  const save = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...save, result: { winners: [1], reason: 'line' } }));
  const lies = await smallfolk(`replay ${file} --check`);
  expect(lies).toMatchObject({ code: 1 });
  expect(lies.out).toContain('This comes out differently: result.');
  expect((await smallfolk(`replay ${file} --check --hash 0`)).out).toContain('hash (it is ');
});

test('the rulebooks can be read and searched', async () => {
  expect((await smallfolk('rules')).out).toMatch(/^ratcatcher: \d+ rules/m);
  expect((await smallfolk('rules crumbs c7')).out).toBe(
    '\nThe cat\n  C7  A cat that has arrived takes the best crumb from the hand of the mouse that holds most (the first of these), and goes back to where it began.\n',
  );
  expect((await smallfolk('rules crumbs prowl card')).out).toMatch(/C6 [\s\S]*C8/);
  expect(await smallfolk('rules crumbs dragons')).toMatchObject({
    code: 2,
    err: expect.stringContaining('says nothing'),
  });
});
