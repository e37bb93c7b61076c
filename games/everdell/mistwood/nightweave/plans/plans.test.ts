import { parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, eventNamed, kindNamed, placeNamed } from '../../../content/catalogue.ts';
import { everdell } from '../../../game.ts';
import { knownOf } from '../../../state/known.ts';
import { AT_EVENT, seenBy } from '../../../state/state.ts';
import type { Playing } from '../../../testing/scene.ts';
import { legendCards } from '../../legends/cards.ts';
import { PERSONALITY_IDS } from '../../lids.ts';
import { intrigueOf, isMarked } from '../intrigue.ts';
import { lairOf } from '../lair.ts';
import { MEADOW, planning } from './scene.ts';

const LEGENDS = legendCards.map(({ id }) => id);
const FULL = ['farm', 'mine', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]);
const DECLINE = { do: 'decline' };
const ids = (kinds: readonly number[]) => kinds.map((kind) => cardOf(kind).id);
const entered = (table: Playing) => lairOf(table.state).figure >= 0;

describe('plans', () => {
  test('W230, W234, W264: one plan, for one person alone, against her alone', () => {
    const refused = (given: object) => parseSetup(everdell, { opponent: 'nightweave', plan: 'sly-one', ...given });
    expect(refused({ seats: 1 }).ok).toBe(true);
    expect(refused({ seats: 2 })).toMatchObject({ ok: false, where: 'plan' });
    expect(refused({ seats: 1, opponent: 'rugwort' })).toMatchObject({ ok: false, where: 'plan' });
    expect(refused({ seats: 1, plan: 'weavers-whim' })).toMatchObject({ ok: false, where: 'plan' });
    expect(refused({ seats: 1, plan: 'weavers-whim', personality: 'mean' }).ok).toBe(true);
    expect(refused({ seats: 1, plan: 'overwhelming-swarm', level: 0 })).toMatchObject({ ok: false, where: 'plan' });
  });

  test('W236, W237, W430: she has entered before the plan acts, and the foil is asked first', () => {
    const table = planning('bounty-hunter').city(0, 'mine').stock(0, { twig: 2 }).start();
    expect([entered(table), table.ask, table.city(0)]).toEqual([true, 'foil', ['mine']]);
  });
});

describe('Masked ball', () => {
  const SPECIAL = ['a-well-run-city', 'an-evening-of-fireworks', 'ancient-scrolls-discovered', 'flying-doctor-service'];

  test('W265, W243: a web on each basic event, and one on a special event of your choice', () => {
    const table = planning('masked-ball')
      .special(...SPECIAL)
      .start();
    expect(table.options.map(({ event }) => event)).toEqual(SPECIAL);
    table.choose({ event: SPECIAL[1] ?? '' });
    expect(intrigueOf(table.state).webs).toHaveLength(5);
    expect(table.events('nightweave-web')).toHaveLength(5);
    const again = planning('masked-ball', { more: { webs: SPECIAL.map((id) => AT_EVENT + eventNamed(id)) } });
    expect(again.special(...SPECIAL).start().ask).toBe('turn'); // OW30
  });

  test('OW30: none is added where every special event has a web', () => {
    const webs = SPECIAL.map((id) => AT_EVENT + eventNamed(id));
    const table = planning('masked-ball', { more: { webs } })
      .special(...SPECIAL)
      .start();
    expect(intrigueOf(table.state).webs).toHaveLength(8);
  });

  test('W266: each web costs a card or a resource, and they are then removed', () => {
    const webs = [AT_EVENT + eventNamed('grand-tour'), AT_EVENT + eventNamed('grand-tour')];
    const scene = () =>
      planning('masked-ball', { cards: ['resin-trap'], more: { webs } })
        .inSeason('spring')
        .city(0, 'inn', 'lookout', 'chapel');
    expect(scene().stock(0, { twig: 1 }).start().offers({ do: 'achieve' })).toBe(false);
    const table = scene().stock(0, { twig: 1 }).hand(0, 'mine').start().choose({ do: 'achieve' });
    table.choose({ do: 'spend' }, { do: 'discard' });
    expect([table.stock(0), table.hand(0), intrigueOf(table.state).webs]).toEqual([{}, [], []]);
  });

  test('W266: the webs of other events stay', () => {
    const [tour, festival] = ['grand-tour', 'harvest-festival'].map((id) => AT_EVENT + eventNamed(id));
    const scene = planning('masked-ball', { cards: ['resin-trap'], more: { webs: [tour, festival] } });
    const table = scene.inSeason('spring').city(0, 'inn', 'lookout', 'chapel').hand(0, 'mine').start();
    expect(intrigueOf(table.choose({ do: 'achieve' }, { do: 'discard' }).state).webs).toEqual([festival]);
  });
});

