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

/** A book with the language that it turned out to be written in. */
export interface FoundBook {
  readonly book: Rulebook;
  readonly language: Language;
}

const books = new Map<string, Promise<FoundBook | undefined>>();

/** The rulebook of a game in a language, or else in English; undefined if there is none or it cannot be had. */
export function rulebook(game: string, language: Language): Promise<FoundBook | undefined> {
  const key = `${game}.${language}`;
  let book = books.get(key);
  if (!book) {
    book = load(game, language);
    books.set(key, book);
    book.then((found) => found ?? books.delete(key));
  }
  return book;
}

async function load(game: string, language: Language): Promise<FoundBook | undefined> {
  if (language !== 'en') {
    const book = await get(`${game}.${language}`);
    if (book) return { book, language };
  }
  const book = await get(game);
  return book && { book, language: 'en' };
}

async function get(name: string): Promise<Rulebook | undefined> {
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
