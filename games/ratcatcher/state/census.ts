/** Where every piece is: counts that never change in a game, for the conformance kit. */
import { trackerUsesOneMarker } from '../rules/editions.ts';
import { ALL_RATS, COMMON, QUESTIONS, SLOTS, TOKENS } from './pieces.ts';
import { total } from './rats-in-zones.ts';
import type { State } from './state.ts';

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

export function census(state: State): Record<string, number> {
  const { on, catcher, reserve } = state;
  const counts: Record<string, number> = {};
  for (const kind of COMMON) counts[kind] = sum(on[kind]) + state.sack[kind] + state.cage[kind];
  for (const token of TOKENS) {
    counts[token] = sum(on[token]) + reserve[token];
    for (const { held } of [...state.peculiars, ...state.captured]) counts[token] += held[token];
  }
  counts.cheese = (counts.cheese ?? 0) + sum(SLOTS.map((slot) => catcher.cheese[slot])) + catcher.spare;
  counts.cheese += trackerUsesOneMarker(state) ? Math.min(1, state.tracker) : state.tracker;
  for (const colour of ['yellow', 'purple'] as const) {
    counts[colour] =
      (counts[colour] ?? 0) + catcher[colour] + state.placed.filter((token) => token.colour === colour).length;
  }
  counts.townships = state.city.length + state.deck.length + state.drawn.length;
  counts.peculiarRats =
    state.peculiars.length + state.captured.length + state.peculiarDeck.length + state.peculiarDiscard.length;
  return counts;
}

/** What is wrong with a state, if anything. */
export function flawOf(state: State): string | undefined {
  const { on, catcher, nemesis } = state;
  const rats = COMMON.reduce((all, kind) => all + sum(on[kind]), total(state.sack) + total(state.cage));
  if (rats !== ALL_RATS) return `${rats} rats`;
  for (const [kind, counts] of Object.entries(on))
    if (counts.some((count) => count < 0)) return `fewer than no ${kind}`;
  for (const token of TOKENS) if (state.reserve[token] < 0) return `fewer than no ${token} in the Reserve`;
  for (const kind of QUESTIONS) if (state.questions[kind] < 0) return `fewer than no "?" tokens with ${kind}`;
  for (const kind of COMMON) if (state.sack[kind] < 0 || state.cage[kind] < 0) return `fewer than no ${kind} rats`;
  if (catcher.dice < 0 || catcher.movement < 0 || catcher.traps < 0) return 'the ratcatcher spent more than there was';
  if (state.ending === '' && (catcher.health <= 0 || nemesis.health <= 0)) return 'a fallen one plays on';
  const zones = state.traps.map(({ zone }) => zone);
  if (new Set(zones).size < zones.length) return 'two traps in one zone';
  return undefined;
}
