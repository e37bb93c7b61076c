import { describe, expect, test } from 'vitest';
import { eventNamed, kindNamed } from '../../content/catalogue.ts';
import { knownOf } from '../../state/known.ts';
import { EMPTY, seenBy } from '../../state/state.ts';
import type { Playing } from '../../testing/scene.ts';
import { meadowPlace } from './arrows.ts';
import { activityOf, type Level, lairOf } from './lair.ts';
import { lair } from './scene.ts';

const told = (table: Playing, type: string) =>
  table.events(type).map(({ rule: _rule, seat: _seat, type: _type, ...rest }) => rest);
const MEADOW = ['king', 'queen', 'judge', 'doctor', 'bard', 'wanderer', 'postal-pigeon', 'shepherd'];
const without = (place: number) => MEADOW.map((id, at) => (at === place - 1 ? null : id));
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
const WORKERS = [2, 3, 5, 8];

/** All is placed, and a card asks for a worker: she prepares, or ends. */
function preparing(season: (typeof SEASONS)[number], level: Level = 0) {
  const out = Array<string>(WORKERS[SEASONS.indexOf(season)] ?? 0).fill('haven');
  return lair(['under-every-stone'], { level })
    .inSeason(season)
    .figure(2)
    .meadow(...without(2))
    .out(1, ...out);
}

describe('she prepares for a season', () => {
  test('W156, W192: figure and workers return, also from a Monastery; events that she claimed are hers', () => {
    const scene = lair(['under-every-stone'])
      .figure(2)
      .meadow(...without(2))
      .city(1, 'monastery')
      .out(1, 0, 0);
    const table = scene.start();
    expect([table.out(1), lairOf(table.state).figure, table.player(1).available]).toEqual([[], EMPTY, 3]);
  });

  test('W173, W193, OW16: then she takes one basic event that she meets in full', () => {
    const table = preparing('winter').city(1, 'farm', 'farm', 'mine', 'mine', 'inn', 'lookout', 'monastery').start();
    expect(table.player(1).events.map(({ event }) => event)).toEqual([eventNamed('grand-tour')]);
    const none = preparing('winter').city(1, 'farm', 'farm', 'mine').start();
    expect(none.player(1).events).toEqual([]);
  });

  test('W193: a special event that she meets is not taken, whether basic ones are left or not', () => {
    const special = ['a-well-run-city', 'an-evening-of-fireworks', 'ancient-scrolls-discovered', 'croak-wart-cure'];
    const claimed = (...gone: string[]) =>
      preparing('winter')
        .special(...special)
        .city(1, 'chip-sweep', 'clock-tower')
        .achieved(0, ...gone)
        .start()
        .player(1).events;
    const basic = ['city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition'];
    expect([claimed(), claimed(...basic)]).toEqual([[], []]);
  });

  test('OW17: cards among her spoils do not count for it', () => {
    const table = preparing('winter').city(1, 'farm', 'farm', 'mine').spoils('mine').start();
    expect(table.player(1).events).toEqual([]);
  });

  test('W195: revealed and unrevealed cards are shuffled with the pile of the coming season', () => {
    const { deck, revealed, box } = lairOf(preparing('winter').start().state);
    expect([deck.length, revealed.length, box.length]).toEqual([11, 0, 1]);
    expect(deck.filter((index) => activityOf(index).season === 'spring')).toHaveLength(3);
  });

  test('OW1: what she placed before belongs to the old deck', () => {
    const table = lair(['resin-trap', 'under-every-stone'])
      .figure(2)
      .meadow(...without(2))
      .out(1, 'haven')
      .start();
    expect(lairOf(table.state).placed).toBe(true);
    table.place('basic-1-berry');
    expect([table.player(1).season, lairOf(table.state).placed]).toEqual([1, false]);
  });

  test('W109, W196, W197: her season goes on by itself, with its workers', () => {
    const seasons = SEASONS.slice(0, 3).map((season) => {
      const table = preparing(season).start();
      return [table.player(1).season, table.player(1).available, table.player(0).season];
    });
    expect(seasons).toEqual([
      [1, 3, 0],
      [2, 5, 0],
      [3, 8, 0],
    ]);
  });

  test('W198, W204: spring: two deck cards, one random Meadow card is discarded, all gaps are filled', () => {
    const table = preparing('winter').start();
    expect([table.player(1).hand.length, table.discarded.length, table.meadow.includes(null)]).toEqual([2, 1, false]);
    expect(told(table, 'nightweave-discards')).toHaveLength(1);
  });

  test('W199: summer: two random Meadow cards into her hand, seen by all', () => {
    const table = preparing('spring').start();
    const taken = told(table, 'nightweave-takes').map(({ card }) => card);
    expect(taken).toHaveLength(2);
    expect(table.match.view(0).players[1]?.hand.slice().sort()).toEqual(taken.sort());
    expect(table.discarded).toEqual([]);
  });

  test('W200, W426: autumn: two deck cards, two different Meadow cards are discarded', () => {
    const table = preparing('summer').start();
    const gone = told(table, 'nightweave-discards');
    expect([gone.length, new Set(gone.map(({ spot }) => spot)).size, table.player(1).hand.length]).toEqual([2, 2, 2]);
  });

  test('W426: both cards are found before the Meadow is refilled', () => {
    for (const [season, type] of [
      ['spring', 'nightweave-takes'],
      ['summer', 'nightweave-discards'],
    ] as const) {
      const log = preparing(season)
        .start()
        .match.events(0)
        .map((event) => event.type);
      expect(log.filter((each) => each === type)).toHaveLength(2);
      expect(log.indexOf('refill')).toBeGreaterThan(log.lastIndexOf(type));
    }
  });

  test('W202, W203, OW75: an empty place passes to the next card clockwise: 1, 2, 3, 4, 8, 7, 6, 5', () => {
    const { state } = lair(['resin-trap']).meadow('king', null, null, null, null, null, null, 'queen').start();
    expect([1, 2, 3].map((spot) => meadowPlace(state, spot))).toEqual([7, 7, 7]);
    expect([6, 5, 4].map((spot) => meadowPlace(state, spot))).toEqual([0, 0, 0]);
    state.meadow.fill(EMPTY);
    expect(meadowPlace(state, 3)).toBeUndefined();
  });
});

