/** A room told to those who do not see it: what is next to what by the rules, who is there and how they are, how far it is. */

import { roomOf } from '@smallfolk/mice/content/room-graph.ts';
import { kitchen as plan } from '@smallfolk/mice/content/rooms/kitchen.ts';
import { rooms } from '@smallfolk/mice/content/rooms.ts';
import { game } from '@smallfolk/mice/game.ts';
import { scene } from '@smallfolk/mice/testing/scene.ts';
import { words } from '@smallfolk/mice/words/en.ts';
import { expect, test } from 'vitest';
import { exitsOf, labelOf, neighbours } from './labels.ts';
import { speech } from './words/en.ts';

test('what a red line parts is not next to it, though it touches', () => {
  const touching = plan.map.some((row, y) =>
    row.split('').some((cell, x) => cell === 'a' && plan.map[y + 1]?.[x] === 'b'),
  );
  expect(touching).toBe(true);
  expect(neighbours(plan, 'b')).not.toContain('a');
  expect(neighbours(plan, 'h')).toContain('i');
});

test('a space says who is there, what ails them, what holds for them, what it is next to and how far it is', async () => {
  const { state } = scene({
    room: 'kitchen',
    mice: { collin: 'h', nez: 'i' },
    minions: [['roach', 'i']],
    change(s) {
      for (const mouse of s.mice) if (mouse.hero === 'nez') mouse.webbed = true;
      s.effects.push({ id: 'moonlight-ward', on: 'nez', by: 'nez', since: 0, until: 'own-turn' });
      s.effects.push({ id: 'meeps', on: s.minions[0]?.id ?? 0, by: 'collin', since: 0, until: 'round' });
    },
  });
  const reach = new Map([['i', { kind: 'go', note: '1' } as const]]);
  const said = labelOf('i', { view: game.view(state, 0), plan, speech, reach, words: await words() });
  expect(said).toContain('Nez, caught in a web, Moonlight Ward');
  expect(said).toContain('Roach, Meeps');
  expect(said).toMatch(/next to .*h/);
  expect(said).toContain('1 step');
});

test('ways out, the wounded and how likely a blow hits are said too', async () => {
  const { state } = scene({ room: 'kitchen', mice: { collin: 'i' }, minions: [['spider', 'j']] });
  const view = game.view(state, 0);
  const hurt = view.track.map((entry) => (entry.card === 'collin' ? entry : { ...entry, wounds: 1 }));
  const attacks = view.minions.map(({ id }) => ({
    weapon: 'collins-sword',
    target: id,
    dice: 3,
    defense: 3,
    chance: 0.51,
  }));
  if (!view.outlook) throw new Error('nobody acts');
  const outlook = { ...view.outlook, attacks };
  const reach = new Map([['j', { kind: 'target', note: '51 %' } as const]]);
  const told = { view: { ...view, track: hurt, outlook }, plan, speech, reach, words: await words() };
  expect(labelOf('j', told)).toMatch(/Spider, 2 of 3 life, a blow hits with 51 %/);
  expect(labelOf('j', told)).toContain('a way out to the east');
});

test('a space has the ways out that the rules give it', () => {
  for (const room of rooms) {
    const { letters, exits } = roomOf(room);
    for (const [at, letter] of letters.entries()) {
      const ruled = exits.filter(({ spaces }) => spaces.includes(at)).map(({ edge }) => edge);
      expect(exitsOf(room, letter), `${room.id} ${letter}`).toEqual(ruled);
    }
  }
});
