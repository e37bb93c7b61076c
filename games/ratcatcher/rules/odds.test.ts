import { describe, expect, test } from 'vitest';
import type { Effects } from '../content/effects.ts';
import { content } from '../content/index.ts';
import { type Playing, type Scene, scene } from '../testing/scene.ts';
import { stage } from '../testing/stage.ts';
import { tiny } from '../testing/tiny-box.ts';
import { catching, type Odds } from './odds.ts';

const FOUR_UP = { six: 1 / 6, hit: 1 / 3 };

test('one die that hits on 4 catches a rat without defence half of the time', () => {
  expect(catching(1, FOUR_UP, [1])[0]).toBeCloseTo(0.5);
});

test('R127: a six alone catches a black rat, and two hits do', () => {
  // Two dice: at least one six, or both hit: 1 - (5/6)^2 + (1/3)^2.
  expect(catching(2, FOUR_UP, [2])[0]).toBeCloseTo(1 - 25 / 36 + 1 / 9);
});

test('three dice against three rats: at least one, two, all', () => {
  const [one, two, all] = catching(3, FOUR_UP, [1, 1, 1]);
  expect(one).toBeCloseTo(0.875);
  expect(two).toBeCloseTo(0.5);
  expect(all).toBeCloseTo(0.125);
});

test('agrees with rolling all results of three dice out', () => {
  const costs = [1, 2, 4];
  const counts = [0, 0, 0];
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++) {
        const rolls = [a, b, c];
        let sixes = rolls.filter((roll) => roll === 6).length;
        let hits = rolls.filter((roll) => roll >= 4 && roll < 6).length;
        const left = [...costs];
        let caught = 0;
        while (sixes-- > 0 && left.pop() !== undefined) caught++;
        for (const cost of left) {
          if (cost > hits) break;
          hits -= cost;
          caught++;
        }
        for (let n = 0; n < caught; n++) counts[n] = (counts[n] ?? 0) + 1;
      }
  expect(catching(3, FOUR_UP, costs).map((chance) => Math.round(chance * 216))).toEqual(counts);
});

const TOUGH = ['shieldback', 'patient-zero', 'nine-tails', 'black', 'brown', 'white'];

/** Spends sixes on the toughest, hits on the easiest, and what is left on the nemesis, or all on the nemesis first. */
function spend(playing: Playing, nemesisFirst: boolean): void {
  while (playing.ask === 'spend-hits' || playing.ask === 'spend-six') {
    const order = playing.ask === 'spend-six' ? TOUGH : TOUGH.toReversed();
    const names = nemesisFirst ? ['nemesis', ...order] : [...order, 'nemesis'];
    const rat = names.find((name) => playing.offers(`hit rat=${name}`));
    if (!rat) throw new Error(`unexpected prey: ${playing.offered}`);
    playing.hits(rat);
  }
}

/** The attack with two rolls in all 36 ways by the rules; a die that is rolled again takes the second roll. */
function* attacks(begin: () => Scene, dice: number, nemesisFirst = false): Generator<Playing> {
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      const playing = begin().rolls(first, second).start().attacks(dice);
      if (playing.ask === 'roll-misses-again') playing.does({ do: 'roll-again' });
      spend(playing, nemesisFirst);
      yield playing;
    }
  }
}

/** In how many of the 36 ways at least 1, 2, ... rats are caught. */
function played(begin: () => Scene, dice: number): number[] {
  const counts = Array.from({ length: dice }, () => 0);
  for (const { state } of attacks(begin, dice)) {
    const caught = state.cage.white + state.cage.brown + state.cage.black + state.captured.length;
    for (let n = 0; n < caught; n++) counts[n] = (counts[n] ?? 0) + 1;
  }
  return counts;
}

const oddsOf = (begin: () => Scene): Odds => begin().start().view.odds;

/** The same as `played`, as the view tells it. */
function told(begin: () => Scene, dice: number): number[] {
  const caught = oddsOf(begin).attack.dice[dice - 1]?.caught ?? [];
  return Array.from({ length: dice }, (_, n) => Math.round((caught[n] ?? 0) * 36));
}

/** With a nemesis that does what no piece of the game does so far, at the far end of the City. */
function withNemesis(effects: Effects): Scene {
  const nemeses = content.nemeses.map((foe) => ({ ...foe, effects }));
  return scene({ nemesis: 'rat-king' }, { ...content, townships: tiny.townships, nemeses }).nemesis('4e');
}