describe('Hypnotic gaze', () => {
  test('W269, OW93: which two go, and which of them is discarded, is up to chance', () => {
    const left = [0, 1, 2, 3, 4, 5].map((n) => {
      const table = planning('hypnotic-gaze').hand(0, 'mine', 'farm', 'inn').start(`seed ${n}`);
      return [table.hand(0), table.discarded].join();
    });
    expect(new Set(left).size).toBeGreaterThan(2);
  });

  test('W269, OW62, OW93: two random hand cards go, one discarded, one hers, without a token', () => {
    const table = planning('hypnotic-gaze').hand(0, 'mine', 'farm', 'inn').start();
    expect([table.hand(0).length, table.discarded.length, table.player(1).hand.length, table.player(1).points]).toEqual(
      [1, 1, 1, 0],
    );
  });

  test('W270, OW29: with fewer than three she draws two', () => {
    const table = planning('hypnotic-gaze').hand(0, 'mine', 'farm').start();
    expect([table.hand(0).length, table.player(1).hand.length]).toEqual([2, 2]);
  });

  test('W271, OW29: for two points or resources you look at the two of the deck, and know them in her hand', () => {
    const table = planning('hypnotic-gaze').hand(0, 'mine', 'farm').points(0, 2).start();
    expect(table.ask).toBe('foil');
    table.choose({ do: 'pay-point' });
    const drawn = ids(table.player(1).hand);
    expect(drawn).toHaveLength(2);
    expect(ids(knownOf(table.player(1), 1 << 0))).toEqual(drawn);
    expect([table.hand(0).length, table.player(0).points]).toEqual([2, 0]);
  });

  test('W269, W271: whoever has not paid knows neither the card that is discarded nor the one that is hers', () => {
    const table = planning('hypnotic-gaze').hand(0, 'mine', 'farm', 'inn').points(0, 2).start();
    table.choose(DECLINE);
    expect(knownOf(table.player(1), 1 << 0)).toEqual([]);
    expect(table.state.discard.map(seenBy)).toEqual([0]);
  });

  test('W271: for two points or resources you choose which one is discarded', () => {
    const table = planning('hypnotic-gaze').hand(0, 'mine', 'farm', 'inn').points(0, 1).stock(0, { twig: 1 }).start();
    table.choose({ do: 'spend' });
    expect(table.ask).toBe('gaze');
    const wanted = String(table.options[0]?.card);
    expect(table.choose({ card: wanted }).discarded).toEqual([wanted]);
    expect(knownOf(table.player(1), 1 << 0)).toEqual(table.player(1).hand);
    const other = planning('hypnotic-gaze').hand(0, 'mine', 'farm', 'inn').points(0, 2).start();
    other.choose({ do: 'pay-point' });
    const last = String(other.options.at(-1)?.card);
    expect([wanted === last, other.choose({ card: last }).discarded]).toEqual([false, [last]]);
  });
});

test('W274, OW81, OW82: Weaver’s whim: she draws, the Meadow is replaced, and she shows another personality', () => {
  const more = { personality: 'mean', pile: ['needy', 'idler'] };
  const table = planning('weavers-whim', { more, setup: { personality: 'mean' } }).start();
  expect(intrigueOf(table.state)).toMatchObject({ personality: 'idler', pile: ['mean', 'needy'] });
  expect(table.player(1).hand).toHaveLength(1);
  expect(table.discarded.length).toBeGreaterThan(7);
});

