/** Counts that never change: every search card, every encounter card of the chapter and every ability is somewhere exactly once. */
import type { State } from './state.ts';

/** Where the search cards are. */
export function searchCards(state: State): string[] {
  return [
    ...state.searchDeck,
    ...state.searchDiscard,
    ...state.gone,
    ...state.aside,
    ...(state.inPaw === '' ? [] : [state.inPaw]),
    ...state.stash,
    ...state.laid.map(({ item }) => item),
    ...state.mice.flatMap(({ body, pack }) => [...body, ...pack]),
  ];
}

export function encounterCards(state: State): string[] {
  return [...state.encounterDeck, ...state.encounterDiscard, ...(state.faceUp === '' ? [] : [state.faceUp])];
}

export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of searchCards(state).sort()) counts[`search ${card}`] = (counts[`search ${card}`] ?? 0) + 1;
  for (const card of encounterCards(state).sort()) counts[`encounter ${card}`] = (counts[`encounter ${card}`] ?? 0) + 1;
  return counts;
}
