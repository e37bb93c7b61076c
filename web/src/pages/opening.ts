/** The ways to a table from the shelf. Each returns a sentence if it does not lead there. */
import { PERSON } from '@smallfolk/protocol';
import { boxes } from '../games.ts';
import { router } from '../router.svelte.ts';
import { fromFile } from '../store/share.ts';
import { present } from '../table/present.ts';
import { type Beginning, Session } from '../table/session.svelte.ts';
import { words } from '../words/index.svelte.ts';

/** The ready-made first game of a box. */
export async function playNow(game: string): Promise<string | undefined> {
  try {
    const box = await boxes[game]?.();
    if (!box) return words.t.noSuchGame(game);
    const seats = box.game.seats(box.first);
    const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : 'fair'));
    return await begin({ game, setup: box.first, seats: sitters, names: [], first: true });
  } catch {
    return words.t.loadFailed;
  }
}

export async function begin(start: Beginning): Promise<string | undefined> {
  const session = new Session();
  if (!(await session.begin(start))) return explain(session);
  show(session);
  return undefined;
}

export async function openFile(file: File): Promise<string | undefined> {
  const shared = await fromFile(file);
  if (!shared) return words.t.badFile;
  const session = new Session();
  if (!(await session.adopt(shared))) return explain(session);
  show(session);
  return undefined;
}

function show(session: Session): void {
  present(session);
  router.go(`/table/${session.id}`);
}

/** Why a session could not be opened, in a sentence. */
export function explain({ trouble }: Session): string {
  const { t } = words;
  switch (trouble?.kind) {
    case 'no-game':
      return t.noSuchGame(trouble.name);
    case 'refused':
      return `${t.impossible}: ${trouble.message}`;
    case 'cannot-replay':
      return `${t.cannotReplay} (${trouble.message})`;
    case 'bug':
      return t.engineStopped;
    default:
      return t.loadFailed;
  }
}
