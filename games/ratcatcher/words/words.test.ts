/** Every language has words for everything that can be asked, offered, told or explained. */
import { LANGUAGES, Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { makeGame } from '../game.ts';
import { RAISABLE } from '../nemesis.ts';
import { QUESTIONS } from '../pieces.ts';
import { SLOTS } from '../ratcatcher.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { Kind } from './content-words.ts';
import { words as en } from './en.ts';
import { words as hu } from './hu.ts';
import type { RatcatcherWords } from './names.ts';
import { words as pl } from './pl.ts';

const languages: Readonly<Record<string, RatcatcherWords>> = { en, pl, hu };
const game = makeGame(content);

test('there are words in every language of the table', () => {
  expect(Object.keys(languages).sort()).toEqual([...LANGUAGES].sort());
});

for (const [language, words] of Object.entries(languages)) {
  const has = (kind: Kind, id: string) => {
    expect(words.name(kind, id).length, `${language} ${kind} ${id}`).toBeGreaterThan(1);
    expect(words.text(kind, id).length, `${language} ${kind} ${id}`).toBeGreaterThan(3);
  };

  test(`${language}: everything printed has a name and a text`, () => {
    for (const { id, trap, yellow, purple } of content.ratcatchers) {
      has('ratcatcher', id);
      has('trap', trap.id);
      has('ability', yellow.id);
      has('ability', purple.id);
    }
    for (const { id, tracker, counters = [] } of content.nemeses) {
      has('nemesis', id);
      for (const event of tracker.flat()) has('step', event);
      for (const counter of counters) has('counter', counter);
    }
    for (const { id } of content.peculiarRats) has('peculiar', id);
    for (const value of RAISABLE) has('step', value);
    for (const slot of SLOTS) has('attribute', slot);
    for (const question of QUESTIONS) if (question !== 'peculiar') has('piece', question);
    const names = content.townships.map(({ number }) => words.name('township', number));
    expect(names.every((name) => name.length > 3)).toBe(true);
    expect(new Set(names).size).toBe(35);
  });

  test(`${language}: every set-up field and value has a name`, () => {
    for (const { name, values } of game.fields) {
      expect(words.field(name)).not.toBe(name);
      for (const value of values) expect(words.field(name, value), `${name} ${value}`).not.toBe(String(value));
    }
  });
}

test('no question, option, event, table or result in any game lacks words', () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 48; seed++) {
    const match = randomMatch(seed);
    let seen = 0;
    for (let turn = 0; match.decision && turn < 120; turn++) {
      const view = match.view(0);
      for (const event of match.events(0, seen)) {
        told.add(event.type);
        for (const words of Object.values(languages)) sound(words.event(event, view));
      }
      seen = match.eventCount;
      const { decision } = match;
      for (const words of Object.values(languages)) {
        const question = words.ask(decision, view);
        sound(question);
        expect(question).not.toBe(decision.ask);
        const options = decision.options.map((option) => words.option(option, decision, view));
        for (const option of options) sound(option);
        expect(new Set(options).size, `${decision.ask}: ${options.join(' | ')}`).toBe(options.length);
        if (turn % 10 === 0) sound(words.board(view));
      }
      match.choose(pick(seed, turn, decision.options.length));
    }
    if (match.result) for (const words of Object.values(languages)) sound(words.result(match.result, 0));
  }
  expect(told.size).toBeGreaterThan(30);
});

/** A line that a person can read: something is there, and no value is missing from it. */
function sound(text: string): void {
  expect(text.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
}

function randomMatch(seed: number): Match<State, View> {
  const field = (name: string) => game.fields.find((each) => each.name === name)?.values ?? [];
  const ratcatchers = field('ratcatcher');
  const nemeses = field('nemesis');
  const setup = parseSetup(game, {
    ratcatcher: ratcatchers[seed % ratcatchers.length],
    nemesis: nemeses[seed % nemeses.length],
    edition: seed % 3 === 0 ? 'first' : 'second',
    mode: seed % 5 === 0 ? 'hard' : 'standard',
  });
  if (!setup.ok) throw new Error(setup.message);
  return Match.start(game, setup.value, seedOf(seed));
}

/** Some option, not always the same one. */
function pick(seed: number, turn: number, options: number): number {
  return (seed * 31 + turn * 17 + ((seed * turn) % 7)) % options;
}
