import { describe, expect, test } from 'vitest';
import { cardOf, kindNamed } from '../../content/catalogue.ts';
import { cardCopies } from '../../rules/setup.ts';
import { type Playing, type Scene, scene } from '../../testing/scene.ts';
import { sliceFor } from '../legends/scene.ts';
import { lair } from '../nightweave/scene.ts';
import { corrinCards } from './cards.ts';

const corrin = (seats = 2): Scene => scene(seats, { corrin: 'yes' }).meadow();
const [PATH, KING, FIELD, LEADER, WARRIOR] = [
  'corrin-evertails-path',
  'corrin-evertail-the-king',
  'corrin-evertails-field',
  'corrin-evertail-the-leader',
  'corrin-evertail-the-warrior',
] as const;
const points = (table: Playing, seat: number) => table.player(seat).points;

describe('Corrin Evertail', () => {
  test('W5, W18, W23: five Unique cards join the deck, one copy each', () => {
    const copies = cardCopies({ seats: 2, start: 'lot', rugwort: 1, corrin: 'yes' });
    expect(corrinCards.map(({ id }) => copies.get(kindNamed(id)))).toEqual([1, 1, 1, 1, 1]);
    expect(corrinCards.every(({ id }) => cardOf(kindNamed(id)).isUnique)).toBe(true);
    expect(cardCopies({ seats: 2, start: 'lot', rugwort: 1, corrin: 'no' }).has(kindNamed(KING))).toBe(false);
  });

  test('W19: a Corrin Construction houses any Critter of its colour, once', () => {
    const table = corrin().city(0, PATH).hand(0, 'wanderer', 'ranger', 'king').start();
    expect(table.offers({ do: 'play', card: 'wanderer' })).toBe(true);
    expect(table.offers({ do: 'play', card: 'king' })).toBe(false);
    table.play('wanderer');
    expect(table.card(0, PATH).occupied).toBe(true);
    expect(table.offers({ do: 'play', card: 'ranger' })).toBe(false);
  });

  test('W20, W21: a Corrin Critter goes with any Construction of its colour, in place of its ordinary link', () => {
    const table = corrin().city(0, 'school').hand(0, KING, 'teacher').start().play(KING);
    expect(table.card(0, 'school').occupied).toBe(true);
    expect(corrin().city(0, { card: 'school', occupied: true }).hand(0, 'teacher').start().offers({ do: 'play' })).toBe(
      false,
    );
    expect(corrin().city(0, 'mine').hand(0, KING).start().offers({ do: 'play' })).toBe(false);
  });

  test('W22: it can be paid for as well', () => {
    expect(corrin().hand(0, KING).stock(0, { berry: 5 }).start().play(KING).stock(0)).toEqual({});
  });

  test('W416: the Ever Tree houses a Corrin Critter like any other', () => {
    expect(corrin().city(0, 'ever-tree').hand(0, LEADER).start().play(LEADER).card(0, 'ever-tree').occupied).toBe(true);
  });

  test('W24: a worker on the Path carries out a location on which an opponent’s worker stands', () => {
    const table = corrin().city(0, PATH).out(1, 'basic-3-twigs', 'haven').start().visit(PATH);
    expect(table.stock(0)).toEqual({ twig: 3 });
    expect(corrin().city(0, PATH).out(0, 'basic-3-twigs').start().offers({ do: 'visit' })).toBe(false);
    expect(cardOf(kindNamed(PATH)).uses).toBe(0);
  });

  test('W24, OW117: red cards too, without a token for the owner', () => {
    const table = corrin().city(0, PATH).city(1, 'lookout').out(1, 1).start().visit(PATH);
    table.choose({ do: 'copy', at: 'basic-3-twigs' });
    expect([table.stock(0), points(table, 1)]).toEqual([{ twig: 3 }, 0]);
  });

  test('W25: never Cemetery, Chapel, Monastery, events or the Journey', () => {
    const table = corrin()
      .city(0, PATH)
      .city(1, 'cemetery', 'chapel', 'monastery')
      .season(1, 'autumn')
      .out(1, 1, 2, 3, 'journey-3', 'grand-tour')
      .achieved(1, 'grand-tour')
      .hand(0, 'farm', 'mine', 'inn', 'king', 'queen')
      .stock(0, { twig: 4, berry: 4 })
      .start();
    expect(table.offers({ do: 'visit', card: PATH })).toBe(false);
  });

  test('W25: never a legend', () => {
    const legends = { ...sliceFor(['strey-softpaw'], 2), of: [[], []] };
    const table = scene(2, { corrin: 'yes', legends: 'yes' })
      .meadow()
      .with('slices', { legends })
      .city(0, PATH)
      .city(1, 'strey-softpaw')
      .out(0, 'basic-3-twigs')
      .out(1, 1);
    expect(table.start().offers({ do: 'visit', card: PATH })).toBe(false);
  });

  test('W24: a red card only if it can do something for the visitor', () => {
    const post = (...hand: string[]) =>
      corrin()
        .city(0, PATH)
        .city(1, 'post-office')
        .out(1, 1)
        .hand(0, ...hand)
        .start()
        .offers({ do: 'visit', card: PATH });
    expect([post('mine'), post('mine', 'inn')]).toEqual([false, true]);
  });

  test('W26: the King counts the purple cards of the opponent who has most', () => {
    const table = corrin(3).city(0, KING).city(1, 'castle', 'school').city(2, 'palace').start();
    expect(table.score(0)).toMatchObject({ cards: 4, prosperity: 2 });
  });

  test('W27, W28: the Field brings 1 berry and 1 for each Farm of the opponents, who draw a card for each', () => {
    const goods = { twig: 1, resin: 1, pebble: 1 };
    const table = corrin(3)
      .hand(0, FIELD)
      .stock(0, goods)
      .city(0, 'farm')
      .city(1, 'farm', 'farm')
      .city(2, 'mine')
      .start();
    table.play(FIELD);
    expect([table.stock(0), table.hand(1).length, table.hand(2).length]).toEqual([{ berry: 3 }, 2, 0]);
    expect(table.events('draw')).toMatchObject([{ seat: 1, count: 2, rule: 'W28' }]);
    expect(table.events('gain')).toMatchObject([{ seat: 0, rule: 'W27' }]);
  });

  test('W29, OW116: after a draw the Leader may hand on one of the cards just drawn for a token', () => {
    const scene2 = corrin().city(0, LEADER).hand(0, 'mine').deck('king').start().place('basic-2-twigs-1-card');
    expect(scene2.keys).toEqual(['give card=king', 'decline']);
    scene2.choose({ do: 'give' });
    expect([scene2.hand(0), scene2.hand(1), points(scene2, 0)]).toEqual([['mine'], ['king'], 1]);
    const kept = corrin().city(0, LEADER).deck('king').start().place('basic-2-twigs-1-card').choose({ do: 'decline' });
    expect([kept.hand(0), points(kept, 0)]).toEqual([['king'], 0]);
  });

  test('OW116, EC72: a card that was handed on is no longer there to be played for less', () => {
    const scene2 = corrin().city(0, LEADER).meadow('farm', 'king').stock(0, { twig: 2, resin: 1, berry: 6 });
    const table = scene2.forest('forest-meadow-2-play-1-cheaper', 'forest-2-any', 'forest-3-berries').start();
    table.place('forest-meadow-2-play-1-cheaper').choose({ do: 'give', card: 'king' });
    expect([table.ask, table.offers({ card: 'king' }), table.hand(1)]).toEqual(['play-cheaper', false, ['king']]);
  });

  test('OW55: a draw of no card asks nothing', () => {
    const hand = ['mine', 'mine', 'mine', 'inn', 'inn', 'inn', 'king', 'queen'];
    expect(
      corrin()
        .city(0, LEADER)
        .hand(0, ...hand)
        .start()
        .place('basic-2-twigs-1-card').ask,
    ).toBe('turn');
  });

  test('W30: the Warrior gives up to 8 cards and resources to whom you like, a token for each', () => {
    const table = corrin(3).hand(0, WARRIOR, 'mine').stock(0, { berry: 4, twig: 9 }).start().play(WARRIOR);
    table.choose({ do: 'give', card: 'mine' }, { do: 'to', seat: 2 });
    for (let given = 0; given < 7; given++) table.choose({ do: 'spend', what: 'twig' }, { do: 'to', seat: 1 });
    expect([table.hand(2), table.stock(1), table.stock(0), points(table, 0)]).toEqual([
      ['mine'],
      { twig: 7 },
      { twig: 2 },
      8,
    ]);
    expect(table.ask).toBe('turn');
    expect(cardOf(kindNamed(WARRIOR))).toMatchObject({ uses: 0, points: 2 }); // OW50
  });

  test('E170, W30: a card only to somebody who has room for it', () => {
    const full = ['mine', 'mine', 'mine', 'inn', 'inn', 'inn', 'king', 'queen'];
    const scene2 = corrin().hand(0, WARRIOR, 'farm').stock(0, { berry: 4, twig: 1 });
    const table = scene2
      .hand(1, ...full)
      .start()
      .play(WARRIOR);
    expect(table.keys).toEqual(['spend what=twig', 'decline']);
  });

  test('OW50: the Warrior is worth 2 points', () => expect(cardOf(kindNamed(WARRIOR)).points).toBe(2));
});

