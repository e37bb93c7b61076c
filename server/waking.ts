/**
 * Waking a room: its log is played again, in slices, so that nobody else waits. What people have seen never changes: a
 * room of older rules goes on silently if it plays again to the same state, from its checkpoint if it does not, and is
 * stopped, but kept, if even that is impossible.
 */
import { type Box, type Game, inSlices, isRecord, Match, type Outcome, refused, type Save } from '@smallfolk/kernel';
import { type Story, saveOf, storyOf } from './log.ts';
import type { RoomOptions } from './room.ts';
import type { LoadedRoom } from './store.ts';

export interface StoredCheckpoint {
  readonly version: number;
  readonly rules: number;
  readonly hash: string;
  readonly place: Save['checkpoint'];
  /** The choices between the place and the version. */
  readonly since: readonly string[];
}

export type Waking =
  /** As it was; `silently` if under rules that are newer and play it the same way. */
  | { readonly how: 'same' | 'silently'; readonly match: Match; readonly story: Story }
  /** From its checkpoint, under the present rules: this is its new origin. */
  | { readonly how: 'upgrade'; readonly match: Match; readonly story: Story; readonly origin: Save['checkpoint'] }
  | { readonly how: 'stopped'; readonly why: string; readonly story: Story };

export function checkpointOf(text: string | null): StoredCheckpoint | undefined {
  const said: unknown = text === null ? undefined : JSON.parse(text);
  return isRecord(said) && isRecord(said.place) && Array.isArray(said.since)
    ? (said as unknown as StoredCheckpoint) // written by ourselves
    : undefined;
}

export async function wake(game: Game, { room, entries }: LoadedRoom, slice = 5): Promise<Waking> {
  const story = storyOf(entries);
  const checkpoint = checkpointOf(room.checkpoint);
  const save = saveOf(room, story);
  const older = save.version < game.version;
  const again = await replayed(game, save, older ? checkpoint : undefined, story, slice);
  if (again.ok) return { how: older && room.rules < game.version ? 'silently' : 'same', match: again.value, story };
  if (!checkpoint || checkpoint.rules >= game.version) return { how: 'stopped', why: again.message, story };
  const origin = { ...checkpoint.place, choices: 0 };
  // What was chosen after the checkpoint is chosen again as far as the present rules allow it.
  const later = storyOf(entries.filter(({ version }) => version > checkpoint.version)).choices;
  for (const choices of [[...checkpoint.since, ...later], checkpoint.since, []]) {
    const fresh = { ...save, version: game.version, origin, choices };
    const match = await inSlices(Match.replaying(game, fresh), slice);
    if (match.ok) return { how: 'upgrade', match: match.value, story, origin };
  }
  return { how: 'stopped', why: again.message, story };
}

/** Plays the log again and, where a checkpoint was stored under older rules, compares the state on the way. */
async function replayed(
  game: Game,
  save: Save,
  checkpoint: StoredCheckpoint | undefined,
  { choices }: Story,
  slice: number,
): Promise<Outcome<Match>> {
  if (checkpoint) {
    const known = checkpoint.place.choices + checkpoint.since.length;
    const part = await played(game, { ...save, choices: choices.slice(0, known) }, slice);
    if (!part.ok) return part;
    if (known <= choices.length && part.value.hash() !== checkpoint.hash) {
      return refused('choice-impossible', 'the present rules play this game to another state');
    }
  }
  return played(game, save, slice);
}

async function played(game: Game, save: Save, slice: number): Promise<Outcome<Match>> {
  try {
    return await inSlices(Match.replaying(game, save), slice);
  } catch (bug) {
    return refused('bug', bug instanceof Error ? bug.message : String(bug));
  }
}

export const optionsOf = (text: string): RoomOptions => JSON.parse(text);

/** Boxes that are open, each opened once. */
export class Boxes {
  private readonly shelf: Readonly<Record<string, () => Promise<Box>>>;
  private readonly opened = new Map<string, Promise<Box>>();

  constructor(shelf: Readonly<Record<string, () => Promise<Box>>>) {
    this.shelf = shelf;
  }

  get names(): readonly string[] {
    return Object.keys(this.shelf);
  }

  open(name: string): Promise<Box> | undefined {
    const known = this.opened.get(name);
    if (known) return known;
    const opener = Object.hasOwn(this.shelf, name) ? this.shelf[name] : undefined;
    const box = opener?.();
    if (box) {
      this.opened.set(name, box);
      box.catch(() => this.opened.delete(name));
    }
    return box;
  }
}
