import { parseSetup } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, kindNamed } from '../../../content/catalogue.ts';
import type { PlaceId } from '../../../content/place.ts';
import { everdell } from '../../../game.ts';
import { cardCopies } from '../../../rules/setup.ts';
import { EMPTY } from '../../../state/state.ts';
import { isMarked, markedPlaces, placesBeside } from '../intrigue.ts';
import { lairOf } from '../lair.ts';
import { type LairScene, lair } from '../scene.ts';

const slice = (personality: string) => ({ personality, plan: '', pile: [], webs: [], barred: [], filling: -1 });

/** She stands on place 2 with this personality; the cards of places 1, 3, 5, 6 and 7 are marked, those of 4 and 8 are not. */
const MEADOW = ['farm', null, 'mine', 'inn', 'wanderer', 'king', 'crane', 'twig-barge'];
function beside(personality: string, level: 0 | 1 | 2 | 3 | 4 = 2, cards = ['resin-trap'], seats = 1): LairScene {
  return lair(cards, { level, seats, setup: { personality } })
    .beside({ intrigue: slice(personality) })
    .figure(2)
    .meadow(...MEADOW);
}
const GOODS = { twig: 3, resin: 3, pebble: 3, berry: 3 };
/** The person has prepared for summer and may draw two cards of the Meadow. */
const drawing = (scene: LairScene) =>
  scene.season(0, 'spring').out(0, 'basic-3-twigs', 'haven', 'haven').start().choose({ do: 'prepare' });

describe('personalities', () => {
  test('W233, W231: one is chosen, alone or for two; without Nightweave it is refused by name', () => {
    const ok = (given: object) => parseSetup(everdell, given);
    expect(ok({ seats: 2, opponent: 'nightweave', personality: 'mean' }).ok).toBe(true);
    expect(ok({ seats: 2, personality: 'mean' })).toMatchObject({ ok: false, where: 'personality' });
    expect(ok({ seats: 1, opponent: 'nightweave', personality: 'kind' })).toMatchObject({ where: 'personality' });
    expect(everdell.fields.find(({ name }) => name === 'personality')?.values).toHaveLength(9);
  });

  test('W247, W248, W252, W428, W429: the places that touch her, corners included, and none when she is at home', () => {
    const { state } = beside('nasty').start();
    const marked = () => [0, 1, 2, 3, 4, 5, 6, 7].filter((spot) => isMarked(state, spot));
    expect(marked()).toEqual([0, 2, 4, 5, 6]);
    lairOf(state).figure = 7;
    expect(marked()).toEqual([2, 3, 6]);
    lairOf(state).figure = EMPTY;
    expect(marked()).toEqual([]);
  });

  test('W428: every place has its neighbours by edge and by corner', () => {
    const { state } = beside('nasty').start();
    const all = [0, 1, 2, 3, 4, 5, 6, 7];
    for (const figure of all) {
      lairOf(state).figure = figure;
      const apart = (spot: number) => [Math.abs((spot % 4) - (figure % 4)), Math.abs((spot >> 2) - (figure >> 2))];
      const near = all.filter((spot) => spot !== figure && Math.max(...apart(spot)) === 1);
      expect(markedPlaces(state).slice().sort()).toEqual(near);
      expect(placesBeside(state).slice().sort()).toEqual(near.filter((spot) => Math.min(...apart(spot)) === 0));
    }
  });

  test('W229, OW22: they go with the small expansions', () => {
    expect(
      parseSetup(everdell, {
        seats: 1,
        opponent: 'nightweave',
        personality: 'mean',
        farms: 'seasonal',
        abilities: 'yes',
      }).ok,
    ).toBe(true);
  });
});

