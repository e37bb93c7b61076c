/** What she does by a personality, a plan or a scheme is told with the rule that it follows. */
import { type GameEvent, sure } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { eventNamed, placeNamed } from '../../content/catalogue.ts';
import { AT_EVENT, HELD } from '../../state/state.ts';
import type { Playing } from '../../testing/scene.ts';
import { planning } from './plans/scene.ts';
import { lair } from './scene.ts';
import { drawing, holding } from './schemes/scene.ts';

const HAND = ['mine', 'inn', 'ranger'];
const GOODS = { twig: 3, resin: 3, pebble: 3, berry: 3 };

/** Every question up to the next turn is answered by paying, or by declining where one may. */
function answered(table: Playing, pays: boolean): Playing {
  while (table.ask !== 'turn') table.choose(sure(table.options.at(pays ? 0 : -1)));
  return table;
}

const isOfMistwood = (rule: string): boolean => /^O?W\d/.test(rule);

/** The rules of Mistwood that these events follow, each once. */
const rulesOf = (events: readonly GameEvent[]): string[] => [
  ...new Set(events.map(({ rule }) => String(rule)).filter(isOfMistwood)),
];

/** The rules in the log since something of that type was told. */
function since(type: string, table: Playing): string[] {
  const log = table.match.events(0);
  return rulesOf(log.slice(log.findLastIndex((event) => event.type === type) + 1));
}

/** The rules by which something happens while a person acts, up to her next turn. */
function during(table: Playing, act: (table: Playing) => Playing): string[] {
  const before = table.match.events(0).length;
  const log = act(table).match.events(0).slice(before);
  const hers = log.findIndex(({ type }) => type === 'nightweave-reveals');
  return rulesOf(hers < 0 ? log : log.slice(0, hers));
}

describe('plans', () => {
  const entered = (plan: string, pays: boolean) => {
    const scene = planning(plan)
      .city(0, 'mine')
      .hand(0, ...HAND)
      .stock(0, { twig: 5 });
    return since('nightweave-enters', answered(scene.start(), pays));
  };

  test.each([
    ['W265', 'masked-ball'],
    ['W278', 'overwhelming-swarm'],
    ['W283', 'unraveller'],
  ])('%s: %s', (rule, plan) => expect(entered(plan, true)).toEqual([rule]));

  test.each([
    ['W269', 'hypnotic-gaze', ['W271', 'W269']],
    ['W275', 'bounty-hunter', ['W276']],
    ['W280', 'trial-of-strength', ['W281', 'W280']],
    ['W286', 'sly-one', ['W287', 'W286']],
    ['W290', 'connections', ['W291', 'W290']],
  ])('%s: %s, and with its foil %j', (rule, plan, foil) => {
    expect([entered(plan, false), entered(plan, true)]).toEqual([[rule], foil]);
  });

  test('W265, W276, W280: a plan that finds nothing, and a top card that she takes', () => {
    const webs = ['a-well-run-city', 'croak-wart-cure', 'an-evening-of-fireworks', 'flying-doctor-service'];
    const ball = planning('masked-ball', { more: { webs: webs.map((id) => AT_EVENT + eventNamed(id)) } });
    expect(
      ball
        .special(...webs)
        .start()
        .events('nightweave-in-vain'),
    ).toMatchObject([{ by: 'masked-ball', rule: 'OW30' }]);
    const full = ['farm', 'mine', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]);
    const kept = (plan: string) =>
      answered(
        planning(plan)
          .city(1, ...full)
          .city(0, 'inn')
          .stock(0, { twig: 2 })
          .start(),
        true,
      );
    expect(kept('bounty-hunter').events('nightweave-keeps')).toMatchObject([{ from: 'top', rule: 'W276' }]);
    expect(kept('trial-of-strength').events('nightweave-keeps')).toMatchObject([{ from: 'top', rule: 'W280' }]);
  });

  test('W270: Hypnotic gaze from the deck', () => {
    expect(since('nightweave-enters', planning('hypnotic-gaze').hand(0, 'mine').start())).toEqual(['W270']);
  });

  test('W266: Masked ball: what is paid for a web', () => {
    const table = planning('masked-ball').city(0, 'lookout', 'inn', 'chapel').stock(0, { twig: 1 }).start();
    answered(table, true).choose({ do: 'achieve' }, { do: 'spend' });
    expect(table.events('pay')).toMatchObject([{ by: 'masked-ball', rule: 'W266' }]);
  });

  test('W267, W268: Web barricade and its foil', () => {
    const played = (pays: boolean) => {
      const table = planning('web-barricade', { cards: ['resin-trap'] })
        .hand(0, 'farm')
        .stock(0, { twig: 2, resin: 1 });
      return during(table.start(), (now) => answered(now.play('farm'), pays));
    };
    expect([played(false), played(true)]).toEqual([['W267'], ['W268']]);
  });

  test('W274: Weaver’s whim', () => {
    const [more, setup] = [{ personality: 'mean', pile: ['needy'] }, { personality: 'mean' }];
    expect(since('nightweave-enters', planning('weavers-whim', { more, setup }).start())).toEqual(['W274']);
  });

  test('W279: Overwhelming swarm: a worker of yours on a web', () => {
    const more = { webs: [0] };
    const table = planning('overwhelming-swarm', { cards: ['resin-trap'], more })
      .start()
      .place('basic-3-twigs');
    expect(table.events('points')).toMatchObject([{ by: 'overwhelming-swarm', rule: 'W279' }]);
  });

  test('W284: Unraveller: her visit to an open card', () => {
    const table = planning('unraveller', { cards: ['berry-thieves'] })
      .inSeason('spring')
      .city(0, 'inn')
      .start();
    expect(table.events('points').filter(({ seat }) => seat === 1)).toMatchObject([{ by: 'unraveller', rule: 'W284' }]);
  });

  test('W285: Growing web', () => {
    const table = planning('growing-web', { cards: ['resin-trap'] })
      .city(0, 'castle')
      .hand(0, 'king')
      .start();
    expect(during(table, (now) => now.play('king'))).toEqual(['W285']);
  });

  test('W288, W289: Extortion and its foil', () => {
    const blocked = (pays: boolean) => {
      const table = planning('extortion', { cards: ['resin-trap'] })
        .out(0, 'basic-2-resin')
        .stock(0, { twig: 1 })
        .start();
      return answered(table, pays)
        .match.events(0)
        .find(({ by }) => by === 'extortion')?.rule;
    };
    expect([blocked(false), blocked(true)]).toEqual(['W288', 'W289']);
  });
});

