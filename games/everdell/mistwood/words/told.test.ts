/** What she does is told so that it can be checked by hand: which way a die led, what a scheme does, where she stands. */
import { expect, test } from 'vitest';
import { lair } from '../nightweave/scene.ts';
import { words as en } from './intrigues/en.ts';
import { words as hu } from './intrigues/hu.ts';
import { words as pl } from './intrigues/pl.ts';

const view = lair(['resin-trap']).start().match.view(0);
const told = (type: string, details: object) =>
  [en, pl, hu].map((words) => words.event({ type, seat: 1, ...details, rule: 'W202' }, view));

test('W202: a die that shows an empty place says why another card goes', () => {
  const gone = { card: 'farm', from: 'meadow', spot: 7 };
  expect(told('nightweave-discards', { ...gone, die: 4 })).toEqual([
    'Nightweave discards Farm from the Meadow (die 4: empty, so clockwise to place 8).',
    'Pajęczyca odrzuca: Farma (z łąki: kość 4, a tam pusto, więc zgodnie z zegarem miejsce 8).',
    'Éjszövő eldobja: Tanya (a rétről: kocka 4, az a hely üres, ezért az óramutató szerint a 8. hely).',
  ]);
  expect(told('nightweave-discards', { ...gone, die: 8 })[0]).toContain('(die 8, place 8)');
});

test('in Hungarian the number of her place has its article', () => {
  const stands = (spot: number) => hu.event({ type: 'nightweave-enters', seat: 1, spot, rule: 'W140' }, view);
  expect(stands(0)).toContain('az 1. helyen');
  expect(stands(1)).toContain('a 2. helyen');
  expect(stands(4)).toContain('az 5. helyen');
});

test('what is on a scheme or a new mood is read out as it comes, for those who do not see the card', () => {
  const drawn = { type: 'nightweave-schemes', seat: 1, scheme: 'thief', instant: true, rule: 'W292' };
  for (const words of [en, pl, hu]) {
    expect(words.reading?.(drawn, view)).toBe(words.effect('thief'));
    expect(words.effect('thief')).not.toBe('');
    const mood = { type: 'nightweave-changes', seat: 1, personality: 'mean', rule: 'W274' };
    expect(words.reading?.(mood, view)).toBe(words.effect('mean'));
    expect(words.reading?.({ type: 'nightweave-ends', seat: 1, rule: 'W207' }, view)).toBe('');
  }
});

test('W237: once the first of several units is paid, the question whether to foil asks what follows', () => {
  const decision = (options: object[]) => ({
    seat: 0,
    ask: 'foil',
    options,
    rule: 'W335',
    about: { kind: 'card', id: 'ransom' },
  });
  const pay = { do: 'spend', what: 'resin' };
  const asked = (options: object[]) => [en, pl, hu].map((words) => words.ask(decision(options) as never, view));
  expect(asked([pay, { do: 'decline' }])).toEqual([
    'Ransom: do you pay to prevent it?',
    'Okup: czy płacisz, aby temu zapobiec?',
    'Váltságdíj: fizetsz, hogy megakadályozd?',
  ]);
  expect(asked([pay])).toEqual([
    'Ransom: what else do you pay?',
    'Okup: czym jeszcze płacisz?',
    'Váltságdíj: mivel fizetsz még?',
  ]);
});

test('what brought about what she keeps, and which die, is said', () => {
  const kept = { card: 'farm', from: 'meadow', spot: 5, die: 6, by: 'gambler' };
  expect(told('nightweave-keeps', kept)).toEqual([
    'Nightweave keeps Farm from the Meadow (die 6, place 6) as spoils (Gambler).',
    'Pajęczyca zatrzymuje jako zdobycz (Pokerzystka): Farma (z łąki: kość 6, miejsce 6).',
    'Éjszövő zsákmányul elteszi (Szerencsejátékos): Tanya (a rétről: kocka 6, 6. hely).',
  ]);
});

test('OW30: webs on basic events, and none on a special one, are told as what they are', () => {
  const inVain = (rule: string) => en.event({ type: 'nightweave-in-vain', seat: 1, by: 'masked-ball', rule }, view);
  expect(inVain('OW30')).toBe('No special event is free for a web.');
  expect(inVain('W265')).toBe('Masked Ball finds nothing here, so nothing happens.');
});
