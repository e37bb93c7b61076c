/** Every language has words for everything that can be asked, offered, told or explained. */
import { LANGUAGES, Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { NUMBERS } from '../content/numbers.ts';
import { makeGame } from '../game.ts';
import { QUESTIONS, RAISABLE, SLOTS } from '../state/pieces.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { stage } from '../testing/stage.ts';
import { KINDS, type Kind } from './content-words.ts';
import { content as enWords } from './en/content.ts';
import { words as en } from './en.ts';
import { content as huWords } from './hu/content.ts';
import { words as hu } from './hu.ts';
import { content as plWords } from './pl/content.ts';
import { words as pl } from './pl.ts';
import type { RatcatcherWords } from './ratcatcher-words.ts';

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

  test(`${language}: every choice of the set-up says what it means`, () => {
    for (const { name, values } of game.fields) {
      const said = values.map((value) => words.about?.(name, value) ?? '');
      expect(said.filter((about) => about.length < 20)).toEqual([]);
      expect(new Set(said).size).toBe(values.length);
    }
  });
}

test('every number of a text is the one that its effect counts with, in all languages', () => {
  const texts = [enWords, plWords, huWords].map(({ entries }) => ({
    ...entries.trap,
    ...entries.ability,
    ...entries.nemesis,
    ...entries.peculiar,
  }));
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
  for (const [id, numbers] of Object.entries(NUMBERS)) {
    for (const text of texts) expect(names(text[id]?.text ?? ''), id).toEqual(Object.keys(numbers).sort());
  }
  const words = Object.values(languages);
  for (const kind of KINDS) {
    for (const id of Object.keys(enWords.entries[kind])) {
      const [first, ...others] = words.map((each) => figuresIn(each.text(kind, id)));
      for (const other of others) expect(other, `${kind} ${id}`).toEqual(first);
      for (const each of words) expect(each.text(kind, id)).not.toMatch(/[{}]/);
    }
  }
});

/** The figures in a text, in order of size: languages put them in different places. */
function figuresIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(Number).sort((a, b) => a - b);
}

test('R168, R184-R187: what a tap on a rat explains is what it does', () => {
  expect(en.text('rat', 'black')).toContain('Movement 1, defence 1');
  expect(en.text('rat', 'brown')).toContain('Movement 2, defence 0, bite 1');
  expect([en.text('rat', 'peculiar'), en.text('rat', 'nemesis')].map(figuresIn)).toEqual([[3], [5]]);
});

test('R167: a tie is told in words, both zones and how many to each', () => {
  const told = (words: RatcatcherWords, white: number) => {
    const playing = stage().noCheese().you('0m').cheese('0w').cheese('0e').rats('0m', { white }).start().ends();
    const { decision } = playing.match;
    if (!decision) throw new Error('no tie');
    return [
      words.ask(decision, playing.view),
      ...decision.options.map((each) => words.option(each, decision, playing.view)),
    ];
  };
  expect(told(en, 2)).toEqual([
    'Where do the white rats in 00b run?',
    'Both to 00a',
    '1 of the 2 white rats to 00a, 1 to 00c',
    'Both to 00c',
    'Decide it for me, by the fixed order',
  ]);
  expect(told(en, 1).slice(0, 3)).toEqual(['Where does the white rat in 00b run?', 'To 00a', 'To 00c']);
  expect(told(pl, 2).slice(0, 4)).toEqual([
    'Dokąd biegną białe szczury z 00b?',
    'Oba do 00a',
    '1 z 2 białych szczurów do 00a, 1 do 00c',
    'Oba do 00c',
  ]);
  expect(told(hu, 2).slice(0, 4)).toEqual([
    'Hová futnak a fehér patkányok a 00b mezőről?',
    'Mind a 2 ide: 00a',
    'A 2 fehér patkány közül 1 ide: 00a, 1 ide: 00c',
    'Mind a 2 ide: 00c',
  ]);
});

test('no question, option, event, table or result in any game lacks words', async () => {
  const told = new Set<string>();
  const wrong = new Set<string>();
  /** A line that a person can read: something is there, and no value is missing from it. */
  const read = (text: string) => {
    if (text.length === 0 || /undefined|NaN|\[object/.test(text)) wrong.add(text);
    return text;
  };
  for (let seed = 0; seed < 36; seed++) {
    const match = randomMatch(seed);
    let seen = 0;
    for (let turn = 0; match.decision && turn < 100; turn++) {
      const view = match.view(0);
      const { decision } = match;
      const events = match.events(0, seen);
      seen = match.eventCount;
      for (const event of events) told.add(event.type);
      for (const words of Object.values(languages)) {
        for (const event of events) read(words.event(event, view));
        if (read(words.ask(decision, view)) === decision.ask) wrong.add(decision.ask);
        const options = decision.options.map((option) => read(words.option(option, decision, view)));
        if (new Set(options).size < options.length) wrong.add(`${decision.ask}: ${options.join(' | ')}`);
        if (turn % 10 === 0) read(await words.board(view));
      }
      match.choose(pick(seed, turn, decision.options.length));
    }
    if (match.result) for (const words of Object.values(languages)) read(words.result(match.result, 0));
  }
  expect([...wrong]).toEqual([]);
  expect(told.size).toBeGreaterThan(30);
});

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

test('what players stumbled over is said as they would say it', () => {
  const { view } = stage().you('0m').start();
  const said = (words: RatcatcherWords, event: Parameters<RatcatcherWords['event']>[0]) => words.event(event, view);
  const ran = {
    type: 'rats-moved',
    rat: 'black',
    from: 0,
    to: 0,
    target: view.catcher.zone,
    because: 'only',
    rule: 'R160',
  };
  expect(said(en, { ...ran, count: 1 })).toMatch(/^A black rat: .*, after you\.$/);
  expect(said(en, { ...ran, count: 2 })).toMatch(/^2 black rats: .*, after you\.$/);
  const grows = { type: 'expansion', townships: 1, township: 0, rule: 'R60' };
  expect(said(en, { ...grows, cheese: 0 })).toMatch(/^No cheese in the City: 1 township to add/);
  expect(said(en, { ...grows, cheese: 1, townships: 2 })).toMatch(/^Only 1 cheese in the City: 2 townships to add/);
  expect(hu.ask({ seat: 0, ask: 'prayer', options: [], rule: 'R1' }, view)).toBe('Mit kérsz?');
});

test('rats have the form that their count asks for: 0, 1, 2, 5, 22', () => {
  const { view } = stage().start();
  const ran = { type: 'rats-moved', rat: 'white', from: 0, to: 0, target: 1, because: 'only', rule: 'R160' };
  const said = (words: RatcatcherWords) =>
    [0, 1, 2, 5, 22].map((count) =>
      words
        .event({ ...ran, count }, view)
        .split(':')[0]
        ?.toLowerCase(),
    );
  expect(said(en)).toEqual(['0 white rats', 'a white rat', '2 white rats', '5 white rats', '22 white rats']);
  expect(said(pl)).toEqual([
    '0 białych szczurów',
    'biały szczur',
    '2 białe szczury',
    '5 białych szczurów',
    '22 białe szczury',
  ]);
  expect(said(hu)).toEqual([
    '0 fehér patkány',
    'egy fehér patkány',
    '2 fehér patkány',
    '5 fehér patkány',
    '22 fehér patkány',
  ]);
});
