/** The folder that holds the rooms, and a file in it for its owner alone: made where they are missing, or a sentence says why not. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'there is a file of that name where a folder should be',
  ENOTDIR: 'there is a file on the way where a folder should be',
  EACCES: 'whoever runs this may not write there',
  EPERM: 'whoever runs this may not write there',
  EROFS: 'what lies there can only be read',
  ENOSPC: 'no space is left there',
  EDQUOT: 'no space is left there',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
  ENOENT: 'nothing can be made there',
};

/** Makes the file, empty, if it is missing, and the folder around it. */
export function makeFile(file: string): void {
  const folder = dirname(file);
  told(folder, () => {
    makeFolder(folder);
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  });
}

function told(folder: string, work: () => void): void {
  try {
    work();
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
    const why = REASONS[code] ?? (problem instanceof Error ? problem.message : String(problem));
    throw new Error(`nothing can be kept in ${folder}: ${why}`, { cause: problem });
  }
}

/** Node's own way to make folders within each other tries for ever where none can be made in one that is there, as in /proc. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (problem) {
    if (!isFolder(folder)) throw problem; // somebody else has made it just now
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
