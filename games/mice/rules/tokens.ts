/** Story tokens (standing rule story-tokens): carried by a mouse, laid down where it falls, not left behind once found. */
import type { SpaceIndex } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Token } from '../state/state.ts';
import { inWater, letter } from './figures.ts';
import type { Quest } from './quest.ts';

export function tokenCalled(t: Quest, id: string): Token | undefined {
  return t.state.tokens.find((token) => token.id === id);
}

/** Who carries it, if anybody. */
export function bearerOf(t: Quest, id: string): Mouse | undefined {
  const bearer = tokenCalled(t, id)?.bearer;
  return bearer ? t.state.mice.find(({ hero }) => hero === bearer) : undefined;
}

export const carries = (t: Quest, mouse: Mouse, id: string): boolean => tokenCalled(t, id)?.bearer === mouse.hero;

export function carriedBy(t: Quest, mouse: Mouse): Token[] {
  return t.state.tokens.filter((token) => token.bearer === mouse.hero);
}

/** It comes into the paws of this mouse, wherever it was. */
export function giveToken(t: Quest, id: string, mouse: Mouse, rule: string): void {
  const token: Token = tokenCalled(t, id) ?? { id, bearer: '', room: '', space: -1, resting: false, found: false };
  if (!t.state.tokens.includes(token)) t.state.tokens.push(token);
  token.bearer = mouse.hero;
  token.room = '';
  token.space = -1;
  token.found = true;
  t.emit?.({ type: 'token-taken', token: id, mouse: mouse.hero, rule });
}

export function layToken(t: Quest, token: Token, space: SpaceIndex, rule: string): void {
  token.bearer = '';
  token.room = t.room.id;
  token.space = space;
  t.emit?.({ type: 'token-laid', token: token.id, space: letter(t, space), rule });
}

/** It is used up. */
export function spendToken(t: Quest, id: string): void {
  t.state.tokens = t.state.tokens.filter((token) => token.id !== id);
  t.emit?.({ type: 'token-spent', token: id, rule: 'M293' });
}

/** Its bearer is gone: it lies on that space; from water, or where only help leads, on the nearest land that mice can walk to. */
export function dropTokens(t: Quest, mouse: Mouse, from: SpaceIndex): void {
  for (const token of carriedBy(t, mouse)) layToken(t, token, nearestLand(t, from), 'M293');
}

function nearestLand(t: Quest, from: SpaceIndex): SpaceIndex {
  const good = (space: SpaceIndex) => !t.room.isWater[space] && !t.room.helpOnly[space];
  if (good(from)) return from;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let space = 0; space < t.room.size; space++) {
    const distance = t.room.minionDistance[from]?.[space] ?? Number.POSITIVE_INFINITY;
    if (!good(space) || distance >= least) continue;
    least = distance;
    best = space;
  }
  return best;
}

/** What a mouse may take now: tokens on its space that are no find of a special search still to be made. */
export function takeable(t: Quest, mouse: Mouse): string[] {
  const ids: string[] = [];
  for (const token of t.state.tokens) {
    if (token.room !== t.room.id || token.space !== mouse.space) continue;
    if (mayTake(t, mouse, token)) ids.push(token.id);
  }
  return ids;
}

function mayTake(t: Quest, mouse: Mouse, token: Token): boolean {
  for (const moment of t.moments) {
    const answer = moment.mayTake?.(t, mouse, token.id);
    if (answer !== undefined) return answer;
  }
  return token.found && !inWater(t, mouse);
}

/** Does a found token lie on the ground of this room? Then the mice do not leave it. */
export function tokenLeftBehind(t: Quest): boolean {
  return t.state.tokens.some(
    (token) => token.found && token.room === t.room.id && token.bearer === '' && !token.resting,
  );
}
