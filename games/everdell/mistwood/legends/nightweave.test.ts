import { describe, expect, test } from 'vitest';
import { kindNamed } from '../../content/catalogue.ts';
import { lair } from '../nightweave/scene.ts';
import { sliceFor } from './scene.ts';

const FULL = ['mine', 'inn', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]);

describe('legends and Nightweave', () => {
  const setup = { legends: 'yes' };
  const slice = (mine: readonly string[]) => sliceFor(mine, 1);
  const facing = (cards: readonly string[], used: readonly string[], rest = true) => {
    const scene2 = lair(cards, { setup });
    const described = slice(used);
    described.of[0] = [];
    if (!rest) described.gone.push(...described.rest.splice(0));
    scene2.beside({ legends: described });
    return scene2;
  };
  const out = (n: number) => Array<string>(n).fill('haven');

  test('W355, OW48: with summer and with autumn she gets a random one of those that were not dealt', () => {
    for (const [season, workers] of [
      ['spring', 3],
      ['summer', 5],
    ] as const) {
      const scene2 = facing(['under-every-stone'], []).inSeason(season).figure(2).meadow('mine');
      const table = scene2.out(1, ...out(workers)).start();
      expect(table.state.slices.nightweave?.legends).toHaveLength(1);
      expect(table.events('nightweave-takes-legend')).toMatchObject([{ rule: 'W355' }]);
    }
    const spring = facing(['under-every-stone'], [])
      .figure(2)
      .meadow('mine')
      .out(1, ...out(2))
      .start();
    expect(spring.state.slices.nightweave?.legends).toEqual([]);
    const none = facing(['under-every-stone'], [], false).inSeason('spring').figure(2).meadow('mine');
    expect(none.out(1, ...out(3)).start().state.slices.nightweave?.legends).toEqual([]);
  });

  test('W356, OW47: a legend needs no space: with a full city it alone can be played', () => {
    const full = facing(['whispers-at-dusk'], ['jor-goldwing'])
      .inSeason('summer')
      .city(1, ...FULL);
    expect(full.legends('jor-goldwing').start().city(1)).toHaveLength(16);
  });

  test('OW47: with a full city anything else on top makes the action impossible and goes back', () => {
    const ends = new Set<number>();
    for (let n = 0; n < 40; n++) {
      const scene2 = facing(['whispers-at-dusk'], ['jor-goldwing']).inSeason('summer').hand(1, 'king', 'queen', 'farm');
      const table = scene2
        .city(1, ...FULL)
        .legends('jor-goldwing')
        .start(`seed ${n}`);
      const legend = table.city(1).includes('jor-goldwing');
      expect([table.city(1).length, table.player(1).hand.length]).toEqual(legend ? [16, 3] : [15, 4]);
      ends.add(table.city(1).length);
    }
    expect(ends.size).toBe(2);
  });

  test('OW48: which legend she gets is up to chance', () => {
    const got = [0, 1, 2, 3, 4, 5].map((n) => {
      const scene2 = facing(['under-every-stone'], []).inSeason('spring').figure(2).meadow('mine');
      return scene2.out(1, ...out(3)).start(`seed ${n}`).state.slices.nightweave?.legends[0];
    });
    expect(new Set(got).size).toBeGreaterThan(1);
  });

  test('W356: a legend in her city takes no space from the fifteen', () => {
    const legend = facing(['whispers-at-dusk'], ['jor-goldwing']).inSeason('summer');
    const table = legend
      .city(1, ...FULL.slice(1), 'jor-goldwing')
      .hand(1, 'king')
      .start();
    expect([table.city(1).length, table.city(1).at(-1)]).toEqual([16, 'king']);
  });

  test('W357: a legend that she discards leaves the game', () => {
    const table = facing(['into-the-meadow'], ['jor-goldwing']).inSeason('autumn').figure(2).meadow('mine');
    const start = table.legends('jor-goldwing').start();
    expect([start.state.slices.legends?.gone, start.discarded]).toEqual([[kindNamed('jor-goldwing')], []]);
  });

  test('W222, W358, OW40: base points and the bonus of the level, once', () => {
    const table = lair(['resin-trap'], { level: 4, setup });
    const described = slice(['strongroot-castle', 'jor-goldwing']);
    described.of[0] = [];
    table.beside({ legends: described });
    expect(table.city(1, 'strongroot-castle', 'jor-goldwing').start().score(1)).toMatchObject({
      cards: 8,
      prosperity: 6,
    });
  });
});
