/** The text table shows what one needs to play, and nothing that the reader must not see. */
import { SPECTATOR } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { lair } from '../../mistwood/nightweave/scene.ts';
import { spring } from '../../rugwort/scene.ts';
import { scene } from '../../testing/scene.ts';
import { words } from '../en.ts';

const table = scene()
  .hand(0, 'king')
  .hand(1, 'queen', 'monk')
  .shown(1, 'castle')
  .city(0, { card: 'farm', occupied: true }, { card: 'storehouse', goods: [3, 0, 0, 0] }, 'inn')
  .city(1, { card: 'dungeon', beneath: ['bard'] })
  .out(0, 1)
  .out(1, 2, 'basic-3-twigs')
  .achieved(1, 'grand-tour')
  .stock(0, { twig: 2, berry: 1 })
  .meadow('farm', 'wife', 'mine', 'mine', 'school', 'theater', 'palace', null)
  .start();
const text = async (seat: number) => words.board(table.match.view(seat));
const lines = async (seat: number) => (await text(seat)).split('\n');

test('the Meadow is numbered from 1 to 8, with cost, points, link and effect of each card', async () => {
  expect(await lines(0)).toContain(
    '1. Farm (green, Common, Construction; 2 twigs and 1 resin; 1 point; serves Husband or Wife). Production: 1 berry.',
  );
  expect(await text(0)).toContain('2. Wife (purple, Common, Critter; 2 berries; 2 points; free with Farm).');
  expect(await lines(0)).toContain('8. empty');
});

test('it says who is to move, and nothing of it once the game is over', async () => {
  expect((await lines(0))[0]).toBe('To move: you');
  expect((await lines(1))[0]).toBe('To move: Player 1');
  const over = scene().passed(0, 1).start();
  expect((await words.board(over.match.view(0))).split('\n')[0]).toBe('Meadow:');
  const view = over.match.view(0);
  const players = view.players.map((player, seat) =>
    seat === 0 ? player : { ...player, passed: false, person: false },
  );
  expect((await words.board({ ...view, players })).split('\n')[0]).toBe('Meadow:'); // Rugwort stops with the people
  const hers = {
    ...view,
    players,
    modules: { nightweave: lair(['resin-trap']).start().match.view(0).modules.nightweave },
  };
  expect((await words.board(hers)).split('\n')[0]).toMatch('To move'); // W212: she goes on
});

test('places say who stands there', async () => {
  expect(await lines(0)).toContain('- 3 twigs [exclusive; there: Player 2]');
  expect(await lines(1)).toContain('- 3 twigs [exclusive; there: you]');
  expect(await lines(0)).toContain('- 2 twigs and a card [shared; free]');
});

test('cities show what lies and who stands on each card', async () => {
  expect(await text(0)).toContain('Your city (3 of 15 spaces):');
  expect(await lines(0)).toContain('- green (2): Farm [occupied], Storehouse [on it 3 twigs; worker: you]');
  expect(await lines(0)).toContain('- red (1): Inn [worker: Player 2]');
  expect(await lines(0)).toContain('- blue (1): Dungeon [under it Bard]');
  expect(await text(0)).toContain('Resources: 2 twigs and 1 berry');
});

test('achieved events name their owner', async () => {
  expect(await text(0)).toContain('- Grand Tour: 3 red cards in your city: 3 points. [achieved: Player 2]');
});

test('of another hand one reads its size and what all have seen, of the own hand everything', async () => {
  expect(await lines(0)).toContain('Hand: 3 (among them Castle)');
  expect(await text(0)).not.toContain('Queen (');
  expect(await text(0)).not.toContain('Monk (');
  expect(await text(1)).toContain('- Queen (');
  expect(await text(SPECTATOR)).not.toContain('King (');
});

test('with four players forest cards have two spots', async () => {
  expect(await words.board(scene(4).start().match.view(0))).toContain('[two spots; free]');
});

test('Rugwort’s city, workers and closed Meadow places are told', async () => {
  const solo = spring(1).start();
  const board = await words.board(solo.match.view(0));
  expect(board).toContain('Rugwort: city (0 cards):');
  expect(board).toContain('[closed by Rugwort’s worker]');
  expect(board).toContain('- 2 resin [exclusive; there: Rugwort]');
});
