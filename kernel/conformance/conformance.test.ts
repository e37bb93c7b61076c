import { expect, test } from 'vitest';
import { CHECKPOINT, type Decision, type Game, type Rules, type Table } from '../index.ts';
import { type Crumbs, crumbs } from '../samples/crumbs.ts';
import { ticTacToe } from '../samples/tic-tac-toe.ts';
import { type ConformanceOptions, checks, conformance } from './index.ts';

const MICE = [1, 2, 3, 4].map((mice) => ({ mice }));

const crumbsOptions: ConformanceOptions<Crumbs> = {
  secrets: (s, seat) => [s.deck, s.prowl, ...s.hands.filter((_, other) => other !== seat)],
  census: (s) => {
    const values = [s.deck, s.taken, s.hands, s.pantries].flat(2);
    const counts = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((value) => [value, values.filter((v) => v === value).length]),
    );
    return { ...counts, prowl: s.prowl.length + s.prowled.length };
  },
  invariant: (s) => (s.hands.some((hand) => hand.length > 6) ? 'a mouse holds more than six crumbs' : undefined),
};

conformance(test, crumbs, MICE, crumbsOptions);
conformance(test, ticTacToe, [{}], { secrets: () => [], census: (s) => ({ squares: s.squares.length }) });

test('many games are given more time than a few', () => {
  const patience = (seeds: number): number => {
    const limits = new Set<number>();
    conformance((_name, _body, limit = 0) => limits.add(limit), crumbs, MICE, { ...crumbsOptions, seeds });
    return Math.max(...limits);
  };
  expect(patience(40)).toBe(10 * 60_000);
  expect(patience(100_000)).toBeGreaterThanOrEqual(10 * patience(40));
});

/** The names of the checks that a broken variant of Crumbs fails. */
function failing(change: Partial<Game<Crumbs>>, options: Partial<ConformanceOptions<Crumbs>> = {}): string[] {
  const variant = { ...crumbs, ...change } as Game<Crumbs>;
  return checks(variant, [{ mice: 2 }], { ...crumbsOptions, seeds: 20, deep: 2, bound: 200, ...options })
    .filter(({ run }) => {
      try {
        run();
        return false;
      } catch {
        return true;
      }
    })
    .map(({ name }) => name);
}

/** Crumbs with every step of its rules passing through somebody's hands. */
function tampered(tamper: (step: Decision | typeof CHECKPOINT, t: Table<Crumbs>) => Decision | typeof CHECKPOINT) {
  return {
    *rules(t: Table<Crumbs>): ReturnType<typeof crumbs.rules> {
      const rules = crumbs.rules(t);
      let step = rules.next(0);
      while (!step.done) step = rules.next(yield tamper(step.value, t));
      return step.value;
    },
  };
}

/** Crumbs at a table that is not quite what it should be. */
function atTable(change: (t: Table<Crumbs>) => Partial<Table<Crumbs>>) {
  return { rules: (t: Table<Crumbs>) => crumbs.rules(Object.assign(Object.create(t), change(t))) };
}

test('a sound game fails no check', () => {
  expect(failing({})).toEqual([]);
});

test('catches a game that never ends', () => {
  function* rules(t: Table<Crumbs>): Rules<never> {
    for (;;) {
      yield CHECKPOINT;
      yield { seat: t.state.turn, ask: 'again', options: [{ do: 'again' }], rule: 'C2' };
    }
  }
  expect(failing({ rules })).toContain('plays to the end, with a result');
});

test('catches a game that ends without a result', () => {
  const rules = function* (t: Table<Crumbs>) {
    yield* crumbs.rules(t);
  } as unknown as typeof crumbs.rules;
  expect(failing({ rules })).toContain('plays to the end, with a result');
});

test('catches two options with one key', () => {
  const twice = tampered((step) =>
    step === CHECKPOINT
      ? step
      : { ...step, options: [...step.options, { ...step.options[0], do: step.options[0]?.do ?? '' }] },
  );
  expect(failing(twice)).toContain('gives every option of a decision its own key');
});

test('catches a card that is lost', () => {
  const losing = tampered((step, { state }) => {
    if (state.round === 3) state.deck.pop();
    return step;
  });
  expect(failing(losing)).toContain('keeps every piece somewhere exactly once');
});

test('catches a broken invariant', () => {
  const invariant = (s: Crumbs) => (s.cat > 3 ? 'the cat is too far away' : undefined);
  expect(failing({}, { invariant })).toContain('keeps its invariant');
});

const CHANCE = 'uses no clock and no chance but its own';

test('catches Math.random, the clock and hidden memory in a rule', () => {
  let memory = 0;
  for (const outside of [() => Math.random(), () => Date.now(), () => performance.now(), () => memory++]) {
    const using = tampered((step, { state }) => {
      state.cat = 1 + (Math.floor(outside() * 997) % 4);
      return step;
    });
    expect(failing(using)).toContain(CHANCE);
  }
});

