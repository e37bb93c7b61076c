/** What the first players and a comparison with the rulebook found wanting, and rules that no test had named. */
import { describe, expect, test } from 'vitest';
import { spring, winter } from '../../rugwort/scene.ts';
import { scene } from '../../testing/scene.ts';

const FULL = [
  'farm',
  'farm',
  'farm',
  'mine',
  'mine',
  'mine',
  'inn',
  'inn',
  'inn',
  'castle',
  'palace',
  'school',
  'theater',
];

test('EC34: the Ranger moves a worker; not to move is no choice', () => {
  const table = scene().hand(0, 'ranger').stock(0, { berry: 2 }).out(0, 'basic-3-twigs', 'basic-2-resin').start();
  table.play('ranger');
  expect(table.keys).toEqual(['worker at=basic-3-twigs', 'worker at=basic-2-resin']);
  table.choose({ at: 'basic-3-twigs' });
  expect(table.offers({ do: 'decline' })).toBe(false);
});

describe('copies that bear the workers of different players are different', () => {
  const city = ['university', 'inn', 'inn', 'inn'];

  test('EC45, E85: the University offers each of them', () => {
    const table = scene(3)
      .city(0, ...city)
      .out(1, 1)
      .out(2, 2)
      .start()
      .visit('university');
    expect(table.keys).toEqual([1, 2, 3].map((id) => `lose card=inn id=${id} of=0`));
    table.choose({ id: 2 }, { what: 'twig' });
    expect(table.out(2)).toEqual(['adrift']);
    expect(table.out(1)).toEqual(['inn']);
  });

  test('EC36: so do Ruins', () => {
    const table = scene(3)
      .hand(0, 'ruins')
      .city(0, ...city)
      .out(1, 1)
      .out(2, 2)
      .start()
      .play('ruins');
    expect(table.offered({ card: 'inn' })).toHaveLength(3);
  });

  test('EC82: so does Croak Wart Cure', () => {
    const table = scene(3)
      .special('croak-wart-cure', 'tax-relief', 'the-everdell-games', 'a-well-run-city')
      .city(0, 'undertaker', 'barge-toad', ...city)
      .stock(0, { berry: 2 })
      .out(1, 3)
      .out(2, 4)
      .start()
      .choose({ do: 'achieve', event: 'croak-wart-cure' });
    expect(table.offered({ card: 'inn' })).toHaveLength(3);
  });

  test('E141: two that bear workers of the same player are one choice', () => {
    const table = scene(3)
      .hand(0, 'ruins')
      .city(0, ...city)
      .out(1, 1, 2)
      .start()
      .play('ruins');
    expect(table.offered({ card: 'inn' })).toHaveLength(2);
  });
});

describe('when all others have passed, what you give goes to the supply and you are rewarded', () => {
  test('OE35, E174, EC77: A Brilliant Marketing Plan', () => {
    const events = ['a-brilliant-marketing-plan', 'tax-relief', 'croak-wart-cure', 'a-well-run-city'];
    const table = scene()
      .special(...events)
      .city(0, 'shopkeeper', 'post-office')
      .stock(0, { twig: 5 })
      .passed(1)
      .start();
    table.choose({ do: 'achieve', event: 'a-brilliant-marketing-plan' });
    table.choose({ what: 'twig' }, { what: 'twig' }, { do: 'decline' });
    expect([table.stock(0), table.stock(1)]).toEqual([{ twig: 3 }, {}]);
    expect(table.score(0).events).toBe(4);
  });

  test('OE35, EC28: Monk', () => {
    const table = scene().hand(0, 'monk').stock(0, { berry: 3 }).passed(1).start().play('monk').choose({ count: 2 });
    expect([table.stock(0), table.stock(1)]).toEqual([{}, {}]);
    expect(table.player(0).points).toBe(4);
  });

  test('OE35, EC27: Monastery', () => {
    const table = scene().city(0, 'monastery').stock(0, { twig: 2 }).passed(1).start().visit('monastery');
    expect([table.stock(0), table.stock(1)]).toEqual([{}, {}]);
    expect(table.player(0).points).toBe(4);
  });
});

test('ER11, ER13, ER24: Rugwort answers a card played inside your preparation before he prepares', () => {
  const table = winter(1, { stock: { twig: 3, resin: 3 }, city: ['clock-tower'], out: [] })
    .forest('forest-3-berries', 'forest-meadow-2-play-1-cheaper', 'forest-2-any')
    .meadow('farm', 'mine', 'king', 'king', 'queen', 'queen', 'castle', 'castle')
    .out(0, 'forest-meadow-2-play-1-cheaper', 'basic-1-berry')
    .with('slices', undefined);
  const playing = table.start();
  playing.card(0, 'clock-tower').points = 3;
  playing.choose({ do: 'prepare' }, { do: 'copy', at: 'forest-meadow-2-play-1-cheaper' });
  playing.choose(
    { do: 'take', card: 'farm' },
    { do: 'take', card: 'mine' },
    { do: 'play', card: 'farm' },
    { do: 'pay' },
  );
  const told = playing.match.events(0).map(({ type }) => type);
  const [answered, prepared] = [told.indexOf('rugwort-plays'), told.indexOf('rugwort-prepares')];
  expect(answered).toBeGreaterThan(told.indexOf('season'));
  expect(prepared).toBeGreaterThan(answered);
  expect(told.filter((type) => type === 'rugwort-plays')).toHaveLength(1);
});

