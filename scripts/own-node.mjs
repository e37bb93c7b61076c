// Which Node runs the sources as they are, and where this project keeps one of its own. Read by any Node since 18.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = [22, 18];

export const root = realpathSync(dirname(dirname(fileURLToPath(import.meta.url))));
export const modules = join(root, 'node_modules');
export const OWN_NODE = `node-${process.platform}-${process.arch}`;

/** Whether a Node of this version runs TypeScript. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** The path of the project's own Node, if it has one. */
export function ownNode() {
  const path = join(modules, OWN_NODE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(path) ? path : undefined;
}
