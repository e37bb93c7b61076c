import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../content/catalogue.ts';
import { drawing, holding } from './scene.ts';
import { schemesOf } from './scheme.ts';

const DECLINE = { do: 'decline' };

describe('cards that lie face down', () => {
  const CITY = ['farm', 'king', 'husband', 'wife', 'lookout'];

  test('W340, W341: Paralysing fear turns your Critters, Closed your Constructions', () => {
    const down = (id: string) =>
      drawing(id)
        .city(0, ...CITY)
        .start()
        .player(0)
        .city.filter((card) => card.down)
        .map((card) => cardOf(card.kind).id);
    expect(down('paralysing-fear')).toEqual(['king', 'husband', 'wife']);
    expect(down('closed')).toEqual(['farm', 'lookout']);
  });

  test('W340: the log names the cards that are turned', () => {
    const scene = drawing('paralysing-fear').city(0, ...CITY);
    expect(scene.start().events('nightweave-turns-down')).toMatchObject([{ cards: ['king', 'husband', 'wife'] }]);
  });

  test('W342, OW99: they keep their space and their uniqueness, and nothing else', () => {
    const scene = drawing('closed').city(0, 'lookout', 'castle', 'inn', 'chapel', 'farm', 'crane');
    const table = scene.hand(0, 'king', 'crane', 'mine').stock(0, { berry: 1 }).start().choose(DECLINE);
    const view = table.match.view(0).players[0];
    expect([view?.spaces, view?.score.total]).toEqual([6, 0]);
    expect(table.offers({ do: 'visit', card: 'lookout' })).toBe(false);
    expect(table.offers({ do: 'achieve' })).toBe(false); // three red cards
    expect(table.offers({ card: 'king' })).toBe(false); // the Castle houses nobody
    expect(table.offers({ card: 'crane' })).toBe(false); // one is enough
    expect(table.offers({ card: 'mine' })).toBe(false); // the Crane helps nobody
    const couples = drawing('paralysing-fear').city(0, 'husband', 'wife').start();
    expect(couples.match.view(0).players[0]?.spaces).toBe(1);
    const open = holding('closed', { cards: ['berry-thieves'] })
      .inSeason('spring')
      .city(0, { card: 'inn', down: true });
    expect(open.start().out(1)).not.toContain('inn');
  });

  test('W343: foil: a card or a resource for each that stays', () => {
    const table = drawing('closed').city(0, 'farm', 'mine', 'inn').hand(0, 'king').stock(0, { twig: 1 }).start();
    table.choose({ do: 'spare', card: 'mine' }, { do: 'spend' }, { do: 'spare', card: 'inn' }, { do: 'discard' });
    expect(table.player(0).city.map((card) => card.down)).toEqual([true, false, false]);
    expect([table.stock(0), table.hand(0)]).toEqual([{}, []]);
    const unpaid = drawing('closed').city(0, 'farm').stock(0, { twig: 1 }).start();
    unpaid.choose({ do: 'spare', card: 'farm' }, DECLINE);
    expect([unpaid.card(0, 'farm').down, unpaid.stock(0)]).toEqual([true, { twig: 1 }]);
  });

  test('OW6, W295: until the next scheme; cards played later are face up; after autumn they count for nothing', () => {
    const held = { inPlay: ['closed'] };
    const next = drawing('recession', { slice: held, season: 'spring' }).city(0, { card: 'farm', down: true }).start();
    expect(next.card(0, 'farm').down).toBe(false);
    const later = holding('closed')
      .city(0, { card: 'mine', down: true })
      .hand(0, 'farm')
      .stock(0, { twig: 2, resin: 1 });
    expect(later.start().play('farm').card(0, 'farm').down).toBe(false);
    const end = drawing('recession', { slice: held, season: 'autumn' }).season(0, 'autumn').passed(0);
    const over = end.city(0, { card: 'farm', down: true }, 'mine').start();
    expect([over.match.result?.scores?.[0], schemesOf(over.state).inPlay]).toEqual([2, ['closed']]);
  });

  test('W342: a Castle that lies face down takes no occupied token', () => {
    const scene = holding('closed').city(0, { card: 'castle', down: true }, 'ever-tree').hand(0, 'king');
    const table = scene.start().play('king');
    expect([table.card(0, 'castle').occupied, table.card(0, 'ever-tree').occupied]).toEqual([false, true]);
  });

  test('OW89, W342: no card drives them out of the city', () => {
    const farm = { card: 'farm', down: true };
    const alone = holding('closed').city(0, 'university', farm).start();
    expect(alone.offers({ do: 'visit', card: 'university' })).toBe(false);
    const university = holding('closed').city(0, 'university', farm, 'mine', 'inn').start().visit('university');
    expect(university.options.map(({ card }) => card)).toEqual(['mine', 'inn']);
    const ruins = holding('closed').city(0, farm, 'mine').hand(0, 'ruins').start().play('ruins');
    expect(ruins.city(0)).toEqual(['farm', 'ruins']);
    const dungeon = (down: boolean) =>
      holding('paralysing-fear').city(0, 'dungeon', { card: 'wife', down }).hand(0, 'farm').start();
    expect([dungeon(false).offers({ card: 'farm' }), dungeon(true).offers({ card: 'farm' })]).toEqual([true, false]);
  });

  test('OW89, W342: no event drives them out of the city', () => {
    const achieving = (event: string, ...city: string[]) =>
      holding('paralysing-fear')
        .special(event, 'an-evening-of-fireworks', 'ancient-scrolls-discovered', 'flying-doctor-service')
        .city(0, ...city, { card: 'king', down: true })
        .stock(0, { berry: 2 })
        .start()
        .choose({ do: 'achieve', event })
        .options.flatMap(({ card }) => card ?? []);
    expect(achieving('capture-of-the-acorn-thieves', 'courthouse', 'ranger', 'wife')).toEqual(['ranger', 'wife']);
    expect(achieving('croak-wart-cure', 'undertaker', 'barge-toad')).toEqual(['undertaker', 'barge-toad']);
  });

  test('W29, W342: a Leader that lies face down hands nothing on', () => {
    const drawn = (down: boolean) =>
      holding('paralysing-fear', { setup: { corrin: 'yes' } })
        .city(0, { card: 'corrin-evertail-the-leader', down })
        .start()
        .place('basic-2-twigs-1-card');
    expect([drawn(false).ask, drawn(true).ask]).toEqual(['leader', 'turn']);
  });

  test('W24, W342: the Path copies no card that lies face down', () => {
    const copied = (down: boolean) =>
      holding('closed', { setup: { corrin: 'yes' } })
        .city(0, 'corrin-evertails-path', { card: 'inn', down })
        .out(1, 1, 'basic-1-pebble')
        .stock(0, { berry: 6 })
        .start()
        .visit('corrin-evertails-path')
        .offers({ do: 'copy-card', card: 'inn' });
    expect([copied(false), copied(true)]).toEqual([true, false]);
  });
});
