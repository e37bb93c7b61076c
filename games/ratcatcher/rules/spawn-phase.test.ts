/** Sections X and Y: the spawn phase (R196-R201) and running out of rats (R202-R206). Nests are printed in 0e and 1e. */
import { describe, expect, test } from 'vitest';
import { type Playing, scene } from '../testing/scene.ts';
import { tiny } from '../testing/tiny-box.ts';

const FIRST = { edition: 'first' };
const spawned = (playing: Playing, cause?: string) =>
  playing.events('rat-spawned').filter((event) => cause === undefined || event.cause === cause);
const zones = (playing: Playing, cause?: string) => spawned(playing, cause).map(({ zone }) => zone);

describe('the spawn phase', () => {
  test('R196: nests on active townships in the second edition (D29)', () => {
    const playing = scene().you('2w').sack({ white: 9 }).start().ends();
    expect(zones(playing)).toEqual([playing.scene.zone('0e')]);
  });

  test('R196: all nests of the City in the first (D29)', () => {
    const playing = scene(FIRST).you('2w').sack({ white: 9 }).start().ends();
    expect(zones(playing)).toEqual([playing.scene.zone('0e'), playing.scene.zone('1e')]);
  });

  test('R197: step 1, one rat for each nest', () => {
    const playing = scene().token('nest', '1e').sack({ white: 9 }).start().ends();
    const names = ['0e', '1e', '1e'].map((name) => playing.scene.zone(name));
    expect(zones(playing, 'nest')).toEqual(names);
  });

  test('R198: step 2, each black rat on an active township acts as a nest in its zone', () => {
    const playing = scene().you('0m').rats('4e', { black: 2 }).sack({ white: 9 }).start().ends();
    expect(zones(playing, 'black')).toEqual([playing.scene.zone('4e'), playing.scene.zone('4e')]);
    const away = scene().you('2w').rats('1w', { black: 2 }).sack({ white: 9 }).start().ends();
    expect(zones(away, 'black')).toEqual([]);
  });

  test('R198, O7: those on the map when step 2 begins act once each, those of step 2 not any more', () => {
    let bred = 0;
    for (let n = 1; n <= 60; n++) {
      const events = spawned(scene().rats('4e', { black: 2 }).seeded(n).start().ends());
      const step2 = events.findIndex(({ cause }) => cause === 'black');
      const before = events.slice(0, step2).filter(({ rat }) => rat === 'black').length;
      expect(events.filter(({ cause }) => cause === 'black')).toHaveLength(2 + before);
      bred += events.slice(step2).filter(({ rat }) => rat === 'black').length;
    }
    expect(bred).toBeGreaterThan(0);
  });

  test('R199, R246, O6: the nemesis spawns as many rats as its spawn value, in its zone, first of all (O6)', () => {
    const playing = scene()
      .you('0m')
      .nemesis('4w', { raised: { spawn: 1 } })
      .rolls(1)
      .sack({ white: 9 })
      .start()
      .ends();
    expect(spawned(playing, 'nemesis')).toHaveLength(3);
    expect(new Set(zones(playing, 'nemesis'))).toEqual(new Set([playing.state.nemesis.zone]));
    expect(spawned(playing)[0]?.cause).toBe('nemesis');
  });

  test('R200: black rats drawn now chain as usual', () => {
    for (let n = 1; n < 60; n++) {
      const events = spawned(scene().seeded(n).start().ends());
      const at = events.findIndex(({ rat, cause }) => rat === 'black' && cause === 'nest');
      if (at < 0) continue;
      expect(events[at + 1]).toMatchObject({ zone: events[at]?.zone, cause: 'chain' });
      return;
    }
    throw new Error('no black rat came');
  });

  test('R197, R198, O6: nests come before black rats', () => {
    const playing = scene().you('0m').rats('4e', { black: 2 }).sack({ white: 9 }).start().ends();
    expect(spawned(playing).map(({ cause }) => cause)).toEqual(['nest', 'nest', 'black', 'black']);
  });

  test('R201: rat spawns are skipped', () => {
    const playing = scene().you('2m').sack({ white: 9 }).start().ends();
    expect(zones(playing)).not.toContain(playing.scene.zone('2e'));
  });
});

