/** The table as text: everything a player needs is in it, line by line. */
import { Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { stage } from '../testing/stage.ts';
import { words } from './en.ts';
import { mapLines } from './map-as-text.ts';

async function table(scene = stage()): Promise<string> {
  return words.board(scene.start().view);
}

test('every zone of the City has its line, with what is in it and where it leads', async () => {
  const text = await table(stage().rats('0w', { white: 2, black: 1 }).cheese('0w').trap('0e'));
  for (const township of ['00', '01', '02', '03', '04']) {
    for (const letter of 'abc') expect(text.match(new RegExp(`^  ${township}${letter}: `, 'gm'))).toHaveLength(1);
  }
  expect(text).toContain('00a: 2 white rats, 1 black rat, magic cheese, rats here count 3 of 5; leads to 00b, 02c');
  expect(text).toContain('00b: YOU; leads to 00a, 00c, 03b');
  expect(text).toContain('00c: rats’ nest, your trap; leads to 00b, 01a');
});

test('the map shows which townships are joined', async () => {
  expect(mapLines(stage().start().view)).toEqual([' . 03  .  .', '    |', '02-00-01-04']);
});

test('the boards of both sides are in it', async () => {
  const text = await table(
    stage().upgraded({ yellow: 1, attack: 1 }).has({ yellow: 1, health: 3 }).cage({ brown: 2 }).tracker(2),
  );
  expect(text).toContain('Madam Cage, in 00b');
  expect(text).toContain('Health 3/4');
  expect(text).toContain('Magic cheese: 2 of 10.');
  expect(text).toMatch(/Yellow ability: Bait Bell, 1 of 2 tokens\./);
  expect(text).toMatch(/Purple ability: Long Net, locked\./);
  expect(text).toContain('Tallyman’s cage: 2 brown rats.');
  expect(text).toContain('The Rat King, not in the City yet.');
  expect(text).toContain('Eaten by the rats: 2 of 10. Next, at 3: ');
});

test('peculiar rats and the nemesis are told with figures, targets and what they hold', async () => {
  const text = await table(stage().peculiar('corsair', '1m', { cheese: 1 }).nemesis('4w'));
  expect(text).toContain('Rat Corsair in 01b: movement 3, defence 3, bite 2. Goes for cheese, then health');
  expect(text).toContain('On its card: magic cheese.');
  expect(text).toContain('The Rat King, 04a.');
});

test('it is plain text: no data dump, no frames drawn with lines', async () => {
  const text = await table();
  expect(text).not.toMatch(/[{}"[\]]|undefined|[─│┌┐└┘]/);
});

test('during set-up the cards that lie already are told as they are printed', async () => {
  const setup = parseSetup(game, { edition: 'first' });
  if (!setup.ok) throw new Error(setup.message);
  const match = Match.start(game, setup.value, seedOf('set-up'));
  const before = await words.board(match.view(0));
  expect(before).toContain('00c: YOU, start zone; leads to');
  expect(before).toMatch(/00d: magic cheese;/);
  expect(before).toMatch(/00a: rats’ nest;/);
  while (match.decision?.ask !== 'action') match.choose(0);
  expect(await words.board(match.view(0))).not.toContain('start zone');
});
