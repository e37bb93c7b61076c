import { describe, expect, test } from 'vitest';
import { cardOf, kindNamed } from '../../content/catalogue.ts';
import { EMPTY, seenBy } from '../../state/state.ts';
import type { Playing } from '../../testing/scene.ts';
import { activityOf, lairOf } from './lair.ts';
import { lair } from './scene.ts';

const told = (table: Playing, type: string) =>
  table.events(type).map(({ rule: _rule, seat: _seat, type: _type, ...rest }) => rest);
const FIFTEEN = ['mine', 'inn', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]);
const MEADOW = ['king', 'queen', 'judge', 'doctor', 'bard', 'wanderer', 'postal-pigeon', 'shepherd'];
const full = (cards: string[], season: 'winter' | 'spring' | 'summer' | 'autumn' = 'winter') => {
  const table = lair(cards).inSeason(season);
  return table.city(table.her, ...FIFTEEN);
};

describe('her turn', () => {
  test('W113, W121: the top activity card is revealed and stays aside', () => {
    const table = lair(['resin-trap']).start();
    expect(lairOf(table.state).revealed.map((index) => activityOf(index).id)).toEqual(['resin-trap']);
    expect(told(table, 'nightweave-reveals')).toEqual([
      { activity: 'resin-trap', season: 'winter', arrows: 'counter-clockwise' },
    ]);
  });

  test('W115, W118: the first action of the line of her season, if she can, and nothing else', () => {
    const table = lair(['resin-trap']).start();
    expect(table.out(1)).toEqual(['basic-2-resin']);
    expect(told(table, 'nightweave-tries')).toEqual([{ which: 'first', action: 'basic', at: 'basic-2-resin' }]);
    expect(lair(['resin-trap']).inSeason('spring').start().player(1)).toMatchObject({ points: 1, available: 2 });
  });

  test('W116: if she cannot, the second, and the log says why', () => {
    const table = lair(['rooms-for-spiders']).inSeason('spring').start();
    expect(told(table, 'nightweave-cannot')).toEqual([{ which: 'first', action: 'own-city', why: 'no-spot' }]);
    expect(table.out(1)).toHaveLength(1);
    expect(table.state.forest).toContain(table.player(1).out[0]);
  });

  test('W117, W149: if she can take neither, the fallback as far as possible', () => {
    const table = full(['borrowed-finery'], 'spring').start();
    expect(told(table, 'nightweave-cannot').map(({ why }) => why)).toEqual(['city-full', 'hand-empty']);
    expect(told(table, 'nightweave-falls-back')).toEqual([{ parts: ['draw', 'level'] }]);
    expect(table.player(1).hand).toHaveLength(1);
  });

  test('W114, W191, W205, W424: in the Meadow without a worker a card with a symbol makes her prepare, and nothing else happens', () => {
    for (const card of ['resin-trap', 'into-the-meadow']) {
      const scene = lair([card]).figure(3).meadow(null, 'king', null);
      const table = scene.out(1, 'haven', 'haven').start();
      expect(table.player(1)).toMatchObject({ season: 1, available: 3, out: [] });
      expect(told(table, 'nightweave-tries')).toEqual([]);
    }
  });

  test('W424: without a worker but outside the Meadow both actions fail and the fallback comes, with its points', () => {
    const table = lair(['snare-in-the-twigs'], { level: 2 }).out(1, 'haven', 'haven').start();
    expect(told(table, 'nightweave-cannot').map(({ why }) => why)).toEqual(['no-worker', 'no-worker']);
    expect(table.player(1)).toMatchObject({ points: 2, season: 0 });
  });

  test('W424: a card without a symbol never makes her prepare', () => {
    const table = lair(['an-unasked-guest'])
      .figure(1)
      .meadow(null, ...MEADOW.slice(1))
      .out(1, 'haven', 'haven')
      .start();
    expect(table.player(1).season).toBe(0);
    expect(table.city(1)).toHaveLength(1);
  });

  test('W119: a blocked spot alone does not make the action impossible', () => {
    const table = lair(['resin-trap']).out(0, 'basic-2-resin').start();
    expect(table.out(1)).toEqual(['basic-3-twigs']);
  });

  test('W122: the arrows of the card hold for her preparation too', () => {
    const both = [...Array<string>(3).fill('judge'), ...Array<string>(3).fill('inn')];
    const preparing = (card: string) => {
      const scene = lair([card]).figure(1).meadow(null, 'king').out(1, 'haven', 'haven');
      return scene
        .city(1, 'judge', 'historian', 'crane', ...both.slice(3))
        .start()
        .player(1).events;
    };
    const names = (card: string) => preparing(card).map(({ event }) => event);
    expect(names('into-the-meadow')).not.toEqual(names('shadow-in-the-grass'));
  });

  test('W149: each part of a fallback that comes to nothing is told, with the reason', () => {
    const skipped = (card: string, level: 0 | 2, out: number) => {
      const scene = lair([card], { level }).out(1, ...['haven', 'haven'].slice(0, out));
      return told(scene.start(), 'nightweave-skips').map(({ part, why }) => [part, why].join(' '));
    };
    expect(skipped('snare-in-the-twigs', 2, 2)).toEqual(['haven no-worker']);
    expect(skipped('snare-in-the-twigs', 0, 2)).toEqual(['haven no-worker', 'level level-0']);
    expect(skipped('under-every-stone', 2, 2)).toEqual(['haven no-worker', 'discard hand-empty']);
  });

  test('W423: a fallback that sends a worker to the Haven and takes points', () => {
    const table = lair(['names-on-a-list'], { level: 3 }).inSeason('spring').claimed();
    const none = table.achieved(0, 'city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition');
    const start = none.start();
    expect(told(start, 'nightweave-cannot').map(({ why }) => why)).toEqual(['event-claimed', 'no-event']);
    expect([start.out(1), start.player(1).points]).toEqual([['haven'], 3]);
  });

  test('OW1: an empty deck is shuffled again; if nothing was placed since, she prepares', () => {
    const table = lair([]).spent().figure(1).meadow(null, 'king').start();
    expect(told(table, 'nightweave-prepares')).toEqual([{ season: 'spring', idle: true }]);
    expect([table.player(1).season, told(table, 'nightweave-reveals')]).toEqual([1, []]);
    const placed = lair([]).spent().placed().figure(1).meadow(null, 'king').start();
    expect(told(placed, 'nightweave-reshuffles')).toEqual([{ count: 8 }]);
    expect([placed.player(1).season, told(placed, 'nightweave-reveals').length]).toEqual([0, 1]);
    const { deck, revealed } = lairOf(placed.state);
    expect([deck.length, revealed.length]).toEqual([7, 1]);
  });

  test('OW1: a worker and her figure count as placed', () => {
    const placed = (card: string) =>
      lairOf(
        lair([card])
          .meadow(...MEADOW)
          .start().state,
      ).placed;
    expect([placed('resin-trap'), placed('into-the-meadow'), placed('whispers-at-dusk')]).toEqual([true, true, false]);
  });

  test('OW1: with the deck that is shuffled again the count begins anew', () => {
    const placed = Array.from({ length: 8 }, (_, n) => {
      const again = lair([])
        .spent()
        .placed()
        .out(1, 'haven', 'haven')
        .meadow(...MEADOW);
      const { placed, figure } = lairOf(again.start(`seed ${n}`).state);
      return [placed, figure !== EMPTY];
    });
    expect(placed.map(([now]) => now)).toEqual(placed.map(([, entered]) => entered));
    expect(placed).toContainEqual([false, false]);
  });

  test('OW1, W122: she prepares then by the arrows of the last card', () => {
    const claims = (last: string) =>
      lair([last])
        .spent()
        .figure(1)
        .meadow(null, 'king')
        .city(1, 'judge', 'historian', 'crane', 'inn', 'inn', 'inn')
        .start()
        .player(1)
        .events.map(({ event }) => event);
    expect(claims('into-the-meadow')).not.toEqual(claims('shadow-in-the-grass'));
  });
});

