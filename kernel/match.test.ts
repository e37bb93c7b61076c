import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, Match, parseSetup, play, Random, SPECTATOR, seedOf } from './index.ts';
import { type Crumbs, crumbs } from './samples/crumbs.ts';
import { ticTacToe } from './samples/tic-tac-toe.ts';

const SEED = seedOf('match');
const start = (options = {}) => Match.start(crumbs, { mice: 2 }, SEED, options);
const x = (match: Match, ...squares: number[]) => squares.map((square) => match.choose({ do: 'mark', square }).ok);

describe('choosing', () => {
  test('takes an option, its key or its index', () => {
    const match = Match.start(ticTacToe, {}, SEED);
    expect([match.choose({ do: 'mark', square: 4 }).ok, match.choose('mark square=0').ok, match.choose(0).ok]).toEqual([
      true,
      true,
      true,
    ]);
    expect(match.choices).toEqual(['mark square=4', 'mark square=0', 'mark square=1']);
  });

  test('refuses what is not offered, says what is, and changes nothing', () => {
    const match = Match.start(ticTacToe, {}, SEED);
    x(match as Match, 4);
    const hash = match.hash();
    const outcome = match.choose('mark square=4');
    expect(outcome).toMatchObject({ ok: false, code: 'not-offered' });
    expect(outcome.ok || outcome.offered).toContain('mark square=0');
    expect(match.hash()).toBe(hash);
  });

  test('refuses anything once the game is over', () => {
    const match = Match.start(ticTacToe, {}, SEED) as Match;
    expect(x(match, 0, 3, 1, 4, 2)).not.toContain(false);
    expect(match.result).toEqual({ winners: [0], reason: 'line' });
    expect(match.choose(0)).toMatchObject({ ok: false, code: 'over' });
  });

  test('puts the match back to where it was when a rule fails', () => {
    const fragile: Game<Crumbs> = {
      ...crumbs,
      *rules(t) {
        const rules = crumbs.rules(t);
        let step = rules.next(0);
        while (!step.done) {
          step = rules.next(yield step.value);
          if (t.state.round === 3) throw new Error('a bug in round 3');
        }
        return step.value;
      },
    };
    const match = Match.start(fragile, { mice: 1 }, SEED);
    let before = match.hash();
    expect(() => {
      while (match.decision) {
        before = match.hash();
        match.choose(0);
      }
    }).toThrow('a bug in round 3');
    expect(match.hash()).toBe(before);
    expect(() => match.choose(0)).toThrow('a bug in round 3');
  });
});

describe('undo', () => {
  test('takes back a choice that nothing irrevocable followed', () => {
    const match = start();
    const hash = match.hash();
    match.choose('store');
    expect(match.canUndo).toBe(true);
    expect(match.undo().ok).toBe(true);
    expect(match.hash()).toBe(hash);
    expect(match.undo()).toMatchObject({ ok: false, code: 'no-undo' });
  });

  test('never goes back across a card drawn, a die rolled or another seat', () => {
    const match = start();
    match.choose('forage');
    expect(match.undo()).toMatchObject({ ok: false, code: 'no-undo' });
    const game = Match.start(ticTacToe, {}, SEED);
    game.choose(0);
    expect(game.canUndo).toBe(false);
  });

  test('goes back across a change of seat where the next one has seen nothing, but never across chance', () => {
    const game = Match.start(ticTacToe, {}, SEED);
    const hash = game.hash();
    game.choose(0);
    expect(game.canUndoUnseen).toBe(true);
    expect(game.undo()).toMatchObject({ ok: false, code: 'no-undo' });
    expect(game.undo({ unseen: true }).ok).toBe(true);
    expect(game.hash()).toBe(hash);
    const match = start();
    match.choose('forage');
    expect(match.canUndoUnseen).toBe(false);
    expect(match.undo({ unseen: true })).toMatchObject({ ok: false, code: 'no-undo' });
  });

  test('goes back as far as one likes in practice, and the save says so', () => {
    const match = start({ practice: true });
    const hash = match.hash();
    for (let i = 0; i < 10; i++) match.choose(0);
    for (let i = 0; i < 10; i++) expect(match.undo().ok).toBe(true);
    expect(match.hash()).toBe(hash);
    expect(match.eventCount).toBe(0);
    expect(match.save().practice).toBe(true);
  });
});

describe('what each seat sees', () => {
  test('a drawn card is told to the one who drew it, the others hear that a card was drawn', () => {
    const match = start();
    match.choose('forage');
    expect(match.events(0)[0]).toHaveProperty('value');
    expect(match.events(1)[0]).toEqual({ type: 'foraged', seat: 0, rule: 'C3' });
    expect(match.events(SPECTATOR)[0]).not.toHaveProperty('value');
    expect(match.events(0, match.eventCount)).toEqual([]);
  });

  test('the options are shown to the deciding seat alone', () => {
    const match = start();
    match.choose('store');
    expect(match.decisionFor(0)).toHaveProperty('options');
    expect(match.decisionFor(1)).toEqual({ seat: 0, ask: 'crumbs' });
  });
});

