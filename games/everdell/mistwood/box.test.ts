/** The box as a whole: what goes together, its pieces, and rules that hold everywhere. */
import { LANGUAGES, Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { everdell } from '../game.ts';
import { label } from '../label.ts';
import { allWorkers } from '../state/workers.ts';
import { run } from '../testing/made-up.ts';
import { PLAIN } from './nightweave/actions/plain.ts';
import type { Level } from './nightweave/lair.ts';
import { lair } from './nightweave/scene.ts';
import { words as en } from './words/en.ts';
import { words as hu } from './words/hu.ts';
import { words as pl } from './words/pl.ts';

function setupOf(given: object) {
  const parsed = parseSetup(everdell, given);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}
const start = (given: object, seed = 'box') => Match.start(everdell, setupOf(given), seedOf(seed));

/** Plays to the end with the first of these options, or at random. */
function playOut(match: ReturnType<typeof start>, seed: string): void {
  let at = seed.length;
  while (match.decision) {
    const stay = match.decision.options.filter((option) => option.do !== 'pass');
    const options = stay.length > 0 ? stay : match.decision.options;
    at = (at * 31 + 7) % 9973;
    const option = options[at % options.length];
    if (option) match.choose(option);
  }
}

const MEADOW = ['king', 'queen', 'judge', 'doctor', 'bard', 'wanderer', 'postal-pigeon', 'shepherd'];
const EXPANSIONS = { farms: 'seasonal', corrin: 'yes', legends: 'yes', abilities: 'yes' } as const;

test('W1, W2: four small expansions, each by itself or with others, for any game; and her Lair for one or two', () => {
  const names = Object.keys(EXPANSIONS);
  for (let mask = 0; mask < 1 << names.length; mask++) {
    const chosen = Object.entries(EXPANSIONS).filter((_, at) => mask & (1 << at));
    for (const more of [{ seats: 1 }, { seats: 4 }, { seats: 2, opponent: 'nightweave' }]) {
      const match = start({ ...more, ...Object.fromEntries(chosen) });
      const modules = Object.keys(match.view(0).modules);
      for (const [name] of chosen) expect(modules).toContain(name);
      expect(names.filter((name) => modules.includes(name))).toHaveLength(chosen.length);
    }
  }
});

test('W415: Corrin cards and legends are for those who know the game: nobody meets them unasked', () => {
  const plain = setupOf({ seats: 2 });
  expect([plain.corrin, plain.legends]).toEqual(['no', 'no']);
  for (const { setup } of label.ready ?? []) expect([setup.corrin, setup.legends]).toEqual([undefined, undefined]);
});

test('W4: two season tokens with two sides each, eight spiders for her, six workers for each person', () => {
  const { state } = start({ seats: 2, opponent: 'nightweave' });
  expect(state.players.map(allWorkers)).toEqual([6, 6, 8]);
  const seasons = new Set<string>();
  const match = start({ seats: 1, opponent: 'nightweave' });
  playOut(match, 'seasons');
  for (const { type, season } of match.events(0)) if (type === 'nightweave-reveals') seasons.add(String(season));
  expect([...seasons]).toEqual(['winter', 'spring', 'summer', 'autumn']);
});

test('W6: level tokens are as many as the level', () => {
  const fallback = (level: Level) =>
    lair(['names-on-a-list'], { level })
      .inSeason('spring')
      .claimed()
      .achieved(0, 'city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition')
      .start()
      .player(1).points;
  expect(([0, 1, 2, 3, 4] as const).map(fallback)).toEqual([0, 1, 2, 3, 4]);
});

test('W7: spoils are hers but not in her city', () => {
  const table = lair(['resin-trap']).spoils('king', 'farm').start();
  expect([table.city(1), table.score(1).cards]).toEqual([[], 0]);
  expect(table.match.view(0).modules.nightweave).toMatchObject({ spoils: ['king', 'farm'] });
});

test('W9, OW87: with two people a rule holds for each of them', () => {
  const scene = lair(['into-the-meadow', 'resin-trap'], { seats: 2, level: 1, setup: { personality: 'nasty' } });
  const slice = { personality: 'nasty', plan: '', pile: [], webs: [], barred: [], filling: -1 };
  const meadow = [null, 'inn', 'inn', 'farm', 'farm', 'farm', 'farm', 'farm'];
  const table = scene
    .beside({ intrigue: slice })
    .figure(1)
    .meadow(...meadow)
    .turn(1)
    .stock(1, { twig: 2, resin: 1 })
    .start();
  table.choose({ do: 'play', card: 'inn', spot: 1 });
  expect(table.events('points').filter(({ by }) => by === 'nasty')).toMatchObject([{ seat: 2, count: 2 }]);
});

test('W17, W361: a seasonal Farm in her city brings her nothing and asks nothing', () => {
  const scene = lair(['an-unasked-guest'], { setup: { farms: 'seasonal' } })
    .inSeason('summer')
    .hand(1, 'winter-farm-1');
  const table = scene.start();
  expect([table.city(1), table.player(1).stock, table.player(1).hand, table.ask]).toEqual([
    ['winter-farm-1'],
    [0, 0, 0, 0],
    [],
    'turn',
  ]);
});

test('W82: she rolls the eight-sided die', () => {
  const rolled = new Set<number>();
  for (let seed = 0; seed < 80; seed++) {
    const [event] = lair(['into-the-meadow']).start(`die ${seed}`).events('nightweave-plays');
    if (event) rolled.add(Number(event.die));
  }
  expect([...rolled].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('W103: point tokens given to her she keeps', () => {
  const slice = { personality: 'needy', plan: '', pile: [], webs: [], barred: [], filling: -1 };
  const scene = lair(['resin-trap'], { setup: { personality: 'needy' } })
    .beside({ intrigue: slice })
    .figure(1);
  const table = scene.meadow(null, 'inn').points(0, 2).stock(0, { twig: 2, resin: 1 }).start().play('inn', 'meadow');
  expect([table.player(0).points, table.player(1).points]).toEqual([1, 1]);
});

test('W226: her levels have names in every language', () => {
  const names = (words: typeof en) => [0, 1, 2, 3, 4].map((level) => words.field('level', level));
  expect(names(en)).toEqual(['0: Meek', '1: Crafty', '2: Insufferable', '3: Tormenting', '4: Terrifying']);
  expect(names(pl)).toEqual(['0: Potulna', '1: Cwana', '2: Nieznośna', '3: Dręcząca', '4: Przerażająca']);
  expect(new Set(LANGUAGES.flatMap((language) => names({ en, pl, hu }[language]))).size).toBe(15);
});

test('W353: against her the worker of spring may come nevertheless', () => {
  const given = { seats: 1, opponent: 'nightweave', abilities: 'yes' };
  const workers = (more: object) => allWorkers(start({ ...given, ...more }).state.players[0] as never);
  expect([workers({}), workers({ spring: 'yes' })]).toEqual([5, 6]);
  expect(parseSetup(everdell, { seats: 2, abilities: 'yes', spring: 'yes' })).toMatchObject({
    ok: false,
    where: 'spring',
  });
  expect(parseSetup(everdell, { ...given, level: 4, schemes: 'yes', spring: 'yes' }).ok).toBe(true);
});

test('OW56: she never plays a Farm of the Pigs', () => {
  let met = 0;
  for (let n = 0; n < 24; n++) {
    const match = start({ seats: 1, opponent: 'nightweave', abilities: 'yes' }, `pigs ${n}`);
    if (match.state.slices.abilities?.of[0] !== 'pigs') continue;
    met++;
    playOut(match, `pigs ${n}`);
    expect(match.events(0).filter(({ type, by }) => type === 'points' && by === 'pigs')).toEqual([]);
  }
  expect(met).toBeGreaterThan(2);
});

test('OW67: with deck and discard pile empty she draws what there is, and the action is taken', () => {
  const { state } = lair(['resin-trap']).start();
  state.deck = [];
  let reason: unknown = 'none';
  run(state, function* (t) {
    reason = yield* PLAIN.draw(t, 1);
  });
  expect([reason, state.players[1]?.hand]).toEqual([undefined, []]);
});

test('W136: with deck and discard pile empty nothing comes where she stands herself', () => {
  const reasons = Array.from({ length: 8 }, (_, at) => {
    const meadow = MEADOW.map((id, spot) => (spot === at ? null : id));
    const { state } = lair(['resin-trap'])
      .figure(at + 1)
      .meadow(...meadow)
      .start();
    Object.assign(state, { deck: [], discard: [] });
    let reason: unknown;
    run(state, function* (t) {
      reason = yield* PLAIN['play-meadow'](t, 1);
    });
    return reason;
  });
  expect(reasons.filter(Boolean)).toEqual([{ why: 'deck-empty', rule: 'W136' }]);
});

test('OW84: Pessimist: room for a draw is counted before the filling card leaves', () => {
  const slice = { personality: 'pessimist', plan: '', pile: [], webs: [], barred: [], filling: -1 };
  const edge = (cards: number) =>
    lair(['resin-trap'], { setup: { personality: 'pessimist' } })
      .beside({ intrigue: slice })
      .figure(1)
      .meadow(null, 'farm', 'farm', 'farm', 'farm', 'inn', 'inn', 'inn')
      .forest('forest-meadow-2-play-1-cheaper', 'forest-2-any', 'forest-3-berries')
      .hand(0, ...['mine', 'mine', 'mine', 'twig-barge', 'twig-barge', 'king', 'queen', 'judge'].slice(0, cards))
      .start()
      .offers({ at: 'forest-meadow-2-play-1-cheaper' });
  expect([edge(8), edge(7)]).toEqual([false, true]);
});
