import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import { words } from '@smallfolk/everdell/words/en.ts';
import { expect, test } from 'vitest';
import { acting } from './acting.ts';

test('two Storehouses in one question are told apart by what lies on them', () => {
  const city = [
    { id: 1, card: 'storehouse', goods: { twig: 3 } },
    { id: 2, card: 'storehouse' },
  ];
  const view = { seat: 0, humans: 1, players: [{ city }] } as unknown as EverdellView;
  const look = (id: number) => acting({ do: 'activate', card: 'storehouse', id, of: 0 }, view, 'en', words);
  expect(look(1)).toMatchObject({ title: 'Storehouse', note: '3 twigs' });
  expect(look(2).note).toBeUndefined();
  expect(acting({ do: 'visit', card: 'storehouse', id: 1 }, view, 'en', words)).toEqual({});
});
