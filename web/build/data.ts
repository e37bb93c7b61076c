/**
 * A module named `*.data.ts` is run when the page is built; only what it exports is shipped, as plain data. So a board
 * can show what is printed on the cards of a game without bringing the rules that stand beside it.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

export function data(): Plugin {
  return {
    name: 'smallfolk-data',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0] ?? id;
      if (!path.endsWith('.data.ts')) return undefined;
      const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
        .join('\n');
    },
  };
}
