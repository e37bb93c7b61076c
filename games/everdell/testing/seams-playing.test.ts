/**
 * Seams of playing and placing, proved with a made-up box: tolls in any mix, surcharges by occupied token, cards out of
 * use, legends that nothing drives out, links by colour, discounts paid in points, the owner's tokens.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { type CardFacts, type CardText, card, type Kind } from '../content/card.ts';
import { cardOf, eventNamed, kindNamed, placeNamed } from '../content/catalogue.ts';
import type { Toll } from '../content/module.ts';
import { cause } from '../rules/cause.ts';
import { addToCity, countColour, hasCard, spacesUsed } from '../rules/city.ts';
import { playableFree, playFreely, playPaid } from '../rules/play.ts';
import { produceAll } from '../rules/production.ts';
import { scoreOf } from '../rules/scoring.ts';
import { prepare } from '../rules/season.ts';
import { arriveAt, moveWorker } from '../rules/worker.ts';
import { AT_CARD, AT_EVENT, AUTUMN, type CityCard, playerOf, type State } from '../state/state.ts';
import { bare, hook, offered, run, withBox } from './made-up.ts';

const made = (id: string, facts: Partial<CardFacts>, text: CardText = {}) =>
  card(id, { rule: 'E1', is: 'unique tan construction', cost: {}, points: 1, copies: 1, links: [], ...facts }, text);

const setup = withBox({
  cards: [
    made(
      'old-ranger',
      { is: 'unique red critter', cost: { berry: 4 } },
      { countsAs: 'ranger', legendary: true, space: 0 },
    ),
    made(
      'old-cemetery',
      { is: 'unique red construction', cost: { pebble: 3 } },
      {
        countsAs: 'cemetery',
        legendary: true,
        space: 0,
        spots: 2,
        permanent: true,
      },
    ),
    made('tan-lodge', { is: 'unique red construction', links: { colour: 'tan' } }),
    made('blue-lord', { is: 'unique purple critter', cost: { berry: 5 }, links: { colour: 'blue' } }),
    made(
      'treasury',
      { is: 'unique blue construction' },
      {
        discount: { of: 'any', units: 2, plays: 'any', price: 'points' },
      },
    ),
    made(
      'green-acorn',
      { is: 'unique red construction' },
      { spots: 1, open: true, ownersTokens: 2, visit: () => undefined },
    ),
  ],
});
afterEach(() => hook({}));

const HAND = { from: 'hand', spot: 0 };
const WHY = cause('toll', 'E6');
const mix = (units: number, ...pay: Toll['pay']): Toll => ({ why: WHY, units, pay });
const MIXED = ['resource', 'card'] as const;

interface Mine {
  readonly hand?: readonly string[];
  readonly city?: readonly string[];
  readonly stock?: readonly number[];
  readonly points?: number;
}

/** A bare table on which the first player has this. */
function table({ hand = [], city = [], stock = [0, 0, 0, 0], points = 0 }: Mine): State {
  const state = bare(setup);
  const player = playerOf(state, 0);
  player.hand = hand.map(kindNamed);
  for (const id of city) addToCity(state, 0, kindNamed(id));
  player.stock = stock.slice();
  player.points = points;
  return state;
}

