/** Abilities are weighed by what they would do: spells by whom they strike, healing by who is in trouble. */
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Mouse } from '../state/mouse.ts';
import { type SceneOptions, scene } from '../testing/scene.ts';
import { gainBy } from './gear.ts';

/** The first impressions of a mouse with these abilities and cheese enough. */
function impressions(hero: string, abilities: string[], options: SceneOptions, friends: Partial<Mouse> = {}) {
  const s = scene({
    ...options,
    change(state) {
      for (const mouse of state.mice) Object.assign(mouse, mouse.hero === hero ? { abilities, cheese: 4 } : friends);
      options.change?.(state);
    },
  });
  const weights = game.insight?.weigh?.(s.state, s.decision) ?? [];
  const best = (wanted: (option: { do: string }) => boolean) =>
    Math.max(0, ...s.decision.options.map((option, at) => (wanted(option) ? (weights[at] ?? 0) : 0)));
  return {
    of: (card: string) => best((option) => option.do === 'ability' && 'card' in option && option.card === card),
    attack: best((option) => option.do === 'attack'),
  };
}

const rats = (letter: string, count: number) => Array.from({ length: count }, () => ['rat-warrior', letter] as const);

test('a mystic throws a bolt of three dice rather than two of his staff', () => {
  const { of, attack } = impressions('maginos', ['mystic-bolt'], { mice: { maginos: 'q' }, minions: rats('m', 1) });
  expect(attack).toBeGreaterThan(0);
  expect(of('mystic-bolt')).toBeGreaterThan(attack);
});

test('blast and lightning promise the more the more they strike', () => {
  const abilities = ['mystic-blast', 'chain-lightning'];
  const one = impressions('maginos', abilities, { mice: { maginos: 'q' }, minions: rats('m', 1) });
  const three = impressions('maginos', abilities, { mice: { maginos: 'q' }, minions: rats('m', 3) });
  for (const card of abilities) expect(three.of(card)).toBeGreaterThan(2 * one.of(card));
});

test('two daggers strike twice', () => {
  const { of, attack } = impressions('filch', ['knife-strike'], {
    mice: { filch: 'q' },
    minions: rats('q', 2),
    change: (state) => void state.mice[0]?.body.push('dagger'),
  });
  expect(of('knife-strike')).toBeGreaterThan(attack);
});

test('whoever strikes with two daggers looks for the second', () => {
  const gain = (abilities: string[]) => {
    const s = scene({ mice: { filch: 'q' } });
    s.mouse('filch').abilities = abilities;
    return gainBy(s.t, s.mouse('filch'), 'dagger');
  };
  expect(gain(['knife-strike'])).toBeGreaterThan(gain(['dodge']));
});

test('a healer cures a friend in a web, and squeaks when many stand around her', () => {
  const mice = { tilda: 'q', collin: 'q' };
  const free = impressions('tilda', ['cure', 'thundersqueak'], { mice, minions: rats('q', 1) });
  const caught = impressions('tilda', ['cure', 'thundersqueak'], { mice, minions: rats('q', 2) }, { webbed: true });
  expect(caught.of('cure')).toBeGreaterThan(free.of('cure'));
  expect(caught.of('thundersqueak')).toBeGreaterThan(free.of('thundersqueak'));
});
