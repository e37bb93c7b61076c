import { describe, expect, test } from 'vitest';
import { eventNamed, placeOf } from '../../content/catalogue.ts';
import type { Playing } from '../../testing/scene.ts';
import { eventsLeft } from './events.ts';
import { lair } from './scene.ts';

const told = (table: Playing, type: string) =>
  table.events(type).map(({ rule: _rule, seat: _seat, type: _type, ...rest }) => rest);
const FOREST = ['forest-2-berries-1-card', 'forest-2-any', 'forest-discard-draw-double'];
/** The clearing where her worker stands. */
const clearing = (table: Playing) => table.state.forest.indexOf(table.player(1).out[0] ?? -1);
const [UPPER_LEFT, LOWER_LEFT, UPPER_RIGHT] = [0, 1, 2];

describe('how her workers are placed', () => {
  test('W139, W150, W154, W158: on the exclusive spot shown, which does nothing for her', () => {
    const table = lair(['berry-thieves']).start();
    expect(table.out(1)).toEqual(['basic-1-berry-1-card']);
    expect(table.player(1)).toMatchObject({ stock: [0, 0, 0, 0], points: 0, available: 1 });
    expect(table.player(1).hand).toHaveLength(0);
  });

  test('W99, W100: visits and plays cost and bring her nothing', () => {
    const table = lair(['silk-on-the-path']).start();
    expect(table.player(1)).toMatchObject({ stock: [0, 0, 0, 0], points: 0 });
  });

  test('W151, W186, W187: blocked and counter-clockwise: the next exclusive basic spot to the left, round to the right end', () => {
    expect(lair(['resin-trap']).out(0, 'basic-2-resin').start().out(1)).toEqual(['basic-3-twigs']);
    const round = lair(['resin-trap']).out(0, 'basic-2-resin', 'basic-3-twigs').start();
    expect(round.out(1)).toEqual(['basic-1-berry-1-card']);
    expect(told(round, 'nightweave-blocked')).toEqual([
      { at: 'basic-2-resin', why: 'worker', arrows: 'counter-clockwise' },
      { at: 'basic-3-twigs', why: 'worker', arrows: 'counter-clockwise' },
    ]);
  });

  test('W151, W180, W181: blocked and clockwise: the next one to the right', () => {
    expect(lair(['snare-in-the-twigs']).out(0, 'basic-3-twigs').start().out(1)).toEqual(['basic-2-resin']);
  });

  test('W152: her own workers block her as those of others do', () => {
    expect(lair(['snare-in-the-twigs']).out(1, 'basic-3-twigs').start().out(1)).toEqual([
      'basic-3-twigs',
      'basic-2-resin',
    ]);
  });

  test('W153: her worker blocks an exclusive spot for people', () => {
    expect(lair(['resin-trap']).start().offers({ do: 'place', at: 'basic-2-resin' })).toBe(false);
  });

  test('W155, OW73: printed points come after placing, also on another spot; the level symbol brings the level', () => {
    expect(lair(['resin-trap']).inSeason('spring').out(0, 'basic-2-resin').start().player(1).points).toBe(1);
    const level = (n: 0 | 3) =>
      lair(['resin-trap'], { level: n })
        .inSeason('autumn')
        .achieved(0, 'city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition')
        .start()
        .player(1).points;
    expect([level(0), level(3)]).toEqual([0, 3]);
  });
});

