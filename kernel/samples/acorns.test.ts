import { readFileSync } from 'node:fs';
import { conformance } from '@smallfolk/kernel/conformance';
import { expect, test } from 'vitest';
import { acorns } from './acorns.ts';

conformance(test, acorns, [{ acorns: 21 }], { secrets: () => [], census: () => ({}) });

test('the guide for newcomers shows this very game', () => {
  const guide = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
  const game = readFileSync(new URL('./acorns.ts', import.meta.url), 'utf8');
  expect(guide).toContain(game);
});
