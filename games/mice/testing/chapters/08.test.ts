/** What the story book tells in chapter 8, What the Alchemist Knew, rule by rule. */
import { expect, test } from 'vitest';
import { capture } from '../../rules/capture.ts';
import { drawEncounter } from '../../rules/encounter.ts';
import { waysOut } from '../../rules/explore.ts';
import { isGreedy } from '../../rules/minion-attack.ts';
import { surge } from '../../rules/surge.ts';
import { takeable } from '../../rules/tokens.ts';
import type { State, Token } from '../../state/state.ts';
import {
  begun,
  diceOf,
  earned,
  enter,
  hidesOn,
  later,
  minionsIn,
  nextRound,
  standing,
  token,
  waysOutOf,
} from '../later.ts';
import { BOW, type Scene, type SceneOptions, SWORD_STAR } from '../scene.ts';

const onTheDesk = (id: string): Token => ({ ...token(id, ''), room: 'alchemist', space: 0, resting: true });

/** The alchemist's room; these things lie or are carried. */
const study = (tokens: Token[], options: SceneOptions = {}): Scene =>
  later('08', earned(), {
    room: 'alchemist',
    mice: { maginos: 'a', nez: 'g' },
    ...options,
    change(state) {
      state.tokens = tokens;
      options.change?.(state);
    },
  });

test('ingredients: a mouse carries one of them, found, taken up or handed over', () => {
  const hands = (tokens: Token[]) => {
    const s = study(tokens, { room: 'guard-room', mice: { maginos: 'd', nez: 'd' } });
    const search = hidesOn(s, 'maginos');
    const taken = takeable(s.t, s.mouse('maginos'));
    s.choose('share with=nez');
    return [search, taken, s.offers({ do: 'take-token' })];
  };
  const salt = { ...token('salt', ''), room: 'guard-room', space: 3 };
  expect(hands([salt])).toEqual([['d'], ['salt'], false]);
  expect(hands([token('salt', 'nez')])).toEqual([['d'], [], true]);
  expect(hands([token('honeycomb', 'maginos'), salt])).toEqual([[], [], false]);
  expect(hands([token('honeycomb', 'maginos'), token('salt', 'nez')])).toEqual([[], [], false]);
});

test('the-smell: an ingredient is laid down on the desk or from the chair, for no action, and stays there', () => {
  const may = (maginos: string) =>
    study([token('salt', 'maginos')], { mice: { maginos } }).offers({ deed: 'lay-it-down' });
  expect(['a', 'h', 'g', 'b'].map(may)).toEqual([true, true, false, false]);
  const s = study([token('salt', 'maginos')], { mice: { maginos: 'h' } }).choose('deed deed=lay-it-down');
  expect([s.offers({ do: 'search' }), s.state.tokens]).toMatchObject([
    true,
    [{ id: 'salt', bearer: '', resting: true }],
  ]);
  s.choose('move to=a');
  expect(s.offers({ do: 'take' })).toBe(false);
  const door = study([onTheDesk('salt')], { mice: { nez: 'o' } });
  expect(waysOut(door.t, door.mouse('nez'))).toContain('flip');
});

test('the-smell: what falls on the desk by a capture counts as laid down, and elsewhere it does not', () => {
  const after = (maginos: string) => {
    const s = study([onTheDesk('salt'), onTheDesk('lamp-oil'), token('honeycomb', 'maginos')], {
      mice: { maginos, nez: 'g' },
    });
    s.only((t) => capture(t, s.mouse('maginos'), 'M217'));
    return [s.state.flags.includes('burner-lit'), s.state.tokens.map(({ id }) => id), minionsIn(s.state)];
  };
  expect(after('a')).toEqual([true, [], { spider: 1, roach: 4 }]);
  expect(after('h')).toEqual([false, ['salt', 'lamp-oil', 'honeycomb'], {}]);
});