test('W233, W274, OW82: Weaver’s whim: the other seven personalities lie in a shuffled pile', () => {
  const setup = parseSetup(everdell, { seats: 1, opponent: 'nightweave', plan: 'weavers-whim', personality: 'mean' });
  if (!setup.ok) throw new Error(setup.message);
  const piles = ['one', 'two', 'three'].map(
    (seed) => intrigueOf(everdell.create(setup.value, Random.of(seedOf(seed)))).pile,
  );
  const others = PERSONALITY_IDS.filter((id) => id !== 'mean');
  for (const pile of piles) expect(pile.slice().sort()).toEqual(others.slice().sort());
  expect(new Set(piles.map((pile) => pile.join())).size).toBe(3);
});

test('W274: Weaver’s whim: she draws before the Meadow is replaced', () => {
  const more = { personality: 'mean', pile: ['needy'] };
  const scene = planning('weavers-whim', { more, setup: { personality: 'mean' } });
  expect(ids(scene.deck('university', 'farm').start().player(1).hand)).toEqual(['university']);
});

test('W259, W274, OW81: Weaver’s whim: the Idler that is replaced acts no more', () => {
  const more = { personality: 'idler', pile: ['mean'] };
  const table = planning('weavers-whim', { more, setup: { personality: 'idler' } }).start();
  expect(table.events('sweep').map((event) => event.by)).toEqual(Array(7).fill('weavers-whim'));
  const fresh = planning('weavers-whim', {
    more: { personality: 'mean', pile: ['idler'] },
    setup: { personality: 'mean' },
  });
  expect(
    fresh
      .start()
      .events('sweep')
      .filter((event) => event.by === 'idler').length,
  ).toBeGreaterThan(2);
});

describe('Bounty hunter', () => {
  test('W275, OW88: she takes a card worth a point from your city into hers, or as spoils if it is full', () => {
    const table = planning('bounty-hunter').city(0, 'mine', 'crane', 'ruins').start();
    expect(table.options.map(({ card }) => card)).toEqual(['mine', 'crane']);
    table.choose({ card: 'mine' });
    expect(table.city(1)).toContain('mine');
    expect(table.events('nightweave-plays').at(-1)).toMatchObject({ card: 'mine', from: 'city', rule: 'W275' });
    const FULL = ['farm', 'inn', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]);
    const full = planning('bounty-hunter')
      .city(0, 'mine')
      .city(1, ...FULL)
      .start();
    expect(ids(lairOf(full.state).spoils)).toEqual(['mine']);
  });

  test('W276: for two cards or resources she takes the top deck card instead', () => {
    const table = planning('bounty-hunter').city(0, 'mine').hand(0, 'inn').stock(0, { twig: 1 }).deck('farm').start();
    table.choose({ do: 'spend' });
    expect([table.city(0), table.city(1).includes('farm')]).toEqual([['mine'], true]);
    expect([table.stock(0), table.hand(0)]).toEqual([{}, []]);
  });

  test('W276: the top deck card too becomes spoils if her city is full', () => {
    const scene = planning('bounty-hunter').city(1, ...FULL);
    const table = scene.city(0, 'inn').stock(0, { twig: 2 }).deck('farm').start().choose({ do: 'spend' });
    expect([table.city(0), ids(lairOf(table.state).spoils), table.city(1).length]).toEqual([['inn'], ['farm'], 15]);
  });

  test('OW89: a legend cannot be taken', () => {
    const scene = planning('bounty-hunter', { setup: { legends: 'yes' } }).city(0, 'mine', 'tarry-hare');
    const rest = LEGENDS.filter((id) => id !== 'tarry-hare').map(kindNamed);
    const { slices } = scene.describe() as { slices: object };
    const legends = { of: [[]], rest, gone: [], swippled: 0 };
    const table = scene.beside({ ...slices, legends }).start();
    expect([table.city(0), table.city(1).includes('mine')]).toEqual([['tarry-hare'], true]);
  });

  test('OW89, OW90: without a card that she can take nothing happens', () => {
    const table = planning('bounty-hunter').city(0, 'ruins').stock(0, { twig: 2 }).start();
    expect(table.ask).toBe('turn');
    expect(table.events('nightweave-in-vain')).toMatchObject([{ by: 'bounty-hunter', rule: 'W275' }]);
  });
});

