/**
 * The drawings as sprites, one a world (`art/<world>/`) and one of the table itself: every SVG of its folder put
 * together, with the game-icons that its `icons.txt` names as symbols `i-<name>`. Served and built as `/art/<name>.svg`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

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

/** What stands inside the outermost `<svg>` of a file, or the whole file if it has none around its symbols. */
function inner(source: string): string {
  const bare = source
    .replace(/<\?xml[^>]*\?>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim();
  const whole = /^<svg\b[^>]*>([\s\S]*)<\/svg>$/.exec(bare);
  return whole?.[1] ?? bare;
}

/** Inline styles are not allowed by the page's policy: they travel as data and are set when the sprite is adopted. */
const held = (svg: string) => svg.replace(/\sstyle="/g, ' data-style="');

const squeezed = (svg: string) => svg.replace(/>\s+</g, '><').replace(/\s*\n\s*/g, ' ');

function sprite(folder: string): string {
  const files = readdirSync(folder).sort();
  const parts = files
    .filter((file) => file.endsWith('.svg'))
    .map((file) => inner(readFileSync(join(folder, file), 'utf8')));
  for (const list of files.filter((file) => file.endsWith('.txt'))) {
    const names = readFileSync(join(folder, list), 'utf8').split(/\s+/).filter(Boolean);
    parts.push(...names.map((name) => icon(name, join(folder, list))));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg">${squeezed(held(parts.join('')))}</svg>`;
}

/** The worlds draw in modules of their own, which `art/sprite.ts` puts together. */
async function world(name: string, folder: string): Promise<string> {
  const drawn = await import(pathToFileURL(join(folder, '../sprite.ts')).href);
  return drawn.sprite(name);
}

/** `worlds`: the folder with one folder a world; `table`: the folder with the drawings of the table itself. */
export function art(worlds: string, table: string): Plugin {
  const names = () => readdirSync(worlds).filter((name) => statSync(join(worlds, name)).isDirectory());
  const drawn = async (name: string) =>
    name === 'table' ? sprite(table) : held(await world(name, join(worlds, name)));
  return {
    name: 'smallfolk-art',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = /^\/art\/([\w-]+)\.svg/.exec(request.url ?? '')?.[1];
        if (!name || !['table', ...names()].includes(name)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(await drawn(name));
      });
    },
    async generateBundle() {
      for (const name of ['table', ...names()]) {
        this.emitFile({ type: 'asset', fileName: `art/${name}.svg`, source: await drawn(name) });
      }
    },
  };
}