test('W202: the log tells what the die showed, whichever card it led to', () => {
  const dice = Array.from({ length: 8 }, (_, n) => {
    const scene = lair(['under-every-stone']).figure(2).meadow('king', null).out(1, 'haven', 'haven');
    const [gone] = told(scene.start(`seed ${n}`), 'nightweave-discards');
    expect(gone).toMatchObject({ card: 'king', spot: 0 });
    return gone?.die;
  });
  expect(new Set(dice).size).toBeGreaterThan(2);
});

describe('how it ends with her', () => {
  test('W112, W206, W207, W211, W212: at the end of autumn the game ends for her; people go on, and she without them', () => {
    const table = preparing('autumn').start();
    expect(table.player(1)).toMatchObject({ passed: true, season: 3 });
    expect(table.match.result).toBeUndefined();
    expect(table.match.decision?.seat).toBe(0);
    const alone = lair(['under-every-stone']).passed(0).start();
    expect(alone.match.result).toBeDefined();
    expect(alone.player(1).season).toBe(3);
  });

  test('W211: once she is finished nothing can be given to her', () => {
    const table = preparing('autumn').hand(0, 'monk').stock(0, { berry: 3 }).start();
    expect(table.play('monk').stock(0)).toEqual({ berry: 2 });
  });

  test('W208: her spoils join her city, even beyond 15; a Fool is discarded', () => {
    const cards = ['mine', 'inn', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]);
    const table = preparing('autumn')
      .city(1, ...cards)
      .spoils('farm', 'fool')
      .start();
    expect([table.city(1).length, table.discarded]).toEqual([16, ['fool']]);
  });

  test('W208: the log tells of a Fool among her spoils', () => {
    const table = preparing('autumn').spoils('fool', 'mine').start();
    expect(table.events('nightweave-discards')).toMatchObject([{ card: 'fool', from: 'spoils', rule: 'W208' }]);
  });

  test('W193, W207-W209: why it ends is told first, and why an event is hers before she has it', () => {
    const types = (table: Playing) => table.match.events(0).map(({ type }) => type);
    const over = preparing('autumn').city(1, 'inn', 'lookout', 'monastery').spoils('mine').start();
    const end = ['nightweave-ends', 'nightweave-plays', 'nightweave-ranks', 'achieve'];
    expect(types(over).filter((type) => end.includes(type))).toEqual(end);
    const met = preparing('winter').city(1, 'inn', 'lookout', 'monastery').start();
    expect(met.events('nightweave-ranks')).toMatchObject([{ event: 'grand-tour', rank: 1, rule: 'W193' }]);
    expect(types(met).indexOf('nightweave-ranks')).toBeLessThan(types(met).indexOf('achieve'));
  });

  test('W209, W427: then one more basic event that she meets, with the spoils', () => {
    const table = preparing('autumn').city(1, 'farm', 'farm', 'mine').spoils('mine').start();
    expect(table.player(1).events.map(({ event }) => event)).toEqual([eventNamed('harvest-festival')]);
  });

  test('W209, W427: one more and no second one, however many she meets', () => {
    const both = ['judge', 'historian', 'crane', 'inn', 'lookout', 'chapel'];
    const events = (spoils: readonly string[], city: readonly string[]) =>
      preparing('autumn')
        .city(1, ...city)
        .spoils(...spoils)
        .start()
        .player(1).events;
    expect([events([], both).length, events(both.slice(3), both.slice(0, 3)).length]).toEqual([1, 1]);
    expect(events(['inn'], ['lookout', 'chapel'])).toHaveLength(1);
  });

  test('W157, W210, W218, OW37: workers, figure and events stay where they are and count', () => {
    const scene = lair(['under-every-stone'])
      .inSeason('autumn')
      .figure(2)
      .meadow(...without(2));
    const table = scene.out(1, 'journey-5', 'grand-tour', ...Array<string>(6).fill('haven')).achieved(1, 'grand-tour');
    const start = table.start();
    expect(start.score(1)).toMatchObject({ journey: 5, events: 3 });
    expect(lairOf(start.state).figure).toBe(1);
    expect(start.meadow[1]).toBeNull();
  });
});