describe('schemes that act at once', () => {
  /** What these leave is done all the same, or told. */
  const PARTLY = new Set(['closed']);
  const drawn = (scheme: string, pays: boolean) => {
    const scene = drawing(scheme)
      .city(0, 'school')
      .season(0, 'spring')
      .hand(0, ...HAND)
      .stock(0, GOODS);
    return since('nightweave-schemes', answered(scene.out(0, 'haven').start(), pays));
  };

  test.each([
    ['W315', 'corrupt-courts'],
    ['W317', 'in-the-web'],
  ])('%s: %s', (rule, scheme) => expect(drawn(scheme, true)).toEqual([rule]));

  test.each([
    ['W320', 'poisoned-jam', 'W323'],
    ['W326', 'theft', 'W330'],
    ['W327', 'quick-theft', 'W330'],
    ['W328', 'thief', 'W330'],
    ['W329', 'finders-keepers', 'W330'],
    ['W331', 'copycat', 'W332'],
    ['W333', 'ransom', 'W335'],
    ['W336', 'cheat', 'W337'],
    ['W338', 'eight-legged-nightmare', 'W339'],
    ['W341', 'closed', 'W343'],
    ['W344', 'borrowed', 'W345'],
    ['W346', 'industrious', 'W347'],
    ['W348', 'takeover', 'W349'],
  ])('%s: %s, and its foil %s', (rule, scheme, foil) => {
    expect([drawn(scheme, false), drawn(scheme, true)]).toEqual([[rule], PARTLY.has(scheme) ? [foil, rule] : [foil]]);
  });

  test('W324, W325: Pickpocket: cards, and tokens for those that she leaves', () => {
    const left = (count: number) =>
      since(
        'nightweave-schemes',
        drawing('pickpocket')
          .hand(0, ...HAND)
          .start()
          .choose({ count }),
      );
    expect([left(0), left(1)]).toEqual([['W324'], ['W325', 'W324']]);
  });

  test('W318: Bad press', () => {
    const tan = ['wanderer', null, 'wanderer', 'wanderer', 'ranger', 'ranger', 'bard', 'bard'];
    const table = drawing('bad-press')
      .meadow(...tan)
      .start();
    expect(since('nightweave-schemes', table)).toEqual(['W318']);
  });

  test('W321: Poisoned jam: the first worker that you place', () => {
    const table = drawing('poisoned-jam').start().place('basic-3-twigs');
    expect(table.events('nightweave-lures')).toMatchObject([{ left: { at: 'basic-3-twigs' }, rule: 'W321' }]);
  });

  test.each([
    ['W320', 'poisoned-jam', 'W323'],
    ['W324', 'pickpocket', 'W325'],
    ['W326', 'theft', 'W330'],
    ['W331', 'copycat', 'W332'],
    ['W333', 'ransom', 'W335'],
    ['W336', 'cheat', 'W337'],
    ['W338', 'eight-legged-nightmare', 'W339'],
    ['W340', 'paralysing-fear', 'W343'],
    ['W344', 'borrowed', 'W345'],
    ['W346', 'industrious', 'W347'],
    ['W348', 'takeover', 'W349'],
  ])('%s: %s lies open with its rule, and that of its foil', (rule, id, foil) => {
    const inPlay = [{ id, rule, foil: { rule: foil } }];
    expect(drawing(id).start().match.view(0).modules).toMatchObject({ schemes: { inPlay } });
  });

  test('W334, W335: Ransom: which worker goes is asked by another rule than the foil', () => {
    const table = drawing('ransom').out(0, 'basic-3-twigs', 'haven').stock(0, { berry: 2 }).start();
    const rules = [table.match.decision?.rule];
    table.choose({ do: 'decline' });
    expect([...rules, table.match.decision?.rule]).toEqual(['W335', 'W334']);
  });

  test('W322: Poisoned jam: the worker that comes back', () => {
    const scene = holding('poisoned-jam', { slice: { guest: placeNamed('haven') } }).arrivals(1, 3, 1, 2, 3);
    const table = scene.out(1, 'haven').out(0, 'haven', HELD).start().choose({ do: 'prepare' });
    expect(table.events('nightweave-frees')).toMatchObject([{ from: 0, rule: 'W322' }]);
  });

  test('W336: Cheat: without such an event, level tokens', () => {
    const events = ['city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition'];
    for (let n = 0; n < 6; n++) {
      const table = drawing('cheat')
        .achieved(0, ...events)
        .start(`seed ${n}`);
      expect(since('nightweave-schemes', table)).toEqual(['W336']);
    }
  });

  test('W348: Takeover of an empty city comes to nothing', () => {
    expect(since('nightweave-schemes', drawing('takeover').start())).toEqual(['W348']);
  });

  test('W340: Paralysing fear', () => {
    expect(since('nightweave-schemes', drawing('paralysing-fear').city(0, 'wife').start())).toEqual(['W340']);
  });
});

