/** The log of a room: how entries are chained, and what they tell when they are read from the beginning. */
import { hash } from 'node:crypto';
import { isRecord, type Save, type Seat, type Seed } from '@smallfolk/kernel';
import { legacyOf } from '@smallfolk/protocol';
import type { Entry, EntryKind, StoredRoom } from './store.ts';

/** An entry before it has its place in the log. */
export interface Draft {
  readonly kind: EntryKind;
  readonly seat?: Seat | undefined;
  readonly data?: string | undefined;
  readonly command?: string | undefined;
}

export const NO_CHAIN: Uint8Array = new Uint8Array(12);

/** Twelve bytes over the chain before and all that this entry says: no entry can be changed, moved or left out. */
function chained(before: Uint8Array, entry: Omit<Entry, 'chain'>): Uint8Array {
  const { version, at, kind, seat, data, command } = entry;
  const text = JSON.stringify([version, at, kind, seat, data, command]);
  const bytes = Buffer.allocUnsafe(before.length + Buffer.byteLength(text));
  bytes.set(before);
  bytes.write(text, before.length);
  return hash('sha256', bytes, 'buffer').subarray(0, 12);
}

/** The entry in its place, after so many and that chain. */
export function placed(draft: Draft, version: number, at: number, before: Uint8Array): Entry {
  const { kind, seat = null, data = null, command = null } = draft;
  const entry = { version, at, kind, seat, data, command };
  return { ...entry, chain: chained(before, entry) };
}

/** The version at which the chain breaks or an entry is missing; undefined if it is whole. */
export function brokenAt(entries: readonly Entry[]): number | undefined {
  let before = NO_CHAIN;
  for (const [i, entry] of entries.entries()) {
    const chain = Buffer.from(chained(before, entry));
    if (entry.version !== i + 1 || !chain.equals(entry.chain)) return i + 1;
    before = entry.chain;
  }
  return undefined;
}

/** What clients compare: the start of the chain. */
export function checkOf({ buffer, byteOffset }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, 6).toString('base64url');
}

/** Where the rules were started anew after a correction. */
export interface Upgrade {
  readonly rules: number;
  readonly version: number;
  readonly origin: NonNullable<Save['origin']>;
}

export interface Story {
  /** The keys of all choices that stand, from the origin on. */
  readonly choices: readonly string[];
  readonly upgrade?: Upgrade | undefined;
  /** The last commands of each seat. */
  readonly commands: ReadonlyMap<Seat, readonly string[]>;
}

/** So many commands of a seat are remembered, to know one that comes again. */
export const REMEMBERED = 8;

export function storyOf(entries: readonly Entry[]): Story {
  let choices: string[] = [];
  let upgrade: Upgrade | undefined;
  const commands = new Map<Seat, string[]>();
  for (const entry of entries) {
    if (entry.kind === 'choose') choices.push(entry.data ?? '');
    else if (entry.kind === 'undo') choices.length = Math.min(choices.length, Number(entry.data));
    else if (entry.kind === 'upgrade') {
      upgrade = upgradeOf(entry);
      choices = [];
    }
    if (entry.command !== null && entry.seat !== null) {
      const known = commands.get(entry.seat) ?? [];
      commands.set(entry.seat, [...known, entry.command].slice(-REMEMBERED));
    }
  }
  return { choices, upgrade, commands };
}

function upgradeOf({ data, version }: Entry): Upgrade | undefined {
  const said: unknown = JSON.parse(data ?? 'null');
  if (!isRecord(said) || typeof said.rules !== 'number' || !isRecord(said.origin)) return undefined;
  const { state, random } = said.origin;
  return { rules: said.rules, version, origin: { state, random: random as Seed, choices: 0 } };
}

/** What the kernel plays again. */
export function saveOf(
  room: Pick<StoredRoom, 'game' | 'rules' | 'setup' | 'seed'> & Partial<Pick<StoredRoom, 'campaign'>>,
  { choices, upgrade }: Pick<Story, 'choices' | 'upgrade'>,
): Save {
  return {
    smallfolk: 1,
    game: room.game,
    version: upgrade?.rules ?? room.rules,
    setup: JSON.parse(room.setup),
    seed: room.seed,
    ...(room.campaign && { legacy: legacyOf(JSON.parse(room.campaign)) }),
    ...(upgrade && { origin: upgrade.origin }),
    choices,
    checkpoint: { state: null, random: room.seed, choices: 0 },
  };
}
