/** What the terminal itself says, besides the words of the games, in each language. */
import type { Language } from '@smallfolk/kernel';

export interface Phrases {
  readonly goOn: string;
  readonly play: string;
  readonly which: string;
  readonly choices: (count: number) => string;
  readonly seat: (seat: number) => string;
  readonly person: string;
  readonly bot: (name: string) => string;
  readonly begins: (title: string) => string;
  readonly resumed: (title: string, choices: number) => string;
  readonly setUpHow: (summary: string) => string;
  readonly whoSits: (seat: number) => string;
  readonly practice: string;
  readonly promise: (commitment: string) => string;
  readonly proof: (seed: string, commitment: string) => string;
  readonly thinks: (seat: number, bot: string) => string;
  readonly hide: string;
  readonly handOver: (seat: number) => string;
  readonly prompt: string;
  readonly several: string;
  readonly notOffered: (given: string) => string;
  readonly undone: string;
  readonly cannotUndo: string;
  readonly nothingYet: string;
  readonly noRule: string;
  readonly ruleOf: (id: string) => string;
  readonly ruleNotFound: (id: string) => string;
  /** What a bot would do, before the option. */
  readonly advice: string;
  /** An option, and how often it leads to a win. */
  readonly hint: (option: string, chance: string) => string;
  readonly kept: (command: string) => string;
  readonly keptAs: (file: string) => string;
  readonly savedAs: (file: string) => string;
  readonly notKept: (reason: string) => string;
  readonly over: (file: string) => string;
  readonly bug: (message: string) => string;
  readonly cannotOpen: (game: string, reason: string) => string;
  readonly unknownFile: (file: string) => string;
  readonly campaign: {
    readonly begun: (title: string) => string;
    readonly none: (command: string) => string;
    readonly played: string;
    readonly won: string;
    readonly lost: string;
    readonly nothingCarried: string;
    readonly carried: string;
    readonly open: string;
    readonly goOn: (command: string) => string;
    readonly unfinished: (chapter: string) => string;
    readonly noChapter: string;
  };
  readonly help: string;
}

export async function phrasesIn(language: Language): Promise<Phrases> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).en;
    case 'pl':
      return (await import('./pl.ts')).pl;
    case 'hu':
      return (await import('./hu.ts')).hu;
  }
}