describe('Overwhelming swarm', () => {
  test('W277: a web lies on the Haven from the start, and she cannot go there', () => {
    const setup = parseSetup(everdell, { seats: 1, opponent: 'nightweave', level: 1, plan: 'overwhelming-swarm' });
    if (!setup.ok) throw new Error(setup.message);
    const position = everdell.position?.(setup.value, {});
    expect(position?.ok && intrigueOf(position.value).webs).toEqual([placeNamed('haven')]);
  });

  test('W278: each time she enters, a web on an exclusive spot of your choice without web and worker', () => {
    const more = { webs: [placeNamed('basic-3-twigs')] };
    const table = planning('overwhelming-swarm', { more }).out(0, 'basic-2-resin').start();
    expect(table.offers({ at: 'basic-3-twigs' }) || table.offers({ at: 'basic-2-resin' })).toBe(false);
    expect(table.offers({ at: 'basic-1-berry' })).toBe(false);
    expect(table.options.filter(({ at }) => String(at).startsWith('forest-'))).toHaveLength(3);
    table.choose({ at: 'basic-1-pebble' });
    expect(intrigueOf(table.state).webs).toContain(placeNamed('basic-1-pebble'));
  });

  test('W278: a spot with a worker of hers is not empty either', () => {
    const table = planning('overwhelming-swarm').out(1, 'basic-1-pebble').start();
    expect([table.offers({ at: 'basic-1-pebble' }), table.offers({ at: 'basic-2-resin' })]).toEqual([false, true]);
  });

  test('W241, W279: she passes webs by, and your workers there bring her level tokens', () => {
    const more = { webs: [placeNamed('basic-2-resin'), placeNamed('basic-3-twigs')] };
    const table = planning('overwhelming-swarm', { cards: ['resin-trap'], more }).start();
    expect(table.out(1)).toEqual(['basic-1-berry-1-card']);
    expect(table.match.view(0).modules.intrigue).toMatchObject({ tokens: 2 }); // seen before
    table.place('basic-3-twigs');
    expect(table.player(1).points).toBe(2);
  });

  test('W244: copying such a location brings her nothing', () => {
    const more = { webs: [placeNamed('basic-3-twigs')] };
    const table = planning('overwhelming-swarm', { cards: ['resin-trap'], more })
      .city(0, 'lookout')
      .start();
    table.visit('lookout').choose({ at: 'basic-3-twigs' });
    expect([table.stock(0), table.player(1).points]).toEqual([{ twig: 3 }, 0]);
  });

  test('W279: a Haven with a web is closed to her main action too', () => {
    const scene = planning('overwhelming-swarm', {
      cards: ['mischief-at-the-fair'],
      more: { webs: [placeNamed('haven')] },
    });
    const table = scene.inSeason('summer').claimed().start();
    expect(table.events('nightweave-cannot').map(({ why }) => why)).toEqual(['event-claimed', 'all-blocked']);
    expect([table.out(1), table.player(1).points]).toEqual([[], 2]);
  });

  test('OW92: the rest of a fallback is carried out without the Haven', () => {
    const more = { webs: [placeNamed('haven')] };
    const scene = planning('overwhelming-swarm', { cards: ['names-on-a-list'], more })
      .inSeason('spring')
      .claimed();
    const table = scene
      .achieved(0, 'city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition')
      .start();
    expect([table.out(1), table.player(1).points]).toEqual([[], 2]);
    expect(table.events('nightweave-skips')).toMatchObject([{ part: 'haven', why: 'closed', rule: 'W149' }]);
  });

  test('W152, W279: a web blocks the spot for her, and the log says so', () => {
    const more = { webs: [placeNamed('basic-2-resin')] };
    const table = planning('overwhelming-swarm', { cards: ['resin-trap'], more }).start();
    expect(table.events('nightweave-blocked')).toMatchObject([{ at: 'basic-2-resin', why: 'web', rule: 'W151' }]);
    expect(table.out(1)).toEqual(['basic-3-twigs']);
  });

  test('W127, W178: she does not go to the Haven without a worker', () => {
    const scene = planning('overwhelming-swarm', { cards: ['mischief-at-the-fair'] }).inSeason('summer');
    const table = scene.out(1, ...Array<string>(5).fill('haven')).start();
    expect(table.events('nightweave-cannot')).toMatchObject([{ why: 'no-worker' }, { why: 'no-worker' }]);
  });
});

