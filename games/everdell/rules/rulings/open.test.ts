/** Open points that no other test of the rulings meets. */
import { expect, test } from 'vitest';
import { CARDS, kindNamed } from '../../content/catalogue.ts';
import { scene } from '../../testing/scene.ts';
import { DEAR, sequence } from './scene.ts';

test('OE1, E26: with three forest cards the lower right clearing stays empty', () => {
  expect(scene(2).start().match.view(0).forest[3]).toBeNull();
  expect(scene(3).start().match.view(0).forest).not.toContain(null);
});

test('OE2, E49: a worker goes only where something can happen, and the shared basic locations always remain', () => {
  const eight = ['inn', 'inn', 'mine', 'mine', 'school', 'theater', 'chapel', 'farm'];
  const full = scene()
    .forest('forest-meadow-2-play-1-cheaper', 'forest-2-any', 'forest-discard-draw-double')
    .hand(0, ...eight)
    .start();
  expect(full.offers({ do: 'place', at: 'forest-meadow-2-play-1-cheaper' })).toBe(false);
  const empty = scene().forest('forest-discard-3-any', 'forest-2-any', 'forest-discard-draw-double').start();
  expect(empty.offers({ do: 'place', at: 'haven' })).toBe(false);
  expect(empty.offers({ do: 'place', at: 'forest-discard-3-any' })).toBe(false);
  expect(empty.offers({ do: 'place', at: 'forest-discard-draw-double' })).toBe(false);
  for (const at of ['basic-2-twigs-1-card', 'basic-1-resin-1-card', 'basic-2-cards-1-point', 'basic-1-berry']) {
    expect(full.offers({ do: 'place', at })).toBe(true);
  }
});

test('OE15, E191: passing is offered in autumn, and not before', () => {
  for (const season of ['winter', 'spring', 'summer'] as const) {
    expect(scene().season(0, season).start().offers({ do: 'pass' })).toBe(false);
  }
  expect(scene().season(0, 'autumn').start().offers({ do: 'pass' })).toBe(true);
});

test('OE16, E73: the owner takes the point when the worker is placed, before the effect', () => {
  const table = scene()
    .city(1, 'inn')
    .meadow('farm', ...DEAR.slice(1))
    .start();
  table.visit('inn');
  expect(sequence(table).slice(0, 2)).toEqual(['place', 'points']);
});

test('OE20, EC31: after the Post Office the hand is filled up to the limit', () => {
  const table = scene().city(0, 'post-office').hand(0, 'farm', 'mine', 'inn').start();
  table.visit('post-office').choose({ do: 'give', card: 'farm' }, { do: 'give', card: 'mine' }, { do: 'done' });
  expect(table.hand(0)).toHaveLength(8);
});

test('OE23, E203, E205: goods on a Storehouse do not break a tie', () => {
  const table = scene()
    .season(0, 'autumn')
    .season(1, 'autumn')
    .city(0, { card: 'storehouse', goods: [9, 9, 0, 0] })
    .points(1, 2)
    .stock(1, { twig: 1 })
    .start();
  table.choose({ do: 'pass' }, { do: 'pass' });
  expect(table.match.result).toMatchObject({ winners: [1], scores: [2, 2] });
});

test('OE32: Fairgrounds is Unique, the University is worth 3, the Wife is Common, and there are 2 Judges', () => {
  const card = (id: string) => CARDS[kindNamed(id)];
  expect(card('fairgrounds')?.isUnique).toBe(true);
  expect(card('university')?.points).toBe(3);
  expect(card('wife')?.isUnique).toBe(false);
  expect(card('judge')?.copies).toBe(2);
});
