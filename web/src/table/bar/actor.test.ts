import { expect, test } from 'vitest';
import { actorOf } from './actor.ts';

const NAMES = ['Ada', 'Bramble'];

test('what is told stands under the name of who did it', () => {
  expect(actorOf({ type: 'paid', seat: 0 }, NAMES)).toBe('Ada');
  expect(actorOf({ type: 'paid', seat: 1 }, NAMES)).toBe('Bramble');
  expect(actorOf({ type: 'rats-moved' }, NAMES)).toBeUndefined();
  expect(actorOf({ type: 'prepared', seat: 2 }, NAMES)).toBeUndefined();
});