describe('running out', () => {
  test('R202: nothing is taken back as long as the sack has rats', () => {
    const playing = scene().sack({ white: 2 }).start().ends();
    expect(playing.events('ran-out')).toEqual([]);
  });

  test('R202, R203: first all rats of inactive townships', () => {
    const begun = scene().you('1m').inactive(2).rats('2w', { white: 3 }).rats('4w', { brown: 1 }).sack({});
    const playing = begun.start().ends();
    expect(playing.events('ran-out')[0]).toMatchObject({ step: 1, rats: 3 });
    expect(playing.ratsAt('2w')).toBe('');
    expect(playing.events('ran-out')).toHaveLength(1);
  });

  test('R204: then the cage', () => {
    const playing = scene().sack({}).start().ends();
    expect(playing.ask).toBe('run-out-reward');
    expect(playing.state.cage).toEqual({ white: 0, brown: 0, black: 0 });
    expect(playing.events('ran-out')).toMatchObject([{ step: 2, rats: 64 }]);
  });

  test('R205: with one single reward, if enough came back', () => {
    const playing = scene().has({ health: 2 }).sack({}).start().ends();
    playing.expectOffer('trade line=0', 'trade line=3', 'decline').expectNoOffer('trade line=1');
    playing.does({ do: 'trade', line: 0 });
    expect([playing.state.catcher.health, playing.ask]).toEqual([3, 'action']);
    const declined = scene().has({ health: 2 }).sack({}).start().ends().does({ do: 'decline' });
    expect(declined.state.catcher.health).toBe(2);
  });

  test('R205: no reward for too few', () => {
    const begun = scene()
      .rats('0m', { white: 34, black: 12, brown: 0 })
      .rats('2w', { brown: 17 })
      .sack({})
      .has({ health: 2 });
    const playing = begun.start().ends();
    expect(playing.events('ran-out')[0]).toMatchObject({ step: 2, rats: 1 });
    expect(playing.events('traded')).toEqual([]);
  });

  /** All 64 on the map: most of them glued to the ratcatcher's zone, ten white ones beside cheese on other townships. */
  const crowded = () => {
    const begun = scene().noCheese().placed('yellow', '0m').rats('0m', { white: 24, black: 12, brown: 18 });
    for (const [zone, white] of [
      ['1m', 3],
      ['2m', 3],
      ['3m', 2],
      ['4m', 2],
    ] as const)
      begun.cheese(zone).rats(zone, { white });
    return begun;
  };

  test("R206: then the active township with the fewest rats, not the ratcatcher's", () => {
    const [first] = crowded().start().ends().events('ran-out');
    expect(first).toMatchObject({ step: 3, township: 4, rats: 2 });
  });

  test('R206, O14: ties go to the higher number, townships without rats do not count, and it repeats', () => {
    const emptied = crowded()
      .start()
      .ends()
      .events('ran-out')
      .map(({ township }) => township);
    expect(emptied).toEqual([4, 3, 2, 1]);
  });

  test('R206: it must be active in the second edition; the first takes any (D30)', () => {
    // In step 1 inactive townships are emptied anyway, so the editions do not differ in the end.
    const begun = () =>
      scene({ edition: 'first' }).noCheese().placed('yellow', '0m').rats('0m', { white: 31, black: 12, brown: 18 });
    const ended = begun().cheese('1m', 2).rats('1m', { white: 3 }).start().ends();
    expect(ended.events('ran-out')[0]).toMatchObject({ step: 3, township: 1, rats: 3 });
  });

  test('R205, O14: no reward that the refresh would wipe away, except in the middle of your actions', () => {
    scene().sack({}).start().ends().expectOffer('decline').expectNoOffer('trade line=2');
    const begun = scene().captured('brute').questions({ nest: 1 }).sack({});
    begun.start().does({ do: 'claim', rat: 'brute', reward: 1 }).expectOffer('trade line=2');
  });

  test('R202, O14: what the step needs is fetched before it goes on', () => {
    // Three nests to fill and one rat on the only sleeping township: the cage is needed as well.
    const begun = () => scene().you('1m').inactive(2).token('nest', '1e').rats('2w', { white: 1 });
    const scarce = begun().rats('1m', { white: 30, black: 12, brown: 18 }).cage({ white: 3 }).start().ends();
    expect(scarce.events('ran-out').map(({ step, rats }) => [step, rats])).toEqual([
      [1, 1],
      [2, 3],
    ]);
    scarce.does({ do: 'decline' });
    const told = scarce.match.events(0).filter(({ type }) => type === 'ran-out' || type === 'rat-spawned');
    expect(told.slice(0, 3).map(({ type }) => type)).toEqual(['ran-out', 'ran-out', 'rat-spawned']);
  });

  test('R202, O14: the nests fetch for the black rats of the same phase, too', () => {
    // Two nests and two black rats: the two on the sleeping township are not enough for all of them.
    const begun = scene().you('1m').inactive(2).rats('2w', { white: 2 }).rats('4e', { black: 2 }).cage({ white: 2 });
    const playing = begun.rats('1m', { white: 30, black: 10, brown: 18 }).has({ health: 4 }).start().ends();
    const told = playing.match.events(0).filter(({ type }) => type === 'ran-out' || type === 'rat-spawned');
    expect(told.slice(0, 2)).toMatchObject([
      { type: 'ran-out', step: 1, rats: 2 },
      { type: 'ran-out', step: 2, rats: 2 },
    ]);
  });

  test('R206, O14: rats that came in this step are not taken back, nor a black rat in the middle of its chain', () => {
    const townships = tiny.townships.map((card) => ({
      ...card,
      zones: card.zones.map((zone) => ({ ...zone, symbols: zone.symbols.filter((symbol) => symbol !== 'nest') })),
    }));
    // In the first edition nests on inactive townships spawn too; only black rats are left in the sack.
    const begun = scene(FIRST, { ...tiny, townships })
      .you('2w')
      .placed('yellow', '2w')
      .token('nest', '1w');
    const playing = begun.rats('2w', { white: 34, brown: 18 }).start().ends();
    expect(spawned(playing)).toHaveLength(12);
    expect(playing.at('black', '1w') + playing.state.sack.black).toBe(12);
    expect(playing.events('ran-out')).toEqual([]);
    expect(playing.events('ran-out-for-good')).toMatchObject([{ zone: begun.zone('1w') }]);
  });

  test('R198, O7: black rats that were taken back during the step do not breed', () => {
    // The sack is empty. The black rat in 0m breeds first; for that township 4 is emptied, and its black rats are gone.
    const begun = scene()
      .noCheese()
      .placed('yellow', '0m')
      .rats('0m', { white: 34, brown: 18, black: 10 })
      .cheese('4m', 2)
      .rats('4m', { black: 2 })
      .inactive();
    const playing = begun.start().ends();
    expect(playing.events('ran-out')[0]).toMatchObject({ step: 3, township: 4, rats: 2 });
    expect(zones(playing, 'black')).not.toContain(begun.zone('4m'));
  });

  test('R198, O7: nor do those that took their place in the same step', () => {
    const townships = tiny.townships.map((card) => ({
      ...card,
      zones: card.zones.map((zone) => ({ ...zone, symbols: zone.symbols.filter((symbol) => symbol !== 'nest') })),
    }));
    // Twelve black rats breed: the first brings all twelve back, who are new now, and nobody is left for the others.
    const begun = scene({}, { ...tiny, townships })
      .noCheese()
      .you('1m')
      .placed('yellow', '1m')
      .cheese('2w', 2);
    const playing = begun.rats('1m', { white: 34, brown: 18 }).rats('4m', { black: 12 }).start().ends();
    expect(playing.events('ran-out')).toMatchObject([{ step: 3, township: 4, rats: 12 }]);
    expect([spawned(playing).length, playing.events('ran-out-for-good').length]).toEqual([12, 1]);
  });

  test('R202: when all rats stand with the ratcatcher, no rat is spawned', () => {
    const playing = scene().you('0m').rats('0m', { white: 34, black: 12, brown: 18 }).start().ends();
    expect(playing.events('ran-out-for-good').length).toBeGreaterThan(0);
    expect(playing.events('rat-spawned')).toEqual([]);
  });
});
