/** RU62-RU78: production and copying. */
import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

/** Both winter workers are out, so the player may prepare for spring and produce. */
const readyForSpring = () => scene().out(0, 'basic-1-pebble', 'basic-2-resin');

test('RU62, EC7: a Chip Sweep alone does nothing', () => {
  const table = scene().hand(0, 'chip-sweep').stock(0, { berry: 3 }).start();
  table.play('chip-sweep');
  expect(table.match.decision?.seat).toBe(1);
  expect(table.stock(0)).toEqual({});
});

test('RU63, E157: a Chip Sweep never starts a Chip Sweep', () => {
  const table = scene().hand(0, 'chip-sweep').city(0, 'chip-sweep', 'farm', 'mine').stock(0, { berry: 3 }).start();
  table.play('chip-sweep');
  expect(table.options.map(({ card }) => card)).toEqual(['farm', 'mine']);
});

test('RU64, EC7, EC40: several Chip Sweeps may all fill one Storehouse', () => {
  const table = readyForSpring().city(0, 'chip-sweep', 'chip-sweep', 'storehouse').start();
  table.choose({ do: 'prepare' });
  while (table.match.decision?.seat === 0)
    table.choose(table.offers({ do: 'store' }) ? { do: 'store', what: 'twig' } : {});
  expect(table.card(0, 'storehouse').goods).toEqual([9, 0, 0, 0]);
});

test('RU65, E158, EC3, EC17, EC26: a copied card is judged in the city where it stands', () => {
  const copy = (card: string) =>
    scene()
      .hand(0, 'miner-mole')
      .stock(0, { berry: 3 })
      .city(1, 'general-store', 'barge-toad', 'husband', 'wife', 'farm', 'farm')
      .start()
      .play('miner-mole')
      .choose({ do: 'activate', card });
  expect(copy('general-store').stock(0)).toEqual({ berry: 2 });
  expect(copy('barge-toad').stock(0)).toEqual({ twig: 4 });
  expect(copy('husband').choose({ do: 'gain', what: 'resin' }).stock(0)).toEqual({ resin: 1 });
});

test('RU66, EC26: a Husband without Wife or Farm is not offered to the Miner Mole', () => {
  const table = scene().hand(0, 'miner-mole').stock(0, { berry: 3 }).city(1, 'husband', 'farm', 'mine').start();
  table.play('miner-mole');
  expect(table.offers({ do: 'activate', card: 'husband' })).toBe(false);
  expect(table.offers({ do: 'activate', card: 'farm' })).toBe(true);
});

test('RU67, OE13: through the Miner Mole of an opponent yours reaches your own green cards', () => {
  const table = scene()
    .hand(0, 'miner-mole')
    .stock(0, { berry: 3 })
    .city(0, 'twig-barge')
    .city(1, 'miner-mole')
    .start();
  table.play('miner-mole').choose({ do: 'activate', card: 'miner-mole', of: 1 });
  table.choose({ do: 'activate', card: 'twig-barge', of: 0 });
  expect(table.stock(0)).toEqual({ twig: 2 });
});

test('RU68, OE13: a Chip Sweep is not offered to the Miner Mole', () => {
  const table = scene().hand(0, 'miner-mole').stock(0, { berry: 3 }).city(1, 'chip-sweep', 'farm').start();
  table.play('miner-mole');
  expect(table.offers({ do: 'activate', card: 'chip-sweep' })).toBe(false);
});

test('RU69, OE12: a Storehouse is not offered to the Miner Mole', () => {
  const table = scene().hand(0, 'miner-mole').stock(0, { berry: 3 }).city(1, 'storehouse', 'farm').start();
  table.play('miner-mole');
  expect(table.offers({ do: 'activate', card: 'storehouse' })).toBe(false);
});

test('RU70, E156: cards that would do nothing are not offered, and a production without any use just ends', () => {
  const copy = scene().hand(0, 'miner-mole').stock(0, { berry: 3 }).city(1, 'woodcarver', 'farm').start();
  copy.play('miner-mole');
  expect(copy.offers({ do: 'activate', card: 'woodcarver' })).toBe(false);
  const table = readyForSpring().city(0, 'doctor', 'woodcarver', 'chip-sweep').start();
  table.choose({ do: 'prepare' });
  expect(table.match.decision?.seat).toBe(1);
});

