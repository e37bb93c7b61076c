/** `smallfolk play <game>`: begins a game or goes on with the last one, and plays it line by line. */
import { botNamed } from '@smallfolk/bots';
import { type Box, LANGUAGES, type Language } from '@smallfolk/kernel';
import { type Boxes, boxes, openBox } from '@smallfolk/lab/boxes/boxes.ts';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { Desk, type Message, type Snapshot } from '@smallfolk/protocol';
import { readArguments } from '../arguments.ts';
import { Console } from '../table/console.ts';
import { Keeper, type Kept, readFile, unfinishedGames } from '../table/home.ts';
import { Narrator } from '../table/narrator.ts';
import { askSetup, readSeats, setupFromFlags, sittersFrom } from '../table/set-up.ts';
import { TableTalk } from '../table/table-talk.ts';
import { phrasesIn } from '../table/words/phrases.ts';

const FLAGS = {
  new: { type: 'boolean' },
  ask: { type: 'boolean' },
  load: { type: 'string' },
  seats: { type: 'string', multiple: true },
  seed: { type: 'string' },
  practice: { type: 'boolean' },
  language: { type: 'string' },
  board: { type: 'boolean' },
  open: { type: 'boolean' },
  samples: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const HELP = `smallfolk play <game>: play in the terminal, line by line

Goes on with your last unfinished game, or begins one.

  --new                begin another game
  --ask                ask for the set-up even if no person sits at a screen here
  --seats person,hard  who sits where: person, easy, fair, hard, random, greedy, search:1000 ...; the last
                       name stands for all further seats (without this: person,fair).
                       --seats 3 says how many, in games that let you choose; both may be given
  --seed <word>        the chance of the game, to play the same one again
  --practice           take back as much as you like
  --load <file>        go on with a saved game
  --language en|pl|hu  English, Polish or Hungarian
  --board              show the table before every question (a screen always does)
  --open               people around one screen do not hide their cards
`;

const HELP_WITH_A_GAME = '\nA game has options for its set-up, too: smallfolk play <game> --help lists them.\n';

export interface PlayFlags {
  readonly seats?: readonly string[];
  readonly [flag: string]: string | boolean | readonly string[] | undefined;
}

export async function playCommand(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help') {
    process.stdout.write(HELP + HELP_WITH_A_GAME);
    return name === undefined ? 2 : 0;
  }
  const all = await boxes(args.includes('--samples'));
  const box = await openBox(all, name);
  const fields = Object.fromEntries(box.game.fields.map((field) => [field.name, { type: 'string' } as const]));
  const flags = readArguments({ args: rest, options: { ...fields, ...FLAGS } }).values as PlayFlags;
  if (flags.help) {
    const own = box.game.fields.map((field) => `  --${field.name} ${field.values.join('|')}`);
    process.stdout.write(`${HELP}\nThe set-up of ${name}:\n${own.join('\n')}\n`);
    return 0;
  }
  const console = new Console();
  try {
    return await playBox(console, all, box, flags);
  } finally {
    console.close();
  }
}

/** Plays one game after the other for as long as `load` brings another. */
export async function playBox(console: Console, all: Boxes, box: Box, flags: PlayFlags): Promise<number> {
  const language = languageOf(flags.language);
  const phrases = await phrasesIn(language);
  const desk = new Desk({ shelf: all, bots: botNamed });
  let opened = await open(console, desk, box, flags, language);
  while (opened) {
    const { snapshot, keeper } = opened;
    const words = await (await openBox(all, snapshot.game)).words(language);
    const settings = { boards: console.screen || flags.board === true, open: flags.open === true };
    const narrator = new Narrator(console, words, phrases, snapshot.game);
    const ending = await new TableTalk(desk, console, narrator, phrases, keeper, settings, snapshot).run();
    if (ending.how !== 'load') return 0;
    opened = { snapshot: ending.snapshot, keeper: Keeper.forNew(ending.snapshot.game) };
  }
  return 0;
}

interface Opened {
  readonly snapshot: Snapshot;
  readonly keeper: Keeper;
}

/** The saved game that was asked for, the last unfinished one, or a new one. */
async function open(
  console: Console,
  desk: Desk,
  box: Box,
  flags: PlayFlags,
  language: Language,
): Promise<Opened | undefined> {
  const { game } = box;
  const words = await box.words(language);
  const phrases = await phrasesIn(language);
  if (typeof flags.load === 'string') return loaded(desk, flags.load);
  const { count, names } = readSeats(game, flags.seats ?? []);
  const setup = setupFromFlags(game, { ...flags, seats: count });
  const fresh = flags.new || flags.ask || flags.seats || flags.seed || flags.practice || Object.keys(setup).length > 0;
  const kept = fresh ? undefined : unfinishedGames().find((one) => one.game === game.name);
  if (kept) {
    const opened = await resumed(desk, kept);
    console.say(phrases.resumed(words.title, opened.snapshot.choices));
    return opened;
  }
  const asks = (console.screen && !fresh) || flags.ask;
  const beginning = asks
    ? await askSetup(console, box, words, phrases)
    : { setup: { ...box.first, ...setup }, seats: sittersFrom(game, { ...box.first, ...setup }, names) };
  if (!beginning) return undefined;
  const practice = flags.practice === true;
  const seed = text(flags.seed);
  const message: Message<'new'> = { do: 'new', game: game.name, ...beginning, seed, practice, pace: 'step' };
  const reply = await desk.ask(message);
  if (!reply.ok) throw new UserError(reply.error.message);
  console.say(phrases.begins(words.title));
  if (practice) console.say(phrases.practice);
  console.say(phrases.promise(reply.snapshot.commitment));
  return { snapshot: reply.snapshot, keeper: Keeper.forNew(game.name) };
}

async function resumed(desk: Desk, kept: Kept): Promise<Opened> {
  const written = readFile(kept.file) ?? '';
  const reply = await desk.ask({ do: 'load', save: parseJson(written, kept.file), pace: 'step' });
  if (reply.ok) return { snapshot: reply.snapshot, keeper: Keeper.of(kept, written) };
  throw new UserError(`${kept.file} cannot be played on: ${reply.error.message}\n--new begins another game.`);
}

/** A save from a file becomes a game of its own; the file is not touched. */
async function loaded(desk: Desk, file: string): Promise<Opened> {
  const reply = await desk.ask({ do: 'load', save: readSave(file), pace: 'step' });
  if (!reply.ok) throw new UserError(`${file} cannot be played: ${reply.error.message}`);
  return { snapshot: reply.snapshot, keeper: Keeper.forNew(reply.snapshot.game) };
}

export function readSave(file: string): unknown {
  const written = readFile(file);
  if (written === undefined) throw new UserError(`There is no file ${file} that can be read.`);
  return parseJson(written, file);
}

function parseJson(written: string, file: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw new UserError(`${file} is no saved game.`);
  }
}

function text(flag: PlayFlags[string]): string | undefined {
  return typeof flag === 'string' ? flag : undefined;
}

/** The language asked for, or that of the system. */
export function languageOf(flag: PlayFlags[string]): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const wanted = typeof flag === 'string' ? flag : (LC_ALL || LC_MESSAGES || LANG || 'en').slice(0, 2);
  const known = LANGUAGES.find((language) => language === wanted);
  if (known) return known;
  if (flag === undefined) return 'en';
  throw new UserError(`--language ${String(flag)} is not possible; choose one of ${LANGUAGES.join(', ')}.`);
}