test('catches an option that is offered but refused', () => {
  const refusing = atTable((t) => ({
    reveal(to) {
      if (to !== undefined && t.state.deck.length % 5 === 0) throw new Error('you may not forage');
      t.reveal(to);
    },
  }));
  expect(failing(refusing)).toContain('accepts every option offered and refuses everything else');
});

test('catches a state that is more than plain data', () => {
  const create: typeof crumbs.create = (setup, random) =>
    Object.assign(crumbs.create(setup, random), { seen: new Map() });
  const clone: typeof crumbs.clone = (state) => Object.assign(crumbs.clone(state), { seen: new Map() });
  expect(failing({ create, clone })).toContain('holds nothing but plain data in state, views, events and decisions');
});

test('catches a decision without a rule', () => {
  const unruly = tampered((step) => (step === CHECKPOINT ? step : { ...step, rule: undefined }));
  expect(failing(unruly)).toEqual(['names the rule of every decision and every event']);
});

test('catches a copy that shares a part with its original', () => {
  const clone = (s: Crumbs) => ({ ...crumbs.clone(s), hands: s.hands });
  expect(failing({ clone })).toContain('copies its state completely');
});

test('catches a checkpoint where the state does not say how to go on', () => {
  function* rules(t: Table<Crumbs>): ReturnType<typeof crumbs.rules> {
    const inner = crumbs.rules(t);
    let waiting = true;
    let step = inner.next(0);
    while (!step.done) {
      const index = yield step.value;
      if (waiting && step.value !== CHECKPOINT) yield { seat: 0, ask: 'ready', options: [{ do: 'yes' }], rule: 'C2' };
      if (step.value !== CHECKPOINT) waiting = false;
      step = inner.next(index);
    }
    return step.value;
  }
  expect(failing({ rules })).toContain('goes on from a fork as it would have done');
});

test('catches a game that refuses its own state as a position', () => {
  const position = () => ({ ok: false, code: 'bad-position', message: 'impossible' }) as const;
  expect(failing({ position })).toEqual(['is the same after saving and loading']);
});

const SHOWN = 'shows no seat what is hidden from it';

test('catches a view that shows the deck or another hand', () => {
  const deck: Partial<Game<Crumbs>> = { view: (s, seat) => ({ ...crumbs.view(s, seat), next: s.deck.at(-1) ?? 0 }) };
  const hand: Partial<Game<Crumbs>> = { view: (s, seat) => ({ ...crumbs.view(s, seat), others: s.hands }) };
  expect(failing(deck)).toContain(SHOWN);
  expect(failing(hand)).toContain(SHOWN);
});

test('catches views of several seats in which one sees what another sees', () => {
  expect(failing({ views: (s, seats) => seats.map(() => crumbs.view(s, 0)) })).toEqual([SHOWN]);
});

test('catches a resampling that changes the view', () => {
  const resample: typeof crumbs.resample = (s, seat, random) => {
    crumbs.resample(s, seat, random);
    s.pantries[0]?.push(...s.deck.splice(0, 1));
  };
  expect(failing({ resample })).toContain('deals hidden things anew without changing what a seat sees');
});

test('catches a resampling that leaves secrets as they are', () => {
  expect(failing({ resample: () => {} })).toEqual(['deals all that is hidden anew']);
});

const TOLD = 'tells no seat what it may not know, and declares every reveal';

test('catches an event that tells all what only one may know', () => {
  const gossip = atTable((t) => ({ emit: t.emit && ((event) => t.emit?.(event)) }));
  expect(failing(gossip)).toEqual([TOLD]);
});

test('catches a card turned up without declaring it, so that undo would go back across it', () => {
  expect(failing(atTable(() => ({ reveal() {} })))).toEqual([TOLD]);
});

test('catches a die rolled in advance, so that undo would go back across it', () => {
  interface Rolled extends Crumbs {
    rolls: number[];
  }
  const prepared: Partial<Game<Crumbs>> = {
    create: (setup, random) =>
      Object.assign(crumbs.create(setup, random), { rolls: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6] }),
    clone: (s) => Object.assign(crumbs.clone(s), { rolls: [...(s as Rolled).rolls] }),
    resample: (s, seat, random) => {
      crumbs.resample(s, seat, random);
      random.shuffle((s as Rolled).rolls);
    },
    *rules(t) {
      const rules = crumbs.rules(t);
      let step = rules.next(0);
      while (!step.done) {
        const index = yield step.value;
        if (step.value !== CHECKPOINT) t.state.cat = Math.min(4, (t.state as Rolled).rolls.pop() ?? 1);
        step = rules.next(index);
      }
      return step.value;
    },
    position: undefined as never,
  };
  expect(failing(prepared)).toEqual([TOLD]);
});
