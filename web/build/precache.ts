/** Tells the service worker which files make up this version of the app, so that it works without a network. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

export function precache(publicFolder: string): Plugin {
  return {
    name: 'smallfolk-precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const hash = createHash('sha256');
      const files: string[] = [];
      for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (name === 'sw.js' || name.endsWith('.map')) continue;
        files.push(name);
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      }
      for (const path of existsSync(publicFolder) ? walk(publicFolder) : []) {
        files.push(relative(publicFolder, path));
        hash.update(path.slice(publicFolder.length)).update(readFileSync(path));
      }
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('sw.js was not built');
      const paths = [...new Set(files.map((name) => (name === 'index.html' ? './' : name)))];
      const FILES = /(["'`])__FILES__\1/;
      if (!FILES.test(worker.code)) throw new Error('sw.js has no place for the list of files');
      worker.code = worker.code
        .replace(FILES, () => JSON.stringify(paths))
        .replace('__VERSION__', hash.digest('hex').slice(0, 12));
    },
  };
}

function walk(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? walk(path) : [path]));
}
