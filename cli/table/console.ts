/** Plain lines to and from whoever sits at the terminal: a person, a screen reader, or a pipe. */
import { linesOf } from './lines.ts';
import { wrapped } from './wrapped.ts';

const LONGEST = 10_000;
/** Empties the screen and what was scrolled off it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

export class Console {
  /** Whether a person looks at a screen here. */
  readonly screen = process.stdin.isTTY === true && process.stdout.isTTY === true;
  private readonly lines = linesOf(process.stdin, LONGEST);

  say(text: string): void {
    process.stdout.write(`${wrapped(text, this.screen ? process.stdout.columns : 0)}\n`);
  }

  /** Asks for a line. Undefined when there will be no more. */
  async ask(prompt: string): Promise<string | undefined> {
    process.stdout.write(prompt);
    const line = await this.lines.next();
    if (!this.screen || line.done) process.stdout.write('\n');
    return line.done ? undefined : line.value.trim();
  }

  /** Asks for one of the numbered answers; Enter takes the first. Undefined when there will be no more lines. */
  async pick(question: string, answers: readonly string[], usual = 0): Promise<number | undefined> {
    this.say(question);
    for (const [at, answer] of answers.entries()) this.say(`  ${at + 1}. ${answer}`);
    for (;;) {
      const line = await this.ask(`[${usual + 1}] `);
      if (line === undefined) return undefined;
      if (line === '') return usual;
      const at = Number(line) - 1;
      if (Number.isInteger(at) && at >= 0 && at < answers.length) return at;
      this.say(`1-${answers.length}`);
    }
  }

  /** Hides what stands on the screen. In a pipe nothing stands there. */
  clear(): void {
    if (this.screen) process.stdout.write(CLEAR);
  }

  /** Lets the process end. */
  close(): void {
    process.stdin.destroy();
  }
}
