/** Section R: the City grows (R143-R154). */
import { describe, expect, test } from 'vitest';
import { type Playing, type Scene, scene } from '../testing/scene.ts';

const FIRST = { edition: 'first' };

/** 0 in the middle with 1 to the east; no cheese, so that the City has to grow. */
function hungry(setup: Record<string, string> = {}): Scene {
  return scene(setup).noCheese().city([0, 0, 0], [1, 1, 0]).deck(2, 3, 7, 4).questions({}).sack({ white: 30 });
}

const cells = (playing: Playing) =>
  [...new Set(playing.offered.map((key) => /x=(-?\d+) y=(-?\d+)/.exec(key)?.slice(1).join()))].sort();
const townships = (playing: Playing) => [
  ...new Set(playing.offered.map((key) => Number(/township=(\d+)/.exec(key)?.[1]))),
];

/** Answers everything with the first option until the next turn of the ratcatcher. */
function onwards(playing: Playing): Playing {
  while (playing.ask && playing.ask !== 'action') playing.match.choose(0);
  return playing;
}

describe('the check', () => {
  test("R143, R207: at the end of the ratcatcher's turn and at the end of the rats' turn", () => {
    const playing = onwards(hungry().deck(2, 4).you('1m').start().ends());
    const order = playing.story.filter((type) => type === 'expansion' || type === 'turn');
    expect(order).toEqual(['expansion', 'turn', 'expansion', 'turn']);
  });

  test('R144: with fewer than two cheese it is mandatory, with two nothing happens', () => {
    expect(scene().noCheese().cheese('1m').deck(7).start().ends().ask).toBe('place-township');
    expect(scene().noCheese().cheese('1m', 2).start().ends().events('expansion')).toEqual([]);
    expect(scene().noCheese().cheese('1m').cheese('2m').start().ends().events('expansion')).toEqual([]);
  });

  test("R145: as many townships as the expansion value of the ratcatcher's township", () => {
    const drawn = (zone: string) => {
      const begun = scene().noCheese().city([0, 0, 0], [1, 1, 0], [4, 0, 1]).deck(2, 3, 5, 7).you(zone).questions({});
      return begun.start().ends().state.drawn.length;
    };
    expect(['1m', '0m', '4m'].map(drawn)).toEqual([1, 2, 4]);
  });

  test('R143, R52, O12: the City grows before it is looked up what is active', () => {
    const playing = hungry().deck(4).start().ends();
    playing.does({ do: 'place', township: 4, x: -1, y: 0, turn: 0 });
    const turn = playing.story.indexOf('turn');
    const before = playing.story.slice(0, turn);
    expect(before).toContain('township-placed');
    expect(playing.view.townships.find(({ township }) => township === 4)?.active).toBe(true);
    // Township 1 is placed far from a ratcatcher who stands on 5 and has no cheese: inactive at once, and emptied.
    const far = scene()
      .noCheese()
      .city([0, 0, 0], [5, 1, 0])
      .you('5m')
      .deck(1)
      .sack({ white: 9 })
      .reserve({})
      .start()
      .ends();
    while (far.ask === 'place-township') far.match.choose(0);
    expect(far.view.townships.find(({ township }) => township === 1)?.active).toBe(false);
    expect(far.events('rats-returned')).toMatchObject([{ rule: 'R208' }]);
  });

  test('R154: each check leads to one expansion at most', () => {
    const playing = hungry().deck(4, 5, 2).you('1m').start().ends();
    playing.match.choose(0);
    const before = playing.story.slice(0, playing.story.indexOf('turn'));
    expect(before.filter((type) => type === 'expansion')).toHaveLength(1);
  });
});

