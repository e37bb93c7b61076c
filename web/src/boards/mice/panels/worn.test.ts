import { expect, test } from 'vitest';
import { wornOf } from './worn.ts';

test('each thing is shown where it is worn, and what needs two paws in both', () => {
  expect(wornOf(['collins-sword', 'leather-breastplate'])).toEqual({
    head: undefined,
    chest: 'leather-breastplate',
    paws: ['collins-sword', undefined],
    others: [],
  });
  expect(wornOf(['lilys-bow']).paws).toEqual(['lilys-bow', 'lilys-bow']);
});