test('the-smell: her brood comes with ambush, the spider between desk and cabinet', () => {
  const s = study([onTheDesk('salt'), onTheDesk('lamp-oil'), token('honeycomb', 'maginos')]);
  s.choose('deed deed=lay-it-down', 'space to=p');
  expect(standing(s)).toContain('spider b');
  expect(s.told('ambush').length).toBe(2);
});

/** The burner is lit. */
const brewing = (brew: number, tokens: Token[], options: SceneOptions = {}) =>
  study(tokens, {
    ...options,
    change(state) {
      state.flags.push('burner-lit');
      state.counters.brew = brew;
    },
  });

test('brewing: on the desk, when the burner is lit, by dice of lore; each star counts', () => {
  expect(study([]).offers({ deed: 'brew' })).toBe(false);
  expect(brewing(0, [], { mice: { maginos: 'h' } }).offers({ deed: 'brew' })).toBe(false);
  const s = brewing(0, [], { dice: [SWORD_STAR, SWORD_STAR, BOW], minions: [['roach', 'p']] }).choose('deed deed=brew');
  expect([diceOf(s, 'deed'), s.state.counters.brew, s.run.result]).toEqual([3, 2, undefined]);
});

test('brewing: at three the draught is done, and the chapter is won on an empty board', () => {
  const brewed = (minions: [string, string][]) =>
    brewing(2, [], { dice: [SWORD_STAR, SWORD_STAR, BOW], minions }).choose('deed deed=brew');
  expect(brewed([]).run.result?.reason).toBe('won');
  const fight = brewed([['roach', 'p']]);
  expect([fight.run.result, fight.offers({ deed: 'brew' })]).toEqual([undefined, false]);
  expect([fight.t.chapter.rewards?.(fight.t, true), fight.t.chapter.rewards?.(fight.t, false)]).toEqual([
    ['kings-draught'],
    [],
  ]);
});

/** Who comes by this card on this page; some are there already. */
const drawn = (card: string, page: number, minions: [string, string][] = [], ...achievements: string[]) => {
  const s = later('08', earned(...achievements), {
    room: 'kitchen',
    mice: { nez: 'q' },
    minions,
    change: (state) => void Object.assign(state, { page, encounterDeck: [card] }),
  });
  s.only(drawEncounter);
  return minionsIn(s.state);
};

test('poison-everywhere: from page 3 a card brings a spider for one rat, or for two roaches', () => {
  expect(drawn('rat-patrol', 2)).toEqual({ 'rat-warrior': 3 });
  expect(drawn('rat-patrol', 3)).toEqual({ spider: 1, 'rat-warrior': 3 });
  expect(drawn('crumb-thieves', 3)).toEqual({ spider: 1, roach: 4 });
  expect(drawn('odd-company', 3)).toEqual({ spider: 1, 'rat-warrior': 1, roach: 4 });
});

test('poison-everywhere: there is only one spider, and favours are counted afterwards', () => {
  expect(drawn('grey-threads', 3)).toEqual({ spider: 1, roach: 3 });
  expect(drawn('rat-patrol', 3, [['spider', 'd']])).toEqual({ spider: 1, 'rat-warrior': 4 });
  expect(drawn('rat-patrol', 3, [], 'rat-oath')).toEqual({ spider: 1 });
});

test('a-safe-house: two rounds in the quiet study cost no cheese, until the burner is lit', () => {
  const wheel = (s: Scene) => [nextRound, nextRound, nextRound].map((round) => round(s).state.wheel);
  expect(begun('08', earned()).counters['quiet-rounds']).toBe(2);
  expect(wheel(study([]))).toEqual([0, 0, 1]);
  expect(wheel(brewing(0, []))).toEqual([1, 2, 3]);
  expect(wheel(study([], { room: 'guard-room', mice: { nez: 'g' } }))).toEqual([1, 2, 3]);
});

