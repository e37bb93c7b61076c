/** Everything that was played here, as one file; and such a file, or a single game, brought in again. */
import { isRecord } from '@smallfolk/kernel';
import type { TableSave } from '@smallfolk/protocol';
import { isGame } from '../../games.ts';
import type { StoredCampaign } from '../../store/campaigns.ts';
import { newId, type StoredGame } from '../../store/games.ts';

const FORMAT = 1;

export function asFile(games: readonly StoredGame[], campaigns: readonly StoredCampaign[]): File {
  const day = new Date().toISOString().slice(0, 10);
  const contents = { smallfolk: 'record', format: FORMAT, games, campaigns: campaigns.map(({ record }) => record) };
  return new File([JSON.stringify(contents)], `smallfolk ${day}.json`, { type: 'application/json' });
}

export type Brought =
  | { readonly ok: true; readonly games: readonly StoredGame[]; readonly campaigns: readonly unknown[] }
  | { readonly ok: false; readonly newer: boolean };

/** What is in a file. The choices of a game are tried when it is opened; here its shape is looked at. */
export function gamesIn(text: string): Brought {
  const input = parsed(text);
  if (isRecord(input) && input.smallfolk === 'campaign') return { ok: true, games: [], campaigns: [input] };
  if (isSave(input)) return { ok: true, games: [storedFrom({ save: input })].flat(), campaigns: [] };
  if (!isRecord(input) || input.smallfolk !== 'record') return { ok: false, newer: false };
  if (typeof input.format !== 'number' || input.format > FORMAT) return { ok: false, newer: true };
  const games = Array.isArray(input.games) ? input.games.flatMap(storedFrom) : [];
  return { ok: true, games, campaigns: Array.isArray(input.campaigns) ? input.campaigns : [] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isSave(input: unknown): input is TableSave {
  if (!isRecord(input) || input.smallfolk !== 1) return false;
  const { game, setup, seats, choices } = input;
  return typeof game === 'string' && isGame(game) && isRecord(setup) && isWords(seats) && isWords(choices);
}

const short = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');

function storedFrom(input: unknown): StoredGame[] {
  if (!isRecord(input) || !isSave(input.save)) return [];
  const { save } = input;
  const id = short(input.id, 40);
  const title = short(input.title, 40);
  return [
    {
      id: /^[\w-]+$/.test(id) ? id : newId(),
      game: save.game,
      names: isWords(input.names) ? input.names.map((name) => name.slice(0, 40)) : [],
      save,
      updated: typeof input.updated === 'number' && Number.isFinite(input.updated) ? input.updated : Date.now(),
      over: save.result !== undefined,
      where: short(input.where, 80),
      first: false,
      ...(title && { title }),
    },
  ];
}
