/** The log speaks in short sentences: no page of the story, no name that only the rules know. */
import { LANGUAGES, Match, Random, SPECTATOR, seedOf } from '@smallfolk/kernel';
import { beforeAll, expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { game } from '../game.ts';
import { words } from '../label.ts';
import type { MiceWords } from './words.ts';

const LONGEST = 160;
const EAGER = ['attack', 'explore', 'search', 'deed', 'ability', 'trick', 'use'];
const speech: Partial<Record<string, MiceWords>> = {};
beforeAll(async () => {
  for (const language of LANGUAGES) speech[language] = (await words(language)) as MiceWords;
});

/** Ids with a dash, as no word of a sentence has them: brodie-awake, cat-until. */
const ID = /(?<![\p{L}\p{N}’-])[a-z]+(?:-[a-z]+)+(?![\p{L}\p{N}-])/u;

test.each(book.printed.chapters.map(({ id }) => id))(
  'chapter %s is told in short lines, three languages',
  (chapter) => {
    const match = Match.start(game, { chapter, players: 1, party: 'choose', edition: 'pl' }, seedOf(`log ${chapter}`));
    const choice = Random.of(seedOf(`choices ${chapter}`));
    let told = 0;
    for (let n = 0; n < 160 && match.decision; n++) {
      const { options } = match.decision;
      const eager = options.filter((option) => EAGER.includes(String(option.do)));
      const wanted = eager.length > 0 && choice.below(4) > 0 ? choice.pick(eager) : choice.pick(options);
      match.choose(wanted ? options.indexOf(wanted) : 0);
      const view = match.view(SPECTATOR);
      for (const event of match.events(SPECTATOR, told)) {
        for (const language of LANGUAGES) {
          const line = speech[language]?.event(event, view) ?? '';
          expect(line.length, line).toBeLessThanOrEqual(LONGEST);
          expect(line, `${language} ${JSON.stringify(event)}`).not.toMatch(ID);
          expect(line).not.toMatch(/undefined|#\d|\[object/);
        }
      }
      told = match.eventCount;
    }
    expect(told).toBeGreaterThan(50);
  },
);

test('a page of the story is read aloud besides its line', () => {
  const match = Match.start(game, { chapter: '01', players: 1, party: 'choose', edition: 'pl' }, seedOf('read'));
  const view = match.view(SPECTATOR);
  const [opening] = match.events(SPECTATOR, 0).filter(({ type }) => type === 'text');
  if (!opening) throw new Error('nothing was read');
  const en = speech.en;
  expect(en?.reading?.(opening, view)).toBe(en?.text('01/opening'));
  expect(en?.event(opening, view)).toBe('The story goes on: The Last Warm Stone.');
});

test.each(LANGUAGES)(
  'M125: where a wound goes to a card of a boss, each card says what it does, in "%s"',
  (language) => {
    const decision = {
      seat: 0,
      ask: 'boss-wound',
      options: [{ do: 'card', card: 'vanestra-sting' }],
      about: { kind: 'minion', id: 'vanestra' },
    };
    const view = Match.start(game, { chapter: '11', players: 1, party: 'choose', edition: 'pl' }, seedOf('boss')).view(
      0,
    );
    const said = speech[language]?.option({ do: 'card', card: 'vanestra-sting' }, decision, view) ?? '';
    expect(said).toMatch(/^\S+: .{15,}\.$/u);
    const elsewhere = { ...decision, ask: 'which-card' };
    expect(speech[language]?.option({ do: 'card', card: 'vanestra-sting' }, elsewhere, view)).not.toContain(':');
  },
);
