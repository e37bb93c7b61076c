/** What the four nemeses do beyond their figures, and that their trackers are whole. */
import { describe, expect, test } from 'vitest';
import { OWN_STEPS } from '../state/pieces.ts';
import { stage } from '../testing/stage.ts';
import { nemeses } from './nemeses.ts';

test('R11, R195, R236: every tracker has ten steps, one brings the nemesis, the tenth is the loss', () => {
  for (const { id, tracker } of nemeses) {
    expect(tracker, id).toHaveLength(10);
    expect(tracker[9], id).toEqual(['loss']);
    expect(
      tracker.flat().filter((event) => event === 'nemesis'),
      id,
    ).toHaveLength(1);
    expect(tracker.flat().filter((event) => event === 'peculiar').length, id).toBeGreaterThan(0);
    expect(
      tracker.flat().filter((event) => event === 'loss'),
      id,
    ).toHaveLength(1);
  }
});

test('R248: the own steps of a tracker belong to a nemesis whose board explains them', () => {
  for (const { id, tracker, steps = {} } of nemeses) {
    for (const step of OWN_STEPS)
      expect(tracker.flat().includes(step), `${id} ${step}`).toBe(steps[step] !== undefined);
  }
});

test('R194: a mutation raises a value of the nemesis; what opens the cage is none', () => {
  const mutating = nemeses.filter(({ tracker }) => tracker.flat().includes('mutation')).map(({ id }) => id);
  expect(mutating).toEqual(['rat-king']);
  const playing = stage('madam-cage', 'lockpick').tracker(1).cheese('1w').rats('1w', { white: 5 }).start().ends();
  expect(playing.events('tracker')).toMatchObject([{ step: 2, events: ['breakout'] }]);
  expect(playing.events('raised')).toEqual([]);
});

describe('the Rat King', () => {
  test('R247: the log says that he adds to the defence of the rats in his zone', () => {
    const near = stage().nemesis('0m').rats('0m', { white: 2 }).rolls(5, 1, 1).start().attacks(3);
    expect(near.events('defence-changed')).toMatchObject([
      { source: 'nemesis', by: 'rat-king', change: 1, zone: near.scene.zone('0m'), rule: 'R247' },
    ]);
    const far = stage().nemesis('1m').rats('0m', { white: 2 }).rolls(5, 1, 1).start().attacks(3);
    expect(far.events('defence-changed')).toEqual([]);
  });

  const values = ['movement', 'bite', 'accuracy', 'defence', 'spawn', 'health'] as const;
  for (const [at, value] of values.entries()) {
    test(`R248: a mutation with a ${at + 1} raises ${value}`, () => {
      const scene = stage('madam-cage', 'rat-king')
        .tracker(1)
        .cheese('1w')
        .rats('1w', { white: 5 })
        .rolls(at + 1);
      const playing = scene.start().ends();
      expect(playing.events('raised')[0]).toMatchObject({ value, rule: 'R248' });
      expect(playing.state.nemesis.raised[value]).toBe(1);
    });
  }

  test('R247: common rats in his zone have 1 more defence, peculiar rats and others do not', () => {
    const guarded = stage('madam-cage', 'rat-king').nemesis('0m').rats('0m', { white: 1 }).rolls(4, 1, 1).start();
    guarded.attacks(3);
    expect(guarded.state.cage.white).toBe(0);
    const alone = stage('madam-cage', 'rat-king').nemesis('0e').rats('0m', { white: 1 }).rolls(4, 1, 1).start();
    alone.attacks(3);
    expect(alone.state.cage.white).toBe(1);
  });

  test('R239: he hunts the ratcatcher', () => {
    const playing = stage('madam-cage', 'rat-king').nemesis('1e').rolls(2).start().ends();
    expect(playing.events('rats-moved')[0]).toMatchObject({ rat: 'nemesis', target: playing.scene.zone('0m') });
  });
});

