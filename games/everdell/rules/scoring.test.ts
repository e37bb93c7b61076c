import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

const autumn = (seats = 2) => {
  const begun = scene(seats);
  for (let seat = 0; seat < seats; seat++) begun.season(seat, 'autumn');
  return begun;
};

describe('the score', () => {
  test('E196: base points, tokens, prosperity, journey and events, each by itself', () => {
    const playing = autumn()
      .city(0, 'school', 'wife', 'fool', { card: 'chapel', points: 2 })
      .points(0, 3)
      .out(0, 'journey-5')
      .achieved(0, 'grand-tour')
      .start();
    expect(playing.score(0)).toEqual({
      cards: 2 + 2 - 2 + 2,
      tokens: 5,
      prosperity: 1,
      journey: 5,
      events: 3,
      other: 0,
      total: 18,
    });
  });

  test('E197: negative base points count', () => expect(scene().city(0, 'fool').start().score(0).total).toBe(-2));

  test('E198, RU118: tokens on own cards count', () =>
    expect(
      scene().city(0, { card: 'clock-tower', points: 3 }, { card: 'chapel', points: 1 }).start().score(0).tokens,
    ).toBe(4));

  test("E199: the bonus is counted in the owner's city", () =>
    expect(scene().city(0, 'castle').city(1, 'farm', 'farm').start().score(0).prosperity).toBe(0));

  test('E200: events count their points or their formula', () => {
    const playing = scene()
      .special('an-evening-of-fireworks', 'a-well-run-city', 'tax-relief', 'croak-wart-cure')
      .achieved(0, 'grand-tour', 'a-well-run-city', { event: 'an-evening-of-fireworks', goods: [2, 0, 0, 0] })
      .start();
    expect(playing.score(0).events).toBe(3 + 4 + 4);
  });

  test('E201: jailed Critters and cards beneath events count no base points', () => {
    const playing = scene()
      .special('graduation-of-scholars', 'a-well-run-city', 'tax-relief', 'croak-wart-cure')
      .city(0, { card: 'dungeon', beneath: ['king'] })
      .achieved(0, { event: 'graduation-of-scholars', beneath: ['queen'] })
      .start();
    expect(playing.score(0)).toMatchObject({ cards: 0, events: 2 });
  });

  test('E202: leftover resources count only through cards that say so', () => {
    expect(scene().stock(0, { resin: 3, berry: 9 }).start().score(0).total).toBe(0);
    expect(scene().city(0, 'architect').stock(0, { resin: 3, berry: 9 }).start().score(0).prosperity).toBe(3);
  });

  test('E203: resources on a Storehouse or an event are no leftovers', () => {
    const playing = autumn()
      .special('under-new-management', 'a-well-run-city', 'tax-relief', 'croak-wart-cure')
      .city(0, 'architect', { card: 'storehouse', goods: [0, 2, 0, 0] })
      .achieved(0, { event: 'under-new-management', goods: [0, 3, 0, 0] })
      .start();
    expect(playing.score(0).prosperity).toBe(0);
  });
});

describe('ties', () => {
  const finish = (playing: ReturnType<ReturnType<typeof scene>['start']>) => {
    while (playing.match.decision) playing.choose({ do: 'pass' });
    return playing.match.result?.winners;
  };

  test('E204, RU119: more events win', () => {
    expect(finish(autumn().points(0, 3).achieved(1, 'grand-tour').stock(0, { berry: 9 }).start())).toEqual([1]);
  });

  test('E205: then more leftover resources, those on cards not counted (OE23)', () => {
    expect(finish(autumn().stock(0, { berry: 1 }).stock(1, { twig: 1, pebble: 1 }).start())).toEqual([1]);
    const stored = autumn()
      .city(0, { card: 'storehouse', goods: [9, 0, 0, 0] })
      .points(1, 2)
      .stock(1, { twig: 1 });
    expect(finish(stored.start())).toEqual([1]);
  });

  test('E206: then the victory is shared', () => {
    expect(finish(autumn(3).points(0, 2).points(2, 2).start())).toEqual([0, 2]);
  });
});
