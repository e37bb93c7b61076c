/** What foils and tolls cost: so many units, each by one of the means that are named, and by nothing else (W236-W239). */

import { sure } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { eventNamed } from '../../content/catalogue.ts';
import { AT_EVENT } from '../../state/state.ts';
import type { Playing } from '../../testing/scene.ts';
import { planning } from './plans/scene.ts';
import type { LairScene } from './scene.ts';
import { drawing, holding } from './schemes/scene.ts';

const GOODS = { twig: 3, resin: 3, pebble: 3, berry: 3 };
const HAND = ['mine', 'inn', 'king', 'queen'];
const FOREST = ['forest-3-berries', 'forest-2-any', 'forest-2-resin-1-twig'] as const;
/** Somebody who could pay by any means. */
const wealthy = (scene: LairScene): LairScene =>
  scene
    .hand(0, ...HAND)
    .stock(0, GOODS)
    .points(0, 3);

/** By which means the question can be answered, and how many units are due in all if one goes on paying. */
function price(table: Playing, asked: 'foil' | 'toll'): [string, number] {
  const means = new Set(table.options.map((option) => option.do));
  means.delete('decline');
  let units = 0;
  for (; table.ask === asked; units++) table.choose(sure(table.options[0]));
  return [[...means].sort().join(' '), units];
}

describe('foils', () => {
  test.each([
    ['W271', 'hypnotic-gaze', 'pay-point spend', 2],
    ['W276', 'bounty-hunter', 'discard spend', 2],
    ['W281', 'trial-of-strength', 'pay-point spend', 2],
    ['W287', 'sly-one', 'spend', 12 - 3],
    ['W291', 'connections', 'discard', HAND.length],
  ])('%s: the plan %s: by %s, %i in all', (_rule, plan, means, units) => {
    expect(price(wealthy(planning(plan)).city(0, 'mine').start(), 'foil')).toEqual([means, units]);
  });

  test('W289: Extortion: a card or a resource', () => {
    const scene = wealthy(planning('extortion', { cards: ['resin-trap'] })).out(0, 'basic-2-resin');
    expect(price(scene.start(), 'foil')).toEqual(['discard spend', 1]);
  });

  test('W268: Web barricade: a card or a resource', () => {
    const scene = wealthy(planning('web-barricade', { cards: ['resin-trap'] })).hand(0, 'farm');
    expect(price(scene.start().play('farm'), 'foil')).toEqual(['discard spend', 1]);
  });

  test.each([
    ['W323', 'poisoned-jam', 'discard foil spend', 3],
    ['W330', 'theft', 'discard', 2],
    ['W330', 'quick-theft', 'discard', 2],
    ['W330', 'thief', 'discard', 2],
    ['W330', 'finders-keepers', 'discard', 2],
    ['W332', 'copycat', 'discard', HAND.length],
    ['W335', 'ransom', 'discard foil spend', 3],
    ['W337', 'cheat', 'discard spend', 3],
    ['W339', 'eight-legged-nightmare', 'spend', 3],
    ['W345', 'borrowed', 'spend', 3],
    ['W347', 'industrious', 'discard', 3],
  ])('%s: the scheme %s: by %s, %i in all', (_rule, scheme, means, units) => {
    expect(price(wealthy(drawing(scheme)).start(), 'foil')).toEqual([means, units]);
  });

  test('W343: Paralysing fear and Closed: a card or a resource for each card', () => {
    for (const [scheme, card] of [
      ['paralysing-fear', 'wife'],
      ['closed', 'farm'],
    ] as const) {
      const table = wealthy(drawing(scheme)).city(0, card).start().choose({ do: 'spare' });
      expect(price(table, 'foil')).toEqual(['discard spend', 1]);
    }
  });
});

describe('tolls on placing', () => {
  test.each([
    ['W303', 'berry-jam', 'basic-1-berry', 'spend', 1],
    ['W304', 'sticky-goo', 'basic-1-resin-1-card', 'spend', 1],
    ['W306', 'spiders-in-the-trees', 'forest-3-berries', 'discard spend', 1],
  ] as const)('%s: %s: %s by %s, %i', (_rule, scheme, at, means, units) => {
    const table = wealthy(holding(scheme))
      .forest(...FOREST)
      .start();
    expect(price(table.place(at), 'toll')).toEqual([means, units]);
  });

  test('W307: Invisible trap: a card or a resource', () => {
    const table = wealthy(holding('invisible-trap')).start().place('basic-3-twigs');
    expect(price(table, 'foil')).toEqual(['discard spend', 1]);
  });

  test('W310: Plague: two in any mix', () => {
    const table = wealthy(holding('plague')).city(0, 'lookout').start().visit('lookout');
    expect(price(table, 'toll')).toEqual(['discard spend', 2]);
  });

  test('W316: Corrupt courts: a card or a resource for an event, nothing for a card', () => {
    const scene = () => wealthy(holding('corrupt-courts')).city(0, 'lookout', 'inn', 'chapel');
    expect(price(scene().start().choose({ do: 'achieve' }), 'toll')).toEqual(['discard spend', 1]);
    expect(scene().start().visit('lookout').ask).toBe('copy');
  });

  test('W266: Masked ball: a card or a resource for each web', () => {
    const scene = wealthy(
      planning('masked-ball', { cards: ['resin-trap'], more: { webs: [AT_EVENT + eventNamed('grand-tour')] } }),
    );
    const table = scene.inSeason('spring').city(0, 'lookout', 'inn', 'chapel').start();
    expect(price(table.choose({ do: 'achieve' }), 'toll')).toEqual(['discard spend', 1]);
  });
});

describe('tolls on playing', () => {
  test.each([
    ['W311', 'lobbyist', 'crane', 'discard spend', 1],
    ['W314', 'spiders-in-the-ground', 'farm', 'discard spend', 2],
    ['W319', 'bad-press', 'wanderer', 'discard spend', 1],
  ])('%s: %s: a %s by %s, %i', (_rule, scheme, card, means, units) => {
    const table = wealthy(holding(scheme)).hand(0, card).start().play(card);
    expect(price(table, 'toll')).toEqual([means, units]);
  });

  test('W313: Predator’s eyes: two cards', () => {
    const table = wealthy(holding('predators-eyes')).city(0, 'castle').start().play('king');
    expect(price(table, 'toll')).toEqual(['discard', 2]);
  });
});
