/** The table as text: enough to play from, in three languages. */
import { LANGUAGES } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { heroes } from '../content/heroes.ts';
import { game } from '../game.ts';
import { words } from '../label.ts';
import { scene } from '../testing/scene.ts';
import { words as hungarian } from './hu.ts';
import { words as polish } from './pl.ts';

const crowd = () =>
  scene({
    room: 'kitchen-tunnels',
    mice: { collin: 'g', tilda: 'd' },
    minions: [['rat-warrior', 'k']],
    change: (state) => {
      for (const minion of state.minions) minion.down = true;
      for (const mouse of state.mice) if (mouse.hero === 'collin') mouse.pack = ['honey-drop'];
      state.counters = { 'cat-until': 3 };
    },
  }).state;

test('it says what leads where, who stands where, what minions and cards can do', async () => {
  const speech = await words('en');
  const text = await speech.board(game.view(crowd(), 0));
  expect(text).toContain('exit W → Dining Tunnels');
  expect(text).toContain('flip → The Kitchen');
  expect(text).toMatch(/k – .*: Rat warrior 1 \(knocked down\)/);
  expect(text).toMatch(/Rat Warriors: battle 2, defense 2, life 1\. Aggressive/);
  expect(text).toMatch(/Honey Drop: Discard: remove up to 2/i);
  expect(text).not.toContain('cat-until');
});

test.each(LANGUAGES)('it names no id in "%s"', async (language) => {
  const speech = await words(language);
  const text = await speech.board(game.view(crowd(), 0));
  for (const id of ['cat-until', 'rat-warrior', 'collins-sword', 'honey-drop', 'dining-tunnels'])
    expect(text).not.toContain(id);
});

test.each([
  ['en', 'Explore to the west: Dining Tunnels', 'Explore the other side: The Kitchen'],
  ['pl', 'Zwiad na zachód: Tunele pod Jadalnią', 'Zwiad na drugą stronę: Kuchnia'],
  ['hu', 'Felderítés nyugatra: Az ebédlő alagútjai', 'Felderítés a túloldalra: Konyha'],
] as const)('whoever explores reads where to, in "%s"', async (language, west, over) => {
  const speech = await words(language);
  const said = (way: string, space: string) => {
    const { state } = scene({ room: 'kitchen-tunnels', mice: { collin: space, tilda: space } });
    const decision = { seat: 0, ask: 'turn', options: [] };
    return speech.option({ do: 'explore', way }, decision, game.view(state, 0));
  };
  expect(said('W', 'g')).toBe(west);
  expect(said('flip', 'j')).toBe(over);
});

test('M265-M267: what a campaign carries is told by name, in three languages', async () => {
  const legacy = {
    campaign: 'the-thimble-lantern',
    edition: 'pl',
    chapters: { prologue: 'won', '01': 'won' },
    achievements: ['ember-kept'],
    mice: {
      collin: { abilities: ['first-aid'], kept: 'clockwork-crossbow' },
      tilda: { abilities: ['cure'], kept: '' },
    },
    notes: {},
  };
  for (const [language, line] of [
    ['en', 'Collin: First Aid; keeps Clockwork Crossbow'],
    ['pl', 'zachowuje'],
    ['hu', 'megtartja'],
  ] as const) {
    const told = (await words(language)).carried?.(legacy).join('\n');
    expect(told).toContain(line);
    expect(told).not.toMatch(/first-aid|ember-kept|"/);
  }
});

test.each([
  ['Polish', polish],
  ['Hungarian', hungarian],
])('M3: the classes of the heroes have their names in %s', async (_, tongue) => {
  const { name } = await tongue();
  for (const one of heroes.flatMap(({ classes }) => classes)) expect(name(one)).not.toBe(one);
});
