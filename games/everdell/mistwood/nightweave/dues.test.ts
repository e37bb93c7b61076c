import { describe, expect, test } from 'vitest';
import { eventNamed } from '../../content/catalogue.ts';
import { AT_EVENT } from '../../state/state.ts';
import { sliceFor } from '../legends/scene.ts';
import { duesOf } from './dues.ts';
import { lair } from './scene.ts';
import { holding, MEADOW as MEADOW_OF_SCHEMES } from './schemes/scene.ts';

const MEADOW = ['farm', null, 'mine', 'inn', 'wanderer', 'king', 'crane', 'twig-barge'];
const slice = { personality: '', plan: '', pile: [], webs: [], barred: [], filling: -1 };

/** She stands on place 2, so that places 1, 3, 5, 6 and 7 are marked. */
const beside = (personality: string) =>
  lair(['resin-trap'], { level: 2, setup: { personality } })
    .beside({ intrigue: { ...slice, personality } })
    .figure(2)
    .meadow(...MEADOW)
    .start();

describe('what she makes dearer is seen before anybody commits', () => {
  test('W261: the berry on each card beside her, corners included', () => {
    const { state } = beside('privileged');
    expect(duesOf(state, 0)).toEqual([0, 2, 4, 5, 6].map((spot) => ({ spot, by: 'privileged', goods: { berry: 1 } })));
    expect(duesOf(state, 1)).toEqual([]); // she herself
    expect(duesOf(state, -1)).toEqual([]); // whoever watches
  });

  test('W257: cards that nobody but her may take', () => {
    const closed = duesOf(beside('mean').state, 0);
    expect(closed.map(({ spot, closed: shut }) => [spot, shut])).toEqual([0, 2, 4, 5, 6].map((spot) => [spot, true]));
  });

  test('W38, W257: only what she closes is closed by her', () => {
    const legends = { ...sliceFor(['mayberry-matriarch'], 1), of: [[]] };
    const { state } = lair(['resin-trap'], { level: 2, setup: { personality: 'mean', legends: 'yes' } })
      .beside({ intrigue: { ...slice, personality: 'mean' }, legends })
      .city(0, 'mayberry-matriarch')
      .figure(2)
      .meadow(...MEADOW.map((card) => (card === 'inn' ? 'wife' : card)))
      .start();
    expect(duesOf(state, 0).map(({ spot }) => spot)).toEqual([0, 2, 4, 5, 6]);
  });

  test('W311: a card or a resource for a blue card, in the Meadow and in the own hand', () => {
    const { state } = holding('lobbyist').hand(0, 'crane', 'farm').start();
    const due = { by: 'lobbyist', rule: 'W311', units: 1, pay: ['resource', 'card'] };
    expect(duesOf(state, 0)).toEqual([
      { spot: MEADOW_OF_SCHEMES.indexOf('judge'), ...due },
      { card: 'crane', ...due },
    ]);
  });

  test('W266: a unit for each web on an event', () => {
    const webs = [AT_EVENT + eventNamed('grand-tour'), AT_EVENT + eventNamed('grand-tour')];
    const { state } = lair(['resin-trap'], { level: 2, setup: { plan: 'masked-ball' } })
      .inSeason('spring')
      .beside({ intrigue: { ...slice, plan: 'masked-ball', webs } })
      .meadow(...MEADOW.map((card) => card ?? 'judge'))
      .start();
    expect(duesOf(state, 0)).toEqual([
      { event: 'grand-tour', by: 'masked-ball', rule: 'W266', units: 2, pay: ['resource', 'card'] },
    ]);
  });
});
