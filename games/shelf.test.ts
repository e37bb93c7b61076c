import { LANGUAGES, parseSetup } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { labels, shelf } from './index.ts';

test('every box on the shelf has its label, and a label without a game says nothing of words', () => {
  const playable = labels.filter(({ words }) => words !== undefined).map(({ name }) => name);
  expect(playable.toSorted()).toEqual(Object.keys(shelf).toSorted());
  expect(new Set(labels.map(({ name }) => name)).size).toBe(labels.length);
});

describe.each(labels)('the label of $name', (label) => {
  test.each(LANGUAGES)('says in %s what the game is', async (language) => {
    const { title, blurb, first } = label.says[language];
    expect(title).not.toBe('');
    expect(blurb).not.toBe('');
    if (!label.words) return;
    expect(first).not.toBe('');
    expect((await label.words(language)).title).toBe(title);
    const box = await shelf[label.name]?.();
    expect((await box?.words(language))?.title).toBe(title);
  });

  test('is true: the name, the players, the questions', async () => {
    const box = await shelf[label.name]?.();
    if (!box) return;
    const { game } = box;
    expect(game.name).toBe(label.name);
    expect(parseSetup(game, box.first)).toMatchObject({ ok: true });
    const one = game.fields.flatMap(({ name, values }) => values.map((value) => parseSetup(game, { [name]: value })));
    const seats = one.flatMap((setup) => (setup.ok ? [game.seats(setup.value)] : []));
    expect([Math.min(...seats), Math.max(...seats)]).toEqual(label.players);
    const fields = game.fields.map(({ name }) => name);
    for (const name of Object.keys({ ...label.faces, ...label.asks })) expect(fields).toContain(name);
  });
});