describe('where her workers go', () => {
  test('W159: the clearing shown', () => {
    expect(
      clearing(
        lair(['silk-on-the-path'])
          .forest(...FOREST)
          .start(),
      ),
    ).toBe(UPPER_LEFT);
  });

  test('W160, W188, W425: an empty clearing is blocked: lower right clockwise passes to lower left', () => {
    const table = lair(['silk-on-the-path'])
      .inSeason('spring')
      .forest(...FOREST)
      .start();
    expect(clearing(table)).toBe(LOWER_LEFT);
    expect(told(table, 'nightweave-blocked')).toEqual([
      { clearing: 'lower-right', why: 'no-card', arrows: 'clockwise' },
    ]);
  });

  test('W182, W183: counter-clockwise the lower right clearing passes to the upper right one', () => {
    const table = lair(['rooms-for-spiders'])
      .inSeason('autumn')
      .forest(...FOREST)
      .start();
    expect(clearing(table)).toBe(UPPER_RIGHT);
  });

  test('W185: lower left blocked, clockwise: the upper left clearing', () => {
    const scene = lair(['under-every-stone'])
      .inSeason('spring')
      .forest(...FOREST);
    const table = scene.out(0, FOREST[LOWER_LEFT] ?? '').start();
    expect(clearing(table)).toBe(UPPER_LEFT);
  });

  test('W161, W190: a card of her own city that the person picks; 2 tokens', () => {
    const table = lair(['rooms-for-spiders']).inSeason('spring').city(1, 'lookout', 'university').start();
    expect([table.ask, table.match.decision?.seat]).toEqual(['nightweave-own-city', 0]);
    table.choose({ card: 'university' });
    expect([table.out(1), table.player(1).points]).toEqual([['university'], 2]);
  });

  test('W161, OW69: a locked second spot counts as open', () => {
    const scene = lair(['rooms-for-spiders']).inSeason('spring').city(1, 'monastery').out(1, 0);
    expect(scene.start().out(1)).toEqual(['monastery', 'monastery']);
    const third = lair(['rooms-for-spiders']).inSeason('summer').city(1, 'monastery').out(1, 0, 0).start();
    expect(told(third, 'nightweave-cannot').map(({ why }) => why)).toEqual(['no-open-card', 'no-spot']);
  });

  test('OW12: the Storehouse is such a card', () => {
    expect(lair(['rooms-for-spiders']).inSeason('spring').city(1, 'storehouse').start().out(1)).toEqual(['storehouse']);
  });

  test('W162: without a free spot the action is impossible; open cards are none', () => {
    const table = lair(['rooms-for-spiders']).inSeason('spring').city(1, 'inn', 'mine').start();
    expect(told(table, 'nightweave-cannot')).toMatchObject([{ action: 'own-city', why: 'no-spot' }]);
  });

  test('W163: an open card of the person, who picks it and takes the token', () => {
    const table = lair(['berry-thieves']).inSeason('spring').city(0, 'inn', 'post-office').city(1, 'inn').start();
    expect(table.ask).toBe('nightweave-open-card');
    table.choose({ card: 'inn' });
    expect([table.out(1), table.player(0).points, table.player(1).points]).toEqual([['inn'], 1, 0]);
    expect(table.player(1).out).toEqual([1000]);
  });

  test('W164: if the person has none, one of hers, and she takes the token', () => {
    const table = lair(['berry-thieves']).inSeason('spring').city(1, 'inn').start();
    expect([table.out(1), table.player(1).points]).toEqual([['inn'], 1]);
    expect(table.events('place')).toMatchObject([{ rule: 'W164' }]);
  });

  test('W165, OW70: an open card whose spot is taken does not count', () => {
    const table = lair(['berry-thieves']).inSeason('spring').city(0, 'inn').out(0, 0).city(1, 'inn').start();
    expect(table.player(1).out).toEqual([1001]);
  });

  test('W108, W166, OW13: with two people the arrows say whose city is tried first, and its owner picks', () => {
    const pair = (card: string) =>
      lair([card], { seats: 2 }).inSeason('autumn').city(0, 'inn', 'post-office').city(1, 'inn', 'post-office').start();
    expect(pair('a-watcher-at-the-door').match.decision).toMatchObject({ seat: 0, ask: 'nightweave-open-card' });
    const other = lair(['rooms-for-spiders'], { seats: 2 }).inSeason('summer');
    const right = other.city(0, 'inn', 'post-office').city(1, 'inn', 'post-office').start();
    expect(right.match.decision).toMatchObject({ seat: 1, ask: 'nightweave-open-card' });
  });

  test('W166, OW13: if whom the arrows show has none, the other one picks among the own cards', () => {
    const scene = lair(['a-watcher-at-the-door'], { seats: 2 }).inSeason('autumn').city(1, 'inn', 'post-office');
    expect(scene.start().match.decision).toMatchObject({ seat: 1, ask: 'nightweave-open-card' });
  });
});