describe('Nasty', () => {
  test('W249, W253: playing a marked card gives her points for its value, at least 1', () => {
    const table = beside('nasty').stock(0, { twig: 2, resin: 1 }).start().play('farm', 'meadow');
    expect(table.player(1).points).toBe(1);
    const worthless = beside('nasty').stock(0, { pebble: 1 }).start().play('crane', 'meadow');
    expect(worthless.player(1).points).toBe(1);
  });

  test('W249, W253: an occupied token counts as playing, and a card farther away is free', () => {
    const token = beside('nasty').city(0, 'castle').start().play('king', 'meadow');
    expect(token.player(1).points).toBe(4);
    const far = beside('nasty').stock(0, { twig: 2, resin: 1 }).start().play('inn', 'meadow');
    expect(far.player(1).points).toBe(0);
  });

  test('W29, W254, OW19: a drawn card that buys off a token is no longer there to be handed on', () => {
    const scene = lair(['resin-trap'], { level: 2, setup: { personality: 'nasty', corrin: 'yes' } })
      .beside({ intrigue: slice('nasty') })
      .figure(2)
      .meadow(...MEADOW)
      .city(0, 'corrin-evertail-the-leader');
    const table = drawing(scene).choose({ do: 'take', card: 'twig-barge' }, { do: 'take', card: 'farm' });
    table.choose({ do: 'discard', card: 'twig-barge' });
    expect([table.ask, table.keys]).toEqual(['leader', ['give card=farm', 'decline']]);
  });

  test('W254, OW96: each token can be bought off with a card or a resource', () => {
    const table = beside('nasty')
      .city(0, 'castle')
      .hand(0, 'judge')
      .stock(0, { twig: 1 })
      .start()
      .play('king', 'meadow');
    table.choose({ do: 'spend', what: 'twig' }, { do: 'discard', card: 'judge' });
    expect([table.player(1).points, table.hand(0), table.stock(0)]).toEqual([2, [], {}]);
  });

  test('W254, OW83: neither with point tokens', () => {
    const table = beside('nasty').points(0, 3).stock(0, { twig: 2, resin: 1 }).start().play('farm', 'meadow');
    expect([table.ask, table.player(0).points, table.player(1).points]).toEqual(['turn', 3, 1]);
  });

  test('W249, W251, OW19: drawing counts too, one card after the other', () => {
    const table = drawing(beside('nasty'));
    table.choose({ do: 'take', card: 'king' });
    expect(table.player(1).points).toBe(4);
    table.choose({ do: 'take', card: 'inn' });
    expect(table.player(1).points).toBe(4);
  });

  test('OW19: as many are drawn as the effect says, one by one or not', () => {
    const two: PlaceId = 'forest-meadow-2-play-1-cheaper';
    const table = beside('nasty').forest(two, 'forest-2-any', 'forest-3-berries').start().place(two);
    const must = () => [table.ask, table.options.every((option) => option.do === 'take')];
    expect(must()).toEqual(['meadow-draw', true]);
    table.choose({ do: 'take', card: 'inn' });
    expect([must(), table.events('take').length]).toEqual([['meadow-draw', true], 1]);
  });

  test('E163, OW19: while she is at home several Meadow cards are drawn together', () => {
    const scene = lair(['resin-trap'], { level: 2, setup: { personality: 'nasty' } })
      .beside({ intrigue: slice('nasty') })
      .meadow(...MEADOW.map((card) => card ?? 'judge'));
    const table = drawing(scene).choose({ do: 'take', card: 'king' });
    expect([table.ask, table.events('take')]).toEqual(['meadow-draw', []]);
  });

  test('W250: discarding a marked card does nothing', () => {
    const scene = beside('nasty').hand(0, 'undertaker').stock(0, { berry: 2 }).start().play('undertaker');
    scene.choose({ do: 'sweep', card: 'inn' }, { do: 'sweep', card: 'king' }, { do: 'sweep', card: 'twig-barge' });
    expect(scene.player(1).points).toBe(0);
  });

  test('OW21: a card below 0 gives 1', () => {
    const table = lair(['resin-trap'], { seats: 2, setup: { personality: 'nasty' } })
      .beside({ intrigue: slice('nasty') })
      .figure(2)
      .meadow('fool')
      .stock(0, { berry: 3 })
      .start()
      .play('fool', 'meadow');
    while (table.ask === 'foil') table.choose({ do: 'decline' });
    expect(table.player(2).points).toBe(1);
  });

  test('W231, OW87: with two people whoever takes the card bears it', () => {
    const scene = beside('nasty', 2, ['resin-trap'], 2).stock(0, { twig: 2, resin: 1 }).hand(1, 'mine').start();
    expect(scene.play('farm', 'meadow').match.decision).toMatchObject({ seat: 1, ask: 'turn' });
    expect(scene.player(2).points).toBe(1);
  });
});