describe('the odds of an attack are those of the rules', () => {
  const prey = (more: Scene) => more.rats('0m', { white: 1, black: 1 });
  const cases: readonly [string, () => Scene, number][] = [
    ['a white and a black rat', () => prey(stage()), 2],
    ['three white rats', () => stage().rats('0m', { white: 3 }), 2],
    ['R126: a black rat alone', () => stage().rats('0m', { black: 1 }), 2],
    ['R92: a better accuracy', () => prey(stage().upgraded({ accuracy: 2 })), 2],
    ['R232: hits have to be rolled again near Mad Ratter', () => prey(stage().peculiar('mad-ratter', '0e')), 1],
    ['no hit is rolled again far from Mad Ratter', () => prey(stage().peculiar('mad-ratter', '1e')), 2],
    ['R234: Patient Zero on the township', () => prey(stage().peculiar('patient-zero', '0e')), 2],
    ['R234: Patient Zero on another township', () => prey(stage().peculiar('patient-zero', '1e')), 2],
    ['the Fog Rat takes one of two dice', () => prey(stage().peculiar('fog-rat', '0e')), 2],
    ['the Fog Rat leaves a single die', () => prey(stage().peculiar('fog-rat', '0e')), 1],
    ['a Shieldback among white rats', () => stage().peculiar('shieldback', '0m').rats('0m', { white: 2 }), 2],
    ['the Rat King beside his rats', () => prey(stage().nemesis('0m')), 2],
    ['the Rat King elsewhere', () => prey(stage().nemesis('1m')), 2],
    ['a great flare on the township', () => prey(stage('sister-wick').placed('yellow', '0e')), 2],
    ['a great flare on another township', () => prey(stage('sister-wick').placed('yellow', '1e')), 2],
    ['misses that may be rolled again are', () => prey(withNemesis({ reroll: () => 'misses' })), 1],
  ];
  test.each(cases)('%s', (_name, begin, dice) => {
    expect(told(begin, dice)).toEqual(played(begin, dice));
  });

  test.each([
    ['R243: the chance to wound the nemesis', () => stage().nemesis('0m').rats('0m', { white: 1 })],
    [
      'R243: the chance to wound the nemesis in the light of a great flare',
      () => stage('sister-wick').placed('yellow', '0e').nemesis('0m').rats('0m', { white: 1 }),
    ],
  ] as const)('%s', (_name, begin) => {
    const health = begin().start().state.nemesis.health;
    let wounded = 0;
    for (const { state } of attacks(begin, 2, true)) if (state.nemesis.health < health) wounded++;
    expect(Math.round((oddsOf(begin).attack.dice[1]?.wound ?? 0) * 36)).toBe(wounded);
  });

  test('there are odds for each number of dice, and none without rats', () => {
    const begin = () => stage().has({ dice: 3 });
    expect(oddsOf(() => begin().rats('0m', { white: 4 })).attack).toMatchObject({ rats: 4, dice: [{}, {}, {}] });
    expect(oddsOf(begin).attack).toEqual({ rats: 0, dice: [] });
  });
});

describe('R114: what is told about leaving a zone is what happens', () => {
  const cases: readonly [string, () => Scene, boolean][] = [
    ['two brown rats', () => stage().rats('0m', { brown: 2 }), true],
    ['one brown rat', () => stage().rats('0m', { brown: 1 }), true],
    ['white rats', () => stage().rats('0m', { white: 3 }), false],
    ['D20: a biter among the peculiar rats', () => stage().peculiar('nine-tails', '0m'), true],
    [
      'D20: no peculiar rat in the first edition',
      () => stage('madam-cage', 'rat-king', 'first').peculiar('nine-tails', '0m'),
      false,
    ],
    ['a lullaby', () => stage('piper-quill').placed('purple', '0m').rats('0m', { brown: 3 }), false],
    ['a lullaby elsewhere', () => stage('piper-quill').placed('purple', '0e').rats('0m', { brown: 3 }), true],
    ['a firm stand', () => stage('bram-cleaver').placed('purple', '0m').rats('0m', { brown: 4 }), true],
  ];
  test.each(cases)('%s', (_name, begin, bitten) => {
    const [event] = begin().start().walks('0e').events('bitten-while-leaving');
    expect(event !== undefined).toBe(bitten);
    expect(oddsOf(begin).leave[begin().zone('0m')]).toEqual(event && { bite: event.bite, wounds: event.wounds > 0 });
  });

  test('a zone further on is judged by the defence that the ratcatcher will have there', () => {
    const begin = () => stage('bram-cleaver').placed('purple', '0e').rats('0m', { brown: 4 }).rats('0e', { brown: 4 });
    expect(oddsOf(begin).leave).toEqual({
      [begin().zone('0m')]: { bite: 4, wounds: true },
      [begin().zone('0e')]: { bite: 4, wounds: false },
    });
  });
});

describe('R177-R180: what is told about ending the turn is what happens', () => {
  const cases: readonly [string, () => Scene, number][] = [
    ['nobody', () => stage(), 0],
    ['two brown rats', () => stage().rats('0m', { brown: 2 }), 1],
    ['white rats', () => stage().rats('0m', { white: 4 }), 0],
    [
      'white rats with teeth that go for cheese',
      () => withNemesis({ bite: (_t, _source, bite, kind) => (kind === 'white' ? 3 : bite) }).rats('0m', { white: 4 }),
      0,
    ],
    ['a peculiar rat that hunts the ratcatcher', () => stage().peculiar('patient-zero', '0m'), 1],
    ['a peculiar rat that goes for cheese', () => stage().peculiar('shieldback', '0m'), 0],
    ['two peculiar rats', () => stage().peculiar('patient-zero', '0m').peculiar('nine-tails', '0m'), 2],
    [
      'D27: two peculiar rats of the first edition',
      () => stage('madam-cage', 'rat-king', 'first').peculiar('patient-zero', '0m').peculiar('nine-tails', '0m'),
      1,
    ],
    ['a lullaby', () => stage('piper-quill').placed('purple', '0m').rats('0m', { brown: 3 }), 0],
    ['a firm stand', () => stage('bram-cleaver').placed('purple', '0m').rats('0m', { brown: 4 }), 0],
  ];
  test.each(cases)('%s', (_name, begin, wounds) => {
    const playing = begin().start().ends();
    const bitten = [...playing.events('rats-bit'), ...playing.events('peculiar-bit')];
    expect(bitten.reduce((sum, event) => sum + event.wounds, 0)).toBe(wounds);
    expect(oddsOf(begin).endTurn.wounds).toBe(wounds);
  });
});
