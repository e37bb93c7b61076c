import { botNamed } from '@smallfolk/bots';
import type { Box, Game } from '@smallfolk/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crumbs } from '../kernel/samples/crumbs.ts';
import { ticTacToe } from '../kernel/samples/tic-tac-toe.ts';
import { messages } from './arbitrary.ts';
import { Desk, ERRORS, type Snapshot } from './index.ts';

const boxOf = (game: unknown) => async (): Promise<Box> => ({
  game: game as Game,
  first: {},
  words: () => Promise.reject(new Error('no words are needed here')),
});

/** All that is to know about the tables that the messages talk about. */
async function everything(desk: Desk): Promise<string> {
  const saves = await Promise.all(['table', 'other'].map((table) => desk.ask({ do: 'save', table })));
  return JSON.stringify(saves);
}

/** What a snapshot promises about undo holds. */
async function canUndoIsTrue(desk: Desk, { table, canUndo }: Snapshot): Promise<void> {
  const saved = await desk.ask({ do: 'save', table });
  if (!saved.ok) return;
  const copy = await desk.ask({ do: 'load', save: saved.save, table: 'copy', pace: 'step' });
  expect(copy).toMatchObject({ ok: true, snapshot: { canUndo } });
  expect((await desk.ask({ do: 'undo', table: 'copy' })).ok).toBe(canUndo);
}

test('whatever is sent is answered, never with a bug, and a refusal changes nothing', async () => {
  const desk = () => new Desk({ shelf: { 'tic-tac-toe': boxOf(ticTacToe), crumbs: boxOf(crumbs) }, bots: botNamed });
  const property = fc.asyncProperty(fc.array(messages(), { minLength: 1, maxLength: 60 }), async (lines) => {
    const fuzzed = desk();
    for (const line of lines) {
      const before = await everything(fuzzed);
      const reply = await fuzzed.answerLine(line);
      if (reply.ok && 'snapshot' in reply) await canUndoIsTrue(fuzzed, reply.snapshot);
      if (reply.ok) continue;
      expect(ERRORS).toContain(reply.error.code);
      expect(reply.error.code).not.toBe('bug');
      expect(await everything(fuzzed)).toBe(before);
    }
  });
  const stepForABot = ['new', 'step'].map((verb) =>
    JSON.stringify({
      do: verb,
      table: 'other',
      ...(verb === 'new' ? { game: 'tic-tac-toe', seats: ['random', 'greedy'], pace: 'step' } : { seat: 0 }),
    }),
  );
  await fc.assert(property, { numRuns: 150, examples: [[stepForABot]] });
}, 60_000);
