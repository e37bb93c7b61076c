/** Section AA: peculiar rats (R216-R235). */
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { scene } from '../testing/scene.ts';
import { tiny } from '../testing/tiny-box.ts';

const FIRST = { edition: 'first' };
/** The townships and boards of the tests with the real peculiar rats. */
const real = { ...tiny, peculiarRats: content.peculiarRats };
const withReal = (setup = {}) => scene(setup, real);

describe('peculiar rats', () => {
  test('R216, R219: they come from the tracker, into the zone where the cheese was consumed', () => {
    const playing = scene()
      .tracker(1)
      .cheese('1m')
      .rats('1m', { white: 5 })
      .peculiarDeck('magpie', 'brute')
      .start()
      .ends();
    expect(playing.events('peculiar-spawned')).toMatchObject([{ rat: 'brute', zone: playing.scene.zone('1m') }]);
  });

  test('R216, R217, R220: and from "?" tokens, the top card of the deck', () => {
    const playing = scene().captured('brute').questions({ peculiar: 2 }).peculiarDeck('nipper', 'magpie').start();
    playing.does({ do: 'claim', rat: 'brute', reward: 1 });
    expect(playing.events('peculiar-spawned')).toMatchObject([{ rat: 'magpie', zone: playing.scene.zone('0m') }]);
    expect(playing.state.peculiarDeck).toHaveLength(1);
  });

  test('R218: an empty deck is made anew of the discards in the second edition (D33)', () => {
    const spawned = (setup: Record<string, string>) => {
      const begun = scene(setup).tracker(1).cheese('1m').rats('1m', { white: 5 }).peculiarDeck().discarded('magpie');
      return begun
        .start()
        .ends()
        .events('peculiar-spawned')
        .map(({ rat }) => rat);
    };
    expect([spawned({}), spawned(FIRST)]).toEqual([['magpie'], []]);
  });

  test('R221: movement and target are those of the card', () => {
    const playing = scene().peculiar('brute', '1e').peculiar('magpie', '1m').token('purple', '4w').start().ends();
    const to = playing.events('rats-moved').map(({ rat, to: zone, target }) => [rat, zone, target]);
    const zone = (name: string) => playing.scene.zone(name);
    expect(to).toEqual([
      ['brute', zone('1w'), zone('0m')],
      ['magpie', zone('4w'), zone('4w')],
    ]);
  });

  test('R222: the reward of a caught one may be claimed at any time of the turn', () => {
    const playing = scene().peculiar('brute', '0m').rats('0m', { white: 1 }).rolls(6).start().attacks(1).hits('brute');
    playing.expectOffer('claim rat=brute reward=0');
    playing.walks('0e').does({ do: 'claim', rat: 'brute', reward: 0 });
    expect(playing.state.catcher.dice).toBe(4);
  });

  test('R223: then its card is discarded', () => {
    const playing = scene().captured('brute').start().does({ do: 'claim', rat: 'brute', reward: 0 });
    expect(playing.view.peculiarDiscard).toEqual(['brute']);
    expect(playing.state.captured).toEqual([]);
  });

  test('R224: one of several rewards', () => {
    const playing = scene().captured('brute').start();
    playing.expectOffer('claim rat=brute reward=0', 'claim rat=brute reward=1');
    playing.does({ do: 'claim', rat: 'brute', reward: 0 }).expectNoOffer('claim');
  });

  test('R225: what goes beyond capacity returns to the Reserve', () => {
    const playing = scene()
      .has({ health: 3 })
      .captured('nipper')
      .start()
      .does({ do: 'claim', rat: 'nipper', reward: 0 });
    expect([playing.state.catcher.health, playing.state.reserve.health]).toEqual([4, 5]);
    const tokens = scene(FIRST)
      .upgraded({ yellow: 1 })
      .captured('sweet-tooth')
      .start()
      .does({ do: 'claim', rat: 'sweet-tooth', reward: 0 });
    expect([tokens.state.catcher.yellow, tokens.state.reserve.yellow]).toEqual([2, 2]);
  });

  test('R226: rewards come from the Reserve', () => {
    const playing = scene(FIRST).captured('sweet-tooth').start();
    const before = playing.state.reserve.cheese;
    playing.does({ do: 'claim', rat: 'sweet-tooth', reward: 1 }).slots('trap');
    expect(playing.state.reserve.cheese).toBe(before - 1);
  });

  test('R227, O31: what lies on the card is the reward; with nothing there, there is none', () => {
    const rich = scene()
      .peculiar('magpie', '0m', { cheese: 1, health: 1 })
      .has({ health: 2 })
      .rolls(6)
      .start()
      .attacks(1);
    rich.does({ do: 'claim', rat: 'magpie', reward: 0 }).slots('trap');
    expect([rich.state.catcher.health, rich.view.catcher.cheese]).toEqual([3, 1]);
    const poor = scene().peculiar('magpie', '0m').rolls(6).start().attacks(1);
    poor.expectNoOffer('claim');
    expect(poor.view.peculiarDiscard).toEqual(['magpie']);
  });

  test('R61, O30: a token revealed in the own zone is collected as if it had been entered', () => {
    const playing = scene().has({ health: 2 }).captured('brute').questions({ health: 1 }).start();
    playing.does({ do: 'claim', rat: 'brute', reward: 1 });
    expect([playing.state.catcher.health, playing.at('health', '0m')]).toEqual([3, 0]);
  });

  test('R228: attack dice join the own dice and are gone after the turn like all others', () => {
    const playing = scene().has({ dice: 0 }).captured('brute').rats('0m', { white: 5 }).rolls(5, 5).start();
    playing.does({ do: 'claim', rat: 'brute', reward: 0 }).attacks(2);
    expect([playing.state.catcher.dice, playing.ratsAt('0m')]).toEqual([0, '3 white']);
    expect(
      scene().captured('brute').start().does({ do: 'claim', rat: 'brute', reward: 0 }).ends().state.catcher.dice,
    ).toBe(3);
  });

  test('R229: a reward that cannot be had is lost with the card in the second edition (D35)', () => {
    const playing = scene().captured('nipper').start();
    playing.expectOffer('claim rat=nipper');
    playing.does({ do: 'claim', rat: 'nipper', reward: 0 });
    expect(playing.events('reward-lost')).toMatchObject([{ gain: 'health', rule: 'R229' }]);
    expect(playing.view.peculiarDiscard).toEqual(['nipper']);
    scene(FIRST).captured('nipper').start().expectNoOffer('claim');
  });
});

