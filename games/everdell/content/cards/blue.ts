/** Blue cards, the governance: lasting reactions, and ways to play cards for less (E151). */
import { choose } from '@smallfolk/kernel';
import { about, by } from '../../rules/cause.ts';
import { draw } from '../../rules/deck.ts';
import { gain } from '../../rules/goods.ts';
import { GAIN } from '../../rules/options.ts';
import { payable, payTolls, tollsToUse } from '../../rules/toll.ts';
import { carryOut, chooseCopy, copyable } from '../../rules/worker.ts';
import { BERRY, RESOURCES } from '../../state/resource.ts';
import { playerOf } from '../../state/state.ts';
import { card } from '../card.ts';

export const clockTower = card(
  'clock-tower',
  {
    rule: 'EC8',
    is: 'unique blue construction',
    cost: { twig: 3, pebble: 1 },
    points: 0,
    copies: 3,
    links: ['historian'],
  },
  {
    arrive(t, me, self) {
      self.points = 3;
      t.emit?.({ type: 'points', seat: me, count: 3, on: self.id, by: 'clock-tower', rule: by(self).rule });
    },
    *beforeRecall(t, me, self) {
      if (self.points === 0) return;
      const { out } = playerOf(t.state, me);
      const tolls = tollsToUse(t.state, me, self); // W311
      const canDo = (at: number) => (): boolean => copyable(t.state, me, true).includes(at);
      const places = copyable(t.state, me, true).filter(
        (at) => out.includes(at) && payable(t.state, me, tolls, canDo(at)),
      );
      const again = yield* chooseCopy(me, places, by(self), true);
      if (again === undefined) return;
      yield* payTolls(t, me, tolls, canDo(again));
      self.points--;
      t.emit?.({ type: 'points', seat: me, count: -1, on: self.id, by: 'clock-tower', rule: by(self).rule });
      yield* carryOut(t, me, again, by(self));
    },
  },
);

export const courthouse = card(
  'courthouse',
  {
    rule: 'EC9',
    is: 'unique blue construction',
    cost: { twig: 1, resin: 1, pebble: 2 },
    points: 2,
    copies: 2,
    links: ['judge'],
  },
  {
    reactsTo: (played, into, me) => !played.isCritter && into === me,
    reactionAsks: true,
    *react(t, me, self) {
      const { what } = yield* choose(me, 'gain-any', GAIN.slice(0, 3), about(self));
      gain(t, me, RESOURCES.indexOf(what), 1, self);
    },
  },
);

export const crane = card(
  'crane',
  { rule: 'EC10', is: 'unique blue construction', cost: { pebble: 1 }, points: 1, copies: 3, links: ['architect'] },
  {
    discount: { of: 'any', units: 3, plays: 'construction', price: 'discard-itself' },
  },
);

export const dungeon = card(
  'dungeon',
  {
    rule: 'EC12',
    is: 'unique blue construction',
    cost: { resin: 1, pebble: 2 },
    points: 0,
    copies: 2,
    links: ['ranger'],
  },
  {
    discount: { of: 'any', units: 3, plays: 'any', price: 'prisoner' },
    cells: { secondWith: 'ranger' },
  },
);

export const historian = card(
  'historian',
  { rule: 'EC18', is: 'unique blue critter', cost: { berry: 2 }, points: 1, copies: 3, links: ['clock-tower'] },
  {
    reactsTo: () => true,
    react: (t, me, self) => draw(t, me, 1, self),
  },
);

export const innkeeper = card(
  'innkeeper',
  { rule: 'EC21', is: 'unique blue critter', cost: { berry: 1 }, points: 1, copies: 3, links: ['inn'] },
  {
    discount: { of: 'berry', units: 3, plays: 'critter', price: 'discard-itself' },
  },
);

export const judge = card(
  'judge',
  { rule: 'EC22', is: 'unique blue critter', cost: { berry: 3 }, points: 2, copies: 2, links: ['courthouse'] },
  {
    swapsOne: true,
  },
);

export const shopkeeper = card(
  'shopkeeper',
  { rule: 'EC39', is: 'unique blue critter', cost: { berry: 2 }, points: 1, copies: 3, links: ['general-store'] },
  {
    reactsTo: (played, into, me) => played.isCritter && into === me,
    react: (t, me, self) => gain(t, me, BERRY, 1, self),
  },
);

export const blueCards = [clockTower, courthouse, crane, dungeon, historian, innkeeper, judge, shopkeeper];
