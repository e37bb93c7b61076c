/** Where games are kept: one file for each, an ordinary save, written whole or not at all. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { hashOf, isRecord } from '@smallfolk/kernel';
import { UserError } from '@smallfolk/lab/user-error.ts';
import type { TableSave } from '@smallfolk/protocol';

/** `SMALLFOLK_HOME`, or the place where the system wants such data. */
function home(): string {
  const { SMALLFOLK_HOME, XDG_DATA_HOME } = process.env;
  return SMALLFOLK_HOME || join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'smallfolk');
}

const unfinished = () => join(home(), 'unfinished');
const finished = () => join(home(), 'finished');

/** Where campaigns are kept, one file for each. */
export const campaigns = () => join(home(), 'campaigns');

/** Where a game of that file name lies: among the unfinished ones or among the finished. */
export function placeOf(name: string): { readonly file: string; readonly over: boolean } | undefined {
  const places = [
    { file: join(unfinished(), name), over: false },
    { file: join(finished(), name), over: true },
  ];
  return places.find(({ file }) => existsSync(file));
}

/** A game that has begun and not ended. */
export interface Kept {
  readonly file: string;
  readonly game: string;
  readonly choices: number;
  readonly changed: Date;
}

/** All unfinished games, the latest first. What is no save is passed over. */
export function unfinishedGames(): Kept[] {
  const kept = filesIn(unfinished()).flatMap((file): Kept[] => {
    try {
      const save: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isRecord(save) || typeof save.game !== 'string' || !Array.isArray(save.choices)) return [];
      return [{ file, game: save.game, choices: save.choices.length, changed: statSync(file).mtime }];
    } catch {
      return [];
    }
  });
  return kept.sort((a, b) => b.changed.getTime() - a.changed.getTime());
}

export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** The place of one game that is being played here. */
export class Keeper {
  file: string;
  /** What this process last wrote or read there, to see whether another one has written since. */
  private known: string | undefined;

  private constructor(file: string, known: string | undefined) {
    this.file = file;
    this.known = known;
  }

  static forNew(game: string): Keeper {
    const day = new Date().toISOString().replaceAll(/[:T]/g, '-').slice(0, 19);
    const mark = Math.random().toString(36).slice(2, 6);
    return new Keeper(join(unfinished(), `${game}-${day}-${mark}.json`), undefined);
  }

  static of(kept: Kept, text: string): Keeper {
    return new Keeper(kept.file, hashOf(text));
  }

  /** Keeps the game as it stands; a finished one is put away. */
  keep(save: TableSave): void {
    const text = `${JSON.stringify(save)}\n`;
    if (this.known !== undefined && this.known !== hashOf(readFile(this.file))) {
      throw new UserError(`Another terminal plays this game too (${this.file}); it went on there, so it ends here.`);
    }
    writeWhole(this.file, text);
    this.known = hashOf(text);
    if (save.result) this.putAway(text);
  }

  private putAway(text: string): void {
    const place = this.file.replace(unfinished(), finished());
    writeWhole(place, text);
    rmSync(this.file, { force: true });
    this.file = place;
    this.known = hashOf(text);
  }
}

/** Writes beside and renames, so that a crash leaves either the old file or the new one. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  const beside = `${file}.${process.pid}.part`;
  try {
    const handle = openSync(beside, 'w');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

export function readFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
