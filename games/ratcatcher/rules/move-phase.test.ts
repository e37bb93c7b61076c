/** Section T: movement and targets of the rats (R160-R168). */
import { SETTLE } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';
import { tiny } from '../testing/tiny-box.ts';

/** 2 - 0 - 1 - 4 in a row, 3 north of 0. */
const bare = () => scene().noCheese().inactive();

describe('movement', () => {
  test('R160: from zone to connected zone towards the nearest target', () => {
    const playing = bare().you('2w').cheese('0e').cheese('4e').rats('0w', { white: 1 }).start().ends();
    const [from, to, target] = ['0w', '0m', '0e'].map((name) => playing.scene.zone(name));
    expect(playing.events('rats-moved')).toMatchObject([
      { rat: 'white', from, to, target, because: 'nearest', rule: 'R160' },
    ]);
  });

  test('R160, O8: a rat without a target stays', () => {
    const playing = scene().noCheese().deck().rats('1m', { white: 1, black: 1 }).start().ends();
    expect(playing.events('rats-moved')).toEqual([]);
  });

  test('R160, O21: rats may pass through inactive townships', () => {
    const playing = bare().you('4m').cheese('2w', 2).rats('2e', { brown: 1 }).inactive(0).start().ends();
    expect(playing.events('rats-moved')).toMatchObject([{ rat: 'brown', to: playing.scene.zone('0m') }]);
  });

  test('R161, R168: up to the movement value: white and black one zone, brown two', () => {
    const playing = bare().you('2w').cheese('2m', 2).rats('0e', { white: 1, black: 1, brown: 1 }).start().ends();
    const moved = Object.fromEntries(playing.events('rats-moved').map(({ rat, to }) => [rat, to]));
    const [one, two] = [playing.scene.zone('0m'), playing.scene.zone('0w')];
    expect(moved).toEqual({ brown: two, black: one, white: one });
  });

  test('R162: white and black rats go for cheese, brown ones for the ratcatcher', () => {
    const playing = bare().you('2m').cheese('4e', 2).rats('0m', { white: 1, black: 1, brown: 1 }).start().ends();
    const towards = playing.events('rats-moved').map(({ rat, target }) => `${rat} ${target}`);
    const [cheese, you] = [playing.scene.zone('4e'), playing.scene.zone('2m')];
    expect(towards).toEqual([`brown ${you}`, `black ${cheese}`, `white ${cheese}`]);
  });

  test('R163: a rat in a zone with its target does not leave it', () => {
    const playing = bare().cheese('1m').cheese('0e').rats('1m', { white: 2 }).rats('0m', { brown: 1 }).start().ends();
    expect(playing.events('rats-moved')).toEqual([]);
  });

  test('R163: the second edition looks at the start of the turn, even if the cheese is carried off before (D43)', () => {
    const left = (edition: string) => {
      const begun = scene({ edition })
        .noCheese()
        .cheese('1w')
        .cheese('4e')
        .rats('1w', { white: 1 })
        .peculiar('magpie', '1m');
      return begun
        .start()
        .ends()
        .events('rats-moved')
        .filter(({ rat }) => rat === 'white').length;
    };
    expect([left('second'), left('first')]).toEqual([0, 1]);
  });

  test('R163: that holds for peculiar rats too (D43)', () => {
    const moved = (edition: string) => {
      const { content } = scene().atlas;
      const magpie = content.peculiarRats.find(({ id }) => id === 'magpie');
      if (!magpie) throw new Error('no magpie');
      // The first one takes the health token beside which the second one stands.
      const two = {
        ...content,
        peculiarRats: [
          { ...magpie, id: 'first' },
          { ...magpie, id: 'second', collects: [] },
        ],
      };
      const playing = scene({ edition }, two).peculiar('first', '0w').peculiar('second', '0m').token('health', '0m');
      return playing
        .start()
        .ends()
        .events('rats-moved')
        .map(({ rat }) => rat);
    };
    expect([moved('second'), moved('first')]).toEqual([['first'], ['first', 'second']]);
  });

  test('R164: a rat that reaches its target stops there', () => {
    const playing = bare().you('1w').cheese('4e', 2).rats('1m', { brown: 1 }).start().ends();
    expect(playing.at('brown', '1w')).toBe(1);
  });

  test('each rat moves once, even into a zone whose rats move later', () => {
    const playing = bare().you('1e').cheese('2w', 2).rats('2m', { brown: 1 }).rats('0w', { brown: 1 }).start().ends();
    expect(playing.events('rats-moved').map(({ from, to }) => [from, to])).toEqual([
      [playing.scene.zone('0w'), playing.scene.zone('0e')],
      [playing.scene.zone('2m'), playing.scene.zone('0w')],
    ]);
  });
});

