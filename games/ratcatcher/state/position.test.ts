/** Positions from outside: what is impossible is refused with a sentence that names the field. */
import { describe, expect, test } from 'vitest';
import { makeGame } from '../game.ts';
import { scene } from '../testing/scene.ts';
import { tiny } from '../testing/tiny-box.ts';

const game = makeGame(tiny);
const setup = { ratcatcher: 'tess', nemesis: 'king', edition: 'second', mode: 'standard' };
const { zone, card } = { zone: (name: string) => scene().zone(name), card: (number: number) => scene().card(number) };
const city = [
  { card: card(0), x: 0, y: 0 },
  { card: card(1), x: 1, y: 0 },
];

const impossible: readonly (readonly [what: string, where: string, description: unknown])[] = [
  ['not an object', 'position', 'a position'],
  ['an unknown field', 'rats', { rats: 3 }],
  ['65 rats', 'on.white', { on: { white: { [zone('0w')]: 35 } } }],
  [
    'too many black rats in map and cage together',
    'on.black',
    { on: { black: { [zone('0w')]: 7 } }, cage: { black: 6 } },
  ],
  ['two ratcatchers', 'catcher', { catcher: [{ zone: zone('0w') }, { zone: zone('0e') }] }],
  ['a pawn in two zones', 'catcher.zone', { catcher: { zone: [zone('0w'), zone('0e')] } }],
  ['two nemeses', 'nemesis', { nemesis: [{ zone: zone('0w') }, { zone: zone('0e') }] }],
  ['a rat outside any zone', 'on.white[999]', { on: { white: { 999: 1 } } }],
  [
    'a rat on a township that is not in the City',
    `on.brown[${zone('4m')}]`,
    { city, on: { brown: { [zone('4m')]: 1 } } },
  ],
  ['overlapping townships', 'city[2]', { city: [...city, { card: card(2), x: 1, y: 0 }] }],
  ['a township that floats', 'city[2]', { city: [...city, { card: card(2), x: 9, y: 9 }] }],
  ['a township twice', 'city', { city: [...city, { card: card(1), x: -1, y: 0 }] }],
  ['a negative count', `on.white[${zone('0w')}]`, { on: { white: { [zone('0w')]: -1 } } }],
  ['a dead ratcatcher who plays on', 'catcher.health', { catcher: { health: 0 } }],
  ['a slain nemesis that plays on', 'nemesis.health', { nemesis: { health: 0 } }],
  ['too many cheese', 'on.cheese', { on: { cheese: { [zone('0w')]: 19 } } }],
  ['two traps in one zone', 'traps', { traps: [{ zone: zone('0w') }, { zone: zone('0w') }] }],
  ['more traps than the board has', 'traps', { traps: ['0w', '0m', '0e'].map((name) => ({ zone: zone(name) })) }],
  ['a peculiar rat twice', 'peculiars', { peculiars: [0, 0].map((rat) => ({ card: rat, zone: zone('0w') })) }],
  ['an unknown peculiar rat', 'peculiars[0].card', { peculiars: [{ card: 77, zone: zone('0w') }] }],
  ['a card in the deck and in the City', 'deck', { city, deck: [card(1)] }],
  ['card 00 in the deck', 'deck', { city, deck: [card(2), scene({ mode: 'hard' }).card(0)] }],
  ['another edition than the set-up says', 'edition', { edition: 'first' }],
  ['eleven consumed cheese', 'tracker', { tracker: 11 }],
  ['more in the Reserve than there is', 'reserve.health', { reserve: { health: 99 } }],
  ['a sack that does not add up', 'sack.white', { sack: { white: 3, brown: 18, black: 12 } }],
];

describe('positions', () => {
  test.each(impossible)('%s is refused, naming %s', (_, where, description) => {
    const outcome = game.position?.(setup, description);
    expect(outcome).toMatchObject({ ok: false, code: 'bad-position', where });
    expect(outcome?.ok === false && outcome.message.startsWith(`${where}: `)).toBe(true);
  });

  test('a whole state is accepted as it is', () => {
    const { state } = scene()
      .rats('0m', { white: 2, black: 1 })
      .peculiar('magpie', '1m', { yellow: 1 })
      .trap('0e')
      .tracker(3)
      .start();
    expect(game.position?.(setup, JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
  });

  test('an empty description is the opening, with everything where it belongs', () => {
    const outcome = game.position?.(setup, {});
    expect(outcome).toMatchObject({ ok: true, value: { sack: { white: 34, brown: 18, black: 12 }, tracker: 0 } });
  });
});
