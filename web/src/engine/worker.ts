/**
 * The engine: a desk in a Web Worker. It answers the messages of the protocol; to each answer that changed a table it
 * adds the save to be stored and the frames to be shown, so that the page needs no second question.
 */
import { botNamed } from '@smallfolk/bots';
import { type Box, parseSetup } from '@smallfolk/kernel';
import { Desk, type Message, type Reply, type TableSave } from '@smallfolk/protocol';
import { boxes } from './boxes.ts';
import { type Frame, Recorder } from './frames.ts';
import type { BoxAnswer, BoxQuestion } from './lid.ts';

/** What the page gets for every message it sends. */
export interface Answer {
  readonly reply: Reply;
  readonly save?: TableSave | undefined;
  readonly frames?: readonly Frame[] | undefined;
}

const recorder = new Recorder();
const shelf = Object.fromEntries(
  Object.entries(boxes).map(([name, open]): [string, () => Promise<Box>] => [
    name,
    async () => recorder.watch(await open()),
  ]),
);
const desk = new Desk({ shelf, bots: botNamed, adviser: 'search:1200ms' });

const CHANGING = new Set(['new', 'load', 'choose', 'undo', 'step']);
const SHOWN = new Set(['new', 'choose', 'step']);

/** One message after the other, so that frames and saves belong to theirs. */
let last: Promise<unknown> = Promise.resolve();

async function answer(message: Message): Promise<Answer> {
  const watching = SHOWN.has(message.do) ? ('seat' in message && message.seat) || 0 : undefined;
  if (watching !== undefined) recorder.begin(watching);
  const reply = await desk.answer(message);
  const frames = recorder.take();
  if (!reply.ok || !CHANGING.has(message.do)) return { reply };
  const saved = await desk.ask({ do: 'save' });
  return { reply, frames, save: saved.ok ? saved.save : undefined };
}

/** What stands under the lid of a box, which the page asks before a table is laid. */
async function lid({ game, setup, id }: BoxQuestion): Promise<BoxAnswer> {
  try {
    const box = Object.hasOwn(boxes, game) ? await boxes[game]?.() : undefined;
    if (!box) return { id, lid: undefined };
    const parsed = parseSetup(box.game, setup ?? box.first);
    const seats = parsed.ok ? box.game.seats(parsed.value) : undefined;
    return { id, lid: { fields: box.game.fields, setup: parsed, seats } };
  } catch {
    return { id, lid: undefined };
  }
}

self.addEventListener('message', (event: MessageEvent<Message | BoxQuestion>) => {
  const message = event.data;
  if (message.do === 'lid') {
    lid(message).then((told) => self.postMessage(told));
    return;
  }
  if (message.do === 'stop') {
    desk.answer(message).then((reply) => self.postMessage({ reply } satisfies Answer));
    return;
  }
  last = last.then(async () => self.postMessage(await answer(message)));
});
