/** What bots are told: sound on every decision of every chapter, blind to what nobody sees, and of one mind in a company. */
import { Match, Random, type Setup, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { game } from '../game.ts';
import { lookingAt } from '../rules/quest.ts';
import type { State } from '../state/state.ts';
import { scene } from '../testing/scene.ts';
import { errandOf, pagesToGo } from './course.ts';
import { routeTo } from './routes.ts';

const setup = (chapter: string, players = 1): Setup => ({ chapter, players, party: 'choose', edition: 'pl' });
const chapters = book.printed.chapters.map(({ id }) => id);

/** Plays by first impressions, now and then by chance, and shows every decision on the way. */
function stroll(chapter: string, seed: string, look: (match: Match<State>) => void): void {
  const match = Match.start(game, setup(chapter, 2), seedOf(seed));
  const random = Random.of(seedOf(`stroll ${seed}`));
  for (let n = 0; n < 250 && match.decision; n++) {
    look(match);
    const weights = game.insight?.weigh?.(match.state, match.decision) ?? [];
    const best = weights.indexOf(Math.max(...weights));
    match.choose(random.below(5) === 0 ? random.below(weights.length) : best);
  }
}

describe.each(chapters)('chapter %s', (chapter) => {
  test('every option has a weight, and how the company stands lies between lost and won', () => {
    stroll(chapter, 'sound', ({ state, decision }) => {
      const weights = decision ? game.insight?.weigh?.(state, decision) : [];
      expect(weights).toHaveLength(decision?.options.length ?? 0);
      for (const weight of weights ?? []) expect(weight >= 0 && Number.isFinite(weight)).toBe(true);
      expect(Math.max(...(weights ?? []))).toBeGreaterThan(0);
      const worth = game.insight?.evaluate?.(state, 0) ?? -1;
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
      expect(game.insight?.evaluate?.(state, 1)).toBe(worth);
    });
  });

  test('what nobody sees changes no thought', () => {
    const random = Random.of(seedOf('other decks'));
    stroll(chapter, 'blind', ({ state, decision }) => {
      const other = game.clone(state);
      game.resample(other, 0, random);
      expect(game.insight?.evaluate?.(other, 0)).toBe(game.insight?.evaluate?.(state, 0));
      if (decision) expect(game.insight?.weigh?.(other, decision)).toEqual(game.insight?.weigh?.(state, decision));
    });
  });

  test('the course leads from the start to every room that it names', () => {
    const { course = [], start } = book.chapter(chapter);
    expect(course.length).toBeGreaterThan(0);
    for (const { room, on } of course) {
      const way = routeTo(
        book,
        book.chapter(chapter),
        start.room,
        room,
        () => 1,
        () => true,
      );
      expect(way, room).toBeDefined();
      if (Array.isArray(on)) for (const letter of on) expect(book.room(room).letters).toContain(letter);
    }
  });
});

test('somebody has something to do, and fewer pages are left to go when it is done', () => {
  const match = Match.start(game, setup('01'), seedOf('an errand'));
  while (match.state.phase !== 'play') match.choose(0);
  const before = game.clone(match.state);
  expect(errandOf(lookingAt(book, before)).spaces.length).toBeGreaterThan(0);
  const after = game.clone(before);
  const ember = after.tokens.find(({ id }) => id === 'ember');
  if (ember) Object.assign(ember, { bearer: 'collin', room: '', space: -1, found: true });
  expect(pagesToGo(lookingAt(book, after))).toBeLessThan(pagesToGo(lookingAt(book, before)));
});

test('a spider on the cabinet, which nobody reaches, is lured down by whoever stands below', () => {
  const { run } = scene({
    chapter: '05',
    room: 'alchemist',
    mice: { nez: 'e', collin: 'r' },
    minions: [['spider', 'c']],
    points: 2,
  });
  const spider = () => run.state.minions.find(({ kind }) => kind === 'spider');
  for (let n = 0; n < 60 && run.decision && spider()?.space === 2; n++) {
    const weights = game.insight?.weigh?.(run.state, run.decision) ?? [];
    run.answer(weights.indexOf(Math.max(...weights)));
  }
  expect(spider()?.space).not.toBe(2);
  expect(run.state.round).toBeLessThan(4);
});
