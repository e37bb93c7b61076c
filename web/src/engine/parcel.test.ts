/** What travels from the engine to the page: enough to put every view together again, and little. */
import { type Bot, botNamed, decide, questionOf } from '@smallfolk/bots';
import { shelf } from '@smallfolk/games';
import { type Box, Match, parseSetup, seedOf } from '@smallfolk/kernel';
import type { Snapshot } from '@smallfolk/protocol';
import { expect, test } from 'vitest';
import type { Frame } from '../table/table.ts';
import { Recorder } from './frames.ts';
import { type Known, pack, unpack } from './parcel.ts';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function knownOf(match: Match): Known {
  const decision = match.decisionFor(0);
  const snapshot = { seat: 0, view: match.view(0), decision, result: match.result, events: match.events(0, 0) };
  return { snapshot: snapshot as unknown as Snapshot, save: { ...match.save(), seats: ['person'] } };
}

async function opened(name: string): Promise<{ box: Box; recorder: Recorder; match: Match }> {
  const shelved = await shelf[name]?.();
  if (!shelved) throw new Error(`${name} is not on the shelf`);
  const recorder = new Recorder();
  const box = recorder.watch(shelved);
  const setup = parseSetup(box.game, box.first);
  if (!setup.ok) throw new Error(setup.message);
  return { box, recorder, match: Match.start(box.game, setup.value, seedOf('parcels')) };
}

function play(match: Match, bots: readonly Bot[]): boolean {
  const question = questionOf(match);
  const bot = bots[match.decision?.seat ?? 0];
  if (!question || !bot) return false;
  match.choose(decide(bot, question).best());
  return true;
}

const expectShown = (film: readonly Frame[], frames: readonly Frame[]) => expect(film).toEqual(plain(frames));

test.each([
  ['ratcatcher', 20],
  ['everdell', 8],
])('%s: every view, question and save is whole on the other side, in a %sth of the bytes', async (name, times) => {
  const { recorder, match } = await opened(name);
  const bots = Array.from({ length: match.seats }, (_, seat) => botNamed('easy', seedOf(`parcels ${seat}`))).flatMap(
    (bot) => (bot.ok ? [bot.value] : []),
  );
  let here: Known | undefined;
  let there: Known | undefined;
  let whole = 0;
  let small = 0;
  let choices = 0;
  for (;;) {
    const frames = recorder.take();
    const now = knownOf(match);
    const parcel = plain(pack(here, frames, now));
    const { film, known } = unpack(there, parcel);
    expectShown(film, frames);
    expect(plain({ ...known.snapshot, decision: undefined })).toEqual(plain({ ...now.snapshot, decision: undefined }));
    expect(plain(known.save)).toEqual(plain(now.save));
    if (choices++ > 0) {
      whole += JSON.stringify([frames, { ...now, snapshot: { ...now.snapshot, events: [] } }]).length;
      small += JSON.stringify(parcel).length;
    }
    here = structuredClone(now);
    there = known;
    recorder.begin(0);
    if (choices > 120 || !play(match, bots)) break;
  }
  console.log(
    `${name}: bytes per choice: ${Math.round(whole / choices)} whole, ${Math.round(small / choices)} as changes`,
  );
  expect(small * times).toBeLessThan(whole);
});

test('an undo is told as what it takes away', async () => {
  const { match } = await opened('everdell');
  const before = knownOf(match);
  const key = match.decision?.options.length ?? 0;
  expect(key).toBeGreaterThan(0);
  match.choose(0);
  const after = knownOf(match);
  const back = pack(after, [], before);
  expect(JSON.stringify(back).length).toBeLessThan(JSON.stringify(before).length / 2);
  expect(plain(unpack(plain(after), plain(back)).known.save)).toEqual(plain(before.save));
});