describe('the log names the rule', () => {
  const rulesOf = (table: Playing, ...types: string[]) =>
    types.map((type) => [...new Set(table.events(type).map(({ rule }) => rule))].join());
  const steps = ['nightweave-prepares', 'recall', 'season'];

  test('W191-W193, W197-W200: of her preparation', () => {
    const [spring, summer, autumn] = SEASONS.slice(0, 3).map((season) => preparing(season).start());
    if (!spring || !summer || !autumn) throw new Error('three seasons');
    for (const table of [spring, summer, autumn]) expect(rulesOf(table, ...steps)).toEqual(['W191', 'W192', 'W197']);
    expect(rulesOf(spring, 'draw', 'nightweave-discards')).toEqual(['W198', 'W198']);
    expect(rulesOf(summer, 'nightweave-takes')).toEqual(['W199']);
    expect(rulesOf(autumn, 'draw', 'nightweave-discards')).toEqual(['W200', 'W200']);
    const met = preparing('winter').city(1, 'inn', 'lookout', 'monastery').start();
    expect(rulesOf(met, 'achieve')).toEqual(['W193']);
  });

  test('W207-W209: of her end', () => {
    const table = preparing('autumn').city(1, 'inn', 'lookout', 'monastery').spoils('mine').start();
    expect(rulesOf(table, 'nightweave-ends', 'nightweave-plays', 'achieve')).toEqual(['W207', 'W208', 'W209']);
  });

  test('W101, W102: of what is given to her', () => {
    const cards = lair(['resin-trap']).hand(0, 'mine', 'inn').city(0, 'post-office').start().visit('post-office');
    while (cards.ask !== 'turn') cards.choose({});
    expect(rulesOf(cards, 'points')).toEqual(['W101']);
    const told = cards.match.events(0).flatMap(({ type }) => (/^(give-cards|points)$/.test(type) ? type : []));
    expect(told).toEqual(['give-cards', 'points']); // what she takes them for comes first
    const goods = lair(['resin-trap']).hand(0, 'monk').stock(0, { berry: 3 }).start().play('monk');
    const drawn = goods.choose({ count: 2 }).events('draw');
    expect(drawn.filter(({ seat }) => seat === 1)).toMatchObject([{ count: 2, rule: 'W102' }]);
  });

  test('W107: of her Fool', () => {
    const fool = () => lair(['an-unasked-guest']).meadow('fool');
    expect(rulesOf(fool().start(), 'nightweave-plays')).toEqual(['W107']);
    expect(rulesOf(fool().city(0, 'fool').start(), 'nightweave-discards')).toEqual(['W107']);
  });
});

