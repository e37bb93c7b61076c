/** `smallfolk campaign <game>`: a chain of matches, each of which begins with what the one before has left. */
import { basename } from 'node:path';
import { botNamed } from '@smallfolk/bots';
import { type Box, type Campaign, newSeed, parseSetup, type Setup, type Words } from '@smallfolk/kernel';
import { boxAt } from '@smallfolk/lab/boxes/box-at.ts';
import { UserError } from '@smallfolk/lab/user-error.ts';
import {
  atTheStart,
  type CampaignRecord,
  Desk,
  isWon,
  legacyOf,
  newCampaign,
  nextChapter,
  type Snapshot,
  withChapter,
} from '@smallfolk/protocol';
import { readArguments, wholeNumber } from '../arguments.ts';
import { simulateCampaigns } from '../campaign/by-bots.ts';
import { takenIn, withMatches } from '../campaign/hand-over.ts';
import { type KeptCampaign, keepCampaign, latestCampaign, newCampaignFile } from '../campaign/record.ts';
import { Console } from '../table/console.ts';
import { Keeper, placeOf, readFile, writeWhole } from '../table/home.ts';
import { Narrator } from '../table/narrator.ts';
import { readSeats, setupFromFlags, sittersFrom } from '../table/set-up.ts';
import { TableTalk } from '../table/table-talk.ts';
import { type Phrases, phrasesIn } from '../table/words/phrases.ts';
import { languageOf, readSave } from './play.ts';

const HELP = `smallfolk campaign <game> [new | continue [chapter]]     matches that hang together

  smallfolk campaign <game>             what was played, what is carried, which chapters are open
  smallfolk campaign <game> new         begins one; the set-up and --seats are as in smallfolk play
  smallfolk campaign <game> continue    plays on: the unfinished chapter, the one named, or the next one
  smallfolk campaign <game> simulate    whole campaigns by bots, each verified: --seats fair --times 20 --tries 2
  smallfolk campaign <game> export <file>    the campaign with its matches as one file, for the page or another device
  smallfolk campaign <game> import <file>    takes such a file in, once all was played again as it is written
  --seed <word>  --language en|pl|hu  --board  --open    as in smallfolk play
`;

