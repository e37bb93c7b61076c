import { townships } from '@smallfolk/ratcatcher/content/townships.ts';
import type { TownshipView } from '@smallfolk/ratcatcher/state/view.ts';
import { expect, test } from 'vitest';
import { contains, depth } from './geometry.ts';
import { groundOf } from './ground.ts';
import { buildingsOf } from './houses.ts';
import { arranged, type Standing } from './layout.ts';
import { cityOf, pointsOn, shapeOf } from './map.ts';
import { painted } from './paint.ts';

const lie = (
  township: number,
  x = 0,
  y = 0,
  turn = 0,
  zones: readonly number[] = [0, 1, 2, 3, 4, 5],
): TownshipView => ({
  township,
  face: 'standard',
  x,
  y,
  turn,
  active: true,
  expansion: 1,
  zones,
});

test('every zone of every township has an open place inside it', () => {
  for (const card of townships) {
    const { zones, places } = groundOf(card);
    places.forEach(({ x, y }, index) => {
      const name = `township ${card.number}, zone ${index}`;
      expect(depth(zones[index] ?? [], [x, y]), name).toBeGreaterThan(14);
    });
  }
});

test('every township has houses, and none of them stands in the middle of an open place', () => {
  for (const card of townships) {
    const { houses } = buildingsOf(card);
    expect(houses.length, `township ${card.number}`).toBeGreaterThan(20);
    for (const { x, y } of groundOf(card).places) {
      expect(
        houses.some(({ outline }) => contains(outline, [x, y])),
        `township ${card.number}`,
      ).toBe(false);
    }
  }
});

test('every township has a site for its landmark', () => {
  for (const card of townships) expect(groundOf(card).site, `township ${card.number}`).toBeDefined();
});

test('the same card is painted in the same way, and another turn or light differently', () => {
  const [card] = townships;
  if (!card) throw new Error('no townships');
  const night = painted(card, 0, 'night');
  expect(painted(card, 0, 'night')).toBe(night);
  expect(painted(card, 1, 'night')).not.toBe(night);
  expect(painted(card, 0, 'day')).not.toBe(night);
});

test('what is painted carries neither styles nor scripts', () => {
  for (const card of townships) expect(painted(card, 2, 'day')).not.toMatch(/style=|<script|\son\w+=|NaN|undefined/);
});

const piece = (key: string, width: number, height: number): Standing => ({
  key,
  symbol: 'rat-white',
  width,
  height,
  leaning: [0, 0],
  body: 1,
});

test('three rats and a cheese stand in any zone without covering each other, with their feet inside', () => {
  for (const card of townships) {
    const shape = shapeOf(card, { township: card.number, face: card.face, x: 0, y: 0, turn: 0 }, [0, 1, 2, 3, 4, 5]);
    for (const zone of shape.zones) {
      const items = [piece('a', 37, 35), piece('b', 37, 35), piece('c', 37, 35), piece('cheese', 38, 32)];
      const { spots } = arranged(
        zone,
        [1, 0.86, 0.74].map((scale) => ({ items, scale })),
      );
      let covered = 0;
      items.forEach((one, i) => {
        const a = spots.get(one.key);
        if (!a) throw new Error(`no spot for ${one.key}`);
        expect(contains(zone.outline, [a.x, a.y]), `township ${card.number}, zone ${zone.index}`).toBe(true);
        for (const other of items.slice(i + 1)) {
          const b = spots.get(other.key);
          if (!b) continue;
          const wide = ((one.width + other.width) / 2) * a.scale - Math.abs(a.x - b.x);
          const high = Math.min(a.y, b.y) - Math.max(a.y - one.height * a.scale, b.y - other.height * b.scale);
          if (wide > 0 && high > 0) covered += wide * high;
        }
      });
      expect(covered, `township ${card.number}, zone ${zone.index}`).toBeLessThan(450);
    }
  }
});

test('R39, R44: gates are joined where connectors meet, open to empty cells, barred where a wall is beyond', () => {
  // Townships 00 and 01 have connectors on all sides; 02 has none in the east.
  const city = cityOf([lie(0), lie(1, 1, 0), lie(2, -1, 0)]);
  expect(city.gates.filter(({ kind }) => kind === 'joined')).toHaveLength(1);
  expect(city.gates.find(({ key }) => key === '0 0 3')?.kind).toBe('barred');
  expect(city.gates.find(({ key }) => key === '0 0 0')?.kind).toBe('open');
});

test('R40: a turn to the right carries the connectors with it', () => {
  // Township 02 has connectors north, south and west; turned once, the south one lies in the west.
  const city = cityOf([lie(2, 0, 0, 1)]);
  expect(city.gates.map(({ key }) => key).sort()).toEqual(['0 0 0', '0 0 1', '0 0 3']);
});

test('a way from one card to the next leads through the gate between them', () => {
  const city = cityOf([lie(0, 0, 0, 0, [0, 1, 2, 3]), lie(1, 1, 0, 0, [4, 5, 6, 7])]);
  const points = pointsOn(city, [0, 4]);
  expect(points).toHaveLength(3);
  expect(points[1]).toEqual([243, 120]);
});
