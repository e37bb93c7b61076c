/** Section E: active townships (R47-R53). */
import { describe, expect, test } from 'vitest';
import type { Playing } from '../testing/scene.ts';
import { scene } from '../testing/scene.ts';

const active = (playing: Playing) =>
  playing.view.townships.flatMap((each) => (each.active ? [each.township] : [])).sort();

/** 2 - 0 - 1 - 4 in a row, 3 north of 0; all cheese on one township. */
const withCheese = (zone: string) => scene().noCheese().cheese(zone, 2);

describe('active townships', () => {
  test("R47, R48, R51: the ratcatcher's township and those connected to it, no others", () => {
    expect(active(withCheese('2w').you('2m').start().ends())).toEqual([0, 2]);
  });

  test('R48, O11: a card that only lies beside it, without meeting connectors, is not adjacent', () => {
    const playing = scene()
      .noCheese()
      .city([0, 0, 0], [1, 1, 0], [7, 1, -1], [4, 0, -1])
      .you('1m')
      .cheese('1m', 2)
      .rats('1m', { white: 1 })
      .start()
      .ends();
    expect(active(playing)).toEqual([0, 1]);
  });

  test('R49, R51: a township with cheese', () => {
    expect(active(withCheese('4e').you('2m').start().ends())).toEqual([0, 2, 4]);
  });

  test('R50, R51: a township with the nemesis', () => {
    const playing = withCheese('2w').you('2m').nemesis('4e').rolls(1).start().ends();
    expect(playing.state.nemesis.zone).toBe(playing.scene.zone('4m'));
    expect(active(playing)).toEqual([0, 2, 4]);
  });

  test('R50: also where the nemesis stands in the very first zone of card 00', () => {
    const begun = () => scene({ edition: 'first' }).noCheese().cheese('4w', 2).you('4m');
    expect(begun().zone('0w')).toBe(0);
    expect(active(begun().start())).not.toContain(0);
    expect(active(begun().nemesis('0w').start())).toContain(0);
  });

  test('R52: in the second edition it is settled at the end of a turn only', () => {
    const playing = withCheese('2w').you('2e').inactive(1).start().walks('0w', '0m');
    expect(active(playing)).not.toContain(1);
    expect(active(playing.ends())).toContain(1);
  });

  test('R52: in the first edition it holds at every moment (D9)', () => {
    const setup = { edition: 'first' };
    const playing = scene(setup).noCheese().cheese('2w', 2).you('2e').inactive(1).start();
    expect(active(playing)).not.toContain(1);
    expect(active(playing.walks('0w'))).toContain(1);
  });

  test('R52: in the first edition the log tells of it when it happens (D9)', () => {
    const told = (edition: string) => {
      const playing = scene({ edition }).noCheese().cheese('2w', 2).you('2e').inactive(1, 4).start().walks('0w');
      return playing.events('township-active').map(({ township, active }) => `${township} ${active}`);
    };
    expect([told('second'), told('first')]).toEqual([[], ['1 true']]);
    const eaten = scene({ edition: 'first' }).noCheese().you('2m').cheese('4m').cheese('2w').rats('4m', { white: 5 });
    const order = eaten.start().ends().match.events(0);
    const asleep = order.findIndex((event) => event.type === 'township-active' && event.township === 4);
    expect(order[asleep]).toMatchObject({ active: false });
    expect(asleep).toBeLessThan(order.findIndex(({ type }) => type === 'rat-spawned'));
  });

  test('R53: a township that becomes active again fills its nests, printed ones and tokens, and nothing else', () => {
    const playing = withCheese('2w').you('0w').inactive(1).token('nest', '1w').start().walks('0m').ends();
    const spawned = playing.events('rat-spawned').filter(({ cause }) => cause === 'reactivated');
    const zones = spawned.map(({ zone }) => zone);
    expect(zones.sort()).toEqual([playing.scene.zone('1w'), playing.scene.zone('1e')].sort());
    expect(playing.events('token-placed')).toEqual([]);
    expect(playing.events('question-revealed')).toEqual([]);
  });

  test('R53: a township that stays active does not', () => {
    const playing = withCheese('2w').you('0w').start().walks('0m').ends();
    expect(playing.events('rat-spawned').filter(({ cause }) => cause === 'reactivated')).toEqual([]);
  });

  test('R53: the first edition says nothing of it and does nothing (D10)', () => {
    const playing = scene({ edition: 'first' })
      .noCheese()
      .cheese('2w', 2)
      .you('0w')
      .inactive(1)
      .start()
      .walks('0m')
      .ends();
    expect(playing.events('rat-spawned').filter(({ cause }) => cause === 'reactivated')).toEqual([]);
  });

  test('R50, R52: in the first edition the township that the nemesis leaves falls asleep at once (D9)', () => {
    const begun = scene({ edition: 'first' }).noCheese().cheese('2w', 2).you('2m').nemesis('4e').rolls(6);
    const story = begun.rats('4e', { white: 1 }).start().ends().match.events(0);
    const at = (type: string) => story.findIndex((event) => event.type === type);
    const asleep = story.findIndex(
      (event) => event.type === 'township-active' && event.township === 4 && !event.active,
    );
    expect(asleep).toBe(at('rats-moved') + 1);
  });
});
