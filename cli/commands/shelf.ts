/** `smallfolk` alone: the shelf in the terminal, with the unfinished games first. */
import type { Language, Words } from '@smallfolk/kernel';
import { type Boxes, boxes, openBox } from '@smallfolk/lab/boxes/boxes.ts';
import { readArguments } from '../arguments.ts';
import { Console } from '../table/console.ts';
import { type Kept, unfinishedGames } from '../table/home.ts';
import { phrasesIn } from '../table/words/phrases.ts';
import { languageOf, type PlayFlags, playBox } from './play.ts';

interface Entry {
  readonly game: string;
  readonly line: string;
  readonly flags: PlayFlags;
}

export async function shelfCommand(args: string[]): Promise<number> {
  const options = { language: { type: 'string' }, samples: { type: 'boolean' } } as const;
  const { values } = readArguments({ args, options });
  const language = languageOf(values.language);
  const phrases = await phrasesIn(language);
  const all = await boxes(values.samples);
  const console = new Console();

  const kept: Entry[] = [];
  const games: Entry[] = [];
  const unfinished = unfinishedGames();
  for (const game of Object.keys(all)) {
    const words = await wordsOf(all, game, language).catch((error: Error) => error);
    if (words instanceof Error) {
      console.say(phrases.cannotOpen(game, words.message));
      continue;
    }
    const { title, blurb } = words;
    const last = unfinished.find((one) => one.game === game);
    if (last)
      kept.push({ game, line: `${title}: ${phrases.choices(last.choices)}, ${when(last, language)}`, flags: {} });
    games.push({ game, line: `${title}. ${blurb}`, flags: { new: !console.screen || undefined, ask: console.screen } });
  }

  console.say('Smallfolk');
  let number = 0;
  const list = (heading: string, entries: readonly Entry[]) => {
    if (entries.length === 0) return;
    console.say(`\n${heading}`);
    for (const { line } of entries) console.say(`  ${++number}. ${line}`);
  };
  list(phrases.goOn, kept);
  list(phrases.play, games);
  try {
    const entry = await choice(console, [...kept, ...games], `\n${phrases.which}`);
    if (!entry) return 0;
    return await playBox(console, all, await openBox(all, entry.game), { ...entry.flags, language });
  } finally {
    console.close();
  }
}

async function wordsOf(all: Boxes, game: string, language: Language): Promise<Words> {
  return (await openBox(all, game)).words(language);
}

async function choice(console: Console, entries: readonly Entry[], question: string): Promise<Entry | undefined> {
  for (;;) {
    const line = await console.ask(question);
    if (line === undefined || line === 'q') return undefined;
    const entry = line === '' ? entries[0] : (entries[Number(line) - 1] ?? entries.find(({ game }) => game === line));
    if (entry) return entry;
  }
}

function when({ changed }: Kept, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
}