describe('Pessimist', () => {
  test('W255, OW20: the gap is filled with another hand card of the same colour', () => {
    const table = beside('pessimist').hand(0, 'general-store', 'judge').stock(0, { twig: 2, resin: 1 }).start();
    table.play('farm', 'meadow');
    expect([table.meadow[0], table.hand(0)]).toEqual(['general-store', ['judge']]);
  });

  test('W255: of several such cards you choose', () => {
    const table = beside('pessimist').hand(0, 'general-store', 'mine', 'judge').stock(0, { twig: 2, resin: 1 }).start();
    table.play('farm', 'meadow');
    expect(table.options.map(({ card }) => card)).toHaveLength(2);
    expect([table.choose({ card: 'mine' }).meadow[0], table.hand(0)]).toEqual(['mine', ['general-store', 'judge']]);
  });

  test('OW84: a full hand draws nothing, though a card would leave it for the gap', () => {
    const seven = ['general-store', 'judge', 'queen', 'queen', 'doctor', 'school', 'palace'];
    expect(drawing(beside('pessimist').hand(0, ...seven)).offers({ do: 'take', card: 'farm' })).toBe(true);
    expect(drawing(beside('pessimist').hand(0, ...seven, 'castle')).ask).toBe('turn');
  });

  test('W255: without such a card it may not be taken', () => {
    const table = beside('pessimist').hand(0, 'judge').stock(0, GOODS).start();
    expect(table.offers({ do: 'play', card: 'farm' })).toBe(false);
    expect(table.offers({ do: 'play', card: 'inn', from: 'meadow' })).toBe(true);
    const draws = drawing(beside('pessimist').hand(0, 'judge'));
    expect(draws.offers({ do: 'take', card: 'farm' })).toBe(false);
    expect(draws.offers({ do: 'take', card: 'crane' })).toBe(true);
    draws.choose({ do: 'take', card: 'crane' });
    expect([draws.meadow[6], draws.hand(0)]).toEqual(['judge', ['crane']]);
  });
});

test('W256, OW18: Infernal: when she prepares the cards that touch her by an edge become spoils', () => {
  const table = beside('infernal', 0, ['under-every-stone']).out(1, 'haven', 'haven').start();
  expect(lairOf(table.state).spoils).toEqual(['farm', 'mine', 'king'].map(kindNamed));
  expect(table.meadow).not.toContain(null);
});

test('OW18: Infernal: the taken places are refilled at once, before the season brings her anything', () => {
  const scene = beside('infernal', 0, ['under-every-stone']).out(1, 'haven', 'haven');
  const table = scene.deck('general-store', 'mine', 'farm', 'university', 'ranger').start();
  expect(table.player(1).hand.map((kind) => cardOf(kind).id)).toEqual(['university', 'ranger']);
});

test('OW18: Infernal: at the end of autumn nothing becomes spoils', () => {
  const scene = beside('infernal', 0, ['under-every-stone']).inSeason('autumn');
  const table = scene.out(1, ...Array<string>(8).fill('haven')).start();
  expect([table.player(1).passed, table.city(1), lairOf(table.state).spoils]).toEqual([true, [], []]);
});

describe('Mean', () => {
  test('W257, OW85: marked cards can be neither played nor drawn, but discarded', () => {
    const table = beside('mean').stock(0, GOODS).start();
    expect(table.offers({ do: 'play', card: 'farm' })).toBe(false);
    expect(table.offers({ do: 'play', card: 'inn' })).toBe(true);
    const draws = drawing(beside('mean'));
    expect(draws.offered({ do: 'take' }).map(({ card }) => card)).toEqual(['inn', 'twig-barge']);
    const sweeps = beside('mean').hand(0, 'undertaker').stock(0, { berry: 2 }).start().play('undertaker');
    expect(sweeps.offers({ do: 'sweep', card: 'farm' })).toBe(true);
  });

  test('W257: when she plays one she takes level tokens, for any other none', () => {
    const seen = new Set<boolean>();
    for (let n = 0; n < 12; n++) {
      const table = beside('mean', 3, ['an-unasked-guest']).start(`seed ${n}`);
      const [played] = table.events('nightweave-plays');
      const marked = [0, 2, 4, 5, 6].includes(Number(played?.spot));
      expect(table.player(1).points).toBe(marked ? 3 : 0);
      seen.add(marked);
    }
    expect(seen.size).toBe(2);
  });
});

test('W8, W258, OW80: Gambler: after a marked card is taken she moves on another card, which she keeps', () => {
  const table = beside('gambler').stock(0, { twig: 2, resin: 1 }).start().play('farm', 'meadow');
  const { figure, spoils } = lairOf(table.state);
  expect([spoils.length, table.meadow[figure], table.meadow.filter((card) => card === null).length]).toEqual([
    1,
    null,
    1,
  ]);
  expect(figure).not.toBe(1);
  expect(table.events('nightweave-enters')).toEqual([]);
});

test('W258: Gambler: the place of the taken card is filled before the die is rolled', () => {
  const scene = beside('gambler').meadow('farm').stock(0, { twig: 2, resin: 1 });
  const { figure, spoils } = lairOf(scene.start().play('farm', 'meadow').state);
  expect([figure === 1, spoils.length]).toEqual([false, 1]);
});

