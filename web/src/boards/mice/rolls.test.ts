import { expect, test } from 'vitest';
import { after, EMPTY, type Tray } from './rolls.ts';

const told = (...events: readonly { type: string; [field: string]: unknown }[]): Tray =>
  events.reduce((tray, event) => after(tray, event as never), EMPTY);
const counted = ({ rolls }: Tray) => rolls.map(({ dice }) => dice.map((die) => die.counted));

test('what counts follows from the blow: swords near, bows from afar', () => {
  const faces = [0, 1, 3];
  const rolled = { type: 'rolled', who: 'collin', purpose: 'attack', faces };
  expect(counted(told({ type: 'attack', reach: 'melee' }, rolled))).toEqual([[false, true, false]]);
  expect(counted(told({ type: 'attack', reach: 'ranged' }, rolled))).toEqual([[false, false, true]]);
});

test('the defense lies below the blow, and as many hits are struck out as it warded off', () => {
  const tray = told(
    { type: 'attack', reach: 'melee' },
    { type: 'rolled', who: 'collin', purpose: 'attack', faces: [1, 2, 0] },
    { type: 'rolled', who: 3, purpose: 'defense', faces: [2, 4] },
    { type: 'blocked', target: 3, hits: 2, wounds: 1 },
  );
  expect(counted(tray)).toEqual([
    [true, true, false],
    [true, false],
  ]);
  expect(tray.rolls[0]?.dice.map(({ blocked }) => blocked)).toEqual([false, true, false]);
});

test('another roll clears the tray, and what is no roll leaves it as it is', () => {
  const searched = told({ type: 'rolled', who: 'nez', purpose: 'search', faces: [5] });
  expect(counted(searched)).toEqual([[true]]);
  expect(after(searched, { type: 'moved' } as never)).toBe(searched);
  expect(after(searched, { type: 'movement-die', mouse: 'nez', face: 2 } as never).rolls).toHaveLength(1);
});

test('cheese counts for whoever takes it: a mouse its own, the wheel that of minions', () => {
  const eaten = ({ rolls }: Tray) => rolls.map(({ dice }) => dice.map((die) => die.eaten));
  const blow = { type: 'rolled', who: 'collin', purpose: 'attack', faces: [0, 1] };
  const against = { type: 'rolled', who: 3, purpose: 'defense', faces: [0] };
  const tray = told({ type: 'attack', reach: 'melee' }, blow, against);
  expect(eaten(tray)).toEqual([[false, false], [false]]);
  expect(eaten(after(tray, { type: 'cheese', mouse: 'collin', gained: 1 } as never))).toEqual([[true, false], [false]]);
  expect(eaten(after(tray, { type: 'wheel', added: 1 } as never))).toEqual([[false, false], [true]]);
  expect(eaten(after(tray, { type: 'wheel', added: 0 } as never))).toEqual(eaten(tray));
});