describe('ties', () => {
  test('R165: the target nearest to the ratcatcher', () => {
    const playing = bare().you('1e').cheese('1w').cheese('0m').rats('0e', { white: 3 }).start().ends();
    const [target, instead] = [playing.scene.zone('1w'), playing.scene.zone('0m')];
    expect(playing.events('rats-moved')).toMatchObject([
      { count: 3, to: target, target, because: 'nearer-to-you', instead, rule: 'R165' },
    ]);
    const other = bare()
      .you('0w')
      .cheese('1w')
      .cheese('0m')
      .rats('0m', { brown: 1 })
      .rats('0e', { white: 3 })
      .start()
      .ends();
    expect(other.events('rats-moved').find(({ rat }) => rat === 'white')?.target).toBe(other.scene.zone('0m'));
  });

  test('R166: then the zone on the township with the higher number', () => {
    const even = bare()
      .city([0, 0, 0], [1, 1, 0], [2, -1, 0])
      .you('0m')
      .cheese('1w')
      .cheese('2e')
      .rats('0m', { white: 1 })
      .start()
      .ends();
    expect(even.events('rats-moved')).toMatchObject([
      { target: even.scene.zone('2e'), because: 'higher-number', instead: even.scene.zone('1w'), rule: 'R166' },
    ]);
  });

  test('R167, O32: still tied, the player chooses, for each rat of the zone', () => {
    const playing = bare().you('0m').cheese('0w').cheese('0e').rats('0m', { white: 3 }).start().ends();
    expect(playing.ask).toBe('rats-target');
    expect(playing.match.decision).toMatchObject({ rule: 'R167' });
    playing.sends('0w', 1, '0e', 2);
    expect([playing.at('white', '0w'), playing.events('rats-moved').length]).toEqual([1, 2]);
    expect(playing.events('rats-moved')[1]).toMatchObject({
      count: 2,
      to: playing.scene.zone('0e'),
      because: 'your-choice',
    });
  });

  test('R167: one rat is simply sent', () => {
    const playing = bare().you('0m').cheese('0w').cheese('0e').rats('0m', { white: 1 }).start().ends();
    const [west, east] = [playing.scene.zone('0w'), playing.scene.zone('0e')];
    expect(playing.offered).toEqual([`send rats=1 to=${west}`, `send rats=1 to=${east}`, 'settle']);
  });

  /** A block of four townships: two equally short ways from 0m to 4m, by 3 in the north or by 1 in the east. */
  const block = () => scene().noCheese().city([0, 0, 0], [1, 1, 0], [3, 0, -1], [4, 1, -1]);

  test('R167, O20: the player chooses between equally short ways if a trap lies on one of them', () => {
    const ways = block().you('0w').cheese('4m', 2).rats('0m', { white: 2 }).trap('3m').start().ends();
    expect(ways.ask).toBe('rats-way');
    ways.sends('0e', 1, '3m', 1);
    expect(ways.events('rats-moved')).toHaveLength(2);
  });

  test('R167, O20: or a placed token', () => {
    const playing = block().you('0w').cheese('4m', 2).rats('0m', { white: 2 }).placed('yellow', '3m').start().ends();
    expect(playing.ask).toBe('rats-way');
  });

  test('R167, O20: and if one of the ways ends where the ratcatcher stands', () => {
    const playing = block().you('3m').cheese('4m', 2).rats('0m', { white: 1 }).start().ends();
    const sent = ['0e', '3m'].map((name) => `send rats=1 to=${playing.scene.zone(name)}`);
    expect(playing.offered).toEqual([...sent, 'settle']);
  });

  test('R167, O32: two zones are divided with one answer, in all ways there are', () => {
    const playing = bare().you('0m').cheese('0w').cheese('0e').rats('0m', { white: 2 }).start().ends();
    const [west, east] = [playing.scene.zone('0w'), playing.scene.zone('0e')];
    expect(playing.offered).toEqual([
      `send other=${east} rats=2 rest=0 to=${west}`,
      `send other=${east} rats=1 rest=1 to=${west}`,
      `send other=${east} rats=0 rest=2 to=${west}`,
      'settle',
    ]);
    expect(playing.sends('0w', 0, '0e', 2).events('rats-moved')).toMatchObject([{ count: 2, to: east }]);
  });

  test('R167, O20: who does not care leaves it to the fixed order, and the log says so', () => {
    const tied = () => bare().you('0m').cheese('0w').cheese('0e').rats('0m', { white: 3 }).start().ends();
    const playing = tied().does(SETTLE);
    // Both are as near to the ratcatcher and on one township: the first zone of the card.
    expect(playing.events('rats-moved')).toMatchObject([
      { count: 3, to: playing.scene.zone('0w'), because: 'fixed-order', rule: 'O20' },
    ]);
    expect(playing.ask).toBe('action');
    const ways = block().you('3m').cheese('4m', 2).rats('0m', { white: 2 }).start().ends().does(SETTLE);
    expect(ways.events('rats-moved')).toMatchObject([{ count: 2, to: ways.scene.zone('3m'), because: 'fixed-order' }]);
  });

  /** Card 00 with a fourth zone: 0w, 0e and 0x all lie around 0m. */
  const star = () => {
    const townships = tiny.townships.map((card) => {
      const [, middle] = card.zones;
      if (card.number !== 0 || !middle) return card;
      const paths = [...card.paths, [1, 3] as const];
      return { ...card, zones: [...card.zones, { ...middle, symbols: [] }], paths };
    });
    return scene({}, { ...tiny, townships })
      .noCheese()
      .you('0m');
  };

  test('R167, O32: with three zones the first is asked for, then the others', () => {
    const begun = star().cheese('0w').cheese('0e').cheese('0x').rats('0m', { white: 3 });
    const playing = begun.start().ends();
    expect(playing.offered).toHaveLength(5);
    playing.sends('0w', 1, undefined, 2);
    expect(playing.offered).toHaveLength(4);
    playing.sends('0e', 1, '0x', 1);
    expect(playing.events('rats-moved').map(({ to, count }) => [to, count])).toEqual(
      ['0w', '0e', '0x'].map((name) => [begun.zone(name), 1]),
    );
    const none = begun.start().ends().sends('0w', 0, undefined, 3).does(SETTLE);
    expect(none.events('rats-moved')).toMatchObject([{ count: 3, to: begun.zone('0w'), because: 'fixed-order' }]);
  });

  test('R167: targets to which the rats take the same step are no choice yet', () => {
    const begun = star().cheese('0e').cheese('0x').rats('0w', { white: 2 });
    expect(begun.start().ends().events('rats-moved')).toMatchObject([
      { count: 2, to: begun.zone('0m'), because: 'nearest', rule: 'R160' },
    ]);
  });

  test('R167, O20: otherwise they go the way nearer to the ratcatcher, then the higher township', () => {
    const playing = block().you('0w').cheese('4m', 2).rats('0m', { white: 2 }).start().ends();
    expect(playing.events('rats-moved')).toMatchObject([{ count: 2, to: playing.scene.zone('3m') }]);
    const east = block().you('1w').cheese('4m', 2).rats('0m', { white: 2 }).start().ends();
    expect(east.events('rats-moved')).toMatchObject([{ count: 2, to: east.scene.zone('0e') }]);
  });
});
