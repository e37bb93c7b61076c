/** For tests: messages of every kind, from proper ones over slightly wrong ones to noise. */
import fc from 'fast-check';
import type { Command } from './messages.ts';
import { COMMANDS } from './parse.ts';

const SQUARES = fc.array(fc.constantFrom(0, 1, null), { minLength: 8, maxLength: 9 });
const SEED = '0123456789abcdef0123456789abcdef';
const KEYS = ['forage', 'store', 'done', 'mark square=4', 'crumb value=2', ''];

/** What each field of a message may be when it is meant well. */
const FIELDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  id: fc.oneof(fc.integer(), fc.string()),
  table: fc.constantFrom('table', 'other'),
  game: fc.constantFrom('tic-tac-toe', 'crumbs', 'chess'),
  setup: fc.constantFrom({}, { mice: 1 }, { mice: 3 }, { mice: 9 }, { cats: 1 }),
  seed: fc.oneof(fc.integer(), fc.string(), fc.constant(SEED)),
  practice: fc.constantFrom(true, true, false),
  legacy: fc.constantFrom({}, null, { acorns: 3 }),
  recover: fc.boolean(),
  seats: fc.constantFrom(
    ['person', 'person'],
    ['person', 'random'],
    ['random', 'greedy'],
    ['person'],
    ['ghost', 'person'],
  ),
  pace: fc.constantFrom('all', 'step'),
  seat: fc.integer({ min: -1, max: 2 }),
  from: fc.nat({ max: 30 }),
  at: fc.nat({ max: 5 }),
  answer: fc.oneof(
    fc.integer({ min: -1, max: 9 }),
    fc.constantFrom(...KEYS),
    fc.record({ do: fc.constant('mark'), square: fc.integer({ min: 0, max: 9 }) }),
  ),
  position: fc.oneof(
    fc.record({ squares: SQUARES }),
    fc.record({ round: fc.nat({ max: 12 }), turn: fc.nat({ max: 3 }), cat: fc.nat({ max: 5 }) }, { requiredKeys: [] }),
  ),
  save: fc.record(
    {
      smallfolk: fc.constantFrom(1, 1, 1, 2),
      game: fc.constantFrom('tic-tac-toe', 'crumbs'),
      version: fc.constantFrom(1, 1, 1, 2),
      setup: fc.constantFrom({}, { mice: 2 }),
      seed: fc.constantFrom(SEED, SEED, 'tea'),
      choices: fc.array(fc.constantFrom(...KEYS), { maxLength: 4 }),
      checkpoint: fc.record({
        state: fc.record({ squares: SQUARES }),
        random: fc.constant(SEED),
        choices: fc.nat({ max: 3 }),
      }),
    },
    { noNullPrototype: true },
  ),
  bot: fc.constantFrom('random', 'greedy', 'ghost'),
  ms: fc.integer({ min: 1, max: 3 }),
};

const LOOKING = ['id', 'table', 'seat'];
const SEATED = [...LOOKING, 'from'];
const OPENING = [...SEATED, 'seats', 'pace'];
const USUAL: Readonly<Record<Command, readonly string[]>> = {
  games: ['id'],
  version: ['id', 'game'],
  new: [...OPENING, 'game', 'setup', 'seed', 'practice', 'legacy'],
  position: [...OPENING, 'game', 'position'],
  load: [...OPENING, 'save', 'recover'],
  view: SEATED,
  options: LOOKING,
  events: SEATED,
  choose: [...SEATED, 'answer', 'at'],
  undo: SEATED,
  step: SEATED,
  hint: [...LOOKING, 'bot', 'ms'],
  save: ['id', 'table'],
  close: ['id', 'table'],
  stop: ['id'],
  quit: ['id'],
};

/** A command with some of the fields that belong to it. */
function proper(): fc.Arbitrary<unknown> {
  const command = fc.constantFrom<Command[]>(
    ...COMMANDS.filter((name) => name !== 'quit'),
    'choose',
    'choose',
    'new',
    'step',
  );
  return command.chain((name) => {
    const fields = Object.fromEntries(USUAL[name].map((field) => [field, FIELDS[field] as fc.Arbitrary<unknown>]));
    const needed = ['game', 'position', 'save', 'answer'].filter((field) => field in fields);
    return fc.record({ do: fc.constant(name), ...fields }, { requiredKeys: ['do', ...needed] as never[] });
  });
}

/** A proper message in which one field is anything at all. */
function twisted(): fc.Arbitrary<unknown> {
  const name = fc.oneof(fc.constantFrom('do', ...Object.keys(FIELDS)), fc.string());
  return fc
    .tuple(proper(), name, fc.jsonValue())
    .map(([message, field, value]) => ({ ...(message as object), [field]: value }));
}

/** What nearly always fits, so that games come forward at all. */
const PLAIN = [
  '{"do":"new","game":"tic-tac-toe","practice":true}',
  '{"do":"choose","answer":0}',
  '{"do":"choose","answer":0}',
  '{"do":"undo"}',
  '{"do":"new","game":"tic-tac-toe","seats":["random","greedy"],"pace":"step"}',
  '{"do":"step"}',
];

/** Lines of text; some of them are messages. `quit` is never among them. */
export function messages(): fc.Arbitrary<string> {
  const asLine = (message: fc.Arbitrary<unknown>) => message.map((value) => JSON.stringify(value));
  return fc
    .oneof(
      { weight: 6, arbitrary: asLine(proper()) },
      { weight: 3, arbitrary: asLine(twisted()) },
      { weight: 1, arbitrary: fc.constantFrom(...PLAIN) },
      { weight: 1, arbitrary: asLine(fc.jsonValue()) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      {
        weight: 1,
        arbitrary: fc.tuple(asLine(proper()), fc.nat()).map(([line, cut]) => line.slice(0, cut % line.length)),
      },
    )
    .filter((line) => !line.includes('"quit"'));
}
