import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('one after the other, at once where nothing is under way, and whatever goes wrong leaves the way free', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = turns.take(async () => {
    done.push('first begins');
    await gate.promise;
    done.push('first ends');
  });
  const broken = turns.take(() => {
    throw new Error('a rule threw');
  });
  const last = turns.take(async () => void done.push('last'));
  expect([...done, turns.count]).toEqual(['first begins', 3]);
  gate.resolve();
  await expect(broken).rejects.toThrow('a rule threw');
  await Promise.all([first, last]);
  await Promise.resolve();
  expect([...done, turns.count]).toEqual(['first begins', 'first ends', 'last', 0]);
  const alone = turns.take(() => {
    throw new Error('threw at once');
  });
  await expect(alone).rejects.toThrow('threw at once');
  await Promise.resolve();
  expect(turns.count).toBe(0);
});