test('OW13: for a spot of her own city the person picks whom the arrows single out', () => {
  const asked = (card: string, season: 'spring' | 'summer', ...city: string[]) =>
    lair([card], { seats: 2 })
      .inSeason(season)
      .city(2, ...city)
      .out(0, 'basic-3-twigs', 'basic-2-resin')
      .out(1, 'basic-1-pebble', 'basic-1-berry-1-card')
      .start().match.decision;
  const lookouts = ['lookout', 'university'];
  expect(asked('snare-in-the-twigs', 'spring', ...lookouts)).toMatchObject({ seat: 0, ask: 'nightweave-own-city' });
  expect(asked('rooms-for-spiders', 'spring', ...lookouts)).toMatchObject({ seat: 1, ask: 'nightweave-own-city' });
  expect(asked('rooms-for-spiders', 'summer', 'inn', 'post-office')).toMatchObject({
    seat: 1,
    ask: 'nightweave-open-card',
  });
});

test('W155: points printed beside a clearing come too', () => {
  const points = (level: 0 | 3) => lair(['snare-in-the-twigs'], { level }).inSeason('summer').start().player(1).points;
  expect([points(0), points(3)]).toEqual([0, 3]);
});

describe('events', () => {
  const claiming = (city: readonly string[], card = 'berry-thieves') =>
    lair([card])
      .inSeason('summer')
      .city(1, ...city)
      .start();
  const names = (table: Playing) => table.player(1).events.map(({ event }) => event);

  test('W167: a basic event whose requirement she meets', () => {
    const table = claiming(['mine', 'farm', 'farm', 'general-store']);
    expect(names(table)).toEqual([eventNamed('harvest-festival')]);
    expect(told(table, 'nightweave-ranks')).toMatchObject([{ event: 'harvest-festival', rank: 1 }]);
    expect(table.out(1)).toEqual(['harvest-festival']);
  });

  test('W167: one that she meets, though the arrows meet one before for which she has two cards', () => {
    const table = claiming(['wanderer', 'ranger', 'judge', 'historian', 'crane']);
    expect(told(table, 'nightweave-ranks')).toMatchObject([{ event: 'city-monument', rank: 1 }]);
  });

  test('W168: if she meets none, one for which she has two of the cards', () => {
    expect(told(claiming(['lookout', 'inn', 'mine']), 'nightweave-ranks')).toMatchObject([
      { event: 'grand-tour', rank: 2 },
    ]);
  });

  test('W169, W179, W189: otherwise any that is left; counter-clockwise the rightmost, clockwise the leftmost', () => {
    expect(told(claiming([]), 'nightweave-ranks')).toMatchObject([{ event: 'cartographers-expedition', rank: 3 }]);
    const left = lair(['names-on-a-list']).inSeason('spring').claimed().start();
    expect(told(left, 'nightweave-ranks')).toMatchObject([{ event: 'city-monument', rank: 3 }]);
  });

  test('W189: from left to right is how the events lie on the board, not how the state lists them', () => {
    const { state } = lair(['names-on-a-list']).inSeason('spring').claimed().start();
    const left = eventsLeft(state, true);
    state.events.reverse();
    expect(left.length).toBeGreaterThan(1);
    expect(eventsLeft(state, true)).toEqual(left);
  });

  test('W170: she always claims one if one is left', () => {
    const last = lair(['berry-thieves'])
      .inSeason('summer')
      .achieved(0, 'city-monument', 'grand-tour', 'harvest-festival');
    expect(names(last.start())).toEqual([eventNamed('cartographers-expedition')]);
  });

  const SPECIAL = [
    'a-brilliant-marketing-plan',
    'a-well-run-city',
    'an-evening-of-fireworks',
    'ancient-scrolls-discovered',
  ];
  const special = (city: readonly string[], card = 'names-on-a-list') =>
    lair([card])
      .inSeason('spring')
      .special(...SPECIAL)
      .city(1, ...city)
      .start();

  test('W171, OW43: a special event: met in full, else with one card of it, else the first by the arrows', () => {
    expect(told(special(['chip-sweep', 'clock-tower']), 'nightweave-ranks')).toMatchObject([
      { event: SPECIAL[1], rank: 1 },
    ]);
    expect(told(special(['lookout']), 'nightweave-ranks')).toMatchObject([{ event: SPECIAL[2], rank: 2 }]);
    expect(told(special([]), 'nightweave-ranks')).toMatchObject([{ event: SPECIAL[0], rank: 3 }]);
  });

  test('OW43: from left to right is the order in which they were dealt', () => {
    const dealt = SPECIAL.slice().reverse();
    const table = lair(['names-on-a-list'])
      .inSeason('spring')
      .special(...dealt)
      .start();
    expect(told(table, 'nightweave-ranks')).toMatchObject([{ event: dealt[0], rank: 3 }]);
  });

  test('W173, W174: a claimed event is off the board, and her worker stands on it until she prepares', () => {
    const table = special([]);
    expect(table.out(1)).toEqual([SPECIAL[0]]);
    expect(table.match.view(0).events).not.toContain(SPECIAL[0]);
  });

  test('W175: she pays nothing and carries out nothing', () => {
    const table = special(['shopkeeper', 'post-office']);
    expect(table.player(1)).toMatchObject({ stock: [0, 0, 0, 0], points: 0 });
  });

  test('OW74: a seasonal Farm in her city counts as a Farm for her events', () => {
    const setup = { farms: 'seasonal' };
    const table = lair(['berry-thieves'], { setup }).inSeason('summer');
    const start = table.city(1, 'winter-farm-1', 'winter-farm-2', 'spring-farm-1', 'spring-farm-2').start();
    expect(told(start, 'nightweave-ranks')).toMatchObject([{ event: 'harvest-festival', rank: 1 }]);
  });
});

