/** The township cards check themselves: whole, connected, and within what the rules ask of them. */
import { expect, test } from 'vitest';
import { CARD, EDGES, flaws, type Point } from './township.ts';
import { border } from './townships/drawing.ts';
import { LANDMARKS } from './townships/landmarks.ts';
import { townships } from './townships.ts';

const deck = townships.filter((card) => card.number > 0);
const inSecond = deck.filter((card) => card.editions === 'both');

function count(cards: typeof townships, symbol: string): number {
  return cards.flatMap((card) => card.zones.flatMap((zone) => zone.symbols)).filter((each) => each === symbol).length;
}

test('every township is without flaw', () => {
  expect(townships.flatMap(flaws)).toEqual([]);
});

test('zones have a path exactly where they share a border, and no border is too short to see', () => {
  for (const card of townships) {
    card.zones.forEach((one, a) => {
      card.zones.forEach((other, b) => {
        if (a >= b) return;
        const length = border(one.outline, other.outline);
        const path = card.paths.some(([from, to]) => from === a && to === b);
        expect(path, `township ${card.number}, zones ${a} and ${b}`).toBe(length > 0);
        if (path) expect(length, `township ${card.number}, zones ${a} and ${b}`).toBeGreaterThan(25);
      });
    });
  }
});

test('the zones of a card lie beside each other: no point belongs to two, none to none', () => {
  for (const card of townships) {
    for (let x = 3.3; x < CARD; x += 7.1) {
      for (let y = 2.7; y < CARD; y += 7.3) {
        const owners = card.zones.filter((zone) => contains(zone.outline, [x, y])).length;
        expect(owners, `township ${card.number} at ${x}, ${y}`).toBe(1);
      }
    }
  }
});

test('a township has three to five zones, two to four connectors and room for pieces in every zone', () => {
  for (const card of townships) {
    expect(card.zones.length).toBeGreaterThanOrEqual(3);
    expect(card.zones.length).toBeLessThanOrEqual(5);
    const gates = EDGES.filter((edge) => card.connectors[edge] !== undefined);
    expect(gates.length).toBeGreaterThanOrEqual(2);
    for (const zone of card.zones) {
      expect(area(zone.outline), `township ${card.number}`).toBeGreaterThan(2400);
    }
  }
});

test('35 cards in the first edition, 25 in the second (D1); numbers and landmarks are unique', () => {
  expect(deck.map((card) => card.number).sort((a, b) => a - b)).toEqual(Array.from({ length: 34 }, (_, i) => i + 1));
  expect(inSecond).toHaveLength(24);
  expect(new Set(deck.map((card) => card.landmark)).size).toBe(34);
  expect(new Set(townships.map((card) => card.landmark))).toEqual(new Set(LANDMARKS));
});

test('no two cards have the same zones', () => {
  const shapes = townships.map((card) => JSON.stringify(card.zones.map((zone) => zone.outline)));
  expect(new Set(shapes).size).toBe(36);
});

test('R28, R250: card 00 has a standard face with cheese and a hard one without, both with four connectors', () => {
  const faces = townships.filter((card) => card.number === 0);
  expect(faces.map((card) => card.face)).toEqual(['standard', 'hard']);
  expect(faces.map((card) => card.expansion)).toEqual([2, 3]);
  for (const face of faces) expect(Object.keys(face.connectors)).toHaveLength(4);
  expect(faces.map((face) => count([face], 'cheese'))).toEqual([1, 0]);
});

test('R144: the deck holds about one cheese for each card, so that an expansion lifts the City back to two', () => {
  for (const cards of [deck, inSecond]) {
    expect(count(cards, 'cheese') / cards.length).toBeGreaterThan(0.9);
    expect(count(cards, 'cheese') / cards.length).toBeLessThan(1.4);
  }
});

test('every card of the deck has cheese or a ? to look forward to, and every symbol occurs in both editions', () => {
  for (const card of deck) expect(count([card], 'cheese') + count([card], 'question')).toBeGreaterThan(0);
  for (const symbol of ['cheese', 'question', 'nest', 'spawn', 'yellow', 'purple', 'health']) {
    expect(count(inSecond, symbol), symbol).toBeGreaterThan(4);
  }
});

test('O5: a nemesis finds a nest on every township but a few', () => {
  expect(deck.filter((card) => count([card], 'nest') === 0).length).toBeLessThanOrEqual(4);
});

function area(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let crossings = 0;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings++;
  });
  return crossings % 2 === 1;
}
