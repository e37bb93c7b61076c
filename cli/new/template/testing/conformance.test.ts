import { conformance } from '@smallfolk/kernel/conformance';
import { test } from 'vitest';
import { HEAPS } from '../content/heaps.ts';
import { game } from '../game.ts';

conformance(
  test,
  game,
  HEAPS.map(({ name }) => ({ heap: name })),
  {
    /** What a seat must not see, as texts that may occur nowhere in its view: nothing here. */
    secrets: () => [],
    /** What must always be there, counted: here acorns go away for good. */
    census: () => ({}),
  },
);
