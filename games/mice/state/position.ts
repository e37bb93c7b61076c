/** A state from a description that came from outside: the shape of every field is looked at, then whether it is possible. */
import { accepted, isRecord, type Outcome, Random, refused, type Setup, seedOf } from '@smallfolk/kernel';
import type { Book } from '../content/book.ts';
import { openingState } from '../rules/opening.ts';
import { newMouse } from '../rules/party.ts';
import { flawOf, restFlaw } from './check.ts';
import type { State } from './state.ts';

const bad = (where: string, message: string) => refused('bad-position', `${where}: ${message}`, { where });

/** One of each thing that lists hold, for its shape. */
const MODELS: Readonly<Record<string, unknown>> = {
  mice: newMouse('', 0),
  minions: { id: 1, kind: '', space: 0, down: false, acted: false, greedy: false, lifeLess: 0 },
  track: { card: '', wounds: 0, done: false },
  tiles: { tile: '', column: 0, row: 0, up: '' },
  laid: { item: '', at: 0, to: 0 },
  traps: { room: '', space: 0 },
  tokens: { id: '', bearer: '', room: '', space: 0, resting: false, found: false },
  setTraps: 0,
};
const TURN = {
  card: '',
  stage: 'start',
  die: 0,
  points: 0,
  move: 'ready',
  actions: 1,
  free: [],
  anew: false,
  over: false,
  notes: [],
};
const ATTACK = {
  by: '',
  target: '',
  weapon: '',
  reach: '',
  damage: '',
  dice: 0,
  less: 0,
  atMost: 0,
  more: 0,
  faces: [],
  hits: 0,
  wounds: 0,
  defeated: false,
};

export function parsePosition(book: Book, setup: Setup, input: unknown): Outcome<State> {
  if (!isRecord(input)) return bad('position', 'an object with the fields of a state is needed');
  const model = openingState(book, setup, Random.of(seedOf('position')), null);
  const state: Record<string, unknown> = {};
  for (const [name, like] of Object.entries(model)) {
    const value = name in input ? input[name] : like;
    const flaw = shapeFlaw(name, value, like);
    if (flaw) return flaw;
    state[name] = value;
  }
  const unknown = Object.keys(input).find((name) => !(name in model));
  if (unknown) return bad(unknown, 'there is no such field');
  if (state.chapter !== model.chapter)
    return bad('chapter', `this is a position of ${String(state.chapter)}, not of ${model.chapter}`);
  if (!book.isRoom(String(state.room))) return bad('room', `there is no room ${String(state.room)}`);
  const result = structuredClone(state) as unknown as State;
  const flaw = flawOf(book, result) ?? restFlaw(book, result);
  return flaw ? refused('bad-position', flaw, { where: flaw.split(':')[0] ?? '' }) : accepted(result);
}

function shapeFlaw(name: string, value: unknown, like: unknown): ReturnType<typeof bad> | undefined {
  if (name === 'turn' || name === 'attack')
    return value === null ? undefined : recordFlaw(name, value, name === 'turn' ? TURN : ATTACK);
  if (name === 'legacy')
    return value === null || isRecord(value) ? undefined : bad(name, 'an object or null is needed');
  if (Array.isArray(like)) {
    if (!Array.isArray(value)) return bad(name, 'a list is needed');
    const model = MODELS[name] ?? (name === 'effects' ? undefined : '');
    for (const [at, item] of value.entries()) {
      const flaw = itemFlaw(`${name}[${at}]`, item, model);
      if (flaw) return flaw;
    }
    return undefined;
  }
  if (isRecord(like)) return isRecord(value) ? undefined : bad(name, 'an object is needed');
  return isLike(value, like) ? undefined : bad(name, `a ${kindOf(like)} is needed, not ${JSON.stringify(value)}`);
}

/** Nothing on the table is counted in parts. */
const isLike = (value: unknown, like: unknown): boolean =>
  typeof like === 'number' ? Number.isInteger(value) : typeof value === typeof like;
const kindOf = (like: unknown): string => (typeof like === 'number' ? 'whole number' : typeof like);

function itemFlaw(where: string, item: unknown, model: unknown): ReturnType<typeof bad> | undefined {
  if (model === undefined) return isRecord(item) ? undefined : bad(where, 'an object is needed');
  if (isRecord(model)) return recordFlaw(where, item, model);
  return isLike(item, model) ? undefined : bad(where, `a ${kindOf(model)} is needed`);
}

function recordFlaw(
  where: string,
  value: unknown,
  model: Readonly<Record<string, unknown>>,
): ReturnType<typeof bad> | undefined {
  if (!isRecord(value)) return bad(where, 'an object is needed');
  for (const [name, like] of Object.entries(model)) {
    const given = value[name];
    if (name === 'by' || name === 'target') continue;
    const fits = Array.isArray(like) ? Array.isArray(given) : isRecord(like) ? isRecord(given) : isLike(given, like);
    if (!fits) return bad(`${where}.${name}`, `a ${Array.isArray(like) ? 'list' : kindOf(like)} is needed`);
  }
  return undefined;
}
