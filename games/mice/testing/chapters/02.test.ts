/** Chapter 2, rule by rule as the book tells it. */
import { expect, test } from 'vitest';
import { book } from '../../content/index.ts';
import { surge } from '../../rules/surge.ts';
import { climbDice } from '../../rules/water.ts';
import { begun, earned, enter, minionsIn, token } from '../later.ts';
import { type SceneOptions, SHIELD, SWORD_STAR, scene } from '../scene.ts';

const PIPE = book.room('sewer-drain-pipe');
const at = (letter: string): number => PIPE.letters.indexOf(letter);
const afloat = (letter: string) => ({ ...token('thimble', ''), room: PIPE.id, space: at(letter), found: false });

const inThePipe = (options: SceneOptions, thimble = token('thimble', 'collin')) =>
  scene({ chapter: '02', room: PIPE.id, ...options, change: (state) => void state.tokens.push(thimble) });

test('goal:victory: the thimble on land, with no minion about; whole or dented, another lantern and another end', () => {
  const won = (on: string, minions: SceneOptions['minions'] = []) => {
    const { t } = inThePipe({ mice: { collin: on }, minions });
    return t.chapter.victory(t);
  };
  expect([won('e'), won('p'), won('e', [['roach', 'a']])]).toEqual([true, false, false]);
  const left = (won: boolean, ...flags: string[]) => {
    const { t } = scene({ chapter: '02', change: (state) => void state.flags.push(...flags) });
    return [...(t.chapter.rewards?.(t, won) ?? []), ...t.chapter.endings(t, won)];
  };
  expect(left(true)).toEqual(['thimble-lantern', 'victory']);
  expect(left(true, 'dented')).toEqual(['cracked-lantern', 'victory-dented']);
  expect(left(false)).toEqual(['cracked-lantern', 'defeat']);
});

test('thimble-drifts: a space at the end of each round, s to r to q to p, where the next one dents it', () => {
  const s = inThePipe({ mice: { collin: 'b' } }, afloat('s'));
  const course = [0, 1, 2, 3].map(() => {
    s.choose('end');
    return [PIPE.letters[s.state.tokens[0]?.space ?? 0], s.state.flags.includes('dented')];
  });
  expect(course).toEqual([
    ['r', false],
    ['q', false],
    ['p', false],
    ['p', true],
  ]);
});

test('thimble-drifts: not on land, and not while the mice are elsewhere', () => {
  const dry = inThePipe({ mice: { collin: 'b' } }, { ...afloat('e'), found: true }).choose('end');
  expect([dry.state.tokens, dry.state.flags]).toMatchObject([[{ space: at('e') }], []]);
  const away = scene({
    chapter: '02',
    room: 'sewer',
    mice: { collin: 'b' },
    change: (state) => void state.tokens.push(afloat('s')),
  });
  expect(away.choose('end').state.tokens).toMatchObject([{ space: at('s') }]);
});

test('grab-the-thimble: taken in the water, also after the action, and a free action is still to come', () => {
  const s = inThePipe({ mice: { collin: 'r' }, dice: [SHIELD] }, afloat('r')).choose(
    'search for=card',
    'take token=thimble',
  );
  expect([s.state.tokens, s.state.turn?.free]).toMatchObject([[{ bearer: 'collin' }], []]);
  expect(inThePipe({ mice: { collin: 'q' } }, afloat('r')).offers({ do: 'take' })).toBe(false);
});

test('bank-helpers: a die more with an end of the line where one climbs to, besides the mice there', () => {
  const dice = (lineFrom: string, lineTo: string) => {
    const s = inThePipe({ mice: { collin: 'q', nez: 'e' } });
    s.state.laid = [{ item: 'hook-and-line', at: at(lineFrom), to: at(lineTo) }];
    return climbDice(s.t, s.mouse('collin'), at('e'));
  };
  expect([dice('e', 'a'), dice('a', 'e'), dice('a', 'b')]).toEqual([3, 3, 2]);
});

