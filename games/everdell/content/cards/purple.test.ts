import { describe, expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

const bonus = (...city: string[]) =>
  scene()
    .city(0, ...city)
    .start()
    .score(0).prosperity;

describe('purple cards', () => {
  test('EC1, RU117: the Architect scores resin and pebbles left, 6 at most in total', () => {
    expect(scene().city(0, 'architect').stock(0, { resin: 2, pebble: 3, twig: 9 }).start().score(0).prosperity).toBe(5);
    expect(scene().city(0, 'architect').stock(0, { resin: 5, pebble: 5 }).start().score(0).prosperity).toBe(6);
  });

  test('EC4: the Castle scores Common Constructions', () =>
    expect(bonus('castle', 'farm', 'inn', 'crane', 'wife')).toBe(2));

  test('EC13: the Ever Tree scores purple cards, itself included', () =>
    expect(bonus('ever-tree', 'king', 'farm')).toBe(2));

  test('EC23: the King scores 1 for a basic and 2 for a special event', () => {
    const events = ['a-well-run-city', 'tax-relief', 'croak-wart-cure', 'the-everdell-games'];
    const playing = scene()
      .city(0, 'king')
      .special(...events)
      .achieved(0, 'grand-tour', 'tax-relief', 'a-well-run-city')
      .start();
    expect(playing.score(0).prosperity).toBe(5);
  });

  test('EC29: the Palace scores Unique Constructions, itself included', () =>
    expect(bonus('palace', 'crane', 'farm', 'judge')).toBe(2));

  test('EC37: the School scores Common Critters', () =>
    expect(bonus('school', 'peddler', 'teacher', 'judge', 'farm')).toBe(2));

  test('EC42: the Theater scores Unique Critters', () =>
    expect(bonus('theater', 'judge', 'fool', 'peddler', 'crane')).toBe(2));

  test('EC47: a Wife scores 3 if paired, each with her own Husband', () => {
    expect(bonus('wife')).toBe(0);
    expect(bonus('wife', 'husband')).toBe(3);
    expect(bonus('wife', 'wife', 'husband')).toBe(3);
    expect(bonus('wife', 'wife', 'husband', 'husband')).toBe(6);
  });
});
