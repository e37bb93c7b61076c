/** Section AB: the nemesis (R236-R249). */
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { tiny } from '../testing/tiny-box.ts';

/** The fourth cheese is consumed in the middle of 4: the step on which the nemesis appears. */
const summoning = (begun: Scene = scene()) => begun.tracker(3).cheese('4w').rats('4w', { white: 5 });

describe('the nemesis', () => {
  test("R236: it appears at once on a nest of the ratcatcher's township, by the player's choice", () => {
    const playing = summoning().you('0m').token('nest', '0w').start().ends();
    expect(playing.ask).toBe('nemesis-nest');
    expect(playing.offered).toEqual(['0e', '0w'].map((name) => `appear zone=${playing.scene.zone(name)}`));
    playing.does({ do: 'appear', zone: playing.scene.zone('0w') });
    expect(playing.state.nemesis.zone).toBe(playing.scene.zone('0w'));
    expect(playing.story.indexOf('nemesis-appeared')).toBeLessThan(playing.story.indexOf('rats-returned'));
  });

  test('R236: a nest of the own township, even if another one is nearer', () => {
    const playing = summoning().you('1w').start().ends();
    expect(playing.state.nemesis.zone).toBe(playing.scene.zone('1e'));
  });

  test('R236, O5: without a nest there, on the nearest one; without any, on any zone of the township', () => {
    const near = summoning().you('2w').start().ends();
    expect(near.state.nemesis.zone).toBe(near.scene.zone('0e'));
    const tie = summoning(scene().city([0, 0, 0], [1, 1, 0], [4, 0, -1], [3, 0, 1]))
      .you('4w')
      .token('nest', '3w')
      .start()
      .ends();
    expect(tie.state.nemesis.zone).toBe(tie.scene.zone('0e'));
    const bare = {
      ...tiny,
      townships: tiny.townships.map((card) => ({
        ...card,
        zones: card.zones.map((zone) => ({ ...zone, symbols: zone.symbols.filter((symbol) => symbol !== 'nest') })),
      })),
    };
    const none = summoning(scene({}, bare)).you('2w').start().ends();
    expect(none.offered).toEqual(['2w', '2m', '2e'].map((name) => `appear zone=${none.scene.zone(name)}`));
  });

  test('R237: it acts first in each phase', () => {
    const playing = scene()
      .you('0m')
      .nemesis('0m')
      .peculiar('brute', '0m')
      .rats('0m', { brown: 2 })
      .rats('0e', { brown: 1 })
      .rolls(1, 1, 1)
      .sack({ white: 9 })
      .start()
      .ends();
    expect(playing.story.filter((type) => type.endsWith('-bit'))[0]).toBe('nemesis-bit');
    expect(playing.events('rat-spawned')[0]?.cause).toBe('nemesis');
    const moves = scene()
      .you('0m')
      .nemesis('4w')
      .peculiar('brute', '1e')
      .rats('1m', { brown: 1 })
      .rolls(1)
      .start()
      .ends();
    expect(moves.events('rats-moved')[0]?.rat).toBe('nemesis');
  });

  test('R238: it rolls a die and moves so many zones towards its target', () => {
    const playing = scene().you('0m').nemesis('4w').rolls(2).start().ends();
    expect(playing.events('nemesis-rolled')).toMatchObject([{ roll: 2, bonus: 0 }]);
    expect(playing.state.nemesis.zone).toBe(playing.scene.zone('1m'));
  });

  test('R238: with its movement upgrades in the second edition only (D36)', () => {
    const reached = (edition: string) => {
      const playing = scene({ edition })
        .you('0m')
        .nemesis('4w', { raised: { movement: 1 } })
        .rolls(2)
        .start()
        .ends();
      return playing.state.nemesis.zone === playing.scene.zone('1w');
    };
    expect([reached('second'), reached('first')]).toEqual([true, false]);
  });

  test('R238, R164: it stops where its target is', () => {
    const playing = scene().you('0m').nemesis('1w').rolls(6).start().ends();
    expect(playing.state.nemesis.zone).toBe(playing.scene.zone('0m'));
  });

  test('R239: its target is the one on its board', () => {
    const playing = scene({ nemesis: 'gourmet' }).you('0m').nemesis('1e').rolls(1).start().ends();
    expect(playing.events('rats-moved')[0]).toMatchObject({ rat: 'nemesis', target: playing.scene.zone('4e') });
  });

  test('R245: its health is kept on its board', () => {
    const playing = scene().nemesis('0m', { health: 3 }).rolls(6).start().attacks(1);
    expect(playing.view.nemesis.health).toBe(2);
    expect(playing.events('nemesis-wounded')).toMatchObject([{ wounds: 1, health: 2 }]);
  });

  test('R246: raising its spawn value brings more rats', () => {
    const playing = scene()
      .you('0m')
      .nemesis('4w', { raised: { spawn: 2 } })
      .rolls(1)
      .sack({ white: 12 })
      .start()
      .ends();
    expect(playing.events('rat-spawned').filter(({ cause }) => cause === 'nemesis')).toHaveLength(4);
  });

  test('R247: each has a power of its own', () => {
    const powers = content.nemeses.map(({ effects, steps }) => effects ?? steps);
    expect(powers.every((power) => power !== undefined)).toBe(true);
    expect(content.nemeses).toHaveLength(4);
  });

  test('R247: the power works while it is on the map, and not before', () => {
    const [king, gourmet] = tiny.nemeses;
    if (!king || !gourmet) throw new Error('no nemesis');
    const fierce = { ...tiny, nemeses: [{ ...king, effects: { defence: () => 0 } }, gourmet] };
    expect(scene({}, fierce).start().view.catcher.defence).toBe(1);
    expect(scene({}, fierce).nemesis('4e').start().view.catcher.defence).toBe(0);
  });

  test('R248, R194: a mutation step runs the mutation of the nemesis', () => {
    const playing = scene().tracker(4).nemesisBoard({ health: 5 }).cheese('1m').rats('1m', { white: 5 }).start().ends();
    expect(playing.view.nemesis).toMatchObject({ defence: 3, counters: { mutations: 1 } });
    const steps = content.nemeses.find(({ id }) => id === 'rat-king')?.tracker.flat();
    expect(steps).toContain('mutation');
  });

  test('R248: a mutation of the Rat King raises one of his values by a die', () => {
    const raised = new Set<string>();
    for (let n = 1; n <= 40; n++) {
      const king = content.nemeses.find(({ id }) => id === 'rat-king');
      if (!king) throw new Error('no Rat King');
      const at = king.tracker.findIndex((events) => events.includes('mutation'));
      const begun = scene({ nemesis: 'rat-king' }, { ...tiny, nemeses: [king] })
        .tracker(at)
        .cheese('1m')
        .rats('1m', { white: 5 });
      for (const { value } of begun.seeded(n).start().ends().events('raised')) raised.add(value);
    }
    expect(raised.size).toBeGreaterThan(3);
  });

  test('R249: the Maw keeps what it devours on its gut card', () => {
    const maw = content.nemeses.find(({ id }) => id === 'maw');
    if (!maw) throw new Error('no Maw');
    const begun = scene({ nemesis: 'maw' }, { ...tiny, nemeses: [maw] })
      .you('0m')
      .nemesis('4e')
      .rats('4e', { white: 2 });
    const playing = begun.start().ends();
    expect(playing.view.nemesis.counters['gut-rats']).toBeGreaterThan(0);
    expect(playing.events('power').some(({ power }) => power === 'maw')).toBe(true);
  });

  test('R11, R195, R236: every tracker has ten steps, one on which the nemesis appears, and the loss at the end', () => {
    for (const { tracker } of content.nemeses) {
      expect(tracker).toHaveLength(10);
      expect(
        tracker
          .slice(0, 9)
          .flat()
          .filter((event) => event === 'nemesis'),
      ).toHaveLength(1);
      expect(tracker.flat().filter((event) => event === 'loss')).toEqual(['loss']);
      expect(tracker[9]).toContain('loss');
    }
  });

  test('R236: a nemesis that is in the City does not appear a second time', () => {
    const begun = scene().you('0m').nemesis('4m').tracker(3).cheese('1m').rats('1m', { white: 5 }).rolls(1);
    const playing = begun.start().ends();
    expect(playing.events('tracker')).toMatchObject([{ step: 4, events: ['nemesis'] }]);
    expect(playing.events('nemesis-appeared')).toEqual([]);
  });
});