describe('placing', () => {
  test('R146: the second edition draws all cards first, then attaches each in the order the player likes (D23)', () => {
    const playing = hungry().start().ends();
    expect(playing.events('township-drawn').map(({ township }) => township)).toEqual([4, 7]);
    expect(townships(playing)).toEqual([4, 7]);
    playing.does({ do: 'place', township: 7, x: -1, y: 0, turn: 0 });
    expect(townships(playing)).toEqual([4]);
  });

  test('R146: the first edition chooses a free connector, then draws, then attaches there (D23)', () => {
    const playing = hungry(FIRST).start().ends();
    expect(playing.ask).toBe('expansion-connector');
    expect(playing.events('township-drawn')).toEqual([]);
    playing.does({ do: 'connector', zone: playing.scene.zone('0w'), x: -1, y: 0 });
    expect(playing.events('township-drawn')).toMatchObject([{ township: 4 }]);
    expect(cells(playing)).toEqual(['-1,0']);
  });

  test('R147: only where connectors meet', () => {
    const playing = hungry()
      .deck(5, 5 - 1)
      .start()
      .ends();
    const five = playing.offered.filter((key) => key.includes('township=5'));
    // Township 5 has one connector: one turn for each of the three free sides of 0.
    expect(five).toHaveLength(3);
    expect(five).toContain('place township=5 turn=2 x=-1 y=0');
  });

  test('R148: the second edition attaches to the own township first (D24)', () => {
    expect(cells(hungry().start().ends())).toEqual(['-1,0', '0,-1', '0,1']);
  });

  test('R148: then to any active township', () => {
    const lots = [
      [0, 0, 0],
      [1, 1, 0],
      [2, -1, 0],
      [3, 0, -1],
      [4, 0, 1],
    ] as const;
    const playing = scene()
      .noCheese()
      .city(...lots)
      .inactive(2, 3)
      .deck(7, 6)
      .you('0m')
      .start()
      .ends();
    expect(cells(playing)).toEqual(['-1,1', '0,2', '1,-1', '1,1', '2,0'].filter((cell) => cell !== '-1,-1'));
  });

  test('R148: then anywhere in the City', () => {
    const lots = [
      [0, 0, 0],
      [5, 1, 0],
      [4, -1, 0],
    ] as const;
    const playing = scene()
      .noCheese()
      .city(...lots)
      .inactive(0, 4)
      .deck(7)
      .you('5m')
      .start()
      .ends();
    expect(cells(playing)).toEqual(['-1,-1', '-1,1', '-2,0', '0,-1', '0,1']);
  });

  test('R148: the first edition attaches to any active township (D24)', () => {
    const playing = hungry(FIRST).start().ends();
    expect(cells(playing)).toEqual(['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0']);
  });

  test('R149: no overlap, any orientation', () => {
    const playing = hungry().deck(4).start().ends();
    expect(cells(playing)).not.toContain('1,0');
    expect(playing.offered.filter((key) => key.includes('x=-1 y=0'))).toHaveLength(4);
  });

  test('R147, O9: without a free connector, or without cards, nothing grows', () => {
    const closed = scene().noCheese().city([0, 0, 0], [5, 1, 0], [3, 0, -1], [4, 0, 1], [2, -1, 0]).inactive().deck(7);
    expect(closed.start().ends().ask).toBe('place-township');
    const none = hungry().deck().start().ends();
    expect(none.events('expansion-impossible')[0]).toMatchObject({ why: 'no-cards' });
    expect(none.ask).toBe('action');
  });

  test('R147, O9: cards that fit nowhere go to the bottom of the deck', () => {
    const content = scene().atlas.content;
    const lonely = {
      ...content,
      townships: content.townships.map((card) => (card.number === 0 ? { ...card, connectors: { east: 2 } } : card)),
    };
    const playing = scene({}, lonely).noCheese().city([0, 0, 0], [5, 1, 0]).deck(7, 4, 2, 3).start().ends();
    expect(playing.events('expansion-impossible')[0]).toMatchObject({ why: 'no-connector' });
    expect(playing.state.drawn).toEqual([]);
    // Twice two cards: 3 and 2 at the end of the ratcatcher's turn, 4 and 7 at the end of the rats'.
    expect(playing.state.deck).toEqual([4, 7, 3, 2].map((number) => playing.scene.card(number)));
  });
});

describe('populating the new card', () => {
  const placed = (township: number) => {
    const playing = hungry().deck(township).start().ends();
    return playing.does({ do: 'place', township, x: -1, y: 0, turn: 0 });
  };

  test('R150: one cheese on each cheese slot', () => {
    expect(placed(3).events('token-placed')).toContainEqual({
      type: 'token-placed',
      token: 'cheese',
      zone: scene().zone('3e'),
      rule: 'R33',
    });
  });

  test('R151: "?" tokens for its "?" slots', () => {
    const playing = hungry()
      .deck(2)
      .questions({ yellow: 1 })
      .start()
      .ends()
      .does({ do: 'place', township: 2, x: -1, y: 0, turn: 0 });
    expect(playing.events('question-revealed')).toMatchObject([{ zone: playing.scene.zone('2m') }]);
  });

  test('R152: ability tokens and health on their symbols', () => {
    const tokens = placed(3)
      .events('token-placed')
      .filter(({ rule }) => rule === 'R35');
    expect(tokens.map(({ token }) => token)).toEqual(['purple', 'health']);
  });

  test('R153: rats on all its nests and spawns', () => {
    const playing = placed(7);
    const fresh = playing.events('rat-spawned').filter(({ rule }) => rule === 'R62' || rule === 'R63');
    expect(fresh.map(({ zone }) => zone)).toEqual(['7w', '7e', '7e'].map((name) => playing.scene.zone(name)));
  });
});