describe('the log names the rule', () => {
  const whyOf = (type: string, table: Playing) => table.events(type).map((event) => [event.why, event.rule].join(' '));
  const cannot = (table: Playing) => whyOf('nightweave-cannot', table);

  test('W123, W125, W130: by which a card can be neither played nor discarded', () => {
    expect(cannot(full(['borrowed-finery'], 'spring').start())).toEqual(['city-full W123', 'hand-empty W125']);
    const hand = full(['borrowed-finery'], 'autumn').hand(1, 'king').start();
    expect(cannot(hand)).toEqual(['city-full W123']);
    const empty = lair(['borrowed-finery']).inSeason('autumn').start();
    expect(cannot(empty)).toEqual(['hand-empty W130', 'hand-empty W125']);
  });

  test('W131, W135, W140: by which she neither enters nor takes a card', () => {
    const there = lair(['into-the-meadow']).figure(2).meadow('king', null).hand(1, 'mine').start();
    expect(cannot(there)).toEqual(['in-meadow W131']);
    const none = (card: string) => cannot(lair([card]).meadow().hand(1, 'mine').start());
    expect([none('into-the-meadow'), none('an-unasked-guest')]).toEqual([['meadow-empty W140'], ['meadow-empty W135']]);
  });

  test('W127, W128, W162, W165, W170, W171: by which a worker goes nowhere', () => {
    const nowhere = lair(['rooms-for-spiders']).inSeason('summer').start();
    expect(cannot(nowhere)).toEqual(['no-open-card W165', 'no-spot W162']);
    const noWorker = lair(['snare-in-the-twigs']).out(1, 'haven', 'haven').start();
    expect(cannot(noWorker)).toEqual(['no-worker W127', 'no-worker W127']);
    const gone = ['city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition'];
    const special = ['a-well-run-city', 'an-evening-of-fireworks', 'ancient-scrolls-discovered', 'croak-wart-cure'];
    const events = () =>
      lair(['names-on-a-list'])
        .inSeason('spring')
        .special(...special);
    const claimed = events()
      .claimed()
      .achieved(0, ...gone);
    expect(cannot(claimed.start())).toEqual(['event-claimed W128', 'no-event W170']);
    const all = events().achieved(0, ...gone, ...special);
    expect(cannot(all.start())).toEqual(['no-event W171', 'no-event W170']);
  });

  test('W167, W171: by which she claims an event', () => {
    const ranked = (claimed: boolean) => {
      const scene = lair(['names-on-a-list']).inSeason('spring');
      const table = (claimed ? scene.claimed() : scene).start();
      return ['nightweave-ranks', 'achieve', 'place'].flatMap((type) => table.events(type).map(({ rule }) => rule));
    };
    expect([ranked(true), ranked(false)]).toEqual([Array(3).fill('W167'), Array(3).fill('W171')]);
  });

  const rulesOf = (type: string, table: Playing) => table.events(type).map(({ rule }) => rule);

  test('W113, W115-W117: by which she reveals, tries and falls back', () => {
    const table = full(['borrowed-finery'], 'spring').start();
    expect(rulesOf('nightweave-reveals', table)).toEqual(['W113']);
    expect(rulesOf('nightweave-tries', table)).toEqual(['W115', 'W116']);
    expect(rulesOf('nightweave-falls-back', table)).toEqual(['W117']);
  });

  test('W132, W137, W148: by which she draws', () => {
    const action = lair(['whispers-at-dusk']).inSeason('summer').start();
    const after = lair(['whispers-at-dusk'])
      .meadow(...MEADOW)
      .start();
    const fallback = lair(['resin-trap']).out(1, 'haven', 'haven').start();
    expect([action, after, fallback].map((table) => rulesOf('draw', table))).toEqual([['W132'], ['W137'], ['W148']]);
  });

  test('W133, W144, W147: by which she discards and takes points', () => {
    const action = full(['an-unasked-guest'], 'summer').hand(1, 'king').start();
    expect([rulesOf('discard', action), rulesOf('points', action)]).toEqual([['W133'], ['W133']]);
    const fallback = lair(['under-every-stone']).out(1, 'haven', 'haven').hand(1, 'mine').start();
    expect(rulesOf('discard', fallback)).toEqual(['W147']);
    const level = lair(['snare-in-the-twigs'], { level: 2 }).out(1, 'haven', 'haven').start();
    expect(rulesOf('points', level)).toEqual(['W144']);
  });

  test('W134, W140: by which she plays a card', () => {
    const hand = lair(['borrowed-finery']).inSeason('autumn').hand(1, 'king').start();
    const entering = lair(['into-the-meadow'])
      .meadow(...MEADOW)
      .start();
    expect([hand, entering].map((table) => rulesOf('nightweave-plays', table))).toEqual([['W134'], ['W140']]);
  });

  test('W145, W155, W158, W159, W161, W176, W178: by which a worker is placed', () => {
    const gone = ['city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition'];
    const fallback = lair(['names-on-a-list']).inSeason('spring').claimed();
    const tables = [
      lair(['resin-trap']).inSeason('spring'),
      lair(['silk-on-the-path']),
      lair(['rooms-for-spiders']).inSeason('spring').city(1, 'lookout'),
      lair(['snare-in-the-twigs']).inSeason('autumn'),
      lair(['mischief-at-the-fair'], { level: 1 }).inSeason('summer').claimed(),
      fallback.achieved(0, ...gone),
    ].map((scene) => scene.start());
    const placed = ['W158', 'W159', 'W161', 'W176', 'W178', 'W145'];
    expect(tables.flatMap((table) => rulesOf('place', table))).toEqual(placed);
    expect(tables.map((table) => rulesOf('points', table))).toEqual([['W155'], [], ['W161'], [], ['W155'], []]);
  });

  test('W144, W149: by which nothing comes of a part of a fallback', () => {
    const skips = (card: string) => whyOf('nightweave-skips', lair([card]).out(1, 'haven', 'haven').start());
    expect(skips('snare-in-the-twigs')).toEqual(['no-worker W149', 'level-0 W144']);
    expect(skips('under-every-stone')).toEqual(['no-worker W149', 'hand-empty W149']);
    const table = lair(['resin-trap', 'silk-on-the-path']).out(1, 'haven').start();
    Object.assign(table.state, { deck: [], discard: [] });
    expect(whyOf('nightweave-skips', table.place('basic-3-twigs'))).toEqual(['no-worker W149', 'deck-empty W149']);
  });

  test('W135, W136: by which a card of the Meadow or of the deck comes into her city', () => {
    for (let place = 1; place <= 8; place++) {
      const cards = MEADOW.map((id, at) => (at === place - 1 ? null : id));
      const table = lair(['an-unasked-guest'])
        .figure(place)
        .meadow(...cards)
        .start();
      const [played] = table.events('nightweave-plays');
      expect(played?.rule).toBe(played?.from === 'deck' ? 'W136' : 'W135');
    }
  });
});

