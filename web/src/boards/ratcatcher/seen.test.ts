/** Every piece is seen: in the cities of real games, and in zones as full as they ever get, on every township. */
import { botNamed, decide, questionOf } from '@smallfolk/bots';
import { Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { townships } from '@smallfolk/ratcatcher/content/townships.ts';
import { game } from '@smallfolk/ratcatcher/game.ts';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import { expect, test } from 'vitest';
import { cityOf } from './city/map.ts';
import { type Standpoint, standing } from './city/standing.ts';

/** So much of a piece may be behind others. */
const HIDDEN = 0.4;
/** Points of a piece that are looked at, in both directions. */
const POINTS = 9;

/** Does a piece cover the point? Its feet and its body are as wide as it is, what is above them narrower. */
function covers({ figure, spot }: Standpoint, x: number, y: number): boolean {
  const height = figure.height * spot.scale;
  const up = (spot.y - y) / height;
  if (up < 0 || up > 1) return false;
  const half = (figure.width * spot.scale * (up > figure.body ? 0.55 : 0.92)) / 2;
  return Math.abs(x - spot.x) <= half;
}

function hidden(piece: Standpoint, later: readonly Standpoint[]): number {
  let all = 0;
  let gone = 0;
  const { figure, spot } = piece;
  for (let i = 0; i < POINTS; i++) {
    for (let j = 0; j < POINTS; j++) {
      const x = spot.x + ((i + 0.5) / POINTS - 0.5) * figure.width * spot.scale;
      const y = spot.y - ((j + 0.5) / POINTS) * figure.height * spot.scale;
      if (!covers(piece, x, y)) continue;
      all++;
      if (later.some((other) => covers(other, x, y))) gone++;
    }
  }
  return gone / all;
}

/** The pieces that cannot be seen well, as words. */
function lost(view: View): string[] {
  const pieces = standing(view, cityOf(view.townships), new Map());
  return pieces.flatMap((piece, at) => {
    const share = hidden(piece, pieces.slice(at + 1));
    return share > HIDDEN ? [`${piece.figure.key} in ${piece.zone}: ${Math.round(share * 100)} % hidden`] : [];
  });
}

/** A zone as full as it gets, for those who stand in it. */
const FULL = { white: 4, brown: 2, black: 2, cheese: 1, hunger: 5, health: 1, trap: 'set', nests: 0 } as const;
const COMPANIES = [
  { ratcatcher: true, nemesis: false, peculiars: ['glutton'] },
  { ratcatcher: false, nemesis: true, peculiars: ['glutton', 'corsair'] },
  { ratcatcher: true, nemesis: true, peculiars: [] },
];

function* views(seed: string, edition: string): Generator<View> {
  const setup = parseSetup(game, { edition });
  const bot = botNamed('easy', seedOf(seed));
  if (!setup.ok || !bot.ok) throw new Error('no game');
  const match = Match.start(game, setup.value, seedOf(seed));
  while (match.decision) {
    yield match.view(0) as View;
    const question = questionOf(match);
    if (!question) return;
    match.choose(decide(bot.value, question).best());
  }
}

test('every piece of real games is seen', { timeout: 120_000 }, () => {
  const found = new Map<string, number>();
  let looked = 0;
  for (const edition of ['first', 'second'])
    for (let n = 0; n < 3; n++)
      for (const view of views(`seen ${n}`, edition)) {
        looked++;
        for (const what of lost(view)) found.set(what, (found.get(what) ?? 0) + 1);
      }
  expect(looked).toBeGreaterThan(400);
  expect([...found.keys()]).toEqual([]);
});

test('every piece is seen in the fullest zones, on every township', { timeout: 120_000 }, () => {
  const [view] = views('full', 'second');
  const [empty] = view?.zones ?? [];
  if (!view || !empty) throw new Error('no city');
  const found: string[] = [];
  for (const { number: township, face, zones } of townships)
    for (const turn of [0, 1])
      for (const company of COMPANIES) {
        const ids = zones.map((_, index) => index);
        const lie = { township, face, x: 0, y: 0, turn, active: true, expansion: 1, zones: ids };
        for (const full of ids) {
          const bare = { ...empty, township, ratcatcher: false, nemesis: false, cheese: 0, hunger: 0, questions: 0 };
          const inside = ids.map((zone) => ({
            ...bare,
            zone,
            index: zone,
            ...(zone === full && { ...FULL, ...company }),
          }));
          const told = lost({ ...view, townships: [lie], zones: inside });
          found.push(...told.map((what) => `township ${township}: ${what}`));
        }
      }
  expect(found).toEqual([]);
});