describe('Trial of strength', () => {
  test('W280, OW61: she plays a random hand card of yours; a Fool among them goes to you', () => {
    const table = planning('trial-of-strength').hand(0, 'mine', 'mine').start();
    expect([table.hand(0), table.city(1).includes('mine')]).toEqual([['mine'], true]);
    const fool = planning('trial-of-strength').hand(0, 'fool', 'fool').start();
    expect(fool.city(0)).toEqual(['fool']);
  });

  test('W280: which card she takes is up to chance', () => {
    const left = [0, 1, 2, 3, 4, 5].map((n) =>
      planning('trial-of-strength').hand(0, 'mine', 'king').start(`seed ${n}`),
    );
    expect(new Set(left.map((table) => table.hand(0).join()))).toEqual(new Set(['mine', 'king']));
  });

  test('W280: as spoils if her city is full', () => {
    const scene = planning('trial-of-strength').city(1, ...FULL);
    const table = scene.hand(0, 'inn', 'inn').start();
    expect([table.hand(0), ids(lairOf(table.state).spoils), table.city(1).length]).toEqual([['inn'], ['inn'], 15]);
  });

  test('W280, OW28: with fewer than two cards the top deck card', () => {
    const table = planning('trial-of-strength').hand(0, 'mine').deck('farm').start();
    expect([table.hand(0), table.city(1).includes('farm')]).toEqual([['mine'], true]);
  });

  test('W281: for two points or resources you choose the card', () => {
    const table = planning('trial-of-strength').hand(0, 'mine', 'king').points(0, 2).start();
    table.choose({ do: table.options[0]?.do ?? '' });
    while (table.ask === 'foil') table.choose({ do: table.options[0]?.do ?? '' });
    expect(table.choose({ card: 'mine' }).hand(0)).toEqual(['king']);
  });
});

describe('Unraveller', () => {
  test('W282, W283: open cards use no space of hers, and she plays one of the Meadow even into a full city', () => {
    const scene = planning('unraveller')
      .city(1, ...FULL)
      .meadow('inn', 'inn', 'inn', ...MEADOW.slice(3));
    const table = scene.start();
    if (table.ask === 'unravel') table.choose(table.options[0] as { do: string });
    expect(table.city(1)).toContain('inn');
    expect(table.city(1).length).toBeGreaterThanOrEqual(16);
    expect(table.meadow.filter((card) => card === null)).toHaveLength(1); // her own place
  });

  test('W283: of several open cards you choose', () => {
    const open = ['inn', 'post-office', 'inn', 'post-office'];
    const table = planning('unraveller')
      .meadow(...open, ...MEADOW.slice(4))
      .start();
    expect([table.ask, table.match.decision?.seat]).toEqual(['unravel', 0]);
    expect(table.choose({ card: 'post-office' }).city(1).at(-1)).toBe('post-office');
  });

  test('W282: with fourteen other cards and an open one her city is not full', () => {
    const table = planning('unraveller', { cards: ['an-unasked-guest'] }).city(1, 'inn', ...FULL.slice(1));
    expect(table.meadow('king').start().city(1)).toHaveLength(16);
  });

  test('W257, W283: with Mean she takes level tokens for an open card beside her that she plays', () => {
    const scene = (place: number) => {
      const setup = { personality: 'mean' };
      const meadow = MEADOW.map((card, at) => (at === place ? 'inn' : card));
      return planning('unraveller', { level: 3, more: setup, setup })
        .meadow(...meadow)
        .start();
    };
    for (const table of [0, 1, 2, 3, 4, 5, 6, 7].map(scene)) {
      const played = table.events('nightweave-plays').find(({ rule }) => rule === 'W283');
      const marked = played && isMarked(table.state, Number(played.spot));
      expect(table.player(1).points).toBe(marked ? 3 : 0);
    }
  });

  test('W284: visits to open cards bring her level tokens instead of the usual ones, and you nothing', () => {
    const hers = planning('unraveller', { level: 3, cards: ['berry-thieves'] })
      .inSeason('spring')
      .city(1, 'inn')
      .start();
    expect(hers.player(1).points).toBe(3);
    const yours = planning('unraveller', { level: 3, cards: ['berry-thieves'] })
      .inSeason('spring')
      .city(0, 'inn')
      .start();
    expect([yours.player(0).points, yours.player(1).points]).toEqual([0, 3]);
    const visiting = planning('unraveller', { level: 3, cards: ['resin-trap'] })
      .city(1, 'post-office')
      .hand(0, 'mine', 'inn');
    expect(visiting.start().visit('post-office').player(1).points).toBe(3 + 2); // two for the cards given
  });
});