describe('when she cannot act', () => {
  test('W123, OW9, OW11: nothing is played into a city of 15 cards, couples and Wanderers counted one by one', () => {
    const table = lair(['an-unasked-guest']).hand(1, 'king');
    const start = table.city(1, 'husband', 'wife', 'wanderer', ...FIFTEEN.slice(3)).start();
    expect(told(start, 'nightweave-cannot').map(({ why }) => why)).toEqual(['city-full', 'city-full']);
    expect(start.city(1)).toHaveLength(15);
  });

  test('W124, W142: she enters with a full city, and the card is discarded', () => {
    const table = full(['into-the-meadow'])
      .meadow(...MEADOW)
      .start();
    const { figure } = lairOf(table.state);
    expect(table.discarded).toEqual([MEADOW[figure]]);
    expect(table.city(1)).toHaveLength(15);
  });

  test('W125: no discard without a hand card', () => {
    const table = full(['whispers-at-dusk'], 'autumn').start();
    expect(told(table, 'nightweave-cannot').map(({ why }) => why)).toEqual(['city-full', 'hand-empty']);
  });

  test('W126, W138: playing from the Meadow and discarding works without a card to discard, and gives no token', () => {
    const table = lair(['an-unasked-guest'])
      .inSeason('spring')
      .meadow(...MEADOW)
      .start();
    expect([table.city(1).length, table.player(1).points]).toEqual([1, 0]);
  });

  test('W127: no worker action if every spot of the kind is blocked', () => {
    const two = lair(['resin-trap'], { seats: 2 })
      .out(0, 'basic-3-twigs', 'basic-2-resin')
      .out(1, 'basic-1-pebble', 'basic-1-berry-1-card')
      .start();
    expect(told(two, 'nightweave-cannot')).toMatchObject([{ which: 'first', why: 'all-blocked' }]);
  });

  test('W127: no worker action of any kind without a worker', () => {
    const why = (card: string, season: 'spring' | 'summer' | 'autumn', workers: number) => {
      const scene = lair([card]).inSeason(season).city(0, 'inn').city(1, 'lookout', 'inn');
      const table = scene.out(1, ...Array<string>(workers).fill('haven')).start();
      return told(table, 'nightweave-cannot').map((each) => [each.action, each.why].join(' '));
    };
    expect(why('rooms-for-spiders', 'summer', 5)).toEqual(['open-card no-worker', 'own-city no-worker']);
    expect(why('names-on-a-list', 'spring', 3)).toEqual(['special-event no-worker', 'basic-event no-worker']);
  });

  test('W128, W172: no second special event in one of her seasons', () => {
    const table = lair(['names-on-a-list']).inSeason('spring').claimed().start();
    expect(told(table, 'nightweave-cannot')).toMatchObject([{ why: 'event-claimed' }]);
    expect(table.player(1).events).toHaveLength(1);
  });

  test('W172: a special event that she claims counts for this season of hers, and no longer', () => {
    const table = lair(['names-on-a-list']).inSeason('spring').start();
    expect([table.player(1).events.length, lairOf(table.state).claimed]).toEqual([1, true]);
    const next = lair(['resin-trap']).inSeason('spring').claimed().figure(2).meadow('king', null);
    next.out(1, 'haven', 'haven', 'haven');
    const prepared = next.start();
    expect([prepared.player(1).season, lairOf(prepared.state).claimed]).toEqual([2, false]);
  });

  test('W128, W172: a basic event does not count for that', () => {
    const table = lair(['berry-thieves']).inSeason('summer').start();
    expect([table.player(1).events.length, lairOf(table.state).claimed]).toEqual([1, false]);
  });

  test('W130, OW3: she cannot play from an empty hand', () => {
    const table = lair(['borrowed-finery']).inSeason('autumn').start();
    expect(told(table, 'nightweave-cannot').map(({ why }) => why)).toEqual(['hand-empty', 'hand-empty']);
  });

  test('W131, OW2: she cannot enter where she is already', () => {
    const table = lair(['into-the-meadow']).figure(2).meadow('king', null).hand(1, 'mine').start();
    expect(told(table, 'nightweave-cannot')).toMatchObject([{ action: 'enter', why: 'in-meadow' }]);
    expect(table.city(1)).toEqual(['mine']);
  });
});

