/**
 * The drawings as sprites, one a world (`art/<world>/`) and one of the table itself (`src/art/`): every SVG file below a
 * folder becomes the symbol of its name, and every game-icon that an `icons.txt` names the symbol `i-<name>`. Served and
 * built as `/art/<world>.svg`, squeezed by our own hand (svgo makes what travels larger). A folder in a world with a `sprite.txt` is a sprite of its own, `/art/<world>-<folder>.svg`: it is loaded
 * only where it is in play.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { drawingOf, Hand, type Pens } from './drawing.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width: number;
}

let gameIcons: IconSet | undefined;

function icon(name: string, list: string): string {
  const require = createRequire(import.meta.url);
  gameIcons ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const found = gameIcons.icons[name];
  if (!found) throw new Error(`${list}: game-icons has no "${name}"`);
  const size = gameIcons.width || 512;
  return `<symbol id="i-${name}" viewBox="0 0 ${size} ${size}">${found.body}</symbol>`;
}

/** Inline styles are not allowed by the page's policy: they travel as data and are set when the sprite is adopted. */
const held = (svg: string) => svg.replace(/\sstyle="/g, ' data-style="');

const inOneLine = (svg: string) => svg.replaceAll('\n', ' ');

/** The files below a folder, without those of folders that are sprites of their own. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [path];
      return isSprite(path) ? [] : filesBelow(path);
    });
}

const isSprite = (folder: string) => existsSync(join(folder, 'sprite.txt'));

/** A world may hold some of the pens in its own way, which its `pens.json` says. */
function handOf(folder: string): Hand {
  const pens = join(folder, 'pens.json');
  return new Hand(existsSync(pens) ? (JSON.parse(readFileSync(pens, 'utf8')) as Pens) : {});
}

export function sprite(folder: string): string {
  const hand = handOf(folder);
  const seen = new Map<string, string>();
  const symbols = filesBelow(folder).flatMap((path) => {
    if (path.endsWith('icons.txt')) {
      const names = readFileSync(path, 'utf8').split(/\s+/).filter(Boolean);
      return names.map((name) => icon(name, path));
    }
    if (!path.endsWith('.svg')) return [];
    const id = basename(path, '.svg');
    const other = seen.get(id);
    if (other) throw new Error(`${path}: a drawing "${id}" exists already: ${other}`);
    seen.set(id, path);
    return [hand.symbol(drawingOf(id, readFileSync(path, 'utf8')))];
  });
  // A line for each, so that the page can take them up a few at a time.
  return held(['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols.map(inOneLine), '</svg>'].join('\n'));
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** `worlds`: the folder with one folder a world; `table`: the folder with the drawings of the table itself. */
export function art(worlds: string, table: string): Plugin {
  const folders = (): Record<string, string> => {
    const found: Record<string, string> = { table };
    for (const world of foldersIn(worlds)) {
      found[world] = join(worlds, world);
      for (const part of foldersIn(join(worlds, world))) {
        const path = join(worlds, world, part);
        if (isSprite(path)) found[`${world}-${part}`] = path;
      }
    }
    return found;
  };
  return {
    name: 'smallfolk-art',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/art\/([\w-]+)\.svg/.exec(request.url ?? '')?.[1] ?? '';
        const folder = folders()[name];
        if (!folder) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite(folder));
      });
    },
    generateBundle() {
      for (const [name, folder] of Object.entries(folders())) {
        this.emitFile({ type: 'asset', fileName: `art/${name}.svg`, source: sprite(folder) });
      }
    },
  };
}