test('a-bottle-of-antidote: one mouse starts with it', () => {
  const packs = begun('08', earned()).mice.map(({ pack }) => pack.filter((card) => card === 'antidote').length);
  expect(packs.sort()).toEqual([0, 0, 0, 1]);
});

test('surge:alchemist: a surge brings two roaches and a rat', () => {
  const s = study([], { change: (state) => void Object.assign(state, { faceUp: 'rat-patrol' }) });
  s.only(surge);
  expect(minionsIn(s.state)).toEqual({ roach: 2, 'rat-warrior': 1 });
});

test.each([
  ['the-crystal-phial', 'alchemist', ['c'], 'phial'],
  ['oil-of-the-torch', 'guard-room', ['d'], 'lamp-oil'],
  ['the-salt-cellar', 'dining-hall', ['j', 't'], 'salt'],
  ['the-honey-crock', 'kitchen', ['a'], 'honeycomb'],
])(
  'the-crystal-phial, oil-of-the-torch, the-salt-cellar, the-honey-crock: %s in the %s on %j is %s',
  (search, room, spaces, found) => {
    const s = study([], { room, mice: { nez: spaces[0] ?? '' }, dice: [SWORD_STAR] });
    expect(hidesOn(s, 'nez').sort()).toEqual(spaces);
    s.choose('search for=special', `find search=${search}`);
    expect(s.state.tokens).toMatchObject([{ id: found, bearer: 'nez' }]);
  },
);

test('the-crystal-phial: who carries it in the room when the draught is done earns Two Drops', () => {
  const earns = (brew: number, bearer: string, change = (_state: State) => {}) => {
    const s = brewing(brew, [token('phial', bearer)], { dice: [SWORD_STAR, BOW, BOW], minions: [['roach', 'p']] });
    change(s.state);
    return s.choose('deed deed=brew').state.achievements;
  };
  expect([earns(2, 'nez'), earns(2, 'maginos'), earns(1, 'nez'), earns(2, '')]).toEqual([
    ['two-drops'],
    ['two-drops'],
    [],
    [],
  ]);
  const away = (state: State) => void Object.assign(state.mice[1] ?? {}, { where: 'captured', space: -1 });
  expect(earns(2, 'nez', away)).toEqual([]);
});

test('sweet-tooth: roaches are greedy in the kitchen, and not in the guard room', () => {
  const greedy = (room: string) => {
    const s = study([], { room, mice: { nez: 'd' }, minions: [['roach', 'd']] });
    return s.state.minions.map((roach) => isGreedy(s.t, roach, s.mouse('nez')));
  };
  expect([greedy('kitchen'), greedy('guard-room')]).toEqual([[true], [false]]);
});

test('line-in-the-rock: on the shaft the party finds the Hook & Line, as long as it is in the deck', () => {
  const s = study([], { room: 'crystal-tunnels', mice: { nez: 'l' }, dice: [SWORD_STAR] });
  expect(hidesOn(s, 'nez')).toEqual(['l']);
  s.choose('search for=special', 'find search=line-in-the-rock');
  expect([s.state.stash, s.state.searchDeck.includes('hook-and-line')]).toEqual([['hook-and-line'], false]);
});

test('who waits in the rooms of chapter 8: nobody under the torch and in the shaft, a spider and three rats in the hall', () => {
  const waits = (room: string) => enter(study([], { room, mice: { nez: 'g' } }));
  expect([waits('guard-room'), waits('crystal-tunnels')]).toEqual([{}, {}]);
  const hall = study([], { room: 'dining-hall', mice: { nez: 'q' } });
  expect(enter(hall)).toEqual({ spider: 1, 'rat-warrior': 3 });
  expect(standing(hall)).toContain('spider d');
});

test('closed: what is frozen and what is webbed over', () => {
  const ways = ['guard-room', 'dining-hall', 'kitchen', 'alchemist'].map((room) => waysOutOf('08', room));
  expect(ways).toEqual([['W'], ['E', 'N'], ['W'], ['E', 'S', 'flip']]);
});
