import { botNamed } from '@smallfolk/bots';
import { accepted, type Box, type Game, isSeed, type Setup, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { crumbs } from '../kernel/samples/crumbs.ts';
import { ticTacToe } from '../kernel/samples/tic-tac-toe.ts';
import {
  type Command,
  Desk,
  type Done,
  type Failure,
  type Message,
  type OpenDecision,
  type Snapshot,
} from './index.ts';

function boxOf(game: Game<never, unknown> | Game, first: Setup = {}): () => Promise<Box> {
  return async () => ({
    game: game as Game,
    first,
    words: () => Promise.reject(new Error('no words are needed here')),
  });
}

/** Tic-tac-toe in which the middle square is a bug. */
const broken: Game<{ squares: (number | null)[]; turn: number }> = {
  ...ticTacToe,
  name: 'broken',
  *rules(t) {
    const run = ticTacToe.rules(t);
    let step = run.next(0);
    while (!step.done) {
      step = run.next(yield step.value);
      if (t.state.squares[4] !== null) throw new Error('the middle is missing');
    }
    return step.value;
  },
};

function newDesk() {
  return new Desk({
    shelf: {
      'tic-tac-toe': boxOf(ticTacToe),
      crumbs: boxOf(crumbs, { mice: 2 }),
      broken: boxOf(broken),
      lost: () => Promise.reject(new Error('the file is gone')),
    },
    bots: botNamed,
    adviser: 'random',
  });
}

async function done<C extends Command>(desk: Desk, message: Message<C>): Promise<Done<C>> {
  const reply = await desk.ask(message);
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return reply;
}

async function refusal(desk: Desk, message: unknown): Promise<Failure['error']> {
  const reply = await desk.answer(message);
  if (reply.ok) throw new Error(`not refused: ${JSON.stringify(reply)}`);
  return reply.error;
}

const keysOf = (snapshot: Snapshot) => (snapshot.decision as OpenDecision).keys;

test('a game is played to its end, and then shows its seed', async () => {
  const desk = newDesk();
  let { snapshot } = await done(desk, { do: 'new', game: 'tic-tac-toe', seed: 'tea' });
  expect(snapshot).toMatchObject({ seat: 0, choices: 0, canUndo: false, seats: ['person', 'person'], practice: false });
  expect(snapshot.seed).toBeUndefined();
  const events = [];
  while (!snapshot.result) {
    const answer = keysOf(snapshot)[0] as string;
    ({ snapshot } = await done(desk, { do: 'choose', answer, at: snapshot.choices }));
    events.push(...snapshot.events);
  }
  expect(snapshot.result).toEqual({ winners: [0], reason: 'line' });
  expect(snapshot.decision).toBeUndefined();
  expect(snapshot.seed).toBe(seedOf('tea'));
  expect(events).toEqual((await done(desk, { do: 'events' })).events);
  expect(await refusal(desk, { do: 'choose', answer: 0 })).toMatchObject({ code: 'over' });
});

test('the games are listed with their versions, fields and first set-ups', async () => {
  const desk = new Desk({ shelf: { crumbs: boxOf(crumbs, { mice: 3 }) } });
  const { games } = await done(desk, { do: 'games' });
  expect(games).toEqual([{ name: 'crumbs', version: 1, fields: crumbs.fields, first: { mice: 3 } }]);
  expect(await done(desk, { do: 'version' })).toMatchObject({ protocol: 1 });
  expect(await done(desk, { do: 'version', game: 'crumbs' })).toMatchObject({ protocol: 1, version: 1 });
});

test('an id is repeated in the answer, whether it is one or a refusal', async () => {
  const desk = newDesk();
  expect(await desk.answer({ id: 7, do: 'version' })).toMatchObject({ id: 7, ok: true, do: 'version' });
  expect(await desk.answer({ id: 'a', do: 'view' })).toMatchObject({ id: 'a', ok: false });
  expect(await desk.answer({ do: 'version' })).toMatchObject({ id: null });
  expect(await desk.answer({ id: [], do: 'version' })).toMatchObject({ id: null, error: { where: 'id' } });
});

test('messages are answered in the order in which they were sent', async () => {
  const desk = newDesk();
  const order: unknown[] = [];
  const sent = [
    { id: 1, do: 'new', game: 'crumbs', seats: ['random', 'random'] },
    { id: 2, do: 'nonsense' },
    { id: 3, do: 'view' },
  ];
  await Promise.all(sent.map((message) => desk.answer(message).then(({ id }) => order.push(id))));
  expect(order).toEqual([1, 2, 3]);
});

test('a seat that names itself sees its own hand only, even when the turn goes on', async () => {
  const desk = newDesk();
  const { snapshot } = await done(desk, { do: 'new', game: 'crumbs', seed: '1', seat: 0 });
  const mine = (snapshot.view as { hand: number[] }).hand;
  const after = await done(desk, { do: 'choose', answer: 'forage', seat: 0 });
  expect(after.snapshot).toMatchObject({ seat: 0, decision: { seat: 1, ask: 'turn' } });
  expect(after.snapshot.decision).not.toHaveProperty('options');
  expect((after.snapshot.view as { hand: number[] }).hand).toEqual(expect.arrayContaining(mine));
  expect(after.snapshot.events[0]).toHaveProperty('value');
  const { events } = await done(desk, { do: 'events', seat: 1 });
  expect(events[0]).not.toHaveProperty('value');
  expect(await refusal(desk, { do: 'choose', answer: 'forage', seat: 0 })).toMatchObject({ code: 'not-your-turn' });
});

test('without a seat, the answer is told to whoever decides next', async () => {
  const desk = newDesk();
  await done(desk, { do: 'new', game: 'crumbs' });
  const { snapshot } = await done(desk, { do: 'choose', answer: 'forage' });
  expect(snapshot.seat).toBe(1);
  expect(keysOf(snapshot)).toEqual(['forage', 'store']);
});

test('bots play their seats by themselves, and nobody looks into their cards', async () => {
  const desk = newDesk();
  let { snapshot } = await done(desk, { do: 'new', game: 'crumbs', seats: ['random', 'person'] });
  expect(snapshot).toMatchObject({ seat: 1, choices: expect.any(Number) });
  expect(snapshot.choices).toBeGreaterThan(0);
  expect(await refusal(desk, { do: 'view', seat: 0 })).toMatchObject({ code: 'no-seat', where: 'seat' });
  while (!snapshot.result) ({ snapshot } = await done(desk, { do: 'choose', answer: keysOf(snapshot)[0] as string }));
  expect((await done(desk, { do: 'view', seat: 0 })).snapshot.seat).toBe(0);
});

test('a table of bots alone is played to its end, seen by a spectator', async () => {
  const { snapshot } = await done(newDesk(), { do: 'new', game: 'tic-tac-toe', seats: ['random', 'random'] });
  expect(snapshot).toMatchObject({ seat: -1, result: { reason: expect.any(String) } });
});

test('step by step, each bot plays one choice when it is told to', async () => {
  const desk = newDesk();
  const opening = { do: 'new', game: 'tic-tac-toe', seats: ['random', 'person'], pace: 'step' } as const;
  const { snapshot } = await done(desk, opening);
  expect(snapshot).toMatchObject({ choices: 0, seat: 1, decision: { seat: 0, ask: 'square' } });
  expect(await refusal(desk, { do: 'choose', answer: 0 })).toMatchObject({ code: 'not-your-turn' });
  const stepped = await done(desk, { do: 'step' });
  expect(stepped).toMatchObject({
    played: { seat: 0, bot: 'random' },
    snapshot: { choices: 1, events: [{ seat: 0 }] },
  });
  expect(await refusal(desk, { do: 'step' })).toMatchObject({ code: 'no-bot' });
});

test('stop makes a thinking bot answer at once', async () => {
  const endless = (name: string) =>
    accepted({
      name,
      think: () => ({
        step: () => true,
        best: () => 3,
        explain: () => ({ bot: name, choice: 3, iterations: 0, options: [] }),
      }),
    });
  const desk = new Desk({ shelf: { 'tic-tac-toe': boxOf(ticTacToe) }, bots: endless });
  const opened = desk.answer({ do: 'new', game: 'tic-tac-toe', seats: ['endless', 'person'] });
  await new Promise((resume) => setTimeout(resume, 20));
  expect(await desk.answer({ id: 5, do: 'stop' })).toEqual({ id: 5, ok: true, do: 'stop' });
  expect(await opened).toMatchObject({ ok: true, snapshot: { choices: 1, view: { squares: { 3: 0 } } } });
});

test('a hint tells what a bot thinks of each option, and changes nothing', async () => {
  const desk = newDesk();
  await done(desk, { do: 'new', game: 'tic-tac-toe' });
  const { hint } = await done(desk, { do: 'hint' });
  expect(hint.bot).toBe('random');
  expect(hint.options.map(({ key }) => key)).toEqual(Array.from({ length: 9 }, (_, at) => `mark square=${at}`));
  expect((await done(desk, { do: 'view' })).snapshot.choices).toBe(0);
  expect(await refusal(desk, { do: 'hint', bot: 'oracle' })).toMatchObject({ code: 'no-bot' });
});

test('undo takes back what is fair, in practice also past the bots', async () => {
  const desk = newDesk();
  await done(desk, { do: 'new', game: 'crumbs', seed: '2' });
  const { snapshot } = await done(desk, { do: 'choose', answer: 'store' });
  expect(snapshot.canUndo).toBe(true);
  expect((await done(desk, { do: 'undo' })).snapshot).toMatchObject({ choices: 0, canUndo: false, events: [] });
  await done(desk, { do: 'choose', answer: 'forage' });
  expect(await refusal(desk, { do: 'undo' })).toMatchObject({ code: 'no-undo' });

  await done(desk, { do: 'new', game: 'tic-tac-toe', seats: ['person', 'random'], practice: true });
  await done(desk, { do: 'choose', answer: 0 });
  const back = await done(desk, { do: 'undo' });
  expect(back.snapshot).toMatchObject({ choices: 0, seat: 0, practice: true });
});

test('in practice one may go back before the bot has answered, and after loading the game', async () => {
  const desk = newDesk();
  const opening = {
    do: 'new',
    game: 'tic-tac-toe',
    seats: ['random', 'person'],
    practice: true,
    pace: 'step',
  } as const;
  await done(desk, opening);
  expect((await done(desk, { do: 'step' })).snapshot.canUndo).toBe(false);
  const { snapshot } = await done(desk, { do: 'choose', answer: 0 });
  expect(snapshot).toMatchObject({ canUndo: true, choices: 2 });
  const { save } = await done(desk, { do: 'save' });
  expect((await done(desk, { do: 'undo' })).snapshot).toMatchObject({ choices: 1, canUndo: false });
  expect((await done(desk, { do: 'load', save, pace: 'step' })).snapshot.canUndo).toBe(true);
  expect((await done(desk, { do: 'undo' })).snapshot).toMatchObject({ choices: 1, canUndo: false });
});

test('a choice can be taken back until the next person has seen anything', async () => {
  const desk = newDesk();
  await done(desk, { do: 'new', game: 'tic-tac-toe', pace: 'step', seat: 0 });
  const chosen = await done(desk, { do: 'choose', answer: 4, seat: 0 });
  expect(chosen.snapshot).toMatchObject({ canUndo: true, decision: { seat: 1 } });
  expect((await done(desk, { do: 'undo', seat: 0 })).snapshot).toMatchObject({ choices: 0, canUndo: false });
  const looks = [{ do: 'view' }, { do: 'options' }, { do: 'events' }, { do: 'hint', ms: 1 }] as const;
  for (const look of looks) {
    await done(desk, { do: 'new', game: 'tic-tac-toe', pace: 'step', seat: 0 });
    await done(desk, { do: 'choose', answer: 4, seat: 0 });
    await done(desk, { ...look, seat: 1 });
    expect(await refusal(desk, { do: 'undo', seat: 0 })).toMatchObject({ code: 'no-undo' });
    expect((await done(desk, { do: 'view', seat: 0 })).snapshot).toMatchObject({ choices: 1, canUndo: false });
  }
});

test('a choice can be taken back until a bot has answered it, and never across chance', async () => {
  const desk = newDesk();
  const seats = ['person', 'random'];
  await done(desk, { do: 'new', game: 'tic-tac-toe', seats, pace: 'step' });
  expect((await done(desk, { do: 'choose', answer: 4 })).snapshot.canUndo).toBe(true);
  expect((await done(desk, { do: 'undo' })).snapshot).toMatchObject({ choices: 0 });
  await done(desk, { do: 'choose', answer: 4 });
  expect((await done(desk, { do: 'step' })).snapshot.canUndo).toBe(false);
  expect(await refusal(desk, { do: 'undo' })).toMatchObject({ code: 'no-undo' });
  await done(desk, { do: 'new', game: 'crumbs', seats: ['person', 'person'], pace: 'step', seat: 0 });
  await done(desk, { do: 'choose', answer: 'forage', seat: 0 });
  expect(await refusal(desk, { do: 'undo', seat: 0 })).toMatchObject({ code: 'no-undo' });
});

test('an undo that would end at a bot is refused and changes nothing', async () => {
  const desk = newDesk();
  const opening = { do: 'new', game: 'tic-tac-toe', seats: ['random', 'person'], practice: true } as const;
  const { snapshot } = await done(desk, opening);
  expect(snapshot.canUndo).toBe(false);
  expect(await refusal(desk, { do: 'undo' })).toMatchObject({ code: 'no-undo' });
  expect((await done(desk, { do: 'view' })).snapshot.view).toEqual(snapshot.view);
});

test('a save brings the table back, with who sat where', async () => {
  const desk = newDesk();
  await done(desk, { do: 'new', game: 'crumbs', seats: ['person', 'random'] });
  const { snapshot } = await done(desk, { do: 'choose', answer: 'forage' });
  const { save } = await done(desk, { do: 'save' });
  const text = JSON.parse(JSON.stringify(save));
  const loaded = await done(newDesk(), { do: 'load', save: text });
  expect(loaded.snapshot).toMatchObject({
    view: snapshot.view,
    choices: snapshot.choices,
    seats: ['person', 'random'],
  });
  const people = await done(newDesk(), { do: 'load', save: text, seats: ['person', 'person'] });
  expect(people.snapshot.seats).toEqual(['person', 'person']);
});

test('a save of another game, of newer rules, or with an impossible choice is refused and leaves the table alone', async () => {
  const desk = newDesk();
  await done(desk, { do: 'new', game: 'crumbs' });
  const { snapshot } = await done(desk, { do: 'choose', answer: 'forage' });
  const { save } = await done(desk, { do: 'save' });
  const tries: [unknown, string][] = [
    [{ ...save, game: 'chess' }, 'unknown-game'],
    [{ ...save, game: 'tic-tac-toe' }, 'bad-setup'],
    [{ ...save, version: 9 }, 'newer-save'],
    [{ ...save, smallfolk: 2 }, 'newer-save'],
    [{ ...save, seed: 'tea' }, 'bad-save'],
    [{ ...save, choices: ['forage', 'fly'] }, 'choice-impossible'],
    [{ ...save, seats: ['person'] }, 'bad-seats'],
    [{ ...save, seats: ['person', 'oracle'] }, 'no-bot'],
    ['save', 'bad-save'],
    [null, 'bad-save'],
  ];
  for (const [broken, code] of tries) expect(await refusal(desk, { do: 'load', save: broken })).toMatchObject({ code });
  expect((await done(desk, { do: 'view' })).snapshot.view).toEqual(snapshot.view);
  const recovered = await done(desk, { do: 'load', save: { ...save, choices: ['fly'] }, recover: true });
  expect(recovered.snapshot.view).toMatchObject({ turn: 1 });
});

test('a position is set up, and an impossible one refused with the reason', async () => {
  const desk = newDesk();
  const squares = [0, 0, null, 1, 1, null, null, null, null];
  await done(desk, { do: 'position', game: 'tic-tac-toe', position: { squares } });
  const { snapshot } = await done(desk, { do: 'choose', answer: { do: 'mark', square: 2 } });
  expect(snapshot.result).toEqual({ winners: [0], reason: 'line' });
  const impossible = { do: 'position', game: 'tic-tac-toe', position: { squares: Array(9).fill(1) } };
  expect(await refusal(desk, impossible)).toMatchObject({ code: 'bad-position', where: 'squares' });
  expect((await done(desk, { do: 'view' })).snapshot.choices).toBe(1);
});

test('an option that is not offered is refused with what is, and a stale answer too', async () => {
  const desk = newDesk();
  await done(desk, { do: 'new', game: 'crumbs' });
  expect(await refusal(desk, { do: 'choose', answer: 'fly' })).toMatchObject({
    code: 'not-offered',
    offered: ['forage', 'store'],
  });
  expect(await refusal(desk, { do: 'choose', answer: -1 })).toMatchObject({ code: 'not-offered' });
  expect(await refusal(desk, { do: 'choose', answer: 'forage', at: 3 })).toMatchObject({ code: 'stale', where: 'at' });
  expect((await done(desk, { do: 'view' })).snapshot.choices).toBe(0);
});

test('a bug in a rule is answered with the seed and the choices that lead to it, and the table goes on', async () => {
  const desk = newDesk();
  await done(desk, { do: 'new', game: 'broken' });
  await done(desk, { do: 'choose', answer: 0 });
  const error = await refusal(desk, { do: 'choose', answer: 'mark square=4' });
  expect(error).toMatchObject({
    code: 'bug',
    bug: {
      game: 'broken',
      version: 1,
      setup: {},
      choices: ['mark square=0'],
      doing: expect.stringContaining('square=4'),
    },
  });
  expect(isSeed(error.bug?.seed)).toBe(true);
  expect((await done(desk, { do: 'choose', answer: 'mark square=8' })).snapshot.choices).toBe(2);
});

test('a game that cannot be opened, a table that is not, too many of them: each is said', async () => {
  const desk = newDesk();
  expect(await refusal(desk, { do: 'new', game: 'lost' })).toMatchObject({ code: 'unavailable' });
  expect(await refusal(desk, { do: 'new', game: '__proto__' })).toMatchObject({ code: 'unknown-game' });
  expect(await refusal(desk, { do: 'save', table: 'b' })).toMatchObject({ code: 'no-table', where: 'table' });
  for (let n = 0; n < 64; n++) await done(desk, { do: 'new', game: 'tic-tac-toe', table: `t${n}` });
  expect(await refusal(desk, { do: 'new', game: 'tic-tac-toe' })).toMatchObject({ code: 'too-many-tables' });
  await done(desk, { do: 'close', table: 't5' });
  await done(desk, { do: 'new', game: 'tic-tac-toe' });
  expect(await refusal(desk, { do: 'view', table: 't5' })).toMatchObject({ code: 'no-table' });
});
