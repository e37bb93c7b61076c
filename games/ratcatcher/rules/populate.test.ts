/** Section F: "?" tokens (R54-R61), and section G: nests, spawns and black chains (R62-R68). */
import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../testing/scene.ts';

/** Township 2 (a "?" slot in its middle) is about to be placed west of 0, by ending a turn without cheese in the City. */
function expanding(setup: Record<string, string> = {}): Scene {
  return scene(setup)
    .noCheese()
    .city([0, 0, 0], [1, 1, 0], [3, 0, -1], [4, 0, 1])
    .deck(2)
    .you('0m')
    .sack({ white: 30 });
}

/** Lays township 2 west of 0, not turned. */
function placed(begun: Scene, township = 2) {
  const playing = begun.start().ends();
  return playing.does({ do: 'place', township, x: -1, y: 0, turn: 0 });
}

describe('"?" tokens', () => {
  test('R54: each slot gets its own token, drawn at random, and every kind comes up', () => {
    const shown = new Set<string>();
    for (let n = 1; n <= 60; n++) {
      const playing = placed(expanding().seeded(n));
      const revealed = playing.events('question-revealed');
      expect(revealed).toHaveLength(1);
      for (const { shows } of revealed) shown.add(shows);
    }
    expect([...shown].sort()).toEqual(['cheese', 'health', 'nest', 'peculiar', 'purple', 'yellow']);
  });

  test('R55: what the token shows comes into play at its slot, and the token stays', () => {
    const playing = placed(expanding().questions({ health: 1 }));
    expect(playing.events('question-revealed')).toMatchObject([{ zone: playing.scene.zone('2m'), shows: 'health' }]);
    expect(playing.at('question', '2m')).toBe(1);
  });

  test.each(['health', 'cheese', 'yellow', 'purple'] as const)('R56: %s adds one such token there', (token) => {
    const playing = placed(expanding().questions({ [token]: 1 }));
    expect(playing.events('token-placed')).toContainEqual({
      type: 'token-placed',
      token,
      zone: playing.scene.zone('2m'),
      rule: 'R56',
    });
  });

  test('R57, R220: a peculiar rat is the top card of its deck, put in that zone', () => {
    const playing = placed(expanding().questions({ peculiar: 1 }).peculiarDeck('brute', 'magpie', 'nipper'));
    expect(playing.events('peculiar-spawned')).toMatchObject([{ rat: 'nipper', zone: playing.scene.zone('2m') }]);
    expect(playing.state.peculiarDeck.map((card) => playing.scene.atlas.content.peculiarRats[card]?.id)).toEqual([
      'brute',
      'magpie',
    ]);
  });

  test('R58, O22: a nest spawns one common rat at once (and not a second one when the new card is filled: O22)', () => {
    const playing = placed(expanding().questions({ nest: 1 }));
    const there = playing.events('rat-spawned').filter(({ zone }) => zone === playing.scene.zone('2m'));
    expect(there[0]).toMatchObject({ cause: 'question', rule: 'R58' });
    expect(there.filter(({ rule }) => rule === 'R63')).toEqual([]);
  });

  test("R59: a nest token stays and spawns in every rats' turn", () => {
    const playing = scene().token('nest', '0w').start().ends();
    const spawned = () =>
      playing.events('rat-spawned').filter(({ zone, cause }) => zone === playing.scene.zone('0w') && cause === 'nest');
    expect(spawned()).toHaveLength(1);
    playing.ends();
    expect(spawned()).toHaveLength(2);
  });

  test('R60, R214: on inactive townships they leave the game in the second edition, except nests (D13)', () => {
    const begun = scene().noCheese().cheese('1w', 2).you('1m').token('question', '2m').token('nest', '2w');
    const playing = begun.start().ends();
    expect([playing.at('question', '2m'), playing.at('nest', '2w')]).toEqual([0, 1]);
    expect(playing.events('questions-removed')).toMatchObject([{ zone: begun.zone('2m'), count: 1 }]);
  });

  test('R60, R214: in the first edition they stay (D13)', () => {
    const begun = scene({ edition: 'first' }).noCheese().cheese('1w', 2).you('1m').token('question', '2m');
    expect(begun.start().ends().at('question', '2m')).toBe(1);
  });

  test('R61: a "?" token as a reward is put in the ratcatcher\'s zone when it is claimed', () => {
    const playing = scene().you('1m').captured('brute').questions({ nest: 1 }).sack({ white: 9 }).start();
    playing.does({ do: 'claim', rat: 'brute', reward: 1 });
    expect([playing.at('nest', '1m'), playing.ratsAt('1m')]).toEqual([1, '1 white']);
  });

  test('R54, O10: nothing happens when no token is left', () => {
    expect(placed(expanding().questions({})).events('question-revealed')).toEqual([]);
  });
});