const FLAGS = {
  seats: { type: 'string', multiple: true },
  seed: { type: 'string' },
  times: { type: 'string', default: '1' },
  tries: { type: 'string', default: '2' },
  language: { type: 'string' },
  board: { type: 'boolean' },
  open: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

interface Flags {
  readonly seats?: readonly string[];
  readonly [flag: string]: string | boolean | readonly string[] | undefined;
}

export async function campaignCommand([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help') {
    process.stdout.write(HELP);
    return name === undefined ? 2 : 0;
  }
  const box = await boxAt(name);
  if (!box.campaign) throw new UserError(`${box.game.name} has no campaign: smallfolk play ${name}`);
  const fields = Object.fromEntries(box.game.fields.map((field) => [field.name, { type: 'string' } as const]));
  const { values, positionals } = readArguments({ args, options: { ...fields, ...FLAGS }, allowPositionals: true });
  const flags = values as Flags;
  const language = languageOf(flags.language);
  const teller = new Teller(name, box, box.campaign, await box.words(language), await phrasesIn(language));
  const [what = 'show', chapter] = positionals;
  if (what === 'new') return teller.begin(flags);
  if (what === 'continue') return teller.play(flags, chapter);
  if (what === 'show') return teller.show();
  if (what === 'simulate') return teller.simulate(flags);
  if (what === 'export' && chapter) return teller.handOver(chapter);
  if (what === 'import' && chapter) return teller.takeIn(chapter);
  throw new UserError(
    `There is no "smallfolk campaign ${name} ${what}": new, continue, simulate, export <file>, import <file>, or nothing.`,
  );
}

class Teller {
  private readonly name: string;
  private readonly box: Box;
  private readonly campaign: Campaign;
  private readonly words: Words;
  private readonly phrases: Phrases;
  private readonly desk: Desk;

  constructor(name: string, box: Box, campaign: Campaign, words: Words, phrases: Phrases) {
    this.name = name;
    this.box = box;
    this.campaign = campaign;
    this.words = words;
    this.phrases = phrases;
    this.desk = new Desk({ shelf: { [box.game.name]: async () => box }, bots: botNamed });
  }

  /** What was played, what is carried, and what can be played. */
  async show(): Promise<number> {
    const kept = await this.settled();
    if (!kept) {
      say(this.phrases.campaign.none(`smallfolk campaign ${this.name} new`));
      return 0;
    }
    this.tell(kept.record);
    return 0;
  }

  async handOver(file: string): Promise<number> {
    const kept = await this.settled();
    if (!kept) throw new UserError(this.phrases.campaign.none(`smallfolk campaign ${this.name} new`));
    writeWhole(file, `${JSON.stringify(withMatches(kept.record))}\n`);
    say(file);
    return 0;
  }

  async takeIn(file: string): Promise<number> {
    const { record } = await takenIn(this.box, file);
    this.tell(record);
    return 0;
  }

  private tell(record: CampaignRecord): void {
    const { played, current } = record;
    const legacy = legacyOf(record);
    const { campaign: phrases } = this.phrases;
    say(this.words.title);
    if (played.length > 0) say(phrases.played);
    for (const one of played) say(`  ${this.nameOf(one.chapter)}: ${isWon(one) ? phrases.won : phrases.lost}`);
    const carried = legacy === undefined ? [] : (this.words.carried?.(legacy) ?? plainly(legacy));
    say(carried.length > 0 ? phrases.carried : phrases.nothingCarried);
    for (const line of carried) say(`  ${line}`);
    const open = this.campaign.open(legacy);
    say(open.length > 0 ? phrases.open : phrases.noChapter);
    for (const chapter of open) say(`  ${Object.values(chapter).join(' ')}  ${this.nameOf(chapter)}`);
    if (current) say(phrases.unfinished(this.nameOf(current.chapter)));
    say(phrases.goOn(`smallfolk campaign ${this.name} continue`));
  }

  /** By bots, without being kept. */
  simulate(flags: Flags): number {
    const { seats, setup } = this.fixedBy(flags);
    const times = wholeNumber('--times', String(flags.times));
    const tries = wholeNumber('--tries', String(flags.tries));
    const seed = typeof flags.seed === 'string' ? flags.seed : undefined;
    for (const name of seats)
      if (!botNamed(name, newSeed()).ok) throw new UserError(`"${name}" is no bot: --seats fair`);
    return simulateCampaigns(this.box, this.words, { setup, seats, seed, times, tries });
  }

  /** A chapter by what its fields are called: "The kitchen". */
  private nameOf(chapter: Setup): string {
    return Object.entries(chapter)
      .map(([field, value]) => this.words.field(field, value))
      .join(', ');
  }

  /** What stays the same in all chapters, and who sits where. */
  private fixedBy(flags: Flags): { setup: Setup; seats: readonly string[] } {
    const { game } = this.box;
    const { count, names } = readSeats(game, flags.seats ?? []);
    const [first] = this.campaign.open(undefined);
    if (!first) throw new UserError(this.phrases.campaign.noChapter);
    const given = { ...this.box.first, ...setupFromFlags(game, { ...flags, seats: count }), ...first };
    const setup = parseSetup(game, given);
    if (!setup.ok) throw new UserError(setup.message);
    const fixed = Object.fromEntries(Object.entries(setup.value).filter(([field]) => !Object.hasOwn(first, field)));
    return { setup: fixed, seats: sittersFrom(game, setup.value, names) };
  }

  async begin(flags: Flags): Promise<number> {
    const { setup, seats } = this.fixedBy(flags);
    const record = newCampaign(this.box.game.name, setup, seats);
    keepCampaign({ file: newCampaignFile(this.box.game.name), record });
    say(this.phrases.campaign.begun(this.words.title));
    this.tell(record);
    return 0;
  }

  async play(flags: Flags, wanted: string | undefined): Promise<number> {
    const kept = await this.settled();
    if (!kept) throw new UserError(this.phrases.campaign.none(`smallfolk campaign ${this.name} new`));
    const { snapshot, keeper, now } = await this.opened(kept, flags, wanted);
    const console = new Console();
    try {
      const narrator = new Narrator(console, this.words, this.phrases, this.box.game.name);
      const again = `smallfolk campaign ${this.name} continue`;
      const settings = { boards: console.screen || flags.board === true, open: flags.open === true, again };
      await new TableTalk(this.desk, console, narrator, this.phrases, keeper, settings, snapshot).run();
    } finally {
      console.close();
    }
    const after = await this.settled(now);
    if (after && !after.record.current) this.tell(after.record);
    return 0;
  }

  /** The match to be played: the one begun already, or that of the chapter. It is noted before the first choice. */
  private async opened(
    kept: KeptCampaign,
    flags: Flags,
    wanted: string | undefined,
  ): Promise<{ snapshot: Snapshot; keeper: Keeper; now: KeptCampaign }> {
    const { record } = kept;
    const going = record.current && placeOf(record.current.name);
    if (going && !going.over) {
      const text = readFile(going.file) ?? '';
      const reply = await this.desk.ask({ do: 'load', save: readSave(going.file), pace: 'step' });
      if (!reply.ok) throw new UserError(`${going.file} cannot be played on: ${reply.error.message}`);
      const found = { file: going.file, game: record.game, choices: reply.snapshot.choices, changed: new Date() };
      return { snapshot: reply.snapshot, keeper: Keeper.of(found, text), now: kept };
    }
    const chapter = this.chapterFor(record, wanted);
    const before = atTheStart(this.campaign, record, chapter);
    const setup = { ...record.setup, ...chapter };
    const seed = typeof flags.seed === 'string' ? flags.seed : undefined;
    const begin = { game: record.game, setup, seats: [...record.seats], seed, legacy: legacyOf(before) } as const;
    const reply = await this.desk.ask({ do: 'new', ...begin, pace: 'step' });
    if (!reply.ok) throw new UserError(reply.error.message);
    const keeper = Keeper.forNew(record.game);
    const now = keepCampaign({ ...kept, record: { ...before, current: { name: basename(keeper.file), chapter } } });
    return { snapshot: reply.snapshot, keeper, now };
  }

  /** The chapter as it is listed, '1' for '01'; without one, the first open one that was not won yet, or the last. */
  private chapterFor(record: CampaignRecord, wanted: string | undefined): Setup {
    const open = this.campaign.open(legacyOf(record));
    if (wanted !== undefined) {
      const isMeant = (value: string | number) => String(value) === wanted || Number(value) === Number(wanted);
      const chapter = open.find((one) => Object.values(one).some(isMeant));
      if (chapter) return chapter;
      throw new UserError(`"${wanted}" is not open; open are ${open.map((one) => this.nameOf(one)).join(', ')}.`);
    }
    const next = nextChapter(this.campaign, record);
    if (!next) throw new UserError(this.phrases.campaign.noChapter);
    return next;
  }

  /** The campaign as it stands: a match that has ended since, here or at another table, is entered. */
  private async settled(kept = latestCampaign(this.box.game.name)): Promise<KeptCampaign | undefined> {
    const current = kept?.record.current;
    const place = current && placeOf(current.name);
    if (!kept || !current || !place?.over) return kept;
    const reply = await this.desk.ask({ do: 'load', save: readSave(place.file), pace: 'step' });
    if (!reply.ok) throw new UserError(`${place.file} cannot be read: ${reply.error.message}`);
    const { result, leaves } = reply.snapshot;
    if (!result) return kept;
    const played = { chapter: current.chapter, result, name: current.name, leaves };
    return keepCampaign({ ...kept, record: withChapter(kept.record, played) });
  }
}

/** What a game without words for it leaves. */
function plainly(legacy: unknown): string[] {
  return JSON.stringify(legacy, undefined, 1)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