test('W245, W285: Growing web: each purple card you play gives her its points, a free one too', () => {
  const table = planning('growing-web', { cards: ['resin-trap'] })
    .city(0, 'castle')
    .hand(0, 'king')
    .start()
    .play('king');
  expect(table.player(1).points).toBe(4);
  const green = planning('growing-web', { cards: ['resin-trap'] })
    .hand(0, 'farm')
    .stock(0, { twig: 2, resin: 1 })
    .start();
  expect(green.play('farm').player(1).points).toBe(0);
});

describe('Sly one', () => {
  test('W286, W431: a deck card for each resource beyond 3: two twigs and two berries make one', () => {
    const table = planning('sly-one').stock(0, { twig: 2, berry: 2 }).start().choose(DECLINE);
    expect(lairOf(table.state).hidden).toHaveLength(1);
    expect(JSON.stringify(table.match.view(0).modules.nightweave)).toContain('"hidden":1');
  });

  test('W208, W286: what nobody has seen joins her city in the end', () => {
    const scene = planning('sly-one', { cards: ['under-every-stone'] })
      .inSeason('autumn')
      .figure(1);
    const out = Array<string>(8).fill('haven');
    const table = scene
      .meadow(null, 'king')
      .out(1, ...out)
      .hidden('mine')
      .start();
    expect([table.city(1), lairOf(table.state).hidden]).toEqual([['mine'], []]);
  });

  test('W238, W287: resources can be discarded before', () => {
    const table = planning('sly-one').stock(0, { twig: 5 }).start().choose({ do: 'spend' }, { do: 'spend' });
    expect([lairOf(table.state).hidden.length, table.stock(0)]).toEqual([0, { twig: 3 }]);
  });
});

test('E163, OW19: with a plan alone several Meadow cards are drawn together', () => {
  const scene = planning('growing-web', { cards: ['resin-trap'] })
    .figure(2)
    .meadow('king', null, ...MEADOW.slice(2));
  const table = scene.season(0, 'spring').out(0, 'basic-3-twigs', 'haven', 'haven').start().choose({ do: 'prepare' });
  table.choose({ do: 'take', card: 'king' });
  expect([table.ask, table.events('take')]).toEqual(['meadow-draw', []]);
});

describe('Connections', () => {
  test('W290: a deck card for each card in your hand', () => {
    const table = planning('connections').hand(0, 'mine', 'inn').start().choose(DECLINE);
    expect(lairOf(table.state).hidden).toHaveLength(2);
    expect(kindNamed('mine')).toBeGreaterThan(0);
  });

  test('W290: with an empty hand the log says that the plan comes to nothing', () => {
    const table = planning('connections').hand(0).start();
    expect(table.events('nightweave-in-vain')).toMatchObject([{ by: 'connections', rule: 'W290' }]);
  });

  test('W291: cards can be discarded before', () => {
    const table = planning('connections').hand(0, 'mine', 'inn').start().choose({ card: 'mine' }, DECLINE);
    expect([lairOf(table.state).hidden.length, table.hand(0)]).toEqual([1, ['inn']]);
  });
});
