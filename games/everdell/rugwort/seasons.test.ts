/** Rugwort's seasons (ER24-ER40). */
import { expect, test } from 'vitest';
import { achievedBy, autumn, hisSpots, solo, spring, summer, winter } from './scene.ts';

test('ER24: he prepares as soon as you have, and not before', () => {
  const table = winter(1).start();
  expect(table.match.view(0).players[1]?.season).toBe('winter');
  table.choose({ do: 'prepare' });
  expect(table.match.view(0).players[1]?.season).toBe('spring');
  expect(table.ask).toBe('turn');
});

test('ER25: basic events first, then new workers, the forest worker, and last the location worker', () => {
  const table = winter(1)
    .rugwort({ city: ['farm', 'farm', 'farm', 'farm'] })
    .start();
  table.choose({ do: 'prepare' });
  const his = table.match.events(0).filter(({ seat }) => seat === 1);
  expect(his.map(({ rule }) => rule)).toEqual(['ER24', 'ER26', 'ER29', 'ER35', 'ER37']);
});

test('ER26, ER27: he takes every basic event he has the colours for, without a worker, and you cannot have it', () => {
  const city = ['farm', 'farm', 'farm', 'mine', 'inn', 'inn', 'queen', 'wanderer', 'wanderer'];
  const table = winter(1).rugwort({ city }).start();
  table.choose({ do: 'prepare' });
  expect(achievedBy(table, 1).sort()).toEqual(['grand-tour', 'harvest-festival']);
  expect(table.match.view(0).events).not.toContain('grand-tour');
  expect(table.match.view(0).events).toContain('cartographers-expedition');
  expect(table.out(1)).toHaveLength(3);
});

test('ER26: special events are not for him', () => {
  const city = ['farm', 'mine', 'inn', 'queen', 'king', 'wife', 'judge', 'crane', 'wanderer', 'bard'];
  const table = winter(1).special('the-everdell-games').rugwort({ city }).start();
  table.choose({ do: 'prepare' });
  expect(achievedBy(table, 1)).toEqual([]);
});

test('ER28: there is no check of events at the end of the game', () => {
  const table = autumn(1, {}, { city: ['farm', 'farm', 'farm', 'mine'] }).start();
  table.choose({ do: 'pass' });
  expect(table.match.result).toBeDefined();
  expect(achievedBy(table, 1)).toEqual([]);
});

test('ER29, ER30, ER31: his new workers go on the Meadow places 1, then 2, then 3 and 4', () => {
  const first = winter(1).start().choose({ do: 'prepare' });
  expect(hisSpots(first)).toEqual([0]);
  const second = spring(1).start().choose({ do: 'prepare' }, { do: 'done' });
  expect(hisSpots(second)).toEqual([0, 1]);
  const third = summer(1).start().choose({ do: 'prepare' });
  expect(hisSpots(third)).toEqual([0, 1, 2, 3]);
  expect(third.player(1).waiting).toBe(0);
});

test('ER32: you cannot play a card on which his worker stands, but he can', () => {
  const table = winter(1, { hand: ['wanderer'], stock: { berry: 6 } })
    .meadow('monk', 'monk', 'wife', 'farm', 'farm', 'farm', 'mine', 'mine')
    .dice(1)
    .start();
  expect(table.offers({ do: 'play', card: 'monk', spot: 0 })).toBe(true);
  table.choose({ do: 'prepare' });
  expect(table.offers({ do: 'play', card: 'monk', spot: 0 })).toBe(false);
  expect(table.offers({ do: 'play', card: 'monk', spot: 1 })).toBe(true);
  table.choose({ do: 'play', card: 'wanderer' });
  expect(table.city(1)).toEqual(['monk']);
});

test('ER33, OE30: you can neither draw nor discard a card on which his worker stands', () => {
  const table = spring(1).start();
  table.choose({ do: 'prepare' });
  expect(table.ask).toBe('meadow-draw');
  expect(table.offers({ do: 'take', spot: 0 })).toBe(false);
  expect(table.offers({ do: 'take', spot: 1 })).toBe(true);

  const undertaker = spring(1, { hand: ['undertaker'], stock: { berry: 2 } }).start();
  undertaker.choose({ do: 'play', card: 'undertaker' });
  expect(undertaker.ask).toBe('meadow-discard');
  expect(undertaker.offers({ do: 'sweep', spot: 0 })).toBe(false);
});

test('ER34: his Meadow workers stay, whatever card comes to lie there', () => {
  const table = spring(1, { hand: ['wanderer'], stock: { berry: 3 } })
    .meadow('farm', 'mine', 'inn', 'wife', 'king', 'queen', 'bard', 'judge')
    .deck('farm', 'farm', 'farm', 'monk')
    .dice(1)
    .start();
  table.choose({ do: 'play', card: 'wanderer' });
  expect(table.meadow[0]).toBe('monk');
  expect(table.offers({ do: 'play', card: 'monk' })).toBe(false);
});

test('ER35: his forest worker goes counter-clockwise to the second forest card in spring and the third in summer', () => {
  const inSpring = winter(1).start().choose({ do: 'prepare' });
  expect(inSpring.out(1)[0]).toBe('forest-2-any');
  const inSummer = spring(1).start().choose({ do: 'prepare' }, { do: 'done' });
  expect(inSummer.out(1)[0]).toBe('forest-2-resin-1-twig');
});

test('ER36: in autumn his forest worker leaves the third forest card for the Journey spot of the year', () => {
  const table = summer(1).start().choose({ do: 'prepare' });
  expect(table.out(1)[0]).toBe('journey-3');
  expect(table.offers({ do: 'place', at: 'forest-2-resin-1-twig' })).toBe(true);
});

test('ER37, ER38, ER39: his location worker goes to 2 resin, to 1 pebble, and to 1 berry and a card', () => {
  expect(winter(1).start().choose({ do: 'prepare' }).out(1)[1]).toBe('basic-2-resin');
  expect(spring(1).start().choose({ do: 'prepare' }, { do: 'done' }).out(1)[1]).toBe('basic-1-pebble');
  for (const year of [1, 2]) {
    expect(summer(year).start().choose({ do: 'prepare' }).out(1)[1]).toBe('basic-1-berry-1-card');
  }
});

test('ER40: the spots he goes to are free, because your workers have just come home from them', () => {
  const table = solo(1)
    .forest('forest-3-berries', 'forest-2-any', 'forest-2-resin-1-twig')
    .you({ out: ['forest-2-any', 'basic-2-resin'] })
    .start();
  table.choose({ do: 'prepare' });
  expect(table.out(0)).toEqual([]);
  expect(table.out(1)).toEqual(['forest-2-any', 'basic-2-resin', 'meadow']);
  expect(table.offers({ do: 'place', at: 'forest-2-any' })).toBe(false);
});
