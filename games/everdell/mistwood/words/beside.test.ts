/** The text table tells what lies before Nightweave, and what else Mistwood puts on the table. */
import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { lair } from '../nightweave/scene.ts';
import { words as en } from './intrigues/en.ts';
import { words as hu } from './intrigues/hu.ts';
import { words as pl } from './intrigues/pl.ts';

const table = lair(['resin-trap'], { level: 2, setup: { personality: 'infernal', plan: 'overwhelming-swarm' } })
  .figure(3)
  .meadow('farm', 'wife', null, 'mine', 'school', 'theater', 'palace', 'mine')
  .spoils('king')
  .beside({
    intrigue: { personality: 'infernal', plan: 'overwhelming-swarm', pile: [], webs: [], barred: [], filling: -1 },
  })
  .start();

test('her lair: level, place, deck, spoils, personality, plan and score', async () => {
  const lines = (await en.board(table.match.view(0))).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Nightweave’s Lair, level 2: Insufferable:',
      'She stands in the Meadow, on place 3.',
      'Activity cards revealed: Resin Trap. In her deck: 7.',
      'Cards in her hand: 0. Spoils: King.',
      'Personality: Infernal. When she prepares she takes all cards that touch her by an edge.',
    ]),
  );
  expect(lines.some((line) => line.startsWith('Plan: Overwhelming Swarm. '))).toBe(true);
});

test('in Polish and Hungarian too', async () => {
  expect(await pl.board(table.match.view(0))).toContain('Leże Pajęczycy, poziom 2');
  expect(await hu.board(table.match.view(0))).toContain('Éjszövő odúja, 2. szint: Kiállhatatlan');
});

test('a table without her says nothing of her', async () => {
  expect(await en.board(scene().start().match.view(0))).not.toContain('Nightweave');
});

test('W142: the log says why she discards what she rolled when she enters', () => {
  const full = ['mine', 'inn', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]);
  const playing = lair(['into-the-meadow'])
    .city(1, ...full)
    .meadow('king')
    .start();
  const [event] = playing.events('nightweave-discards');
  const view = playing.match.view(0);
  const told = [en, pl, hu].map((language) => event && language.event(event, view));
  expect(told[0]).toMatch(/^Nightweave discards King from the Meadow .*, as her city is full\.$/);
  expect([told[1], told[2]]).toEqual([
    expect.stringContaining('jej miasto jest pełne'),
    expect.stringContaining('tele van a városa'),
  ]);
});
