/** The prologue, rule by rule as the book tells it. */
import { expect, test } from 'vitest';
import { capture } from '../../rules/capture.ts';
import { turnPage } from '../../rules/hourglass.ts';
import { setInitiative } from '../../rules/track.ts';
import { begun, earned } from '../later.ts';
import { CHEESE, type SceneOptions, SHIELD, SWORD_STAR, scene } from '../scene.ts';

const prologue = (options: SceneOptions) => scene({ chapter: 'prologue', ...options });

test('goal:victory: all mice stand before the hearth, and no minion is about', () => {
  const won = (tilda: string, minions: SceneOptions['minions'] = []) => {
    const { t } = prologue({ room: 'dining-hall', mice: { collin: 'c', tilda }, minions });
    return t.chapter.victory(t);
  };
  expect([won('c'), won('b'), won('c', [['roach', 'a']])]).toEqual([true, false, false]);
});

test('no-end: there is no End marker; the hourglass starts on page 1 and stays on page 8', () => {
  const { page, end } = begun('prologue', earned());
  expect([page, end]).toEqual([1, 0]);
  const s = prologue({ mice: { collin: 'q' } });
  for (let n = 0; n < 12; n++) turnPage(s.t, 'M180');
  expect([s.state.page, s.run.result]).toEqual([8, undefined]);
});

test.each(['pl', 'hu'] as const)(
  'gentle-rescue: back at its turn, amid minions, on its friend’s space, and it acts (%s)',
  (edition) => {
    const s = prologue({
      edition,
      mice: { collin: 'q', tilda: 'q' },
      minions: [['roach', 'g']],
      track: ['tilda', 'collin', 'roach'],
      turn: 'tilda',
      stage: 'start',
      change(state) {
        for (const mouse of state.mice)
          if (mouse.hero === 'tilda') Object.assign(mouse, { where: 'captured', space: -1 });
      },
    });
    expect([s.at('tilda'), s.decision]).toMatchObject(['q', { ask: 'turn', about: { id: 'tilda' } }]);
  },
);

test.each(['pl', 'hu'] as const)('gentle-rescue: so it is although the last minion falls first (%s)', (edition) => {
  const s = prologue({
    edition,
    mice: { collin: 'q', tilda: 'm' },
    minions: [['roach', 'q']],
    track: ['collin', 'tilda', 'roach'],
    dice: [SWORD_STAR, SWORD_STAR, SWORD_STAR, SHIELD, CHEESE],
    change(state) {
      for (const mouse of state.mice)
        if (mouse.hero === 'tilda') Object.assign(mouse, { where: 'captured', space: -1 });
    },
  });
  s.choose('attack target=1 weapon=collins-sword', 'end');
  expect([s.state.minions, s.at('tilda'), s.decision]).toMatchObject([
    [],
    'q',
    { ask: 'turn', about: { id: 'tilda' } },
  ]);
});

test('gentle-rescue: when both are captured both are back at once, on q or on g, and nothing is lost', () => {
  for (const [room, back] of [
    ['dining-tunnels', 'q'],
    ['dining-hall', 'g'],
  ] as const) {
    const s = prologue({ room, mice: { collin: 'a', tilda: 'a' }, minions: [['roach', 'd']] });
    for (const hero of ['collin', 'tilda']) s.only((t) => capture(t, s.mouse(hero), 'M217'));
    expect([s.at('collin'), s.at('tilda'), s.run.result]).toEqual([back, back, undefined]);
  }
});

test('gentle-rescue: who is captured gets back what was discarded of its starting equipment, and nobody else’s', () => {
  const s = prologue({
    mice: { collin: 'a', tilda: 'a' },
    change(state) {
      for (const mouse of state.mice) mouse.body = [];
      state.searchDiscard.push('collins-sword', 'leather-breastplate', 'tildas-mace');
    },
  });
  s.only((t) => capture(t, s.mouse('collin'), 'M217'));
  expect([s.mouse('collin').body, s.mouse('tilda').body]).toEqual([['collins-sword', 'leather-breastplate'], []]);
});

test('guided-order: Collin, Tilda, the roaches, whatever falls', () => {
  for (let n = 0; n < 5; n++) {
    const s = prologue({ mice: { tilda: 'q', collin: 'q' }, dice: [n % 3, n % 2] });
    setInitiative(s.t, ['roach']);
    expect(s.state.track.map(({ card }) => card)).toEqual(['collin', 'tilda', 'roach']);
  }
});

test('guided-order: nobody explores before the crumbs have been found', () => {
  const offers = (...flags: string[]) =>
    prologue({ mice: { collin: 'b' }, change: (state) => void state.flags.push(...flags) }).offers({ do: 'explore' });
  expect([offers(), offers('crumbs-found')]).toEqual([false, true]);
});

test('nursery-crumbs: found without a roll, carried out and discarded; then a roach on g and one on i, below the mice', () => {
  const s = prologue({ mice: { collin: 'p', tilda: 'q' } }).choose('search for=special');
  expect(s.told('rolled')).toEqual([]);
  expect([s.state.searchDiscard, s.state.searchDeck.includes('forgotten-crumbs')]).toEqual([
    ['forgotten-crumbs'],
    false,
  ]);
  expect([s.minionsAt('g'), s.minionsAt('i'), s.state.minions]).toMatchObject([
    [{ kind: 'roach' }],
    [{ kind: 'roach' }],
    { length: 2 },
  ]);
  expect(s.state.track.map(({ card }) => card)).toEqual(['collin', 'tilda', 'roach']);
  s.choose('end'); // the round goes on
  expect(s.decision.about?.id).toBe('tilda');
  const again = prologue({ mice: { collin: 'p' }, change: (state) => void state.found.push('nursery-crumbs') });
  expect(again.keys.filter((key) => key.startsWith('search'))).toEqual(['search for=card']);
});

test('M51, M185: roaches that a surge brought before have their card already, and there are no more figures than eight', () => {
  const finds = (...spaces: string[]) =>
    prologue({
      mice: { collin: 'p', tilda: 'q' },
      minions: spaces.map((space) => ['roach', space] as const),
      track: ['collin', 'tilda', 'roach'],
    }).choose('search for=special');
  const few = finds('a');
  expect([few.state.track.map(({ card }) => card), few.state.minions.length]).toEqual([
    ['collin', 'tilda', 'roach'],
    3,
  ]);
  expect(finds('a', 'a', 'd', 'd', 'h', 'h', 'l').state.minions).toHaveLength(8);
});