test('surge:tunnel-entrance: two rat warriors', () => {
  const s = scene({ chapter: '02', mice: { collin: 'f' } });
  s.only(surge);
  expect(minionsIn(s.state)).toEqual({ 'rat-warrior': 2 });
});

test('surge:sewer: everybody in the water is carried a space, then three roaches come', () => {
  const s = scene({ chapter: '02', room: 'sewer', mice: { collin: 'r', nez: 'x', tilda: 'f' } });
  s.only(surge);
  expect(['collin', 'nez', 'tilda'].map((hero) => s.at(hero))).toEqual(['q', 'w', 'f']);
  expect(minionsIn(s.state)).toEqual({ roach: 3 });
});

test('surge:sewer-drain-pipe: everybody in the water is carried a space, then a rat comes to d and one to i', () => {
  const s = scene({ chapter: '02', room: PIPE.id, mice: { collin: 's', tilda: 'f' } });
  s.only(surge);
  expect([s.at('collin'), s.at('tilda')]).toEqual(['r', 'f']);
  expect([s.minionsAt('d'), s.minionsAt('i'), s.state.minions]).toMatchObject([
    [{ kind: 'rat-warrior' }],
    [{ kind: 'rat-warrior' }],
    { length: 2 },
  ]);
});

test('sewer-drain-pipe: a spider on j and four roaches on a, d and i', () => {
  const s = scene({ chapter: '02', room: PIPE.id, mice: { collin: 'b' } });
  expect(enter(s)).toEqual({ spider: 1, roach: 4 });
  expect(['j', 'a', 'd', 'i'].map((letter) => s.minionsAt(letter).length)).toEqual([1, 2, 1, 1]);
});

test('fishing-tackle: the line lies on the north bank, unless the party has it', () => {
  const bank = (on: string, stash: string[] = []) =>
    scene({
      chapter: '02',
      room: 'sewer',
      mice: { collin: on },
      dice: [SWORD_STAR],
      change(state) {
        state.stash = stash;
        state.searchDeck = state.searchDeck.filter((card) => !stash.includes(card));
      },
    });
  const searchable = book
    .room('sewer')
    .letters.filter((letter) => bank(letter).offers({ do: 'search', for: 'special' }));
  expect(searchable.join('')).toBe('abcdefgh');
  expect(bank('f', ['hook-and-line']).offers({ do: 'search', for: 'special' })).toBe(false);
  const s = bank('f').choose('search for=special', 'find search=fishing-tackle');
  expect([s.state.stash, s.state.searchDeck.includes('hook-and-line')]).toEqual([['hook-and-line'], false]);
});

test('cage-key-again: by the key hook, for those who have not freed Filch yet', () => {
  const hook = (...achievements: string[]) =>
    scene({
      chapter: '02',
      room: 'guard-room',
      mice: { collin: 'q' },
      dice: [SWORD_STAR],
      change: (state) => {
        state.achievements = achievements;
      },
    });
  expect(hook('filch-freed').offers({ do: 'search', for: 'special' })).toBe(false);
  const s = hook().choose('search for=special', 'find search=cage-key-again');
  expect(s.state.achievements).toEqual(['filch-freed']);
});

test('the-grate-above: with the line one climbs from w into the Guard Room', () => {
  const under = (...stash: string[]) =>
    scene({ chapter: '02', room: 'sewer', mice: { collin: 'w' }, change: (state) => void state.stash.push(...stash) });
  expect(under().offers({ do: 'explore', way: 'flip' })).toBe(false);
  expect(under('hook-and-line').choose('explore way=flip').state.room).toBe('guard-room');
});

test('ember-kept: without it the End marker starts a page earlier', () => {
  const end = (...achievements: string[]) => begun('02', earned(...achievements)).end;
  expect([end('ember-kept'), end()]).toEqual([book.chapter('02').endPage, book.chapter('02').endPage - 1]);
});