describe('Corrin Evertail against Nightweave', () => {
  const setup = { corrin: 'yes' };

  test('W367: she keeps Corrin cards as spoils, and they come into her city at the end', () => {
    const table = lair(['an-unasked-guest'], { setup }).meadow(KING).start();
    expect([table.city(1), table.state.slices.nightweave?.spoils]).toEqual([[], [kindNamed(KING)]]);
    const end = lair(['under-every-stone'], { setup }).inSeason('autumn').figure(2).meadow('mine').spoils(KING);
    expect(
      end
        .out(1, ...Array<string>(8).fill('haven'))
        .start()
        .city(1),
    ).toEqual([KING]);
  });

  test('W368: the Warrior on her: a deck card for each resource, a token for each card', () => {
    const scene2 = lair(['resin-trap'], { setup }).hand(0, WARRIOR, 'mine').stock(0, { berry: 4, twig: 1 }).meadow();
    const table = scene2.start().play(WARRIOR).choose({ do: 'spend' }, { do: 'give' });
    expect([table.player(1).hand.length, points(table, 1), points(table, 0)]).toEqual([2, 1, 2]);
  });

  test('OW52: every spot with her worker can be carried out by the Path, the Haven included', () => {
    const table = lair(['resin-trap'], { setup }).city(0, PATH).hand(0, 'mine', 'inn').meadow().start().visit(PATH);
    expect(table.stock(0)).toEqual({ resin: 2 });
  });

  test('OW53: her Farms count for the Field, and she draws without tokens', () => {
    const goods = { twig: 1, resin: 1, pebble: 1 };
    const scene2 = lair(['resin-trap'], { setup }).city(1, 'farm', 'farm').hand(0, FIELD).stock(0, goods).meadow();
    const table = scene2.start().play(FIELD);
    expect([table.stock(0), table.player(1).hand.length, points(table, 1)]).toEqual([{ berry: 3 }, 2, 0]);
  });

  test('OW78: the King counts her purple cards', () => {
    const table = lair(['resin-trap'], { setup }).city(0, KING).city(1, 'castle', 'castle').start();
    expect(table.score(0).prosperity).toBe(2);
  });
});
