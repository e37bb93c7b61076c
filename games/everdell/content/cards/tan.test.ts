import { describe, expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

const EIGHT_MEADOW = ['farm', 'farm', 'mine', 'mine', 'inn', 'inn', 'farm', 'farm'];

describe('tan cards', () => {
  test('EC2: the Bard: up to 5 hand cards for a point token each', () => {
    const six = ['farm', 'farm', 'farm', 'farm', 'farm', 'farm'];
    const playing = scene()
      .hand(0, 'bard', ...six)
      .stock(0, { berry: 3 })
      .start()
      .play('bard');
    for (let i = 0; i < 5; i++) playing.choose({ card: 'farm' });
    expect(playing.hand(0)).toEqual(['farm']);
    expect(playing.player(0).points).toBe(5);
    expect(playing.ask).toBe('turn');
    const empty = scene().hand(0, 'bard').stock(0, { berry: 3 }).start().play('bard');
    expect(empty.player(0).points).toBe(0);
  });

  test('EC16: the Fool needs a free space and no Fool in the other city', () => {
    const playing = scene().hand(0, 'fool').stock(0, { berry: 3 }).start().play('fool');
    expect(playing.city(1)).toEqual(['fool']);
    expect(playing.city(0)).toEqual([]);
  });

  test('EC32, RU33 and 34: the Pigeon turns up 2 deck cards; one worth at most 3 may be played, the rest is discarded', () => {
    const playing = scene()
      .hand(0, 'postal-pigeon', 'farm')
      .stock(0, { berry: 2 })
      .deck('doctor', 'bard')
      .start()
      .play('postal-pigeon');
    expect(playing.keys).toEqual(['play card=bard from=aside spot=0', 'decline']);
    playing.choose({ card: 'bard' }, { do: 'done' });
    expect(playing.city(0)).toEqual(['postal-pigeon', 'bard']);
    expect(playing.discarded).toEqual(['doctor']);
    const declined = scene()
      .hand(0, 'postal-pigeon')
      .stock(0, { berry: 2 })
      .deck('wife', 'bard')
      .start()
      .play('postal-pigeon');
    declined.choose({ do: 'decline' });
    expect(declined.discarded.sort()).toEqual(['bard', 'wife']);
  });

  test('EC32: one Pigeon may bring another', () => {
    const playing = scene()
      .hand(0, 'postal-pigeon')
      .stock(0, { berry: 2 })
      .deck('postal-pigeon', 'king', 'wife', 'queen')
      .start();
    playing.play('postal-pigeon').choose({ card: 'postal-pigeon' });
    expect(playing.keys).toEqual(['play card=wife from=aside spot=0', 'decline']);
    expect(playing.discarded).toEqual(['king']);
  });

  test('EC34, RU90 and 92: the Ranger moves a worker elsewhere by the usual rules and carries that out', () => {
    const playing = scene()
      .hand(0, 'ranger')
      .city(0, 'inn', 'chapel', 'lookout')
      .stock(0, { berry: 2 })
      .out(0, 'basic-3-twigs')
      .out(1, 'basic-1-pebble')
      .start()
      .play('ranger');
    expect(playing.ask).toBe('move-to');
    expect(playing.offers({ at: 'basic-3-twigs' })).toBe(false);
    expect(playing.offers({ at: 'basic-1-pebble' })).toBe(false);
    expect(playing.offers({ do: 'visit', card: 'chapel' })).toBe(true);
    playing.choose({ do: 'achieve', event: 'grand-tour' });
    expect(playing.out(0)).toEqual(['grand-tour']);
    expect(playing.player(0).available).toBe(1);
    expect(playing.score(0).events).toBe(3);
    expect(playing.events('place')).toMatchObject([{ event: 'grand-tour', left: { at: 'basic-3-twigs' } }]);
  });

  test('EC34, RU89: workers on Cemetery, Monastery and Journey are not moved', () => {
    const playing = scene()
      .season(0, 'autumn')
      .hand(0, 'ranger')
      .city(0, 'cemetery', 'monastery')
      .stock(0, { berry: 2 });
    playing.out(0, 0, 1, 'journey-2', 'basic-1-berry', 'basic-3-twigs');
    const moving = playing.start().play('ranger');
    expect(moving.keys).toEqual(['worker at=basic-1-berry', 'worker at=basic-3-twigs']);
  });

  test('EC34, RU91: without a worker to move the Ranger can be played, without effect', () => {
    const playing = scene().hand(0, 'ranger').stock(0, { berry: 2 }).start().play('ranger');
    expect(playing.city(0)).toEqual(['ranger']);
    expect(playing.match.decision?.seat).toBe(1);
  });

  test('EC34: a worker may leave a shared location only for another one (OE14)', () => {
    const playing = scene().hand(0, 'ranger').stock(0, { berry: 2 }).out(0, 'basic-1-berry').start().play('ranger');
    expect(playing.ask).toBe('move-to');
    expect(playing.offers({ at: 'basic-1-berry' })).toBe(false);
    playing.choose({ at: 'basic-3-twigs' });
    expect(playing.stock(0)).toEqual({ twig: 3 });
  });

  test('EC36, RU43 and 45: Ruins discard a Construction, bring its printed cost and 2 cards', () => {
    expect(scene().hand(0, 'ruins').city(0, 'wife').start().offers({ do: 'play', card: 'ruins', from: 'hand' })).toBe(
      false,
    );
    const playing = scene().hand(0, 'ruins').city(0, 'castle', 'wife').start().play('ruins');
    expect(playing.stock(0)).toEqual({ twig: 2, resin: 3, pebble: 3 });
    expect(playing.hand(0)).toHaveLength(2);
    expect(playing.city(0)).toEqual(['wife', 'ruins']);
    expect(playing.discarded).toEqual(['castle']);
  });

  test("EC38, RU17 and 18: what is paid for the Shepherd goes to one opponent, the Judge's unit too", () => {
    const playing = scene(3).hand(0, 'shepherd').city(0, { card: 'chapel', points: 2, occupied: true }, 'judge');
    const paid = playing.stock(0, { berry: 2, twig: 1 }).start().play('shepherd').choose({ seat: 2 });
    expect(paid.stock(2)).toEqual({ berry: 2, twig: 1 });
    expect(paid.stock(0)).toEqual({ berry: 3 });
    expect(paid.player(0).points).toBe(2);
    expect(paid.card(0, 'chapel').points).toBe(2);
  });

  test('EC38, RU19: a Shepherd played for free gives nobody anything', () => {
    const playing = scene().hand(0, 'shepherd').city(0, { card: 'chapel', points: 1 }).start().play('shepherd');
    expect(playing.stock(1)).toEqual({});
    expect(playing.stock(0)).toEqual({ berry: 3 });
    expect(playing.player(0).points).toBe(1);
    const passed = scene()
      .passed(1)
      .season(1, 'autumn')
      .hand(0, 'shepherd')
      .stock(0, { berry: 3 })
      .start()
      .play('shepherd');
    expect(passed.stock(0)).toEqual({ berry: 3 });
    expect(passed.stock(1)).toEqual({});
  });

  test('EC44, RU52: the Undertaker discards 3 Meadow cards, refills, then draws one, also a new one', () => {
    const playing = scene()
      .hand(0, 'undertaker')
      .stock(0, { berry: 2 })
      .meadow(...EIGHT_MEADOW)
      .deck('king', 'queen', 'castle', 'palace')
      .start();
    playing.play('undertaker').choose({ spot: 0 }, { spot: 2 }, { spot: 4 });
    expect(playing.meadow).toEqual(['king', 'farm', 'queen', 'mine', 'castle', 'inn', 'farm', 'farm']);
    playing.choose({ do: 'take', card: 'queen' });
    expect(playing.hand(0)).toEqual(['queen']);
    expect(playing.meadow[2]).toBe('palace');
    expect(playing.discarded.sort()).toEqual(['farm', 'inn', 'mine']);
  });

  test('EC46: the Wanderer draws 3 cards', () => {
    const playing = scene().hand(0, 'wanderer').stock(0, { berry: 2 }).start().play('wanderer');
    expect(playing.hand(0)).toHaveLength(3);
    expect(playing.match.view(0).players[0]?.spaces).toBe(0);
  });
});