test('RU71, E135, EC11, EC28, EC30, EC48: nothing is a legal amount', () => {
  for (const [card, berry] of [
    ['monk', 1],
    ['doctor', 4],
    ['woodcarver', 2],
  ] as const) {
    const table = scene()
      .hand(0, card)
      .stock(0, { twig: 2, berry: berry + 2 })
      .start();
    table.play(card).choose({ do: 'amount', count: 0 });
    expect(table.player(0).points).toBe(0);
    expect(table.stock(0)).toEqual({ twig: 2, berry: 2 });
  }
  const peddler = scene().hand(0, 'peddler').stock(0, { twig: 2, berry: 2 }).start();
  peddler.play('peddler').choose({ do: 'done' });
  expect(peddler.stock(0)).toEqual({ twig: 2 });
});

test('RU72, EC28: the Monk gives at most two berries, to one opponent, never to yourself', () => {
  const table = scene(3).hand(0, 'monk').stock(0, { berry: 6 }).start();
  table.play('monk');
  expect(table.offers({ do: 'amount', count: 3 })).toBe(false);
  table.choose({ do: 'amount', count: 2 });
  expect(table.options.map(({ seat }) => seat)).toEqual([1, 2]);
  table.choose({ do: 'to', seat: 2 });
  expect(table.stock(2)).toEqual({ berry: 2 });
  expect(table.player(0).points).toBe(4);
});

test('RU73, EC30: the Peddler pays first, then chooses what to gain; the same kind is allowed', () => {
  const table = scene().hand(0, 'peddler').stock(0, { twig: 1, resin: 1, berry: 2 }).start();
  table.play('peddler').choose({ do: 'spend', what: 'twig' }, { do: 'spend', what: 'resin' });
  table.choose({ do: 'gain', what: 'twig' }, { do: 'gain', what: 'pebble' });
  expect(table.stock(0)).toEqual({ twig: 1, pebble: 1 });
});

test('RU74, EC41: the Teacher sees both cards, keeps one and gives the other to one opponent', () => {
  const table = scene(3).hand(0, 'teacher').stock(0, { berry: 2 }).deck('king', 'farm').start();
  table.play('teacher');
  expect(table.match.view(0).aside.slice().sort()).toEqual(['farm', 'king']);
  expect(table.match.view(1).aside).toEqual([]);
  table.choose({ do: 'keep', card: 'king' }, { do: 'to', seat: 2 });
  expect(table.hand(0)).toEqual(['king']);
  expect(table.hand(2)).toEqual(['farm']);
});

test('RU75, E83: the Storehouse counts as green, not as red', () => {
  const red = scene().city(0, 'inn', 'queen', 'storehouse').start();
  expect(red.offers({ do: 'achieve', event: 'grand-tour' })).toBe(false);
  const green = scene().city(0, 'farm', 'mine', 'twig-barge', 'storehouse').start();
  expect(green.offers({ do: 'achieve', event: 'harvest-festival' })).toBe(true);
});

test('RU76, E82, EC40: each Storehouse has its own stock, and a visit empties one of them', () => {
  const stores = [3, 2].map((twig) => ({ card: 'storehouse', goods: [twig, 0, 0, 0] }));
  const table = scene()
    .city(0, ...stores)
    .start();
  expect(table.offered({ do: 'visit', card: 'storehouse' })).toHaveLength(2);
  table.visit('storehouse');
  expect(table.stock(0)).toEqual({ twig: 3 });
  expect(table.player(0).city.map(({ goods }) => goods?.[0])).toEqual([undefined, 2]);
});

test('RU77, E154: you choose the order of your green cards', () => {
  const table = readyForSpring().city(0, 'peddler', 'woodcarver').stock(0, { twig: 1, berry: 1 }).start();
  table.choose({ do: 'prepare' });
  expect(table.options.map(({ card }) => card).sort()).toEqual(['peddler', 'woodcarver']);
  table.choose({ do: 'activate', card: 'peddler' }, { do: 'spend', what: 'berry' });
  table.choose({ do: 'gain', what: 'twig' }, { do: 'amount', count: 2 });
  expect(table.player(0).points).toBe(2);
});

test('RU78, E183, E187: no production in summer, but a green card acts when it is played', () => {
  const table = scene()
    .season(0, 'spring')
    .hand(0, 'twig-barge')
    .city(0, 'farm')
    .stock(0, { twig: 1, pebble: 1 })
    .out(0, 'basic-1-pebble', 'basic-2-resin', 'basic-1-berry')
    .start();
  table.choose({ do: 'prepare' }, { do: 'done' });
  expect(table.stock(0)).toEqual({ twig: 1, pebble: 1 });
  table.place('basic-1-pebble').play('twig-barge');
  expect(table.stock(0)).toEqual({ twig: 2 });
});
