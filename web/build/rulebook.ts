/**
 * The project's rulebooks (`docs/rules/<book>.md`, translations `docs/rules/<language>/<book>.md`) as data: chapters,
 * paragraphs and numbered rules, with bold, italics and links as marked runs of text. The page builds elements from
 * it, so nothing of a rulebook is ever read as HTML. Served and built as `/rules/<language>/<game>.json`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@smallfolk/kernel';
import type { Plugin } from 'vite';
import type { Block, Chapter, Rulebook, Run } from '../src/rules/rulebook.ts';

const RULE = /^[-*]\s+\*\*([A-Z]{1,3}\d+[a-z]?)\.?\*\*[.:]?\s*(.*)$/;
const HEADING = /^(#{1,4})\s+(.*)$/;
const RUNS = /\*\*(.+?)\*\*|\*([^*]+?)\*|_([^_]+?)_|`([^`]+?)`|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{1,3}\d+[a-z]?)\b/g;

export function parseRulebook(markdown: string): Rulebook {
  const source = markdown.replace(/<!--[\s\S]*?-->/g, '');
  const chapters: Chapter[] = [];
  let title = '';
  let chapter: Chapter = { id: '', title: '', level: 1, blocks: [] };
  let open: { -readonly [K in keyof Block]: Block[K] } | undefined;
  const close = () => {
    open = undefined;
  };
  const ids = new Set(source.split('\n').flatMap((line) => RULE.exec(line)?.[1] ?? []));
  const add = (block: Block) => {
    chapter.blocks.push(block);
    open = block;
  };
  for (const line of source.split('\n')) {
    const heading = HEADING.exec(line);
    const rule = RULE.exec(line);
    if (heading) {
      close();
      const text = plain(heading[2] ?? '');
      if (!title) title = text;
      chapter = { id: slug(text), title: text, level: heading[1]?.length ?? 1, blocks: [] };
      chapters.push(chapter);
    } else if (line.trim() === '') close();
    else if (rule) add({ kind: 'rule', rule: rule[1] ?? '', runs: runs(rule[2] ?? '', ids) });
    else if (/^\|/.test(line)) {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => runs(cell.trim(), ids));
      if (/^\|[\s:|-]+\|$/.test(line)) continue;
      if (open?.kind === 'table') open.rows = [...(open.rows ?? []), cells];
      else add({ kind: 'table', runs: [], rows: [cells] });
    } else if (/^[-*]\s+/.test(line)) add({ kind: 'item', runs: runs(line.replace(/^[-*]\s+/, ''), ids) });
    else if (open && open.kind !== 'table') open.runs = [...open.runs, { text: ' ' }, ...runs(line.trim(), ids)];
    else add({ kind: 'text', runs: runs(line.trim(), ids) });
  }
  return { title, chapters: chapters.filter(({ blocks, level }) => blocks.length > 0 || level <= 2) };
}

/** Bold, italics, links within the book and numbers of rules; everything else is plain. */
function runs(text: string, ids: ReadonlySet<string>): Run[] {
  const found: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(RUNS)) {
    const [whole, bold, italic, underlined, code, label, target, rule] = match;
    if (rule !== undefined && !ids.has(rule)) continue;
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    at = match.index + whole.length;
    if (bold !== undefined) found.push({ text: bold, mark: 'bold' });
    else if (italic !== undefined || underlined !== undefined)
      found.push({ text: italic ?? underlined ?? '', mark: 'italic' });
    else if (code !== undefined) found.push({ text: code });
    else if (label !== undefined)
      found.push(target?.startsWith('#') ? { text: label, chapter: target.slice(1) } : { text: label });
    else if (rule !== undefined) found.push({ text: rule, rule });
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

const plain = (text: string) => text.replace(/[*_`]/g, '').trim();

/** As GitHub names headings. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** The books of a folder by language and file: 'en/everdell', 'pl/everdell'. */
export function booksIn(folder: string): Map<string, string> {
  const books = new Map<string, string>();
  for (const language of LANGUAGES) {
    const shelf = language === 'en' ? folder : join(folder, language);
    for (const file of readdirSync(shelf)) {
      if (file.endsWith('.md')) books.set(`${language}/${file.slice(0, -3)}`, join(shelf, file));
    }
  }
  return books;
}

const HEAD = /^<!--\s*game:\s*([\w-]+)\s*;\s*status:\s*(in progress|complete)/;

/** What the first line of a book says: which game it is for, and whether it is finished. */
export function headOf(path: string): { readonly game: string; readonly complete: boolean } {
  const [, game = '', status] = HEAD.exec(readFileSync(path, 'utf8')) ?? [];
  return { game, complete: status === 'complete' };
}

/**
 * What is read together, by the name under which the page asks for it ('pl/everdell'): the book of the game, then those
 * of the boxes added to it. A book that is still being written may be there in English only.
 */
export function shelfOf(folder: string): Map<string, string[]> {
  const books = booksIn(folder);
  const shelf = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    for (const [name, english] of books) {
      if (!name.startsWith('en/')) continue;
      const path = books.get(name.replace('en/', `${language}/`)) ?? english;
      const key = `${language}/${headOf(path).game}`;
      const together = shelf.get(key) ?? [];
      if (name.slice(3) === headOf(path).game) together.unshift(path);
      else together.push(path);
      shelf.set(key, together);
    }
  }
  return shelf;
}

export function rulebooks(folder: string): Plugin {
  const read = (paths: readonly string[]) =>
    JSON.stringify(parseRulebook(paths.map((path) => readFileSync(path, 'utf8')).join('\n')));
  return {
    name: 'smallfolk-rulebooks',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/rules\/([\w/-]+)\.json/.exec(request.url ?? '')?.[1];
        if (!name) return next();
        const paths = shelfOf(folder).get(name);
        response.statusCode = paths ? 200 : 404;
        response.setHeader('content-type', 'application/json');
        response.end(paths && read(paths));
      });
    },
    generateBundle() {
      for (const [name, paths] of shelfOf(folder)) {
        this.emitFile({ type: 'asset', fileName: `rules/${name}.json`, source: read(paths) });
      }
    },
  };
}
