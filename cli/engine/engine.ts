/** `smallfolk engine`: the table protocol as JSON lines, one message in, one answer out, in the same order. */
import type { Readable, Writable } from 'node:stream';
import { botNamed } from '@smallfolk/bots';
import { boxes } from '@smallfolk/lab/boxes/boxes.ts';
import { Desk, LIMITS, type Reply } from '@smallfolk/protocol';
import { readArguments } from '../arguments.ts';
import { linesOf } from '../table/lines.ts';

/** So many messages may wait for their answers before more are read. */
const AHEAD = 256;

/** Answers until the input ends or `quit` comes. Reading goes on while a bot thinks, so that `stop` is heard. */
async function engine(desk: Desk, input: Readable, output: Writable): Promise<void> {
  let quit = false;
  const waiting: Promise<void>[] = [];
  // Whoever has gone away needs no more answers.
  output.on('error', () => {
    quit = true;
    input.destroy();
  });

  /** Done when the answer has gone out, so no more is read than the other side takes. */
  const write = async (reply: Reply) => {
    if (quit) return;
    const written = new Promise<void>((resolve) => output.write(`${JSON.stringify(reply)}\n`, () => resolve()));
    if (reply.ok && reply.do === 'quit') {
      quit = true;
      input.destroy();
    }
    await written;
  };

  try {
    for await (const line of linesOf(input, LIMITS.line)) {
      if (quit) break;
      if (line.trim() === '') continue;
      waiting.push(desk.answerLine(line).then(write));
      if (waiting.length >= AHEAD) await waiting.shift();
    }
  } catch (error) {
    if (!quit) throw error;
  }
  await Promise.all(waiting);
}

export async function engineCommand(args: string[]): Promise<number> {
  const { values } = readArguments({ args, options: { samples: { type: 'boolean' } } });
  const desk = new Desk({ shelf: await boxes(values.samples), bots: botNamed });
  await engine(desk, process.stdin, process.stdout);
  return 0;
}