describe('her score', () => {
  const CITY = ['king', 'ruins', 'farm', 'bard'];
  const scoring = (level: Level) => {
    const table = preparing('autumn', level)
      .city(1, ...CITY)
      .points(1, 4)
      .achieved(1, 'grand-tour', 'croak-wart-cure');
    return table
      .special('croak-wart-cure', 'a-well-run-city', 'an-evening-of-fireworks', 'flying-doctor-service')
      .start();
  };

  test('W216, W217, W219, W225: base points, tokens, basic events; printed bonuses are not hers', () => {
    const score = scoring(0).score(1);
    expect(score).toMatchObject({ cards: 4 + 0 + 1 + 0, tokens: 4, events: 3 + 3, prosperity: 0, other: 0 });
  });

  test('W7, W208: her spoils count nothing before they join her city', () => {
    expect(lair(['resin-trap']).spoils('king').hidden('queen').start().score(1).total).toBe(0);
  });

  test('W220: for each card worth nothing 0, 1, 1, 1, 2', () => {
    expect(([0, 1, 2, 3, 4] as const).map((level) => scoring(level).score(1).other)).toEqual([0, 2, 2, 2, 4]);
  });

  test('W221: for each purple card 0, 0, 1, 2, 3', () => {
    expect(([0, 1, 2, 3, 4] as const).map((level) => scoring(level).score(1).prosperity)).toEqual([0, 0, 1, 2, 3]);
  });

  test('W223: a special event 3, 4, 5, 6, 6 instead of its points', () => {
    expect(([0, 1, 2, 3, 4] as const).map((level) => scoring(level).score(1).events - 3)).toEqual([3, 4, 5, 6, 6]);
  });

  test('W213, W214: more points win, equal points do not', () => {
    const ending = (points: number) =>
      preparing('autumn').points(1, 10).points(0, points).passed(0).start().match.result;
    expect([ending(11)?.winners, ending(10)?.winners]).toEqual([[0], []]);
    expect(ending(11)).toMatchObject({ reason: 'nightweave', scores: [11, 10] });
  });

  test('W215, OW39: two people win together if both are ahead of her, or each for themselves', () => {
    const ending = (victory: string, one: number, two: number) =>
      lair(['under-every-stone'], { seats: 2, setup: { victory } })
        .inSeason('autumn')
        .figure(2)
        .meadow(...without(2))
        .out(2, ...Array<string>(8).fill('haven'))
        .points(2, 10)
        .points(0, one)
        .points(1, two)
        .passed(0, 1)
        .start().match.result?.winners;
    expect(ending('together', 12, 11)).toEqual([0, 1]);
    expect(ending('together', 12, 10)).toEqual([]);
    expect(ending('each', 12, 10)).toEqual([0]);
    expect(ending('each', 9, 10)).toEqual([]);
  });
});

