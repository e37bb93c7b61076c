import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rooms } from '@smallfolk/mice/content/rooms.ts';
import { describe, expect, test } from 'vitest';
import { learnRooms, lookOf, roomOf } from '../rooms.ts';
import { burnsIn } from './hearths.ts';
import { paintRoom } from './paint.ts';
import { area, centre, inset, isInside, type Polygon, stones, strip, Whim } from './polygon.ts';
import { Shape, TILE } from './shape.ts';

await learnRooms({ room: '', tiles: rooms.map(({ id: up, tile }) => ({ tile, up, column: 0, row: 0 })) });

const DRAWINGS = fileURLToPath(new URL('../../../../art/mice/furniture/', import.meta.url));
const total = (polygons: Iterable<Polygon>) => [...polygons].reduce((sum, polygon) => sum + area(polygon), 0);

describe.for(rooms)('$id', (plan) => {
  test('its spaces and blocks fill the tile without a gap', () => {
    const shape = new Shape(plan);
    const all = total(shape.spaces.values()) + total(shape.blocks.map(({ outline }) => outline));
    expect(Math.abs(all - TILE * TILE)).toBeLessThan(TILE * TILE * 0.005);
  });

  test('is painted by night and by day, the same each time', () => {
    const night = paintRoom(plan, false, false);
    expect(night.ground).toBe(paintRoom(plan, false, false).ground);
    expect(night.ground).not.toBe(paintRoom(plan, true, false).ground);
    expect(night.ground).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has a drawing for everything that stands in it', () => {
    for (const burns of [false, true]) {
      const { props } = paintRoom(plan, false, burns);
      expect(props.filter(({ drawing }) => !existsSync(`${DRAWINGS}${drawing}.svg`))).toEqual([]);
    }
  });

  test('shows where lines run between its spaces', () => {
    const shape = new Shape(plan);
    for (const line of [...plan.red, ...plan.yellow]) {
      const [one = '', other = ''] = line.split(/[|>]/);
      expect(shape.border(one, other).length, line).toBeGreaterThan(0);
    }
  });
});

test('every room has its own plan and look', () => {
  expect(rooms.filter(({ id }) => roomOf(id)?.id !== id || !lookOf(id))).toEqual([]);
});

test('a hearth is cold until the tale has lit it', () => {
  const hall = rooms.find(({ id }) => id === 'dining-hall');
  if (!hall) throw new Error('no hall');
  const drawn = (flags: readonly string[], achievements: readonly string[] = []) =>
    paintRoom(hall, false, burnsIn(hall.id, { flags, achievements })).props.map(({ drawing }) => drawing);
  expect(drawn([])).toContain('r-hearth-cold');
  expect(drawn(['burns:kitchen'])).toContain('r-hearth-cold');
  expect(drawn(['burns:dining-hall'])).toContain('r-hearth');
  expect(drawn([], ['hearth-hall'])).toContain('r-hearth');
});

describe('polygons', () => {
  const square: Polygon = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];

  test('stones fill what they were broken from, and nothing else', () => {
    const broken = stones(square, 30, new Whim(7));
    expect(total(broken)).toBeGreaterThan(9900);
    expect(total(broken)).toBeLessThanOrEqual(10_000.001);
    for (const stone of broken) expect(isInside(centre(stone), square)).toBe(true);
  });

  test('a strip and an inset have the size they should have', () => {
    expect(area(strip(square, 1, 20, 50))).toBe(3000);
    expect(area(inset(square, 10))).toBeCloseTo(6400);
  });
});
