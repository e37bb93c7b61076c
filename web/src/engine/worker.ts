/**
 * The engine: a desk in a Web Worker. It answers the messages of the protocol; to each answer that changed a table it
 * adds what the page does not know yet, so that the page needs no second question and nothing travels twice.
 */
import { type Box, type Opener, parseSetup, type Setup } from '@smallfolk/kernel';
import { Desk, type Message, type Reply, type Snapshot } from '@smallfolk/protocol';
import { boxes } from './boxes.ts';
import { courseOf, type Station } from './course.ts';
import type { ExtraAnswer, ExtraQuestion, Extras, First, Lid } from './extra.ts';
import { Recorder } from './frames.ts';
import { type Known, type Parcel, pack } from './parcel.ts';
import { chooseAll, type Picks, undoAll } from './selection.ts';

/** What the page gets for every message it sends. */
export interface Answer {
  readonly reply: Reply;
  /** In place of the snapshot. */
  readonly parcel?: Parcel | undefined;
}

const recorder = new Recorder();
/** How boxes are opened now. */
let stage: 'fresh' | undefined;
/** The table that was laid last goes no further than its first question. */
let fresh = false;
const shelf = Object.fromEntries(
  Object.entries(boxes).map(([name, open]): [string, Opener] => [
    name,
    async (setup) => {
      const box = await open(setup, stage);
      fresh = box.fresh === true;
      return recorder.watch(box);
    },
  ]),
);
/** Bots are loaded when the first one sits down or is asked for advice. */
const desk = new Desk({
  shelf,
  bots: async (name, seed) => (await import('./bots.ts')).botNamed(name, seed),
  adviser: 'search:1200ms',
});

/** What is told of while it happens. */
const SHOWN = new Set(['choose', 'step']);
/** What the page was told last. */
let known: Known | undefined;

/** One message after the other, so that what changed belongs to its own. */
let last: Promise<unknown> = Promise.resolve();

async function answer(message: Message | Picks): Promise<void> {
  const laying = message.do === 'new' || message.do === 'load';
  if (fresh && !laying) {
    const laid = await layAgain();
    if (!laid.ok) return tell({ reply: { ...laid, id: message.id ?? null } });
  }
  stage = message.do === 'new' && message.legacy === undefined ? 'fresh' : undefined;
  if (SHOWN.has(message.do)) recorder.begin(('seat' in message && message.seat) || 0);
  const reply = await carryOut(message);
  const frames = recorder.take();
  if (!reply.ok || !('snapshot' in reply)) return tell({ reply });
  const saved = await desk.ask({ do: 'save' });
  if (!saved.ok) return tell({ reply: { ...saved, id: reply.id } });
  const { snapshot, ...rest } = reply;
  const now = { snapshot, save: saved.save };
  tell({ reply: rest as Reply, parcel: pack(known, frames, now) });
  known = { ...now, snapshot: settled(snapshot) };
}

/** The same match with all its rules. */
function layAgain(): Promise<Reply> {
  stage = undefined;
  return desk.ask({ do: 'load', save: known?.save, pace: 'step' });
}

function carryOut(message: Message | Picks): Promise<Reply> {
  const asked = known?.snapshot.decision;
  if ('picks' in message) return chooseAll(desk, asked && 'options' in asked ? asked : undefined, message);
  return message.do === 'undo' ? undoAll(desk, message) : desk.answer(message);
}

/** Views and questions may hold parts of the state that the rules go on to change. */
function settled(snapshot: Snapshot): Snapshot {
  const { view, decision } = snapshot;
  return { ...snapshot, view: structuredClone(view), decision: structuredClone(decision) };
}

function tell(told: Answer | ExtraAnswer): void {
  self.postMessage(told);
}

async function extra(question: ExtraQuestion): Promise<Extras[keyof Extras]['told'] | undefined> {
  switch (question.extra) {
    case 'lid':
      return lid(question);
    case 'first':
      return first(question.game);
    case 'rest':
      return (await boxNamed(question.game, question.setup)) && true;
    case 'course':
      return course(question);
    case 'way':
      return (await import('./chain.ts')).way(await boxNamed(question.record.game, 'first'), question.record);
    case 'verify':
      return (await import('./chain.ts')).verify(question.record, boxNamed);
  }
}

async function boxNamed(game: string, setup: Setup | 'first' = {}, stage?: 'fresh'): Promise<Box | undefined> {
  return Object.hasOwn(boxes, game) ? boxes[game]?.(setup, stage) : undefined;
}

async function lid({ game, setup }: Extras['lid']['asked']): Promise<Lid | undefined> {
  const box = await boxNamed(game); // a lid says enough
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
  const all = rules.fields;
  return { fields, all, setup: parsed, seats: parsed.ok ? rules.seats(parsed.value) : undefined };
}

async function first(game: string): Promise<First | undefined> {
  const box = await boxNamed(game, 'first', 'fresh');
  if (!box) return undefined;
  const setup = parseSetup(box.game, box.first);
  return setup.ok ? { setup: setup.value, seats: box.game.seats(setup.value), seed: box.seed } : undefined;
}

async function course({ save, seat }: Extras['course']['asked']): Promise<readonly Station[] | undefined> {
  const box = await boxNamed(save.game, save.origin ? undefined : save.setup);
  return box && courseOf(box.game, save, seat);
}

self.addEventListener('message', (event: MessageEvent<Message | Picks | ExtraQuestion>) => {
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
