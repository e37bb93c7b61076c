/** An expansion is loaded where it is in play, and nowhere else. */
import { base } from '@smallfolk/everdell/content/base.ts';
import { expect, test } from 'vitest';
import { cardPrinted, faceOf } from './facts.ts';
import { layParts, learnParts } from './parts.ts';
import { signsOf } from './signs.ts';
import { shortOf } from './words/short.ts';

let opened = 0;
const mushrooms = {
  inPlay: ({ mushrooms }: Readonly<Record<string, unknown>>) => mushrooms === 'yes',
  open: async () => {
    opened++;
    const card = { id: 'morel', rule: 'M1', is: 'unique green critter', cost: { berry: 2 } } as const;
    return {
      printed: {
        cards: [{ ...card, points: 3, copies: 1, links: ['farm'], spots: 0, open: false }],
        places: [],
        events: [],
      },
      signs: { morel: '+1{berry}' },
      speak: async () => ({ morel: 'one berry' }),
    };
  },
};

test('what is printed in the base game is there, and nothing of what it does', () => {
  for (const { id, points, cost } of base.cards ?? []) expect(cardPrinted(id)).toMatchObject({ id, points, cost });
  expect(JSON.parse(JSON.stringify(cardPrinted('farm')))).toEqual(cardPrinted('farm'));
  expect(cardPrinted('farm')).not.toHaveProperty('yields');
});

test('an expansion that is not in play is not loaded', async () => {
  await layParts({ mushrooms: 'no' }, [mushrooms]);
  expect(opened).toBe(0);
  expect(faceOf('morel')).toBeUndefined();
});

test('one that is in play brings its cards, signs and words', async () => {
  await layParts({ mushrooms: 'yes' }, [mushrooms]);
  await learnParts('en');
  expect(faceOf('morel')).toMatchObject({ colour: 'green', critter: true, cost: [{ good: 'berry', count: 2 }] });
  expect(signsOf('morel')).toBe('+1{berry}');
  expect(shortOf('morel', 'en')).toBe('one berry');
  expect(signsOf('farm')).toBe('+1{berry}');
});
