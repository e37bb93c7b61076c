/** Each kind of step of hers is explained when it first happens, and only then. */

import { ACTIVITY } from '@smallfolk/everdell/mistwood/nightweave/activity/cards.ts';
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import { shelf } from '@smallfolk/games';
import { Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { beforeAll, expect, test } from 'vitest';
import type { Decision, Event } from '../../../props.ts';
import { herLesson } from './lessons.ts';
import { hersIn, learnHers } from './speech.ts';

beforeAll(() => learnHers('en'));

/** A whole first game against her, by the first answer always; every note is read as soon as it is shown. */
async function notesOf(seed: string, more: object = {}): Promise<string[]> {
  const box = await shelf.everdell?.();
  if (!box) throw new Error('no such box');
  const words = await box.words('en');
  const setup = parseSetup(box.game, { seats: 1, opponent: 'nightweave', level: 0, ...more });
  if (!setup.ok) throw new Error(setup.message);
  const match = Match.start(box.game, setup.value, seedOf(seed));
  const read: string[] = [];
  for (let n = 0; n < 400 && match.decision; n++) {
    const { decision } = match;
    const view = match.view(0) as EverdellView;
    const told = match.events(0).map((event) => ({
      event: event as Event,
      text: words.event(event, view),
      rule: event.rule,
    }));
    const note = herLesson(decision as Decision, view, 'en', { told, read });
    if (note) read.push(note.id);
    match.choose(decision.options[n % decision.options.length] ?? decision.options[0] ?? { do: 'done' });
  }
  return read;
}

test('she is introduced first, and her steps as they come, each once', async () => {
  const read = await notesOf('lessons');
  expect(read[0]).toBe('nightweave-first');
  expect(new Set(read).size).toBe(read.length);
  for (const step of ['enters', 'plays', 'prepares', 'cannot']) expect(read).toContain(`nightweave-${step}`);
});

test('schemes, foils and what lies beside her are explained where they are in play', async () => {
  const read = [
    ...(await notesOf('schemes', { schemes: 'yes', personality: 'privileged' })),
    ...(await notesOf('again', { plan: 'extortion' })),
  ];
  for (const step of ['scheme', 'beside', 'foil']) expect(read).toContain(`nightweave-${step}`);
});

test('nobody is promised that her fallback gives points: on some cards it does not', async () => {
  expect(ACTIVITY.some(({ fallback }) => !fallback.includes('level'))).toBe(true);
  for (const language of ['en', 'pl', 'hu'] as const) {
    await learnHers(language);
    expect(hersIn(language).lessons['nightweave-cannot']).not.toMatch(/points|punkty|pont/);
  }
});
