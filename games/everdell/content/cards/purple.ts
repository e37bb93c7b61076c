/** Purple cards, the prosperity: base points and a bonus at the end (E152). */

import { by } from '../../rules/cause.ts';
import { countColour, countIf, isA, pairsOf, sharingCards } from '../../rules/city.ts';
import { PEBBLE, RESIN } from '../../state/resource.ts';
import { type CityCard, playerOf } from '../../state/state.ts';
import { card } from '../card.ts';
import { eventOf, kindNamed } from '../catalogue.ts';

export const architect = card(
  'architect',
  { rule: 'EC1', is: 'unique purple critter', cost: { berry: 4 }, points: 2, copies: 2, links: ['crane'] },
  {
    bonus(state, me) {
      const { stock } = playerOf(state, me);
      return Math.min(6, (stock[RESIN] ?? 0) + (stock[PEBBLE] ?? 0));
    },
  },
);

export const castle = card(
  'castle',
  {
    rule: 'EC4',
    is: 'unique purple construction',
    cost: { twig: 2, resin: 3, pebble: 3 },
    points: 4,
    copies: 2,
    links: ['king'],
  },
  {
    bonus: (state, me) => countIf(playerOf(state, me).city, (other) => !other.isCritter && !other.isUnique),
  },
);

export const everTree = card(
  'ever-tree',
  {
    rule: 'EC13',
    is: 'unique purple construction',
    cost: { twig: 3, resin: 3, pebble: 3 },
    points: 5,
    copies: 2,
    links: 'any-critter',
  },
  {
    bonus: (state, me) => countColour(playerOf(state, me).city, 'purple'),
  },
);

export const king = card(
  'king',
  { rule: 'EC23', is: 'unique purple critter', cost: { berry: 6 }, points: 4, copies: 2, links: ['castle'] },
  {
    bonus: (state, me) =>
      playerOf(state, me).events.reduce((sum, achieved) => sum + (eventOf(achieved.event).basic ? 1 : 2), 0),
  },
);

export const palace = card(
  'palace',
  {
    rule: 'EC29',
    is: 'unique purple construction',
    cost: { twig: 2, resin: 3, pebble: 3 },
    points: 4,
    copies: 2,
    links: ['queen'],
  },
  {
    bonus: (state, me) => countIf(playerOf(state, me).city, (other) => !other.isCritter && other.isUnique),
  },
);

export const school = card(
  'school',
  {
    rule: 'EC37',
    is: 'unique purple construction',
    cost: { twig: 2, resin: 2 },
    points: 2,
    copies: 2,
    links: ['teacher'],
  },
  {
    bonus: (state, me) => countIf(playerOf(state, me).city, (other) => other.isCritter && !other.isUnique),
  },
);

export const theater = card(
  'theater',
  {
    rule: 'EC42',
    is: 'unique purple construction',
    cost: { twig: 3, resin: 1, pebble: 1 },
    points: 3,
    copies: 2,
    links: ['bard'],
  },
  {
    bonus: (state, me) => countIf(playerOf(state, me).city, (other) => other.isCritter && other.isUnique),
  },
);

export const wife = card(
  'wife',
  { rule: 'EC47', is: 'common purple critter', cost: { berry: 2 }, points: 2, copies: 4, links: ['farm'] },
  {
    bonus(state, me, self) {
      const { city } = playerOf(state, me);
      const wives = wivesOf(city);
      const husband = sharingCards().find((half) => half.pairKind === kindNamed('wife'));
      return husband && wives.indexOf(self) < pairsOf(city, husband) ? 3 : 0;
    },
  },
);

/** Those who pair first come first: a legend that counts as a Wife brings more (OW113). */
export function wivesOf(city: readonly CityCard[]): CityCard[] {
  const wives = city.filter((standing) => isA(standing, kindNamed('wife')));
  return wives.sort((one, other) => Number(by(other).legendary ?? false) - Number(by(one).legendary ?? false));
}

export const purpleCards = [architect, castle, everTree, king, palace, school, theater, wife];
