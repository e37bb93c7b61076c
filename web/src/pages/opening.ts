/** The ways to a table from the shelf. Each returns a sentence if it does not lead there. */
import { PERSON } from '@smallfolk/protocol';
import { Engine } from '../engine/engine.ts';
import { isGame } from '../games.ts';
import { router } from '../router.svelte.ts';
import { allGames } from '../store/games.ts';
import { fromFile } from '../store/share.ts';
import { type Beginning, LocalTable } from '../table/local.ts';
import { present } from '../table/session/present.ts';
import { Session } from '../table/session/session.svelte.ts';
import { words } from '../words/index.svelte.ts';

/** The ready-made first game of a box; its own seed, kind to newcomers, only until the box has been played with. */
export async function playNow(game: string): Promise<string | undefined> {
  if (!isGame(game)) return words.t.noSuchGame(game);
  const engine = new Engine();
  const first = await engine.extra('first', { game });
  if (!first) return words.t.loadFailed;
  const seats = Array.from({ length: first.seats }, (_, seat) => (seat === 0 ? PERSON : 'fair'));
  const played = (await allGames()).some((each) => each.game === game);
  const seed = played ? undefined : first.seed;
  return begin({ game, setup: first.setup, seats, seed, names: [], first: true }, engine);
}

export async function begin(start: Beginning, engine?: Engine): Promise<string | undefined> {
  const session = new Session(new LocalTable({ start }, engine));
  if (!(await session.open())) return explain(session);
  show(session);
  return undefined;
}

export async function openFile(file: File): Promise<string | undefined> {
  const shared = await fromFile(file);
  if (!shared) return words.t.badFile;
  const session = new Session(new LocalTable({ shared }));
  // Where the rules have changed since, the table itself says how to go on.
  if (!(await session.open()) && session.trouble?.kind !== 'cannot-replay') return explain(session);
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
    case 'newer':
      return t.newerRules;
    case 'bug':
      return t.engineStopped;
    default:
      return t.loadFailed;
  }
}
