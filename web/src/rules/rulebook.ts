/** A rulebook as data (made by `build/rulebook.ts`), and how the page gets it. */
import type { Language } from '@smallfolk/kernel';

/** A stretch of text: plain, marked, or leading to a rule or a chapter. */
export interface Run {
  readonly text: string;
  readonly mark?: 'bold' | 'italic';
  readonly rule?: string;
  readonly chapter?: string;
}

export interface Block {
  readonly kind: 'text' | 'rule' | 'item' | 'table';
  /** The number of a rule. */
  readonly rule?: string;
  readonly runs: readonly Run[];
  readonly rows?: readonly (readonly (readonly Run[])[])[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly level: number;
  readonly blocks: Block[];
}

export interface Rulebook {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const books = new Map<string, Promise<Rulebook | undefined>>();

/** The rulebook of a game in a language, loaded when it is first wanted; undefined if it cannot be had. */
export function rulebook(game: string, language: Language): Promise<Rulebook | undefined> {
  const name = `${language}/${game}`;
  let book = books.get(name);
  if (!book) {
    book = load(name);
    books.set(name, book);
    book.then((found) => found ?? books.delete(name));
  }
  return book;
}

async function load(name: string): Promise<Rulebook | undefined> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}rules/${name}.json`);
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return undefined;
    return (await response.json()) as Rulebook;
  } catch {
    return undefined;
  }
}

export interface FoundRule {
  readonly rule: string;
  readonly chapter: Chapter;
  readonly runs: readonly Run[];
}

export function findRule(book: Rulebook, rule: string): FoundRule | undefined {
  for (const chapter of book.chapters) {
    const block = chapter.blocks.find((candidate) => candidate.rule === rule);
    if (block) return { rule, chapter, runs: block.runs };
  }
  return undefined;
}
