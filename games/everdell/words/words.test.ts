/** The three languages say everything that the game can say, and tell all options of a question apart. */
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language, Match, parseSetup, type Seed, SPECTATOR } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { CARDS, EVENTS, PLACES } from '../content/catalogue.ts';
import { everdell } from '../game.ts';
import { allWords } from '../label.ts';
import * as her from '../mistwood/words/en/nightweave.ts';
import * as plots from '../mistwood/words/en/schemes.ts';
import * as more from '../mistwood/words/en/sentences.ts';
import type { EverdellView } from '../state/view.ts';
import { scene } from '../testing/scene.ts';
import * as base from './en/asks.ts';
import { happenings as baseHappenings } from './en/happenings.ts';
import { options as baseOptions } from './en/options.ts';
import { goods as polishGoods, points as polishPoints } from './pl/grammar.ts';
import type { EverdellWords } from './words.ts';

const asks = { ...base.asks, ...more.asks, ...her.asks, ...plots.asks };
const options = { ...baseOptions, ...more.options, ...her.options, ...plots.options };
const happenings = { ...baseHappenings, ...more.happenings, ...her.happenings, ...plots.happenings };
const [en, pl, hu] = await Promise.all([allWords('en'), allWords('pl'), allWords('hu')]);
const words: Readonly<Record<Language, EverdellWords>> = { en, pl, hu };
/** Every plan, with some personality. */
const PLANNED = (everdell.fields.find(({ name }) => name === 'plan')?.values ?? []).map((plan) => ({
  seats: 1,
  opponent: 'nightweave',
  personality: 'gambler',
  level: 1,
  plan,
}));
const setups = [
  { seats: 1, rugwort: 1 },
  { seats: 1, rugwort: 3 },
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  ...[1, 2, 3, 4].map((level) => ({ seats: 1, opponent: 'nightweave', level, schemes: 'yes' })),
  { seats: 2, farms: 'seasonal' },
  { seats: 4, abilities: 'yes' },
  { seats: 1, abilities: 'yes', farms: 'seasonal' },
  { seats: 1, opponent: 'nightweave', level: 2 },
  { seats: 2, opponent: 'nightweave', abilities: 'yes' },
  { seats: 2, opponent: 'nightweave', personality: 'pessimist' },
  { seats: 1, opponent: 'nightweave', personality: 'nasty', plan: 'weavers-whim' },
  ...PLANNED,
];

test('every card, place and event has a name and an effect in every language', () => {
  for (const language of LANGUAGES) {
    for (const { id } of [...CARDS, ...PLACES, ...EVENTS]) {
      expect(words[language].name(id), `${language} ${id}`).not.toBe(id);
      expect(words[language].effect(id), `${language} ${id}`).not.toBe('');
    }
  }
});