describe('her actions', () => {
  test('W98, W132: a deck card into her hand, unseen', () => {
    const table = lair(['whispers-at-dusk']).inSeason('summer').deck('king').start();
    expect(table.player(1).hand).toEqual([kindNamed('king')]);
    expect(told(table, 'draw')).toEqual([{ count: 1 }]);
  });

  test('W133: a hand card is discarded for a token', () => {
    const table = lair(['an-unasked-guest'])
      .inSeason('summer')
      .city(1, ...FIFTEEN)
      .hand(1, 'king')
      .start();
    expect([table.player(1).points, table.player(1).hand, table.discarded]).toEqual([1, [], ['king']]);
    expect(table.state.discard.map(seenBy)).toEqual([0]); // OW66
  });

  test('W97, W134, OW66: the top card of her shuffled hand goes into her city', () => {
    const first = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const scene = lair(['borrowed-finery']).inSeason('autumn').hand(1, 'king', 'queen');
      first.add(scene.start(`seed ${n}`).city(1).join());
    }
    expect([...first].sort()).toEqual(['king', 'queen']);
    const table = lair(['borrowed-finery']).inSeason('autumn').hand(1, 'king', 'queen').start();
    expect([...table.city(1), ...table.player(1).hand.map((kind) => cardOf(kind).id)].sort()).toEqual([
      'king',
      'queen',
    ]);
  });

  test('W135, W143: the die names the place, the card goes into her city, the place is refilled', () => {
    const table = lair(['an-unasked-guest'])
      .meadow(...MEADOW)
      .start();
    const [played] = told(table, 'nightweave-plays');
    expect(played).toMatchObject({
      from: 'meadow',
      card: MEADOW[Number(played?.die) - 1],
      spot: Number(played?.die) - 1,
    });
    expect(table.city(1)).toEqual([played?.card]);
    expect(table.meadow[Number(played?.spot)]).not.toBeNull();
  });

  test('W136: where she stands herself the top deck card comes instead', () => {
    let fromDeck = 0;
    for (let place = 1; place <= 8; place++) {
      const cards = MEADOW.map((id, at) => (at === place - 1 ? null : id));
      const table = lair(['an-unasked-guest'])
        .figure(place)
        .meadow(...cards)
        .deck('farm')
        .start();
      const [played] = told(table, 'nightweave-plays');
      if (played?.from === 'deck') {
        fromDeck++;
        expect(played).toMatchObject({ card: 'farm', die: place });
      } else expect(played?.die).not.toBe(place);
    }
    expect(fromDeck).toBe(1);
  });

  test('W137: played from the Meadow, and a card drawn', () => {
    const table = lair(['whispers-at-dusk'])
      .meadow(...MEADOW)
      .start();
    expect([table.city(1).length, table.player(1).hand.length]).toEqual([1, 1]);
  });

  test('W138: played from the Meadow, and a card discarded for a token', () => {
    const table = lair(['an-unasked-guest'])
      .inSeason('spring')
      .meadow(...MEADOW)
      .hand(1, 'mine')
      .start();
    expect([table.city(1).length, table.player(1).hand.length, table.player(1).points]).toEqual([1, 0, 1]);
  });

  test('W140, W141: she takes the place of the card, which is not refilled while she stands there', () => {
    const table = lair(['into-the-meadow'])
      .meadow(...MEADOW)
      .start();
    const { figure } = lairOf(table.state);
    expect(table.city(1)).toEqual([MEADOW[figure]]);
    expect(table.meadow[figure]).toBeNull();
    table.place('basic-1-berry');
    expect(table.meadow[figure]).toBeNull();
  });

  test('OW65: a Fool rolled for the enter action goes to the person, and she enters all the same', () => {
    const table = lair(['into-the-meadow'])
      .meadow(...Array<null>(3).fill(null), 'fool')
      .start();
    expect([table.city(0), table.city(1), lairOf(table.state).figure]).toEqual([['fool'], [], 3]);
  });

  test('OW68: a place that is empty for want of cards passes to the next one clockwise; with none at all it is impossible', () => {
    const table = lair(['an-unasked-guest']).meadow(null, null, null, null, null, 'king').start();
    expect(table.city(1)).toEqual(['king']);
    for (let n = 0; n < 12; n++) {
      const two = lair(['an-unasked-guest']).meadow(null, 'king', null, null, null, null, 'queen').start(`seed ${n}`);
      const [played] = told(two, 'nightweave-plays');
      // Clockwise 1, 2, 3, 4, 8, 7, 6, 5: after place 7 the way leads round to place 2.
      expect([played?.card, played?.spot]).toEqual(
        [3, 4, 7, 8].includes(Number(played?.die)) ? ['queen', 6] : ['king', 1],
      );
    }
  });
});