describe('schemes that hold for a season', () => {
  test.each([
    ['W299', 'unproductive', 'farm'],
    ['W300', 'clerical-errors', 'crane'],
    ['W301', 'recession', 'school'],
    ['W302', 'fatigue', 'inn'],
    ['W311', 'lobbyist', 'crane'],
    ['W314', 'spiders-in-the-ground', 'farm'],
    ['W319', 'bad-press', 'wanderer'],
  ])('%s: %s when a %s is played', (rule, scheme, card) => {
    const table = holding(scheme).hand(0, card, 'mine', 'mine').stock(0, GOODS).start();
    expect(during(table, (now) => answered(now.play(card), true))).toEqual([rule]);
  });

  test.each([
    ['W303', 'berry-jam', 'basic-1-berry'],
    ['W304', 'sticky-goo', 'basic-1-resin-1-card'],
    ['W305', 'forest-bandits', 'forest-3-berries'],
    ['W306', 'spiders-in-the-trees', 'forest-3-berries'],
    ['W307', 'invisible-trap', 'basic-3-twigs'],
    ['W308', 'spider-tax', 'basic-3-twigs'],
  ] as const)('%s: %s when a worker comes to %s', (rule, scheme, at) => {
    const scene = holding(scheme).forest('forest-3-berries', 'forest-2-any', 'forest-2-resin-1-twig').stock(0, GOODS);
    const told = (pays: boolean) => during(scene.start(), (now) => answered(now.place(at), pays));
    expect([told(false), told(true)]).toEqual([[rule], [rule]]);
  });

  test('W310, W316: Plague and Corrupt courts', () => {
    const plague = holding('plague')
      .city(0, 'lookout')
      .stock(0, GOODS)
      .start()
      .visit('lookout')
      .choose({ do: 'spend' });
    expect(plague.events('pay')).toMatchObject([{ by: 'plague', rule: 'W310' }]);
    const court = holding('corrupt-courts').city(0, 'lookout', 'inn', 'chapel').stock(0, GOODS).start();
    court.choose({ do: 'achieve' }, { do: 'spend' });
    expect(court.events('pay')).toMatchObject([{ by: 'corrupt-courts', rule: 'W316' }]);
  });

  test('W302: Fatigue when a red card is visited', () => {
    const table = holding('fatigue').city(0, 'lookout').start();
    expect(during(table, (now) => answered(now.visit('lookout'), true))).toEqual(['W302']);
  });

  test.each([
    ['W299', 'unproductive'],
    ['W300', 'clerical-errors'],
    ['W301', 'recession'],
    ['W302', 'fatigue'],
    ['W303', 'berry-jam'],
    ['W304', 'sticky-goo'],
    ['W305', 'forest-bandits'],
    ['W306', 'spiders-in-the-trees'],
    ['W307', 'invisible-trap'],
    ['W308', 'spider-tax'],
    ['W309', 'order-from-above'],
    ['W310', 'plague'],
    ['W311', 'lobbyist'],
    ['W313', 'predators-eyes'],
    ['W314', 'spiders-in-the-ground'],
    ['W315', 'corrupt-courts'],
    ['W317', 'in-the-web'],
    ['W318', 'bad-press'],
  ])('%s: %s lies open with its rule, and was drawn by W292', (rule, id) => {
    const table = drawing(id).start();
    expect(table.match.view(0).modules).toMatchObject({ schemes: { inPlay: [{ id, rule }] } });
    expect(table.events('nightweave-schemes')).toMatchObject([{ scheme: id, instant: false, rule: 'W292' }]);
  });

  test('W313: Predator’s eyes', () => {
    const table = holding('predators-eyes').city(0, 'castle').hand(0, 'king', 'mine', 'mine').start();
    expect(during(table, (now) => answered(now.play('king'), true))).toEqual(['W313']);
  });
});