test('OW80: Gambler: an empty place is rolled again', () => {
  const meadow = ['farm', 'inn'];
  const rest = [...cardCopies({ seats: 1 })].flatMap(([kind, copies]) => Array<string>(copies).fill(cardOf(kind).id));
  for (const id of meadow) rest.splice(rest.indexOf(id), 1);
  for (let n = 0; n < 8; n++) {
    const scene = beside('gambler')
      .meadow('farm', null, null, null, null, null, null, 'inn')
      .hidden(...rest);
    const { state } = scene.stock(0, { twig: 2, resin: 1 }).start(`seed ${n}`).play('farm', 'meadow');
    expect([lairOf(state).figure, lairOf(state).spoils]).toEqual([7, [kindNamed('inn')]]);
  }
});

test('W258: a card that is not marked leaves the Gambler where she is', () => {
  const table = beside('gambler').stock(0, { twig: 2, resin: 1 }).start().play('inn', 'meadow');
  expect([lairOf(table.state).figure, lairOf(table.state).spoils]).toEqual([1, []]);
});

describe('Idler', () => {
  test('W260: a card that is not marked changes nothing', () => {
    const table = beside('idler').stock(0, { twig: 2, resin: 1 }).start().play('inn', 'meadow');
    expect(table.discarded).toEqual([]);
  });

  test('W259: when she enters, the cards beside her are replaced', () => {
    const table = lair(['into-the-meadow'], { setup: { personality: 'idler' } })
      .beside({ intrigue: slice('idler') })
      .meadow('farm', 'mine', 'inn', 'king', 'wanderer', 'queen', 'crane', 'judge')
      .start();
    const count = [3, 5, 5, 3, 3, 5, 5, 3][lairOf(table.state).figure];
    expect(table.events('sweep')).toHaveLength(count ?? 0);
  });

  test('W260: when you take one the others beside her are replaced', () => {
    const table = beside('idler').stock(0, { twig: 2, resin: 1 }).start().play('farm', 'meadow');
    expect(table.discarded.sort()).toEqual(['crane', 'king', 'mine', 'wanderer']);
    expect([table.meadow[3], table.meadow[7]]).toEqual(['inn', 'twig-barge']);
  });
});

describe('Privileged', () => {
  test('W261: playing a marked card costs a berry more, drawing nothing', () => {
    expect(beside('privileged').stock(0, { twig: 2, resin: 1 }).start().offers({ do: 'play', card: 'farm' })).toBe(
      false,
    );
    const table = beside('privileged').stock(0, { twig: 2, resin: 1, berry: 1 }).start().play('farm', 'meadow');
    expect(table.stock(0)).toEqual({ berry: 1 });
    expect(drawing(beside('privileged')).choose({ do: 'take', card: 'farm' }).hand(0)).toEqual(['farm']);
  });

  test('W262, OW86: an ability can take it away; a token does not', () => {
    const crane = beside('privileged').city(0, 'crane').stock(0, { twig: 1 }).start().play('mine', 'meadow');
    expect(crane.city(0)).toContain('mine');
    expect(beside('privileged').city(0, 'castle').start().offers({ do: 'play', card: 'king' })).toBe(false);
    const token = beside('privileged').city(0, 'castle').stock(0, { berry: 1 }).start().play('king', 'meadow');
    expect(token.stock(0)).toEqual({});
    const both = beside('privileged').city(0, 'lookout', 'innkeeper').start().play('wanderer', 'meadow');
    expect([both.city(0), both.card(0, 'lookout').occupied]).toEqual([['lookout', 'wanderer'], false]);
  });
});

test('E143, W262: Ruins beside her cannot be paid with the only Construction that they could replace', () => {
  const scene = () => beside('privileged').meadow('ruins').city(0, 'crane');
  expect(scene().start().offers({ do: 'play', card: 'ruins' })).toBe(false);
  expect(scene().city(0, 'mine').start().offers({ do: 'play', card: 'ruins' })).toBe(true);
});

describe('Needy', () => {
  test('W263, OW83: a token in front of you goes to her, or the card cannot be taken', () => {
    const table = beside('needy').points(0, 2).stock(0, { twig: 2, resin: 1 }).start().play('farm', 'meadow');
    expect([table.player(0).points, table.player(1).points]).toEqual([1, 1]);
    expect(beside('needy').stock(0, GOODS).start().offers({ do: 'play', card: 'farm' })).toBe(false);
    expect(
      drawing(beside('needy'))
        .offered({ do: 'take' })
        .map(({ card }) => card),
    ).toEqual(['inn', 'twig-barge']);
    expect(cardOf(kindNamed('farm')).points).toBe(1);
  });

  test('W263: a card that is not beside her costs no token', () => {
    const table = beside('needy').points(0, 2).stock(0, { twig: 2, resin: 1 }).start().play('inn', 'meadow');
    expect([table.player(0).points, table.player(1).points]).toEqual([2, 0]);
  });
});
