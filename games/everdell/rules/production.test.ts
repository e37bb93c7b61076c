import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

/** Two workers out in winter: ready to prepare for spring. */
const beforeSpring = () => scene().out(0, 'basic-1-berry', 'basic-1-berry').meadow();

describe('when cards act', () => {
  test('E148: a tan card acts once, when played', () => {
    const playing = scene()
      .hand(0, 'wanderer')
      .stock(0, { berry: 2 })
      .out(0, 'basic-1-berry', 'basic-1-berry')
      .meadow()
      .start();
    playing.play('wanderer');
    expect(playing.hand(0)).toHaveLength(3);
    playing.place('basic-3-twigs').choose({ do: 'prepare' });
    expect(playing.hand(0)).toHaveLength(3);
  });

  test('E149, E182: a green card acts when played and in spring', () => {
    const playing = scene()
      .hand(0, 'mine')
      .stock(0, { twig: 1, resin: 1, pebble: 1 })
      .out(0, 'basic-1-berry', 'basic-1-berry')
      .meadow()
      .start();
    playing.play('mine');
    expect(playing.stock(0)).toEqual({ pebble: 1 });
    playing.place('basic-3-twigs').choose({ do: 'prepare' });
    expect(playing.stock(0)).toEqual({ pebble: 2 });
  });

  test('E150: a red card does nothing until a worker is placed on it', () => {
    const playing = scene().hand(0, 'chapel').stock(0, { twig: 2, resin: 1, pebble: 1 }).start();
    playing.play('chapel');
    expect(playing.hand(0)).toEqual([]);
    playing.place('basic-1-berry').visit('chapel');
    expect(playing.hand(0)).toHaveLength(2);
  });

  test('E151: a blue card works as long as it stands', () => {
    const playing = scene().hand(0, 'wife', 'peddler').city(0, 'shopkeeper').stock(0, { berry: 4 }).meadow().start();
    playing.play('wife');
    expect(playing.stock(0)).toEqual({ berry: 3 });
    playing.place('basic-3-twigs').play('peddler').choose({ do: 'done' });
    expect(playing.stock(0)).toEqual({ berry: 2 });
  });

  test('E152: a purple card brings base points and its bonus', () => {
    expect(scene().city(0, 'school', 'wife', 'peddler').start().score(0)).toMatchObject({ cards: 5, prosperity: 2 });
  });
});

describe('a production', () => {
  test('E153, E155: every green card of the own city once, and only these', () => {
    const playing = beforeSpring()
      .city(0, 'farm', 'farm', 'mine', 'inn')
      .city(1, 'farm')
      .start()
      .choose({ do: 'prepare' });
    expect(playing.stock(0)).toEqual({ berry: 2, pebble: 1 });
    expect(playing.stock(1)).toEqual({});
  });

  test('E154, RU77: the owner chooses the order where it can matter; plain gains come first', () => {
    const playing = beforeSpring().city(0, 'woodcarver', 'twig-barge', 'peddler').start().choose({ do: 'prepare' });
    expect(playing.ask).toBe('production');
    expect(playing.stock(0)).toEqual({ twig: 2 });
    expect(playing.keys).toEqual(['activate card=woodcarver id=0 of=0', 'activate card=peddler id=2 of=0']);
    playing.choose({ card: 'peddler' }, { what: 'twig' }, { do: 'done' }, { what: 'twig' });
    playing.choose({ do: 'amount', count: 2 });
    expect(playing.player(0).points).toBe(2);
  });

  test('E156, RU70: a green card without any effect is passed over', () => {
    const playing = beforeSpring().city(0, 'barge-toad', 'doctor', 'woodcarver', 'chip-sweep', 'husband').start();
    playing.choose({ do: 'prepare' });
    expect(playing.match.decision?.seat).toBe(1);
  });

  test('E157, EC7, RU62 and 63: a Chip Sweep starts no Chip Sweep, and alone it does nothing', () => {
    const alone = scene().hand(0, 'chip-sweep').city(0, 'chip-sweep').stock(0, { berry: 3 }).start().play('chip-sweep');
    expect(alone.match.decision?.seat).toBe(1);
    const playing = scene().hand(0, 'chip-sweep').city(0, 'chip-sweep', 'mine', 'farm').stock(0, { berry: 3 }).start();
    playing.play('chip-sweep');
    expect(playing.options.map((option) => option.card)).toEqual(['mine', 'farm']);
    playing.choose({ card: 'mine' });
    expect(playing.stock(0)).toEqual({ pebble: 1 });
  });

  test('E158, EC26, RU65: a card copied by the Miner Mole is judged in the city where it stands', () => {
    const playing = scene()
      .hand(0, 'miner-mole')
      .city(0, 'farm', 'farm', 'farm')
      .city(1, 'general-store', 'barge-toad', 'farm');
    const store = playing.stock(0, { berry: 3 }).meadow().start().play('miner-mole');
    store.choose({ card: 'barge-toad' });
    expect(store.stock(0)).toEqual({ twig: 2 });
  });

  test('E159: activating a card by an effect is no play', () => {
    const playing = scene().hand(0, 'chip-sweep').city(0, 'historian', 'fairgrounds').stock(0, { berry: 3 }).start();
    playing.play('chip-sweep');
    expect(playing.hand(0)).toHaveLength(2 + 1);
  });
});

describe('chains', () => {
  test("RU67: a Miner Mole reaches the own green cards through an opponent's Miner Mole", () => {
    const playing = scene()
      .hand(0, 'miner-mole')
      .city(0, { card: 'mine', occupied: true })
      .city(1, 'miner-mole')
      .stock(0, { berry: 3 })
      .meadow()
      .start();
    playing.play('miner-mole').choose({ card: 'miner-mole', of: 1 }, { card: 'mine', of: 0 });
    expect(playing.stock(0)).toEqual({ pebble: 1 });
  });

  test('RU68 and 69: Chip Sweep and Storehouse are not copied by a Miner Mole (OE12, OE13)', () => {
    const playing = scene()
      .hand(0, 'miner-mole')
      .city(1, 'chip-sweep', 'storehouse', 'farm')
      .stock(0, { berry: 3 })
      .start();
    playing.play('miner-mole');
    expect(playing.keys).toEqual(['activate card=farm id=2 of=1', 'decline']);
  });

  test('RU66: a Husband without Wife or Farm is not offered to a Miner Mole', () => {
    const playing = scene().hand(0, 'miner-mole').city(1, 'husband', 'farm').stock(0, { berry: 3 }).start();
    playing.play('miner-mole');
    expect(playing.keys).toEqual(['activate card=farm id=1 of=1', 'decline']);
    const paired = scene().hand(0, 'miner-mole').city(1, 'husband', 'wife', 'farm').stock(0, { berry: 3 }).start();
    paired.play('miner-mole').choose({ card: 'husband' }, { what: 'pebble' });
    expect(paired.stock(0)).toEqual({ pebble: 1 });
  });

  test('RU64: several Chip Sweeps may fill the same Storehouse', () => {
    const playing = scene().out(0, 'haven', 'haven').city(0, 'storehouse', 'chip-sweep', 'chip-sweep').meadow().start();
    playing.choose({ do: 'prepare' }, { card: 'storehouse' }, { what: 'twig' }, { what: 'twig' }, { what: 'resin' });
    expect(playing.card(0, 'storehouse').goods).toEqual([6, 2, 0, 0]);
  });
});