describe('personalities', () => {
  test.each([
    ['W253', 'nasty'],
    ['W255', 'pessimist'],
    ['W258', 'gambler'],
    ['W260', 'idler'],
    ['W263', 'needy'],
  ])('%s: %s when a card beside her is played', (rule, personality) => {
    const intrigue = { personality, plan: '', pile: [], webs: [], barred: [], filling: -1 };
    const scene = lair(['resin-trap'], { setup: { personality } }).beside({ intrigue }).figure(2);
    const table = scene
      .meadow('farm', null, 'inn')
      .hand(0, 'general-store')
      .points(0, 1)
      .stock(0, { twig: 2, resin: 1 });
    expect(during(table.start(), (now) => answered(now.play('farm', 'meadow'), false))).toEqual([rule]);
  });

  test('W256, W257, W259: Infernal, Mean and Idler in her own turns', () => {
    const turn = (personality: string, card: string, workers: number, figure?: number) => {
      const intrigue = { personality, plan: '', pile: [], webs: [], barred: [], filling: -1 };
      const scene = lair([card], { level: 2, setup: { personality } }).beside({ intrigue }).meadow('farm', null, 'inn');
      if (figure !== undefined) scene.figure(figure);
      return scene
        .out(1, ...Array<string>(workers).fill('haven'))
        .start()
        .match.events(0);
    };
    const told = (events: ReturnType<typeof turn>, type: string) => events.find((event) => event.type === type)?.rule;
    expect(told(turn('infernal', 'under-every-stone', 2, 2), 'nightweave-keeps')).toBe('W256');
    expect(told(turn('mean', 'an-unasked-guest', 0, 2), 'points')).toBe('W257');
    expect(told(turn('idler', 'into-the-meadow', 0), 'sweep')).toBe('W259');
  });
});