test('OW68, W140: she enters on the next card clockwise too', () => {
  for (let n = 0; n < 12; n++) {
    const table = lair(['into-the-meadow']).meadow(null, 'king', null, null, null, null, 'queen').start(`seed ${n}`);
    const [played] = told(table, 'nightweave-plays');
    const [card, place] = [3, 4, 7, 8].includes(Number(played?.die)) ? ['queen', 6] : ['king', 1];
    expect([played?.card, lairOf(table.state).figure]).toEqual([card, place]);
  }
});

describe('her fallbacks', () => {
  const nothing = { level: 2 } as const;

  test('W144, OW42: points always come, as many as the level, none at level 0', () => {
    const at = (level: 0 | 2 | 4) =>
      lair(['snare-in-the-twigs'], { level }).out(1, 'haven', 'haven').start().player(1).points;
    expect([at(0), at(2), at(4)]).toEqual([0, 2, 4]);
  });

  test('W145: a worker to the Haven, if she has one', () => {
    const blocked = lair(['names-on-a-list'], nothing).inSeason('spring').claimed();
    const table = blocked
      .achieved(0, 'city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition')
      .start();
    expect(table.out(1)).toEqual(['haven']);
  });

  test('W145, W150: beside any number of other workers', () => {
    const scene = lair(['names-on-a-list'], nothing).inSeason('spring').claimed().out(0, 'haven').out(1, 'haven');
    const events = ['city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition'];
    expect(
      scene
        .achieved(0, ...events)
        .start()
        .out(1),
    ).toEqual(['haven', 'haven']);
  });

  test('W147, OW41: a card is discarded without a token', () => {
    const table = lair(['under-every-stone'], nothing).out(1, 'haven', 'haven').hand(1, 'mine').start();
    expect([table.player(1).hand, table.player(1).points]).toEqual([[], 0]);
  });

  test('W148: a card is drawn', () => {
    const table = lair(['resin-trap'], nothing).out(1, 'haven', 'haven').start();
    expect(table.player(1).hand).toHaveLength(1);
  });
});
