/** A multiple selection, as the rules ask for it: item by item in their order. Answered, and taken back, as one. */
import { type Decision, DONE, keyOf } from '@smallfolk/kernel';
import type { Desk, Message, Reply, Snapshot } from '@smallfolk/protocol';

/** All items of an answer in any order, or its only one. */
export type Picks = Omit<Message<'choose'>, 'answer'> & { readonly picks: readonly string[] };

/** Answers until the question is another one. */
export async function chooseAll(desk: Desk, asked: Decision | undefined, { picks, ...message }: Picks): Promise<Reply> {
  let question = asked;
  let { at } = message;
  for (;;) {
    const answer = question?.some ? nextPick(question, picks) : picks[0];
    const reply = await desk.ask({ ...message, answer: answer ?? '', at });
    if (!reply.ok || !question?.some) return reply;
    const next = midway(reply.snapshot);
    if (next?.ask !== question.ask) return reply;
    question = next;
    at = reply.snapshot.choices;
  }
}

/** Takes back until a whole question stands. */
export async function undoAll(desk: Desk, message: Message<'undo'>): Promise<Reply> {
  for (;;) {
    const reply = await desk.ask(message);
    if (!reply.ok || !midway(reply.snapshot) || !reply.snapshot.canUndo) return reply;
  }
}

/** The first item offered that is still to be picked, or the end of the selection. */
export function nextPick(asked: Decision, wanted: readonly string[]): string | undefined {
  const left = [...wanted];
  for (const picked of asked.some?.picked ?? []) {
    const at = left.indexOf(keyOf(picked));
    if (at >= 0) left.splice(at, 1);
  }
  const offered = asked.options.map(keyOf);
  return offered.find((key) => left.includes(key)) ?? offered.find((key) => key === keyOf(DONE));
}

/** The next step of the selection that somebody is in the middle of. */
function midway({ decision }: Snapshot): Decision | undefined {
  return decision && 'options' in decision && decision.some?.picked.length ? decision : undefined;
}
