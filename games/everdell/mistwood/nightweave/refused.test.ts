/** Impossible set-ups and positions against her are refused with a sentence that names the field. */
import { parseSetup } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { kindNamed, placeNamed } from '../../content/catalogue.ts';
import { everdell } from '../../game.ts';
import { AT_EVENT } from '../../state/state.ts';
import { legendsOf } from '../legends/legend.ts';
import { intrigueOf } from './intrigue.ts';
import { lairOf } from './lair.ts';
import { lair } from './scene.ts';
import { schemesOf } from './schemes/scheme.ts';

const HER = { seats: 1, opponent: 'nightweave' };

test.each([
  ['level', { level: 5 }],
  ['schemes', { schemes: 'yes', plan: 'sly-one' }],
  ['schemes', { schemes: 'yes', seats: 2 }],
  ['schemes', { schemes: 'sometimes' }],
  ['plan', { plan: 'world-domination' }],
  ['opponent', { seats: 3 }],
  ['spring', { spring: 'yes' }],
])('a set-up is refused by its field %s: %o', (where, given) => {
  const parsed = parseSetup(everdell, { ...HER, ...given });
  expect(parsed).toMatchObject({ ok: false, where });
  if (!parsed.ok) expect(parsed.message).toContain(where);
});

/** A position of a fresh game in which one thing is changed. */
function refused(given: object, change: (state: ReturnType<typeof fresh>) => void): string {
  const setup = parseSetup(everdell, { ...HER, ...given });
  if (!setup.ok) throw new Error(setup.message);
  const state = fresh(given);
  change(state);
  const outcome = everdell.position?.(setup.value, JSON.parse(JSON.stringify(state)));
  return outcome?.ok ? 'accepted' : (outcome?.message ?? '');
}

function fresh(given: object) {
  const setup = parseSetup(everdell, { ...HER, ...given });
  if (!setup.ok) throw new Error(setup.message);
  const position = everdell.position?.(setup.value, {});
  if (!position?.ok) throw new Error(position?.message);
  return position.value;
}

const haven = placeNamed('haven');

test.each([
  ['slices.intrigue.webs', { plan: 'overwhelming-swarm' }, (s) => intrigueOf(s).webs.push(...Array(15).fill(haven))],
  ['slices.intrigue.webs', { plan: 'masked-ball' }, (s) => intrigueOf(s).webs.push(...Array(15).fill(AT_EVENT))],
  ['slices.intrigue.webs', { plan: 'sly-one' }, (s) => intrigueOf(s).webs.push(haven)],
  ['slices.nightweave.figure', {}, (s) => Object.assign(lairOf(s), { figure: [1, 2] })],
  ['slices.nightweave.figure', {}, (s) => Object.assign(lairOf(s), { figure: 8 })],
  ['slices.nightweave.deck', {}, (s) => lairOf(s).deck.splice(0, 1, lairOf(s).deck[1] ?? 0)],
  ['slices.nightweave.placed', {}, (s) => Object.assign(lairOf(s), { placed: 1 })],
  ['slices.nightweave.claimed', {}, (s) => Object.assign(lairOf(s), { claimed: 'yes' })],
  ['slices.intrigue.barred', { plan: 'web-barricade' }, (s) => intrigueOf(s).barred.push(99)],
  ['slices.intrigue.barred', { plan: 'web-barricade' }, (s) => intrigueOf(s).barred.push(-1)],
  ['slices.intrigue.pile', { plan: 'sly-one' }, (s) => intrigueOf(s).pile.push('x')],
  ['slices.intrigue.pile', { personality: 'idler' }, (s) => intrigueOf(s).pile.push('idler')],
  ['slices.intrigue.pile', { personality: 'idler' }, (s) => intrigueOf(s).pile.push('mean', 'mean')],
  ['slices.legends.swippled', { legends: 'yes' }, (s) => Object.assign(legendsOf(s), { swippled: 99 })],
  ['slices.nightweave.level', {}, (s) => Object.assign(lairOf(s), { level: 5 })],
  ['slices.schemes.piles', { schemes: 'yes' }, (s) => schemesOf(s).piles[0]?.push('fatigue')],
  ['slices.schemes.piles', { schemes: 'yes' }, (s) => schemesOf(s).piles[0]?.splice(0, 1, 'a-plot')],
  ['slices.schemes.piles', { schemes: 'yes' }, (s) => schemesOf(s).piles[0]?.pop()],
  [
    'slices.schemes.inPlay',
    { schemes: 'yes' },
    (s) => {
      const [a, b, ...rest] = schemesOf(s).piles[0] ?? [];
      schemesOf(s).piles[0] = rest;
      schemesOf(s).inPlay = [a ?? '', b ?? ''];
    },
  ],
  [
    'slices.schemes.guest',
    { schemes: 'yes' },
    (s) => {
      schemesOf(s).guest = haven;
    },
  ],
  [
    'players[0].hand',
    { legends: 'yes' },
    (s) => {
      const [legend = 0] = legendsOf(s).of[0]?.splice(0, 1) ?? [];
      s.players[0]?.hand.push(legend);
    },
  ],
] satisfies [string, object, (state: ReturnType<typeof fresh>) => unknown][])(
  'a position is refused by its field %s (%o)',
  (where, given, change) => {
    expect(refused(given, () => {})).toBe('accepted');
    expect(refused(given, change)).toMatch(new RegExp(`^${where.replaceAll(/[.[\]]/g, '\\$&')}:`));
  },
);

test('what lies in the web belongs to that scheme', () => {
  const schemes = { ...schemesOf(fresh({ schemes: 'yes' })), tied: [kindNamed('farm')] };
  expect(() =>
    lair(['resin-trap'], { setup: { schemes: 'yes' } })
      .beside({ schemes })
      .start(),
  ).toThrow('slices.schemes.tied');
});
