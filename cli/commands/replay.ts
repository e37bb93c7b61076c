/** `smallfolk replay <save>`: steps through a saved game, or checks that it comes out as it says. */
import { type Game, hashOf, isRecord, keyOf, Match, SPECTATOR, sure, type Words } from '@smallfolk/kernel';
import { boxes, openBox } from '@smallfolk/lab/boxes/boxes.ts';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { readArguments } from '../arguments.ts';
import { Console } from '../table/console.ts';
import { languageOf, readSave } from './play.ts';

const HELP = `smallfolk replay <save>: step through a saved game

Enter shows the next choice, b goes back, a number goes there, board shows the table, q leaves.

  --all                show everything at once
  --check              only check that the game comes out as the save says
  --hash <hash>        with --check: and that it ends in this very state
  --seat <number>      see it from this seat (1, 2 ...), not as one who looks on
  --language en|pl|hu
`;

const OPTIONS = {
  all: { type: 'boolean' },
  check: { type: 'boolean' },
  hash: { type: 'string' },
  seat: { type: 'string' },
  language: { type: 'string' },
  samples: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export async function replayCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, options: OPTIONS, allowPositionals: true });
  const [file] = positionals;
  if (values.help || file === undefined) {
    process.stdout.write(HELP);
    return values.help ? 0 : 2;
  }
  const save = readSave(file);
  if (!isRecord(save) || typeof save.game !== 'string' || !Array.isArray(save.choices)) {
    throw new UserError(`${file} is no saved game.`);
  }
  const box = await openBox(await boxes(values.samples), save.game);
  const { match: whole, bug } = playable(box.game, save, file);
  if (bug !== undefined && values.check) throw new UserError(bug);
  if (values.check) return check(whole, save, values.hash);
  const seats = whole.seats;
  const seat = values.seat === undefined ? (seats === 1 ? 0 : SPECTATOR) : Number(values.seat) - 1;
  if (!Number.isInteger(seat) || seat < SPECTATOR || seat >= seats) {
    throw new UserError(`--seat ${values.seat} is not possible; there are ${seats} seats, counted from 1.`);
  }
  const words = introduced(await box.words(languageOf(values.language)), save.names);
  const at = (count: number) => load(box.game, { ...save, choices: whole.choices.slice(0, count) }, file);
  const toTheEnd = await new Replay(whole, at, words, seat).run(values.all === true);
  if (bug !== undefined && toTheEnd) throw new UserError(bug);
  return 0;
}

/** A game that was played in the browser says who sat where. */
export function introduced(words: Words, names: unknown): Words {
  if (!Array.isArray(names) || !words.calling) return words;
  return words.calling(names.map((name) => (typeof name === 'string' ? name.trim() : '')));
}

/** The match of a save. If a rule fails on the way, as far as it goes, with a sentence that says where it failed. */
export function playable(
  game: Game,
  save: Readonly<Record<string, unknown>>,
  file: string,
): { readonly match: Match; readonly bug?: string } {
  try {
    return { match: load(game, save, file) };
  } catch (error) {
    if (error instanceof UserError) throw error;
    const match = load(game, { ...save, choices: [] }, file);
    for (const key of save.choices as string[]) {
      try {
        match.choose(key);
      } catch (bug) {
        const what = bug instanceof Error ? bug.message : String(bug);
        return { match, bug: `Choice ${match.choices.length + 1}, ${key}, breaks the rules of ${game.name}: ${what}` };
      }
    }
    throw error;
  }
}

function load(game: Game, save: unknown, file: string): Match {
  const match = Match.load(game, save);
  if (match.ok) return match.value;
  throw new UserError(`${file} cannot be played again: ${match.message}`);
}

/** Plays it again and compares everything that the save says with what comes out. */
function check(match: Match, save: Record<string, unknown>, hash: string | undefined): number {
  const again: Record<string, unknown> = { ...match.save() };
  // Rules of a newer version may still play an old save in the same way.
  const names = Object.keys(again).filter((name) => name !== 'version');
  const wrong = names.filter((name) => hashOf(again[name]) !== hashOf(save[name]));
  if (save.result !== undefined && !match.result) wrong.push('result');
  if (hash !== undefined && hash !== match.hash()) wrong.push(`hash (it is ${match.hash()})`);
  const { commitment, seed, choices } = match;
  say(`${match.game.name}: ${choices.length} choices, hash ${match.hash()}`);
  say(`seed ${seed}, SHA-256 ${commitment}`);
  say(match.result ? `result ${JSON.stringify(match.result)}` : 'not finished');
  if (wrong.length === 0) {
    say('Everything comes out as the save says.');
    return 0;
  }
  say(`This comes out differently: ${wrong.join(', ')}.`);
  return 1;
}

class Replay {
  private readonly whole: Match;
  private readonly at: (count: number) => Match;
  private readonly words: Words;
  private readonly seat: number;
  private match: Match;
  private told = 0;

  constructor(whole: Match, at: (count: number) => Match, words: Words, seat: number) {
    this.whole = whole;
    this.at = at;
    this.words = words;
    this.seat = seat;
    this.match = at(0);
  }

  /** True if it went on to the end. */
  async run(all: boolean): Promise<boolean> {
    const console = new Console();
    say(`${this.words.title}: ${this.whole.choices.length} choices`);
    await this.board();
    this.tell();
    try {
      while (this.match.choices.length < this.whole.choices.length) {
        const line = all ? '' : await console.ask(`${this.match.choices.length}/${this.whole.choices.length} `);
        if (line === undefined || line === 'q' || line === 'quit') return false;
        if (line === 'board') await this.board();
        else if (line === 'b' || line === 'back') await this.go(this.match.choices.length - 1);
        else if (/^\d+$/.test(line)) await this.go(Number(line));
        else this.step();
      }
      await this.board();
      if (this.match.result) say(this.words.result(this.match.result, this.seat));
      return true;
    } finally {
      console.close();
    }
  }

  /** Goes to the moment after so many choices. */
  private async go(count: number): Promise<void> {
    this.match = this.at(Math.min(Math.max(count, 0), this.whole.choices.length));
    this.told = this.match.eventCount;
    await this.board();
  }

  private step(): void {
    const { decision } = this.match;
    const key = sure(this.whole.choices[this.match.choices.length]);
    const view = this.match.view(this.seat);
    const before = this.match.choices.length;
    this.match.choose(key);
    if (decision && (decision.seat === this.seat || this.match.seats === 1 || this.whole.result)) {
      const option = decision.options.find((one) => keyOf(one) === key);
      say(`${before + 1}. [${decision.seat + 1}] ${option ? this.words.option(option, decision, view) : key}`);
    } else say(`${before + 1}. [${(decision?.seat ?? 0) + 1}]`);
    this.tell();
  }

  private tell(): void {
    for (const event of this.match.events(this.seat, this.told)) {
      const line = this.words.event(event, this.match.view(this.seat));
      if (line !== '') say(`   ${line}${event.rule ? ` [${event.rule}]` : ''}`);
    }
    this.told = this.match.eventCount;
  }

  private async board(): Promise<void> {
    say(`\n${await this.words.board(this.match.view(this.seat))}\n`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
