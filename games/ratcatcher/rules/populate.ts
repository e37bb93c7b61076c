/** Filling townships that have just been placed (R32-R36, R150-R153) and resolving "?" tokens (R54-R58). */
import type { Rules } from '@smallfolk/kernel';
import { COLOURS, QUESTIONS, type Question, type Token } from '../state/pieces.ts';
import { add } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import type { Newcomer } from './running-out.ts';
import { type Arrival, spawnAll, spawnPeculiar } from './spawn.ts';

/** R35. */
const SPECIAL = [...COLOURS, 'health'] as const;

/** R32: cheese, "?" tokens, special tokens, and rats last. */
export function* populate(t: Hunt, cards: readonly number[]): Rules {
  const { slots } = t.atlas;
  const fresh: Newcomer[] = [];
  for (const card of cards) for (const zone of slots.cheese[card] ?? []) putToken(t, 'cheese', zone, 'R33');
  for (const card of cards) for (const zone of slots.question[card] ?? []) yield* revealQuestion(t, zone, fresh);
  for (const card of cards) {
    for (const token of SPECIAL) {
      for (const zone of slots[token][card] ?? []) putToken(t, token, zone, 'R35');
    }
  }
  const arrivals = cards.flatMap((card): Arrival[] => [
    ...(slots.nest[card] ?? []).map((zone) => ({ zone, cause: 'nest', rule: 'R63' }) as const),
    ...(slots.spawn[card] ?? []).map((zone) => ({ zone, cause: 'spawn', rule: 'R62' }) as const),
  ]);
  yield* spawnAll(t, arrivals, fresh);
}

/** One token of the Reserve into the zone; if the Reserve has none, none is placed (R105, O10). */
function putToken(t: Hunt, token: Token, zone: number, rule: string): void {
  const { reserve, on } = t.state;
  if (reserve[token] === 0) {
    t.emit?.({ type: 'token-missing', token, zone, rule: 'R105' });
    return;
  }
  reserve[token]--;
  add(on[token], zone, 1);
  t.emit?.({ type: 'token-placed', token, zone, rule });
}

/** R54: a random "?" token for a slot, turned over and resolved. Nothing happens when none is left (O10). */
export function* revealQuestion(t: Hunt, zone: number, fresh: Newcomer[] = []): Rules {
  const shows = drawQuestion(t);
  if (!shows) return;
  t.emit?.({ type: 'question-revealed', shows, zone, rule: 'R54' });
  if (shows === 'nest') {
    add(t.state.on.nest, zone, 1); // R59
    yield* spawnAll(t, [{ zone, cause: 'question', rule: 'R58' }], fresh);
    return;
  }
  add(t.state.on.question, zone, 1); // R55
  if (shows === 'peculiar') spawnPeculiar(t, zone, 'R57');
  else putToken(t, shows, zone, 'R56');
}

function drawQuestion(t: Hunt): Question | undefined {
  const { questions } = t.state;
  let at = t.random.below(QUESTIONS.reduce((sum, kind) => sum + questions[kind], 0));
  for (const kind of QUESTIONS) {
    if (at < questions[kind]) {
      questions[kind]--;
      return kind;
    }
    at -= questions[kind];
  }
  return undefined;
}