test('ER24: without such a card he prepares at once', () => {
  const playing = spring(1).start().choose({ do: 'prepare' });
  expect(playing.match.events(0).some(({ type }) => type === 'rugwort-plays')).toBe(false);
});

test('OE33, E103: a second copy of a Unique card is not played by jailing or discarding the first', () => {
  expect(scene().hand(0, 'historian').city(0, 'dungeon', 'historian').start().offers({ card: 'historian' })).toBe(
    false,
  );
  expect(scene().hand(0, 'crane').city(0, 'crane').start().offers({ do: 'play', card: 'crane' })).toBe(false);
});

describe('the Teacher', () => {
  const hand = (size: number) => ['teacher', ...FULL.slice(0, size)];

  test('OE34, EC41: acts with seven cards in hand: only the one that is kept needs room', () => {
    const table = scene()
      .hand(0, ...hand(7))
      .deck('king', 'queen')
      .stock(0, { berry: 2 })
      .start()
      .play('teacher');
    table.choose({ card: 'king' });
    expect(table.hand(0)).toHaveLength(8);
    expect(table.hand(1)).toEqual(['queen']);
  });

  test('OE34: does nothing with eight', () => {
    const table = scene()
      .hand(0, ...FULL.slice(0, 8))
      .city(0, 'farm')
      .meadow('teacher')
      .deck('king', 'queen');
    const playing = table.stock(0, { berry: 2 }).start().play('teacher', 'meadow');
    expect(playing.hand(0)).toHaveLength(8);
    expect(playing.match.decision?.seat).toBe(1);
  });
});

test('E142: in a full city half a couple cannot be jailed for a card that needs a space', () => {
  const city = ['dungeon', 'husband', 'wife', ...FULL];
  const full = scene()
    .hand(0, 'twig-barge')
    .city(0, ...city);
  expect(full.start().offers({ card: 'twig-barge' })).toBe(false);
  const other = scene()
    .hand(0, 'twig-barge')
    .city(0, 'dungeon', 'husband', 'wife', 'judge', ...FULL.slice(1))
    .start();
  other.play('twig-barge');
  expect(other.city(0)).not.toContain('judge');
  expect(other.city(0)).toContain('husband');
});

test('OE13: two Miner Moles of one city in a chain, each at most once', () => {
  const table = scene()
    .hand(0, 'miner-mole')
    .city(0, 'miner-mole')
    .city(1, 'miner-mole', 'farm')
    .stock(0, { berry: 3 });
  const playing = table.start().play('miner-mole');
  playing.choose({ do: 'activate', card: 'miner-mole', of: 1 });
  expect(playing.keys).toEqual(['activate card=miner-mole id=0 of=0', 'decline']);
  playing.choose({ id: 0 });
  expect(playing.keys).toEqual(['activate card=farm id=2 of=1', 'decline']);
  playing.choose({ card: 'farm' });
  expect(playing.stock(0)).toEqual({ berry: 1 });
});

test('EC81: of three Critters two go beneath the Acorn Thieves', () => {
  const events = ['capture-of-the-acorn-thieves', 'tax-relief', 'croak-wart-cure', 'a-well-run-city'];
  const table = scene()
    .special(...events)
    .city(0, 'courthouse', 'ranger', 'wife', 'husband')
    .start();
  table.choose({ do: 'achieve', event: 'capture-of-the-acorn-thieves' }, { card: 'wife' }, { card: 'husband' });
  expect(table.ask).toBe('turn');
  expect(table.city(0)).toEqual(['courthouse', 'ranger']);
});

test('EC80, E162: no more Scrolls are kept than the hand has room for', () => {
  const events = ['ancient-scrolls-discovered', 'tax-relief', 'croak-wart-cure', 'a-well-run-city'];
  const table = scene()
    .special(...events)
    .city(0, 'historian', 'ruins')
    .hand(0, ...FULL.slice(0, 6))
    .start();
  table.choose({ do: 'achieve', event: 'ancient-scrolls-discovered' });
  expect(table.match.decision?.some).toMatchObject({ min: 0, max: 2 });
});

test('E85: a worker of yours beneath whose card the ground is sold stays away until you prepare', () => {
  const table = scene().city(0, 'university', 'inn').out(1, 1).out(0, 'basic-1-berry').start();
  table.visit('university').choose({ what: 'twig' });
  expect(table.out(1)).toEqual(['adrift']);
  expect(table.player(1).available).toBe(1);
  table.place('basic-1-berry').choose({ do: 'prepare' });
  table.choose({ do: 'prepare' });
  expect(table.player(1).available).toBe(3);
});