describe('the peculiar rats of the rulebook', () => {
  test('R230: the corsair (3/3/2) goes for the nearest token by its list, takes it and keeps it on its card', () => {
    const playing = withReal()
      .noCheese()
      .deck()
      .peculiar('corsair', '1e')
      .token('health', '1m')
      .token('yellow', '4w')
      .start()
      .ends();
    expect(playing.view.peculiars).toMatchObject([
      { rat: 'corsair', zone: playing.scene.zone('1m'), held: { health: 1 } },
    ]);
    expect(playing.at('health', '1m')).toBe(0);
    const cheese = withReal().peculiar('corsair', '1e').token('health', '1m').cheese('0w').start().ends();
    expect(cheese.events('rats-moved')).toMatchObject([{ target: cheese.scene.zone('4e') }]);
  });

  test('R231, O16: the kleptorat (4/5/4) steals a cheese when it wounds, the upgrade and the count go with it', () => {
    const playing = withReal()
      .upgraded({ health: 1, movement: 1 })
      .has({ health: 5 })
      .peculiar('kleptorat', '0m')
      .start()
      .ends();
    expect(playing.ask).toBe('stolen-cheese');
    playing.slots('health');
    expect(playing.view.catcher).toMatchObject({ cheese: 1, health: 4, healthMaximum: 4 });
    expect(playing.view.peculiars).toMatchObject([{ held: { cheese: 1 } }]);
  });

  test('R231, O16: a stolen unlock locks the ability again', () => {
    const playing = withReal().upgraded({ yellow: 1 }).has({ yellow: 2 }).peculiar('kleptorat', '0m').start().ends();
    expect(playing.view.catcher.yellow).toMatchObject({ unlocked: false, tokens: 0 });
    expect(playing.state.reserve.yellow).toBe(4);
  });

  test('R232: on the township of the mad ratter (4/3/3) all initial hits are rolled again', () => {
    const playing = withReal()
      .peculiar('mad-ratter', '0e')
      .rats('0m', { white: 5 })
      .rolls(5, 2, 4, 1, 6)
      .start()
      .attacks(3);
    expect(playing.events('rolled-again')).toMatchObject([{ which: 'hits', rolls: [1, 2, 6], rule: 'R232' }]);
    expect(playing.ratsAt('0m')).toBe('4 white');
    const far = withReal().peculiar('mad-ratter', '1w').rats('0m', { white: 5 }).rolls(5).start().attacks(1);
    expect(far.events('rolled-again')).toEqual([]);
  });

  test('R233: on the township of the cheesemancer (4/5/4) no ability can be used', () => {
    const begun = () => withReal().upgraded({ yellow: 1, purple: 1 }).has({ yellow: 1, purple: 1 });
    begun().peculiar('cheesemancer', '0e').start().expectNoOffer('use');
    begun().peculiar('cheesemancer', '1w').start().expectOffer('use');
  });

  test('R234: on the township of patient zero (3/3/4) attacks hit on 5 and 6, and sixes are ordinary hits', () => {
    const four = withReal().peculiar('patient-zero', '0e').rats('0m', { white: 5 }).rolls(4, 5).start().attacks(2);
    expect(four.ratsAt('0m')).toBe('4 white');
    const six = withReal().peculiar('patient-zero', '0m').rolls(6).start().attacks(1);
    expect(six.state.peculiars).toHaveLength(1);
    const black = withReal().peculiar('patient-zero', '0e').rats('0m', { black: 2 }).rolls(6, 6).start().attacks(2);
    expect(black.ratsAt('0m')).toBe('1 black');
  });

  test('R230-R234: their figures are those of the rulebook', () => {
    const figures = ['corsair', 'kleptorat', 'mad-ratter', 'cheesemancer', 'patient-zero'].map((id) => {
      const rat = content.peculiarRats.find((each) => each.id === id);
      return `${rat?.movement}/${rat?.defence}/${rat?.bite}`;
    });
    expect(figures).toEqual(['3/3/2', '4/5/4', '4/3/3', '4/5/4', '3/3/4']);
  });

  test('R235: Rat-O-Nine-Tails is among them, in both editions', () => {
    expect(content.peculiarRats.find(({ id }) => id === 'nine-tails')).toMatchObject({ editions: 'both' });
  });

  test('R226, R229, O10: a cheese that the Reserve does not have is not gained', () => {
    const playing = scene().captured('sweet-tooth').reserve({ cheese: 0 }).start();
    playing.does({ do: 'claim', rat: 'sweet-tooth', reward: 1 });
    expect([playing.view.catcher.cheese, playing.state.reserve.cheese]).toEqual([0, 0]);
    expect(playing.events('reward-lost')).toMatchObject([{ gain: 'cheese', rule: 'R229' }]);
  });

  test('R225, R226, O10: of several only as many as the Reserve has', () => {
    const peculiarRats = tiny.peculiarRats.map((rat) => ({ ...rat, rewards: [{ gain: 'cheese', count: 3 }] as const }));
    const playing = scene({}, { ...tiny, peculiarRats })
      .captured('brute')
      .reserve({ cheese: 2 })
      .start();
    playing.does({ do: 'claim', rat: 'brute', reward: 0 }).slots('trap', 'health');
    expect([playing.view.catcher.cheese, playing.state.reserve.cheese, playing.ask]).toEqual([2, 0, 'action']);
  });

  test('R218: the discards are shuffled', () => {
    const first = new Set<string>();
    for (let n = 1; n <= 20; n++) {
      const begun = scene().peculiarDeck().discarded('brute', 'nipper', 'magpie').tracker(1).seeded(n);
      const playing = begun.cheese('1m').rats('1m', { white: 5 }).start().ends();
      for (const { rat } of playing.events('peculiar-spawned')) first.add(rat);
    }
    expect(first.size).toBe(3);
  });
});