describe('what is different with her', () => {
  const facing = () => lair(['resin-trap']);

  test('W101, W421: cards given to her join her hand, with a token for each', () => {
    const table = facing().hand(0, 'mine', 'inn').city(0, 'post-office').start().visit('post-office');
    while (table.ask !== 'turn') table.choose({});
    expect(table.player(1).hand.length).toBeGreaterThanOrEqual(2);
    expect(table.player(1).points).toBe(2);
  });

  test('W98, W101: only the giver knows the cards that were given', () => {
    const table = facing().hand(0, 'mine', 'inn').city(0, 'post-office').start().visit('post-office');
    while (table.ask !== 'turn') table.choose({});
    const known = knownOf(table.player(1), 1 << 0);
    expect(known.slice().sort()).toEqual([kindNamed('mine'), kindNamed('inn')].sort());
    expect(table.player(1).shown.map(seenBy)).toEqual([1, 1]);
  });

  test('W102: resources given to her bring her as many deck cards and no tokens', () => {
    const table = facing().hand(0, 'monk').stock(0, { berry: 3 }).start().play('monk').choose({ count: 2 });
    expect([table.player(1).hand.length, table.player(1).points, table.stock(0)]).toEqual([2, 0, {}]);
    expect(table.player(0).points).toBe(4);
  });

  test('W104, W105, W106: she ignores the texts of her cards, may have a Unique card twice, and needs no home', () => {
    const scene = lair(['an-unasked-guest']).city(1, 'clock-tower', 'king');
    const table = scene.meadow(...Array<null>(2).fill(null), 'king').start();
    expect(table.city(1)).toEqual(['clock-tower', 'king', 'king']);
    expect(table.player(1).city.map(({ points }) => points)).toEqual([0, 0, 0]);
  });

  test('W107, OW63: her Fool goes into the city of the person; without room it is discarded, without a token', () => {
    const fool = () => lair(['an-unasked-guest']).meadow('fool');
    expect(fool().start().city(0)).toEqual(['fool']);
    const second = fool().city(0, 'fool').start();
    expect([second.city(0), second.discarded, second.player(1).points]).toEqual([['fool'], ['fool'], 0]);
  });

  test('OW8: with two people her Fool goes to the one of the arrows, else to the other', () => {
    const fool = (card: string, ...full: number[]) => {
      const scene = lair([card], { seats: 2 }).inSeason('spring').meadow('fool');
      for (const seat of full) scene.city(seat, 'fool');
      return scene.start();
    };
    const [clockwise, counter] = ['an-unasked-guest', 'whispers-at-dusk'];
    expect([fool(clockwise).city(0), fool(counter).city(1)]).toEqual([['fool'], ['fool']]);
    expect([fool(clockwise, 0).city(1), fool(counter, 1).city(0)]).toEqual([['fool'], ['fool']]);
  });

  test('OW10: a Fool played on her stands in her city, even beside another one, and counts -2', () => {
    const table = facing().hand(0, 'fool').stock(0, { berry: 3 }).city(1, 'fool').start().play('fool');
    expect([table.city(1), table.score(1).cards]).toEqual([['fool', 'fool'], -4]);
    const full = facing()
      .hand(0, 'fool')
      .stock(0, { berry: 3 })
      .city(1, ...['mine', 'inn', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]));
    expect(full.start().offers({ card: 'fool' })).toBe(false);
  });

  test('W110, W111: her open cards can be visited, and her green ones copied', () => {
    const table = facing().city(1, 'inn', 'mine').meadow('farm').stock(0, { twig: 2, resin: 1 }).start().visit('inn');
    table.choose({});
    expect(table.player(1).points).toBe(1);
    const mole = facing().city(1, 'mine').hand(0, 'miner-mole').stock(0, { berry: 3 }).start().play('miner-mole');
    mole.choose({ do: 'activate', card: 'mine' });
    expect(mole.stock(0)).toEqual({ pebble: 1 });
  });

  test('OW77: her couples and shops are judged in her city', () => {
    const mole = facing().city(1, 'general-store', 'farm').hand(0, 'miner-mole').stock(0, { berry: 3 }).start();
    mole.play('miner-mole').choose({ card: 'general-store' });
    expect(mole.stock(0)).toEqual({ berry: 2 });
  });

  test('OW79: she always has room for what is given', () => {
    const scene = facing()
      .hand(1, ...MEADOW, 'mine', 'inn')
      .hand(0, 'farm', 'crane')
      .city(0, 'post-office')
      .meadow();
    const table = scene.start().visit('post-office');
    while (table.ask !== 'turn') table.choose({});
    expect(table.player(1).hand).toContain(kindNamed('farm'));
  });
});
