/** The project's own rulebooks, `docs/rules/<game>.md`: every rule stands in an item that begins with its number. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RULES = fileURLToPath(new URL('../../docs/rules', import.meta.url));
const SAMPLES = fileURLToPath(new URL('./samples', import.meta.url));

export interface Rulebook {
  readonly game: string;
  readonly title: string;
  readonly complete: boolean;
  /** The text of each rule by its number, in the order of the book. */
  readonly rules: ReadonlyMap<string, Rule>;
  /** Numbers that two rules claim. */
  readonly twice: readonly string[];
}

export interface Rule {
  readonly text: string;
  /** The headings it stands under. */
  readonly chapter: string;
}

const HEAD = /^<!--\s*game:\s*(?<game>[\w-]+)\s*;\s*status:\s*(?<status>in progress|complete)\s*-->/;
const RULE = /^\s*(?:[-*]\s+|\|\s*)?\*\*(?<id>[A-Z]{1,3}\d+[a-z]?)\*\*[.:]?\s*(?<text>.*)$/;
const HEADING = /^#+\s+(?<heading>.*)$/;
/** A line that goes on with the rule above it. */
const MORE = /^\s+\S/;

export function parseRulebook(text: string): Rulebook | undefined {
  const head = HEAD.exec(text)?.groups;
  if (!head?.game) return undefined;
  const rules = new Map<string, Rule>();
  const twice: string[] = [];
  let chapter = '';
  let last: string | undefined;
  for (const line of text.split('\n')) {
    const rule = RULE.exec(line)?.groups;
    if (rule?.id) {
      if (rules.has(rule.id)) twice.push(rule.id);
      rules.set(rule.id, { text: rule.text ?? '', chapter });
      last = rule.id;
    } else if (last !== undefined && MORE.test(line)) {
      const before = rules.get(last);
      if (before) rules.set(last, { ...before, text: `${before.text}\n${line.trim()}` });
    } else {
      chapter = HEADING.exec(line)?.groups?.heading ?? chapter;
      last = undefined;
    }
  }
  const title = /^# (.*)$/m.exec(text)?.[1] ?? head.game;
  return { game: head.game, title, complete: head.status === 'complete', rules, twice };
}

export function rulebooks(folder = RULES): Rulebook[] {
  const books = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => parseRulebook(readFileSync(`${folder}/${name}`, 'utf8')));
  return books.filter((book) => book !== undefined);
}

/** All that is written for a game as one book: a box that is added to it has a book of its own. */
export function rulebookOf(game: string): Rulebook | undefined {
  const [first, ...more] = [...rulebooks(), ...rulebooks(SAMPLES)].filter((book) => book.game === game);
  return first && { ...first, rules: new Map([first, ...more].flatMap((book) => [...book.rules])) };
}
