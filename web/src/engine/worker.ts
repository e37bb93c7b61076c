/**
 * The engine: a desk in a Web Worker. It answers the messages of the protocol; to each answer that changed a table it
 * adds the save to be stored and the frames to be shown, so that the page needs no second question.
 */
import { type Box, Match, parseSetup } from '@smallfolk/kernel';
import { Desk, type Message, type Reply, type TableSave } from '@smallfolk/protocol';
import { boxes } from './boxes.ts';
import type { ExtraAnswer, ExtraQuestion, Extras, Lid } from './extra.ts';
import { type Frame, Recorder } from './frames.ts';

/** What the page gets for every message it sends. */
export interface Answer {
  readonly reply: Reply;
  readonly save?: TableSave | undefined;
  /** The first of what is to be shown. */
  readonly frames?: readonly Frame[] | undefined;
  /** There is more: it follows in a message of its own. */
  readonly more?: boolean;
}

/** The rest of the frames, as text: it is read when it is needed, and the first ones need not wait for it. */
export interface Rest {
  readonly id: unknown;
  readonly rest: string;
}

const recorder = new Recorder();
const shelf = Object.fromEntries(
  Object.entries(boxes).map(([name, open]): [string, () => Promise<Box>] => [
    name,
    async () => recorder.watch(await open()),
  ]),
);
/** Bots are loaded when the first one sits down or is asked for advice. */
const desk = new Desk({
  shelf,
  bots: async (name, seed) => (await import('./bots.ts')).botNamed(name, seed),
  adviser: 'search:1200ms',
});

const CHANGING = new Set(['new', 'load', 'choose', 'undo', 'step']);
const SHOWN = new Set(['new', 'choose', 'step']);
/** So many frames travel with the answer. */
const FIRST = 6;

/** One message after the other, so that frames and saves belong to theirs. */
let last: Promise<unknown> = Promise.resolve();

async function answer(message: Message): Promise<void> {
  const watching = SHOWN.has(message.do) ? ('seat' in message && message.seat) || 0 : undefined;
  if (watching !== undefined) recorder.begin(watching);
  const reply = await desk.answer(message);
  const frames = recorder.take();
  if (!reply.ok || !CHANGING.has(message.do)) return tell({ reply });
  const saved = await desk.ask({ do: 'save' });
  const rest = frames.splice(FIRST);
  tell({ reply, frames, save: saved.ok ? saved.save : undefined, more: rest.length > 0 });
  if (rest.length > 0) tell({ id: reply.id, rest: JSON.stringify(rest) });
}

function tell(told: Answer | Rest | ExtraAnswer): void {
  self.postMessage(told);
}

async function extra(question: ExtraQuestion): Promise<Extras[keyof Extras]['told'] | undefined> {
  return question.extra === 'lid' ? lid(question) : views(question);
}

async function lid({ game, setup }: Extras['lid']['asked']): Promise<Lid | undefined> {
  const box = Object.hasOwn(boxes, game) ? await boxes[game]?.() : undefined;
  if (!box) return undefined;
  const { game: rules } = box;
  const given = { ...(setup ?? box.first) };
  const first = parseSetup(rules, given);
  const fault = first.ok ? undefined : rules.fields.find(({ name }) => name === first.where);
  if (fault) given[fault.name] = fault.default;
  const parsed = fault ? parseSetup(rules, given) : first;
  const fits = (name: string, value: string | number) => {
    const tried = parseSetup(rules, { ...given, [name]: value });
    return tried.ok || tried.where !== name;
  };
  const fields = rules.fields.map((field) => ({
    ...field,
    values: field.values.filter((value) => fits(field.name, value)),
  }));
  return { fields, setup: parsed, seats: parsed.ok ? rules.seats(parsed.value) : undefined };
}

async function views({ save, seat }: Extras['views']['asked']): Promise<readonly unknown[] | undefined> {
  const box = await boxes[save.game]?.();
  const begun = box && Match.load(box.game, { ...save, choices: [] });
  if (!begun?.ok) return undefined;
  const match = begun.value;
  return save.choices.map((key) => {
    match.choose(key);
    return match.view(seat);
  });
}

self.addEventListener('message', (event: MessageEvent<Message | ExtraQuestion>) => {
  const message = event.data;
  if ('extra' in message) {
    const { id } = message;
    extra(message)
      .catch(() => undefined)
      .then((told) => tell({ id, told }));
    return;
  }
  if (message.do === 'stop') {
    desk.answer(message).then((reply) => tell({ reply }));
    return;
  }
  last = last.then(() => answer(message));
});