describe('the Maw', () => {
  const maw = () => stage('madam-cage', 'maw');

  test('R249: after moving it swallows two white or black rats of its zone; they go back into the sack', () => {
    const playing = maw().cheese('1m').nemesis('1m').rats('1m', { white: 1, black: 2, brown: 1 }).start().ends();
    expect(playing.events('power')[0]).toMatchObject({ power: 'maw', what: 'swallowed-rats', count: 2 });
    expect(playing.view.nemesis.counters['gut-rats']).toBe(2);
  });

  test('R249: every third rat raises its bite, at most twice', () => {
    const third = maw()
      .cheese('1m')
      .nemesis('1m', { counters: [2, 0, 0] })
      .rats('1m', { white: 1 })
      .start()
      .ends();
    expect(third.state.nemesis.raised.bite).toBe(1);
    const full = maw()
      .cheese('1m')
      .nemesis('1m', { counters: [8, 0, 0] })
      .rats('1m', { white: 2 })
      .start()
      .ends();
    expect(full.state.nemesis.raised.bite).toBe(0);
    expect(full.view.nemesis.counters['gut-rats']).toBe(10);
  });

  test('R249: it swallows health and ability tokens; every second one raises its defence', () => {
    const scene = maw().cheese('1m').nemesis('1m').token('health', '1m').token('yellow', '1m');
    const playing = scene.start().ends();
    expect(playing.at('health', '1m') + playing.at('yellow', '1m')).toBe(0);
    expect(playing.view.nemesis.counters['gut-tokens']).toBe(2);
    expect(playing.state.nemesis.raised.defence).toBe(1);
    expect(playing.state.reserve.health).toBe(4);
  });

  test('R249: cheese eaten in its zone heals it by 1, never beyond its health', () => {
    const hurt = maw().cheese('1m').nemesis('1m', { health: 2 }).start().ends();
    expect(hurt.state.nemesis.health).toBe(3);
    expect(hurt.view.nemesis.counters['gut-cheese']).toBe(1);
    const whole = maw().cheese('1m').nemesis('1m').start().ends();
    expect(whole.state.nemesis.health).toBe(whole.view.nemesis.healthMaximum);
  });

  test('R249: what others eat elsewhere does not feed it', () => {
    const begun = maw().cheese('1m').cheese('0w').rats('0w', { white: 5 }).nemesis('4e', { health: 2 });
    const playing = begun.cheese('4e', 1).trap('4e').rolls(1, 1, 1).start().ends();
    const eaten = playing.events('cheese-consumed').map(({ zone }) => zone);
    expect(eaten).toEqual([begun.zone('0w'), begun.zone('4e')]);
    expect(playing.view.nemesis.counters['gut-cheese']).toBe(1);
  });

  test('R239: it runs to cheese', () => {
    const playing = maw().nemesis('1e').cheese('1w').rolls(1).start().ends();
    expect(playing.events('rats-moved')[0]).toMatchObject({ rat: 'nemesis', target: playing.scene.zone('1w') });
  });
});

describe('Mother Burrow', () => {
  const burrow = () => stage('madam-cage', 'mother-burrow');

  test('R239: she runs to nests', () => {
    const playing = burrow().nemesis('1w').rolls(6).start().ends();
    expect(playing.events('rats-moved')[0]).toMatchObject({ rat: 'nemesis', target: playing.scene.zone('0e') });
  });

  test('R247: while she is in the City every nest brings one rat more', () => {
    const playing = burrow().nemesis('1e').sack({ white: 20 }).start().ends();
    const born = (zone: string) =>
      playing.events('rat-spawned').filter((e) => e.cause === 'nest' && e.zone === playing.scene.zone(zone)).length;
    expect(born('1e')).toBe(2);
    expect(born('0e')).toBe(2);
  });

  test('R247: while she is in the City common rats in zones with a nest have one more defence', () => {
    const caught = (scene: ReturnType<typeof stage>, zone: string) => {
      const playing = scene.you(zone).rats(zone, { white: 1 }).rolls(4, 1, 1).start();
      playing.attacks(3);
      return playing.state.cage.white;
    };
    expect(caught(burrow().nemesis('1e'), '0e')).toBe(0);
    expect(caught(burrow().nemesis('1e'), '0m')).toBe(1);
    expect(caught(burrow(), '0e')).toBe(1);
  });

  test('R247: where she stands without a nest she digs one, which stays', () => {
    const far = burrow().nemesis('4m').rolls(1).start().ends();
    const zone = far.state.nemesis.zone;
    expect(far.state.on.nest[zone]).toBe(1);
    expect(far.view.nemesis.counters['nests-dug']).toBe(1);
    const home = burrow().nemesis('1e').start().ends();
    expect(home.view.nemesis.counters['nests-dug']).toBe(0);
  });
});

describe('the Lockpick', () => {
  const lockpick = () => stage('madam-cage', 'lockpick');

  test('R239: it hunts traps first, then the ratcatcher', () => {
    const traps = lockpick().nemesis('1w').trap('1m').rolls(1).start().ends();
    expect(traps.events('rats-moved')[0]).toMatchObject({ rat: 'nemesis', target: traps.scene.zone('1m') });
    const you = lockpick().nemesis('1w').rolls(1).start().ends();
    expect(you.events('rats-moved')[0]).toMatchObject({ rat: 'nemesis', target: you.scene.zone('0m') });
  });

  test('R247: a trap where it stands is broken before it goes off', () => {
    const playing = lockpick().nemesis('1m').trap('1m').rats('1m', { brown: 1 }).start().ends();
    expect(playing.events('trap-sprung')).toEqual([]);
    expect(playing.events('power')[0]).toMatchObject({ what: 'broke-trap' });
    expect(playing.state.catcher.traps).toBe(2);
  });

  test('R247: at a breakout four rats leave the cage, brown ones first, where the cheese was eaten', () => {
    const scene = lockpick().tracker(1).cheese('1w').rats('1w', { white: 5 }).cage({ white: 4, brown: 2 });
    const playing = scene.start().ends();
    expect(playing.events('power')[0]).toMatchObject({ what: 'freed', count: 4, zone: scene.zone('1w') });
    expect(playing.state.cage).toEqual({ white: 2, brown: 0, black: 0 });
    expect(playing.view.nemesis.counters['rats-freed']).toBe(4);
  });

  test('R247: two rats break out when it wounds the ratcatcher, none when it does not', () => {
    const wounded = lockpick().nemesis('0m').cage({ white: 3 }).rolls(6, 1, 1).start().ends();
    expect(wounded.events('power')[0]).toMatchObject({ what: 'freed', count: 2 });
    const unhurt = lockpick().nemesis('0m').cage({ white: 3 }).rolls(1, 1, 1).start().ends();
    expect(unhurt.events('power')).toEqual([]);
  });
});
