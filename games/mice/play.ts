/** The rounds of a chapter and what lies ahead in them. */
import type { Play } from './core.ts';
import { rounds } from './rules/round.ts';
import { outlookOf, perilOf } from './state/outlook.ts';

export const play: Play = { rounds, outlookOf, perilOf };