describe('Journey and Haven', () => {
  const travelling = (card: string, ...taken: string[]) =>
    lair([card])
      .inSeason('autumn')
      .season(0, 'autumn')
      .out(0, ...taken)
      .start()
      .out(1);

  test('W176, W184: the spot shown; if it is blocked the next by the arrows: 3 clockwise passes to 4', () => {
    expect(travelling('snare-in-the-twigs')).toEqual(['journey-3']);
    expect(travelling('snare-in-the-twigs', 'journey-3')).toEqual(['journey-4']);
    const basics = ['basic-3-twigs', 'basic-2-resin', 'basic-1-pebble', 'basic-1-berry-1-card'];
    expect(travelling('berry-thieves', ...basics)).toEqual(['journey-4']);
    expect(travelling('berry-thieves', ...basics, 'journey-4')).toEqual(['journey-3']);
  });

  test('W177: she discards nothing and never uses the shared spot', () => {
    const table = lair(['snare-in-the-twigs'])
      .inSeason('autumn')
      .season(0, 'autumn')
      .out(0, 'journey-3', 'journey-4', 'journey-5')
      .hand(1, 'mine')
      .start();
    expect(table.out(1)).toEqual(['basic-3-twigs']);
    expect(table.player(1).hand).toHaveLength(1);
  });

  test('W178: the Haven as a main action takes a worker and gives the points', () => {
    const table = lair(['mischief-at-the-fair'], { level: 2 }).inSeason('summer').claimed().start();
    expect([table.out(1), table.player(1).points]).toEqual([['haven'], 2]);
    expect(placeOf(table.player(1).out[0] ?? -1).shared).toBe(true);
  });
});