const cityOf = (state: State, seat = 0) => playerOf(state, seat).city.map(({ kind }) => cardOf(kind).id);
const handOf = (state: State) => playerOf(state, 0).hand.map((kind) => cardOf(kind).id);
const standing = (state: State, id: string, seat = 0): CityCard => {
  const found = playerOf(state, seat).city.find(({ kind }) => kind === kindNamed(id));
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const plays = (state: State, id: string): boolean => offered(state).includes(`play card=${id} from=hand spot=0`);

describe('tolls on placing a worker', () => {
  const at = (id: string, toll: Toll) => (_state: State, _me: number, where: number) =>
    where === placeNamed(id) ? toll : undefined;

  test('W306, W239: paid in any mix, before the effect, so what the location gives cannot pay', () => {
    hook({ tollToPlace: at('basic-3-twigs', mix(2, ...MIXED)) });
    expect(offered(table({}))).not.toContain('place at=basic-3-twigs');
    const state = table({ hand: ['farm'], stock: [0, 1, 0, 0] });
    expect(offered(state)).toContain('place at=basic-3-twigs');
    const asked = run(state, (t) => arriveAt(t, 0, placeNamed('basic-3-twigs')), 'spend what=resin');
    expect(asked).toEqual([['spend what=resin'], ['discard card=farm']]);
    expect(playerOf(state, 0)).toMatchObject({ stock: [3, 0, 0, 0], hand: [] });
  });

  test('W263: point tokens can be asked for', () => {
    hook({ tollToPlace: at('basic-3-twigs', mix(1, 'point')) });
    expect(offered(table({ stock: [9, 9, 9, 9] }))).not.toContain('place at=basic-3-twigs');
    const state = table({ points: 1 });
    run(state, (t) => arriveAt(t, 0, placeNamed('basic-3-twigs')));
    expect(playerOf(state, 0).points).toBe(0);
  });

  test('OW97: the toll must leave what the Haven or a Journey itself asks for', () => {
    hook({ tollToPlace: at('haven', mix(1, ...MIXED)) });
    expect(offered(table({ hand: ['farm'] }))).not.toContain('place at=haven');
    const state = table({ hand: ['farm'], stock: [1, 0, 0, 0] });
    expect(offered(state)).toContain('place at=haven');
    const [first] = run(state, (t) => arriveAt(t, 0, placeNamed('haven')));
    expect(first).toEqual(['spend what=twig']);
    hook({ tollToPlace: at('journey-3', mix(1, ...MIXED)) });
    const autumn = table({ hand: ['farm', 'mine', 'inn'] });
    playerOf(autumn, 0).season = AUTUMN;
    expect(offered(autumn)).not.toContain('place at=journey-3');
    playerOf(autumn, 0).stock = [0, 0, 0, 1];
    expect(offered(autumn)).toContain('place at=journey-3');
  });

  test('W266, W316: an event with a price of its own must be payable together with the toll', () => {
    const cure = AT_EVENT + eventNamed('croak-wart-cure');
    hook({ tollToPlace: (_state, _me, where) => (where === cure ? mix(1, 'resource') : undefined) });
    const state = table({ city: ['undertaker', 'barge-toad'], stock: [0, 0, 0, 2] });
    state.events.push(eventNamed('croak-wart-cure'));
    expect(offered(state)).not.toContain('achieve event=croak-wart-cure');
    playerOf(state, 0).stock = [1, 0, 0, 2];
    expect(offered(state)).toContain('achieve event=croak-wart-cure');
    const [first] = run(state, (t) => arriveAt(t, 0, cure));
    expect(first).toEqual(['spend what=twig']);
  });

  test('W310, W244: spots on cards have tolls, also for a worker that is moved; copying a place has none', () => {
    hook({ tollToPlace: (_state, _me, where) => (where >= AT_CARD ? mix(2, ...MIXED) : mix(1, ...MIXED)) });
    const state = table({ city: ['lookout'], stock: [1, 0, 0, 0] });
    expect(offered(state).filter((key) => key.startsWith('visit'))).toEqual([]);
    playerOf(state, 0).stock = [2, 0, 0, 0];
    const visit = AT_CARD + standing(state, 'lookout').id;
    run(state, (t) => arriveAt(t, 0, visit), 'spend what=twig', 'spend what=twig', 'copy at=basic-3-twigs');
    expect(playerOf(state, 0).stock).toEqual([3, 0, 0, 0]);
    const moving = table({ stock: [0, 0, 0, 1] });
    playerOf(moving, 0).out = [placeNamed('basic-1-berry')];
    run(moving, (t) => moveWorker(t, 0, WHY), 'place at=basic-3-twigs');
    expect(playerOf(moving, 0).stock).toEqual([3, 0, 0, 0]);
  });
});

describe('tolls on playing a card', () => {
  const green = (_state: State, _me: number, { colour }: { colour: string }) =>
    colour === 'green' ? mix(2, ...MIXED) : undefined;

  test('W314, OW98: toll and price must both be payable, the toll never with the card itself', () => {
    hook({ tollToPlay: green });
    expect(plays(table({ hand: ['mine'], stock: [1, 1, 1, 0] }), 'mine')).toBe(false);
    expect(plays(table({ hand: ['mine', 'inn'], stock: [1, 1, 1, 0] }), 'mine')).toBe(false);
    const state = table({ hand: ['mine', 'inn'], stock: [1, 1, 1, 1] });
    expect(plays(state, 'mine')).toBe(true);
    const asked = run(state, (t) => playPaid(t, 0, kindNamed('mine'), HAND));
    expect(asked).toEqual([['spend what=berry'], ['discard card=inn']]);
    expect(playerOf(state, 0).stock).toEqual([0, 0, 1, 0]);
  });

  test('W314, W319: a free play and a play with a discount pay it too', () => {
    hook({ tollToPlay: green });
    const free = table({ hand: ['mine', 'inn'] });
    expect(playableFree(free, 0, 3).map(({ card: id }) => id)).toEqual(['inn']);
    playerOf(free, 0).stock = [1, 0, 0, 0];
    const options = playableFree(free, 0, 3).filter(({ card: id }) => id === 'mine');
    run(free, (t) => playFreely(t, 0, options, WHY));
    expect(cityOf(free)).toEqual(['mine']);
    expect(handOf(free)).toEqual([]);
    const crane = table({ hand: ['mine'], city: ['crane'] });
    expect(plays(crane, 'mine')).toBe(false);
    playerOf(crane, 0).stock = [0, 0, 0, 2];
    expect(plays(crane, 'mine')).toBe(true);
  });

  test('W313: a toll on the occupied token alone', () => {
    hook({ tollToPlay: (_state, _me, _card, _from, byToken) => (byToken ? mix(2, 'card') : undefined) });
    const state = table({ hand: ['judge', 'farm'], city: ['courthouse'] });
    expect(plays(state, 'judge')).toBe(false);
    playerOf(state, 0).stock = [0, 0, 0, 3];
    run(state, (t) => playPaid(t, 0, kindNamed('judge'), HAND));
    expect(handOf(state)).toEqual(['farm']);
    const token = table({ hand: ['judge', 'farm', 'inn'], city: ['courthouse'] });
    run(token, (t) => playPaid(t, 0, kindNamed('judge'), HAND));
    expect(handOf(token)).toEqual([]);
    expect(standing(token, 'courthouse').occupied).toBe(true);
  });

  test('W311, OW33: blue cards cost when they react or help to pay, and a reaction may be declined', () => {
    hook({ tollToUse: () => mix(1, 'resource') });
    const state = table({ hand: ['wife'], city: ['historian', 'shopkeeper'], stock: [1, 0, 0, 2] });
    state.deck = [kindNamed('farm')];
    const asked = run(
      state,
      (t) => playPaid(t, 0, kindNamed('wife'), HAND),
      'use card=historian id=0 of=0',
      'spend what=twig',
    );
    expect(asked).toEqual([['use card=historian id=0 of=0', 'decline'], ['spend what=twig']]);
    expect(playerOf(state, 0).stock).toEqual([0, 0, 0, 0]);
    expect(handOf(state)).toEqual(['farm']);
    const judge = table({ hand: ['wife'], city: ['judge'], stock: [1, 0, 0, 1] });
    expect(plays(judge, 'wife')).toBe(false);
    playerOf(judge, 0).stock = [2, 0, 0, 1];
    expect(plays(judge, 'wife')).toBe(true);
    const declined = table({ hand: ['wife'], city: ['shopkeeper'], stock: [1, 0, 0, 2] });
    run(declined, (t) => playPaid(t, 0, kindNamed('wife'), HAND), 'decline');
    expect(playerOf(declined, 0).stock).toEqual([1, 0, 0, 0]);
  });

  test('W262, OW86: a play by occupied token and a free play owe the surcharge', () => {
    hook({ surcharge: () => [0, 0, 0, 1] });
    const state = table({ hand: ['judge'], city: ['courthouse'] });
    expect(plays(state, 'judge')).toBe(false);
    playerOf(state, 0).stock = [0, 0, 0, 1];
    expect(plays(state, 'judge')).toBe(true);
    run(state, (t) => playPaid(t, 0, kindNamed('judge'), HAND));
    expect(standing(state, 'courthouse').occupied).toBe(true);
    expect(playerOf(state, 0).stock).toEqual([0, 0, 0, 0]);
    expect(playableFree(table({ hand: ['farm'] }), 0, 3)).toEqual([]);
  });
});

describe('cards out of use', () => {
  const down = (state: State, ...ids: string[]) => {
    for (const id of ids) standing(state, id).down = true;
    return state;
  };

  test('W342: face down, a card keeps its space and its uniqueness and nothing else', () => {
    const state = down(
      table({ hand: ['king'], city: ['king', 'farm', 'ever-tree'], stock: [0, 0, 0, 9] }),
      'king',
      'farm',
    );
    expect(spacesUsed(state, 0)).toBe(3);
    expect(plays(state, 'king')).toBe(false);
    expect(hasCard(playerOf(state, 0).city, kindNamed('farm'))).toBe(false);
    expect(countColour(playerOf(state, 0).city, 'purple')).toBe(1);
    expect(scoreOf(state, 0)).toMatchObject({ cards: 5, prosperity: 1 });
    standing(state, 'farm').down = false;
    run(state, (t) => produceAll(t, 0));
    expect(playerOf(state, 0).stock).toEqual([0, 0, 0, 10]);
    down(state, 'farm');
    run(state, (t) => produceAll(t, 0));
    expect(playerOf(state, 0).stock).toEqual([0, 0, 0, 10]);
  });

  test('W342: a couple that shares a space goes on sharing it', () => {
    const state = table({ city: ['husband', 'wife'] });
    expect(spacesUsed(state, 0)).toBe(1);
    expect(spacesUsed(down(state, 'wife'), 0)).toBe(1);
    expect(scoreOf(state, 0)).toMatchObject({ cards: 2, prosperity: 0 });
  });

  test('W342: no link, no discount, no reaction, no visit, no event', () => {
    const state = table({
      hand: ['husband', 'palace'],
      city: ['farm', 'crane', 'historian', 'inn', 'lookout'],
      stock: [2, 3, 0, 0],
    });
    state.deck = [kindNamed('mine')];
    expect(plays(state, 'husband')).toBe(true);
    expect(plays(state, 'palace')).toBe(true);
    expect(offered(state)).toContain('visit card=lookout id=4 of=0');
    down(state, 'farm', 'crane', 'historian', 'lookout');
    expect(plays(state, 'husband')).toBe(false);
    expect(plays(state, 'palace')).toBe(false);
    expect(offered(state)).not.toContain('visit card=lookout id=4 of=0');
    playerOf(state, 0).stock = [9, 9, 9, 9];
    run(state, (t) => playPaid(t, 0, kindNamed('palace'), HAND));
    expect(state.deck).toHaveLength(1);
    const judge = down(table({ hand: ['wife'], city: ['judge'], stock: [9, 0, 0, 1] }), 'judge');
    expect(plays(judge, 'wife')).toBe(false);
    const clock = down(table({ city: ['clock-tower'] }), 'clock-tower');
    standing(clock, 'clock-tower').points = 3;
    playerOf(clock, 0).out = [placeNamed('basic-3-twigs')];
    expect(run(clock, (t) => prepare(t, 0))).toEqual([]);
  });

  test('W342: colours of face-down cards count for no event', () => {
    const state = table({ city: ['farm', 'mine', 'barge-toad', 'teacher'] });
    state.events.push(eventNamed('harvest-festival'));
    const key = 'achieve event=harvest-festival';
    expect(offered(state)).toContain(key);
    expect(offered(down(state, 'farm'))).not.toContain(key);
  });

  test('W342, W44: neither face-down cards nor legends leave a city by an effect', () => {
    const state = down(table({ city: ['university', 'mine', 'old-cemetery', 'farm'] }), 'mine');
    const visit = AT_CARD + standing(state, 'university').id;
    const [lose] = run(state, (t) => arriveAt(t, 0, visit));
    expect(lose?.every((key) => key.includes('what='))).toBe(true);
    expect(cityOf(state)).toEqual(['university', 'mine', 'old-cemetery']);
    expect(offered(state).filter((key) => key.includes('card=university'))).toEqual([]);
    expect(plays(down(table({ hand: ['ruins'], city: ['farm'] }), 'farm'), 'ruins')).toBe(false);
    expect(plays(table({ hand: ['ruins'], city: ['old-cemetery'] }), 'ruins')).toBe(false);
    const dungeon = table({ hand: ['mine'], city: ['dungeon', 'old-ranger'] });
    expect(plays(dungeon, 'mine')).toBe(false);
    const thieves = table({ city: ['courthouse', 'old-ranger'] });
    thieves.events.push(eventNamed('capture-of-the-acorn-thieves'));
    expect(run(thieves, (t) => arriveAt(t, 0, AT_EVENT + eventNamed('capture-of-the-acorn-thieves')))).toEqual([]);
  });
});

describe('legends', () => {
  const legend = (kind: string) => ({ from: 'legends', spot: 0, kind: kindNamed(kind) });
  const banners = {
    extraSources: () => [legend('old-ranger'), legend('old-cemetery')],
    freeWay: (state: State, me: number, played: { legendary: true | undefined; as: Kind }) =>
      playerOf(state, me).city.filter((city) => played.legendary === true && city.kind === played.as),
  };

  test('W36: neither the Ever Tree nor an effect plays a legend for free', () => {
    hook(banners);
    const state = table({ city: ['ever-tree', 'dungeon'] });
    expect(offered(state).filter((key) => key.includes('old-ranger'))).toEqual([]);
    expect(playableFree(table({ hand: ['old-ranger'] }), 0, 3)).toEqual([]);
  });

  test('W35, W37, W40, W41: given up for its legend, a card leaves workers and token on it and goes to the pile', () => {
    hook(banners);
    const state = table({ city: ['cemetery'] });
    standing(state, 'cemetery').occupied = true;
    const at = AT_CARD + standing(state, 'cemetery').id;
    playerOf(state, 0).out = [at];
    playerOf(state, 1).out = [at];
    run(state, (t) => playPaid(t, 0, kindNamed('old-cemetery'), legend('old-cemetery')));
    const heir = standing(state, 'old-cemetery');
    expect(cityOf(state)).toEqual(['old-cemetery']);
    expect(heir.occupied).toBe(true);
    expect(state.players.map(({ out }) => out)).toEqual([[AT_CARD + heir.id], [AT_CARD + heir.id]]);
    expect(state.discard).toHaveLength(1);
  });

  test('W34, W22: it can be paid instead, and then the other card stays', () => {
    hook(banners);
    const state = table({ city: ['cemetery'], stock: [0, 0, 3, 0] });
    const [ways] = run(state, (t) => playPaid(t, 0, kindNamed('old-cemetery'), legend('old-cemetery')));
    expect(ways).toEqual(['pay by=cost pebble=3', 'trade card=cemetery id=0 of=0']);
    expect(cityOf(state)).toEqual(['cemetery', 'old-cemetery']);
  });
});

describe('card facts', () => {
  test('W19: a Construction may house any Critter of a colour, once', () => {
    const state = table({ hand: ['bard', 'judge'], city: ['tan-lodge'] });
    expect(plays(state, 'bard')).toBe(true);
    expect(plays(state, 'judge')).toBe(false);
    run(state, (t) => playPaid(t, 0, kindNamed('bard'), HAND));
    expect(standing(state, 'tan-lodge').occupied).toBe(true);
  });

  test('W20: a Critter may go with any Construction of a colour', () => {
    expect(plays(table({ hand: ['blue-lord'], city: ['crane'] }), 'blue-lord')).toBe(true);
    expect(plays(table({ hand: ['blue-lord'], city: ['farm', 'judge'] }), 'blue-lord')).toBe(false);
    expect(plays(table({ hand: ['blue-lord'], city: ['ever-tree'] }), 'blue-lord')).toBe(true);
  });

  test('W54, OW114: points on a card lower the price by two each, and never more than there is to pay', () => {
    const state = table({ hand: ['mine'], city: ['treasury'], stock: [1, 0, 0, 0] });
    standing(state, 'treasury').points = 4;
    const [ways] = run(state, (t) => playPaid(t, 0, kindNamed('mine'), HAND), 'pay by=treasury twig=1');
    expect(ways).toEqual(['pay by=treasury twig=1', 'pay by=treasury']);
    expect(standing(state, 'treasury').points).toBe(3);
    expect(playerOf(state, 0).stock).toEqual([0, 0, 1, 0]);
    const none = table({ hand: ['mine'], city: ['treasury'] });
    expect(plays(none, 'mine')).toBe(false);
    standing(none, 'treasury').points = 1;
    expect(plays(none, 'mine')).toBe(false);
    standing(none, 'treasury').points = 2;
    expect(plays(none, 'mine')).toBe(true);
  });

  test('W359, W284: the owner of an open card takes what the card says, or what a hook says', () => {
    const state = table({});
    addToCity(state, 1, kindNamed('green-acorn'));
    const at = AT_CARD + standing(state, 'green-acorn', 1).id;
    run(state, (t) => arriveAt(t, 0, at));
    expect(playerOf(state, 1).points).toBe(2);
    hook({ ownersTokens: (_state, owner) => (owner === 1 ? 5 : undefined) });
    run(state, (t) => arriveAt(t, 0, at));
    expect(playerOf(state, 1).points).toBe(7);
  });
});