describe('forks', () => {
  test('stand in the middle of a decision and leave the match alone', () => {
    const match = start();
    match.choose('store');
    match.choose(0);
    const hash = match.hash();
    const fork = match.fork();
    expect(fork.decision).toEqual(match.decision);
    while (fork.decision) fork.answer(0);
    expect(match.hash()).toBe(hash);
  });

  test('in an imagined world hidden cards and chance differ, the view does not', () => {
    const match = start();
    const worlds = Array.from({ length: 20 }, (_, n) => match.imagine(0, Random.of(seedOf(n))));
    expect(new Set(worlds.map(({ state }) => state.deck.join())).size).toBeGreaterThan(15);
    expect(new Set(worlds.map(({ random }) => random.position)).size).toBe(20);
    for (const { state } of worlds) expect(crumbs.view(state, 0)).toEqual(match.view(0));
  });
});

describe('saves', () => {
  const saved = () => {
    const match = start();
    for (let i = 0; i < 12; i++) match.choose(0);
    return { match, save: JSON.parse(JSON.stringify(match.save())) };
  };
  const refusal = (change: object) => Match.load(crumbs, { ...saved().save, ...change });

  test('load to the same match', () => {
    const { match, save } = saved();
    const loaded = Match.load(crumbs, save);
    expect(loaded.ok && loaded.value.hash()).toBe(match.hash());
    expect(loaded.ok && loaded.value.events(0)).toEqual(match.events(0));
  });

  test('of another game, a newer version or no game at all are refused with the field', () => {
    expect(refusal({ game: 'chess' })).toMatchObject({ code: 'other-game', where: 'game' });
    expect(refusal({ game: { toString: 1 } })).toMatchObject({ code: 'other-game' });
    expect(refusal({ version: 2 })).toMatchObject({ code: 'newer-save', where: 'version' });
    expect(refusal({ smallfolk: 2 })).toMatchObject({ code: 'newer-save', where: 'smallfolk' });
    expect(refusal({ seed: 'x' })).toMatchObject({ code: 'bad-save', where: 'seed' });
    expect(refusal({ choices: [1] })).toMatchObject({ code: 'bad-save', where: 'choices' });
    expect(refusal({ checkpoint: {} })).toMatchObject({ code: 'bad-save', where: 'checkpoint' });
    expect(refusal({ setup: { mice: 9 } })).toMatchObject({ code: 'bad-setup', where: 'mice' });
    expect(Match.load(crumbs, 'hello')).toMatchObject({ ok: false, code: 'bad-save' });
  });

  test('with a choice that is impossible now say which, and can go on from the last checkpoint', () => {
    const { save, match } = saved();
    save.choices[5] = 'dance';
    expect(Match.load(crumbs, save)).toMatchObject({ ok: false, code: 'choice-impossible', where: 'choices[5]' });
    const recovered = Match.load(crumbs, save, { recover: true });
    expect(recovered.ok && recovered.value.view(0)).toEqual(match.view(0));
    if (!recovered.ok) return;
    const again = Match.load(crumbs, JSON.parse(JSON.stringify(recovered.value.save())));
    expect(again.ok && again.value.view(0)).toEqual(match.view(0));
  });

  test('of any content never throw and never load half', () => {
    const { save } = saved();
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(save)), fc.jsonValue(), (field, value) => {
        const loaded = Match.load(crumbs, { ...save, [field]: value });
        expect(loaded.ok || loaded.message.length).toBeTruthy();
      }),
      { numRuns: 500 },
    );
  });
});

describe('positions', () => {
  test('start a match where they say', () => {
    const position = ticTacToe.position?.({}, { squares: [0, 0, null, 1, 1, null, null, null, null] });
    if (!position?.ok) throw new Error('the position is possible');
    const match = Match.from(ticTacToe, {}, SEED, position.value);
    match.choose({ do: 'mark', square: 2 });
    expect(match.result).toEqual({ winners: [0], reason: 'line' });
  });

  test('that are impossible are refused with the field', () => {
    expect(ticTacToe.position?.({}, { squares: [1, 1, 1, 0, null, null, null, null, null] })).toMatchObject({
      where: 'squares',
    });
    for (const [field, value] of Object.entries({
      deck: [1],
      hands: [[1], [], []],
      turn: 2,
      cat: 0,
      round: 99,
      prowl: 'x',
      dog: 1,
    })) {
      expect(crumbs.position?.({ mice: 2 }, { [field]: value })).toMatchObject({ ok: false, where: field });
    }
  });
});

describe('set-ups', () => {
  test('take defaults, and refuse unknown fields and values by name', () => {
    expect(parseSetup(crumbs, {})).toEqual({ ok: true, value: { mice: 2 } });
    expect(parseSetup(crumbs, { mice: 5 })).toMatchObject({ code: 'bad-setup', where: 'mice' });
    expect(parseSetup(crumbs, { cats: 1 })).toMatchObject({ code: 'bad-setup', where: 'cats' });
    expect(parseSetup(crumbs, { toString: 1 })).toMatchObject({ code: 'bad-setup', where: 'toString' });
    expect(parseSetup(crumbs, [])).toMatchObject({ code: 'bad-setup' });
  });
});

test('playing without bookkeeping comes to the same end as a match with the same choices', () => {
  const choices = Random.of(seedOf('choices'));
  const { run, decisions } = play(crumbs, { mice: 3 }, SEED, ({ options }) => choices.below(options.length));
  const again = Random.of(seedOf('choices'));
  const match = Match.start(crumbs, { mice: 3 }, SEED);
  while (match.decision) match.choose(again.below(match.decision.options.length));
  expect(match.result).toEqual(run.result);
  expect(match.choices).toHaveLength(decisions);
});