describe('nests and spawns', () => {
  test('R62, R153: a spawn gets its rat when its township is placed', () => {
    const playing = placed(expanding().questions({}));
    const spawned = playing.events('rat-spawned').filter(({ zone }) => zone === playing.scene.zone('2e'));
    expect(spawned.filter(({ cause }) => cause === 'spawn')).toHaveLength(1);
  });

  test('R62, R64, R201: and never again', () => {
    const playing = scene().start().ends().ends();
    expect(playing.events('rat-spawned').filter(({ cause }) => cause === 'spawn')).toEqual([]);
    expect(playing.events('rat-spawned').filter(({ zone }) => zone === playing.scene.zone('2e'))).toEqual([]);
  });

  test("R63, R153: a nest is filled when its township is placed, and in every rats' turn", () => {
    const begun = scene().noCheese().city([0, 0, 0], [3, 0, -1], [4, 0, 1]).deck(7).you('0m').sack({ white: 30 });
    const playing = begun.start().ends().does({ do: 'place', township: 7, x: 1, y: 0, turn: 0 });
    const first = playing.events('rat-spawned').filter(({ rule }) => rule === 'R63');
    expect(first.map(({ zone }) => zone).sort()).toEqual([playing.scene.zone('7w'), playing.scene.zone('7e')]);
    const later = playing.events('rat-spawned').filter(({ rule }) => rule === 'R197');
    expect(later.map(({ zone }) => zone)).toContain(playing.scene.zone('7w'));
  });

  test('R65: one symbol, one rat, in the zone with the symbol', () => {
    const playing = scene({ mode: 'hard' }).sack({ white: 9 }).start().ends();
    expect(playing.at('white', '0e')).toBe(2);
    expect(playing.at('white', '1e')).toBe(1);
  });

  test('R66: a black rat brings another rat into the same zone at once', () => {
    for (let n = 1; n < 40; n++) {
      const tried = scene()
        .city([0, 0, 0])
        .noCheese()
        .cheese('0w', 2)
        .rats('0w', { white: 1 })
        .you('0w')
        .sack({ black: 1, white: 9 })
        .seeded(n)
        .start()
        .ends();
      const spawned = tried.events('rat-spawned');
      if (spawned[0]?.rat !== 'black') continue;
      expect(spawned.slice(0, 2)).toMatchObject([
        { rat: 'black', zone: tried.scene.zone('0e'), cause: 'nest' },
        { rat: 'white', zone: tried.scene.zone('0e'), cause: 'chain', rule: 'R66' },
      ]);
      return;
    }
    throw new Error('no black rat was drawn first');
  });

  test('R67: if that one is black too, it goes on without limit', () => {
    const playing = scene().sack({ black: 12 }).start().ends();
    const spawned = playing.events('rat-spawned');
    expect(spawned.map(({ zone }) => zone)).toEqual(Array(12).fill(playing.scene.zone('0e')));
    expect(spawned.map(({ cause }) => cause)).toEqual(['nest', ...Array(11).fill('chain')]);
  });

  test('R68, R200: the chain applies in the spawn phase, at reactivation and for the nemesis too', () => {
    const causes = new Map<string, number>();
    for (let n = 1; n <= 60; n++) {
      const playing = scene().you('0w').nemesis('1e').inactive(1).seeded(n).start().walks('0m').ends();
      const events = playing.events('rat-spawned');
      events.forEach((event, index) => {
        if (event.rat !== 'black') return;
        const next = events[index + 1];
        const cause = event.cause === 'chain' ? 'chain' : event.cause;
        expect(next).toMatchObject({ zone: event.zone, cause: 'chain' });
        causes.set(cause, (causes.get(cause) ?? 0) + 1);
      });
    }
    for (const cause of ['nest', 'nemesis', 'reactivated', 'chain'])
      expect(causes.get(cause) ?? 0, cause).toBeGreaterThan(0);
  });
});