test('names differ within a language, so that no two cards are called alike', () => {
  for (const language of LANGUAGES) {
    const names = [...CARDS, ...EVENTS].map(({ id }) => words[language].name(id));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every set-up field and each of its values has words', () => {
  for (const language of LANGUAGES) {
    for (const { name, values } of everdell.fields) {
      expect(words[language].field(name)).not.toBe(name);
      for (const value of values) expect(words[language].field(name, value)).not.toBe('');
    }
  }
});

test('each of Rugwort’s years says what makes it harder', () => {
  for (const language of LANGUAGES) {
    const said = [1, 2, 3].map((year) => words[language].about?.('rugwort', year) ?? '');
    expect(new Set(said.filter((about) => about.length > 20)).size).toBe(3);
  }
});

test('Polish numbers take the right form of the noun', () => {
  expect(polishGoods({ twig: 1, berry: 2 })).toBe('1 gałązkę i 2 jagody');
  expect([1, 2, 5, 12, 14, 22, 25].map((n) => polishPoints(n))).toEqual([
    '1 punkt',
    '2 punkty',
    '5 punktów',
    '12 punktów',
    '14 punktów',
    '22 punkty',
    '25 punktów',
  ]);
  expect(polishPoints(-2)).toBe('−2 punkty');
});

/** Plays at random and hands over every decision with the match as it stands. */
function playThrough(setup: object, seed: Seed, visit: (match: Match<never, EverdellView>) => void): void {
  const parsed = parseSetup(everdell, setup);
  if (!parsed.ok) throw new Error(parsed.message);
  const match = Match.start(everdell, parsed.value, seed) as unknown as Match<never, EverdellView>;
  let chance = Number.parseInt(seed.slice(-6), 16);
  while (match.decision) {
    visit(match);
    chance = (chance * 1103515245 + 12345) % 2147483648;
    const { options } = match.decision;
    const passing = options.findIndex((option) => option.do === 'pass');
    const index = Math.floor((chance / 2147483648) * options.length);
    match.choose(index === passing && options.length > 1 ? (index + 1) % options.length : index);
  }
  visit(match);
}

const seedOf = (n: number): Seed => (0x5eed00 + n).toString(16).padStart(32, '0');
const WRONG = /undefined|NaN|\[object|basic-|forest-|journey-/;

/** What is wrong with the sentences that a language has for the match as it stands. */
function faults(say: EverdellWords, match: Match<never, EverdellView>, told: number): string[] {
  const found: string[] = [];
  const check = (text: string, id: string) => {
    if (text === id || WRONG.test(text)) found.push(`${id}: ${text}`);
  };
  const { decision } = match;
  if (decision) {
    const view = match.view(decision.seat);
    check(say.ask(decision, view), decision.ask);
    const texts = decision.options.map((option) => say.option(option, decision, view));
    for (const [i, text] of texts.entries()) check(text, String(decision.options[i]?.do));
    if (new Set(texts).size < texts.length) found.push(`${decision.ask}: ${texts.join(' | ')}`);
  }
  for (const event of match.events(0, told)) check(say.event(event, match.view(0)), event.type);
  return found;
}

test('in random games every question, option and event has a sentence, and no two options have the same', () => {
  for (const setup of setups) {
    for (let n = 0; n < 6; n++) {
      let told = 0;
      playThrough(setup, seedOf(n), (match) => {
        for (const language of LANGUAGES) expect(faults(words[language], match, told)).toEqual([]);
        told = match.eventCount;
      });
    }
  }
}, 300_000);

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** Every literal in the rules that matches, in the first group of the pattern. */
function written(...patterns: readonly RegExp[]): string[] {
  const folder = new URL('..', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(?:mistwood\/)?words/.test(file),
  );
  const found = new Set<string>();
  for (const file of files) {
    const source = readFileSync(new URL(file, folder), 'utf8').replace(COMMENT, '');
    for (const pattern of patterns) for (const [, name] of source.matchAll(pattern)) if (name) found.add(name);
  }
  return [...found].sort();
}

test('every question, option and event that the rules can bring has a sentence', () => {
  const questions = written(/\b(?:choose|offer|select|pickFromHand)(?:<\w+>)?\(\s*(?:t,\s*)?\w+,\s*'([a-z-]+)'/g);
  const answers = written(/\bdo: '([a-z-]+)'/g, /\bofCity\('([a-z-]+)'/g);
  const happened = written(/\btype: '([a-z-]+)'/g);
  expect(questions.length).toBeGreaterThan(20);
  expect(questions.filter((name) => !Object.hasOwn(asks, name))).toEqual([]);
  expect(answers.filter((name) => !Object.hasOwn(options, name))).toEqual([]);
  expect(happened.filter((name) => !Object.hasOwn(happenings, name))).toEqual([]);
  expect(Object.keys(happenings).filter((name) => !happened.includes(name))).toEqual([]);
  expect(Object.keys(asks).filter((name) => !questions.includes(name))).toEqual([]);
});

test('the table can be read by every seat and by an onlooker, at any moment', async () => {
  const read: (string | Promise<string>)[] = [];
  for (const setup of setups) {
    playThrough(setup, seedOf(77), (match) => {
      for (let seat = SPECTATOR; seat < match.seats; seat++) {
        // What is read later stands as it was.
        const view = structuredClone(match.view(seat));
        for (const language of LANGUAGES) read.push(words[language].board(view));
      }
    });
  }
  for (const text of await Promise.all(read)) expect(text).not.toMatch(WRONG);
});

test('a card that is not known is offered without a price, and one that is free without what it costs', () => {
  const view = scene().start().match.view(0);
  const offered = (card: string, ask: string) =>
    LANGUAGES.map((language) => {
      const option = { do: 'play', card, from: 'hand', spot: 0 };
      return words[language].option(option, { seat: 0, ask, options: [option] }, view);
    });
  for (const said of offered('of-a-box-to-come', 'turn')) expect(said).not.toMatch(/[()]/);
  expect(offered('farm', 'turn')[0]).toContain('(2 twigs and 1 resin; 1 point)');
  for (const ask of ['play-free', 'pigs']) expect(offered('farm', ask)[0]).toContain('(1 point)');
});

test('the result is told to winners, losers and onlookers', () => {
  const against = { winners: [], scores: [40, 51], reason: 'opponent' };
  expect(en.result(against, 0)).toBe('Rugwort wins. Player 1 40, Rugwort 51.');
  const won = { winners: [1], scores: [40, 51], reason: 'points' };
  expect(en.result(won, 1)).toBe('You win! Player 1 40, Player 2 51.');
  expect(pl.result(won, 0)).toBe('Wygrywa Gracz 2. Gracz 1 40, Gracz 2 51.');
  const shared = { winners: [0, 1], scores: [51, 51], reason: 'points' };
  expect(hu.result(shared, SPECTATOR)).toContain('Osztoznak a győzelmen');
});

test('who has a name is called by it, unbent, and whoever reads is still "you"', async () => {
  const table = scene(2).hand(0, 'farm').hand(1, 'mine').start();
  const view = table.match.view(0);
  const gain = { type: 'gain', seat: 1, goods: { twig: 2 } };
  const gift = (seat: number, to: number) => ({ type: 'give', seat, to, goods: { berry: 1 } });
  const fool = { type: 'settle', card: 'fool', into: 1 };
  const told = (language: EverdellWords) => {
    const named = language.calling(['Ania', 'Bence']);
    return [gain, gift(0, 1), gift(1, 0), fool].map((event) => named.event(event, view));
  };
  expect(told(en)).toEqual([
    'Bence gains 2 twigs.',
    'You give 1 berry to Bence.',
    'Bence gives you 1 berry.',
    'Fool goes into Bence’s city.',
  ]);
  expect(told(pl)).toEqual([
    'Bence bierze 2 gałązki.',
    'Oddajesz 1 jagodę graczowi Bence.',
    'Bence oddaje ci 1 jagodę.',
    'Błazen trafia do miasta gracza Bence.',
  ]);
  expect(told(hu)).toEqual([
    'Bence kap 2 gallyat.',
    'Adsz 1 bogyót; kapja: Bence.',
    'Bence neked ad 1 bogyót.',
    'Bence városába kerül: Bolond.',
  ]);
  expect(en.calling(['', 'Bence']).result({ winners: [1], scores: [30, 41], reason: 'points' }, 0)).toBe(
    'Bence wins. Player 1 30, Bence 41.',
  );
  expect(await en.calling(['Ania', 'Bence']).board(view)).toContain('Bence: city');
  expect(en.calling(['Ania']).event({ type: 'pass', seat: 1 }, view)).toBe('Player 2 passes.');
});

test('whose card it is, is said where it is not the own card of whoever acts', () => {
  const view = scene(2).hand(0, 'farm').hand(1, 'mine').start().match.view(0);
  const start = (seat: number, of: number) => ({ type: 'activate', seat, of, card: 'farm', id: 1 });
  const told = (language: EverdellWords) =>
    [start(0, 0), start(1, 1), start(1, 0), start(0, 1)].map((event) =>
      language.calling(['', 'Bence']).event(event, view),
    );
  expect(told(en)).toEqual([
    'You activate your Farm.',
    'Bence activates Farm.',
    'Bence activates your Farm.',
    'You activate Bence’s Farm.',
  ]);
  expect(told(pl)).toEqual([
    'Aktywujesz: Farma.',
    'Bence aktywuje: Farma.',
    'Bence aktywuje: Farma z twojego miasta.',
    'Aktywujesz: Farma gracza Bence.',
  ]);
  expect(told(hu)).toEqual([
    'Aktiválod: Tanya.',
    'Bence aktiválja: Tanya.',
    'Bence aktiválja: Tanya (a te városod).',
    'Aktiválod: Tanya (Bence).',
  ]);
});
