/** Seams of the Meadow and of drawing, proved with a made-up box: filters, moments, rejected and answered cards. */
import { choose, type GameEvent, Random, seedOf } from '@smallfolk/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { Kind } from '../content/card.ts';
import { cardOf, kindNamed, placeNamed } from '../content/catalogue.ts';
import { cause } from '../rules/cause.ts';
import { discardOpenly, draw, drawFromMeadow, refillMeadow, turnUp } from '../rules/deck.ts';
import { DECLINE, giveCard } from '../rules/options.ts';
import { playPaid } from '../rules/play.ts';
import { removeUnseen } from '../state/known.ts';
import { EMPTY, playerOf, type State } from '../state/state.ts';
import { bare, dealt, hook, match, offered, run, withBox } from './made-up.ts';

const setup = withBox();
const WHY = cause('summer', 'E183');
afterEach(() => hook({}));

const ids = (kinds: readonly Kind[]) => kinds.map((kind) => cardOf(kind).id);
const named = (...cards: string[]): Kind[] => cards.map(kindNamed);
const meadow = (state: State) => state.meadow.map((kind) => (kind === EMPTY ? null : cardOf(kind).id));

/** A Meadow of these cards, and a deck whose top is the last one named. */
function table(cards: string[], ...deck: string[]): State {
  const state = bare(setup);
  named(...cards).forEach((kind, spot) => {
    state.meadow[spot] = kind;
  });
  state.deck = named(...deck);
  return state;
}
const EIGHT = ['farm', 'mine', 'inn', 'king', 'queen', 'bard', 'wife', 'fool'];

describe('taking Meadow cards', () => {
  test('W257, W263: a card that may not be drawn is not offered, but can still be played and swept', () => {
    hook({ mayDraw: (_state, _me, card) => card.id !== 'farm' && card.id !== 'mine' });
    const state = table(EIGHT, 'school', 'palace');
    playerOf(state, 0).stock = [9, 9, 9, 9];
    expect(offered(state)).toContain('play card=farm from=meadow spot=0');
    const [first] = run(state, (t) => drawFromMeadow(t, 0, 2, 2, WHY));
    expect(first).not.toContain('take card=farm spot=0');
    expect(first).toContain('take card=inn spot=2');
  });

  test('E49: where no Meadow card may be drawn, a place that only draws from it is closed', () => {
    const state = dealt(setup);
    state.forest[0] = placeNamed('forest-meadow-2-play-1-cheaper');
    expect(offered(state)).toContain('place at=forest-meadow-2-play-1-cheaper');
    hook({ mayDraw: () => false });
    expect(offered(state)).not.toContain('place at=forest-meadow-2-play-1-cheaper');
  });

  test('E163: without more, all cards are taken before the Meadow is refilled', () => {
    const state = table(EIGHT, 'school', 'palace');
    const asked = run(state, (t) => drawFromMeadow(t, 0, 2, 2, WHY), 'take card=farm spot=0', 'take card=mine spot=1');
    expect(asked[1]).not.toContain('take card=palace spot=0');
    expect(meadow(state).slice(0, 2)).toEqual(['palace', 'school']);
  });

  test('OW19: one by one, the second is chosen from the refilled Meadow', () => {
    hook({ drawsOneByOne: () => true });
    const state = table(EIGHT, 'school', 'palace');
    run(state, (t) => drawFromMeadow(t, 0, 2, 2, WHY), 'take card=farm spot=0', 'take card=palace spot=0');
    expect(ids(playerOf(state, 0).hand)).toEqual(['farm', 'palace']);
    expect(meadow(state)[0]).toBe('school');
    const less = table(EIGHT, 'school', 'palace');
    run(less, (t) => drawFromMeadow(t, 0, 0, 2, WHY), 'take card=farm spot=0', 'done');
    expect(ids(playerOf(less, 0).hand)).toEqual(['farm']);
  });

  test('W251, W255, W258: before the card leaves, in the gap, after the refill; for draws and plays alike', () => {
    const seen: string[] = [];
    const note = (moment: string) => (t: { state: State }, _me: number, spot: number, card: { id: string }) => {
      seen.push(`${moment} ${card.id} ${meadow(t.state)[spot]}`);
      return undefined;
    };
    hook({ onTake: note('before'), onGap: note('gap'), afterTake: note('after') });
    const order = ['before farm farm', 'gap farm null', 'after farm palace'];
    run(table(EIGHT, 'palace'), (t) => drawFromMeadow(t, 0, 1, 1, WHY), 'take card=farm spot=0');
    expect(seen.splice(0)).toEqual(order);
    const state = table(EIGHT, 'palace');
    playerOf(state, 0).stock = [2, 1, 0, 0];
    run(state, (t) => playPaid(t, 0, kindNamed('farm'), { from: 'meadow', spot: 0 }));
    expect(seen).toEqual(order);
  });

  test('W255: a card laid into the gap stays there, and the deck is not touched', () => {
    hook({
      onGap(t, me, spot) {
        removeUnseen(t.state, me, named('bard'));
        t.state.meadow[spot] = kindNamed('bard');
      },
    });
    const state = table(EIGHT, 'palace');
    playerOf(state, 0).hand = named('bard');
    run(state, (t) => drawFromMeadow(t, 0, 1, 1, WHY), 'take card=farm spot=0');
    expect(meadow(state)[0]).toBe('bard');
    expect(ids(state.deck)).toEqual(['palace']);
    expect(ids(playerOf(state, 0).hand)).toEqual(['farm']);
  });
});

describe('refilling', () => {
  test('W318: a card that may not lie there is discarded openly, and the next one comes', () => {
    hook({ mayLie: (_state, card) => card.colour !== 'tan' });
    const state = table([], 'mine', 'farm', 'bard', 'fool');
    refillMeadow({ state, random: Random.of(seedOf(1)), reveal: () => {} });
    expect(meadow(state).slice(0, 3)).toEqual(['farm', 'mine', null]);
    expect(state.discard).toHaveLength(2);
  });

  test('OW35: with nothing else left the places stay empty, and nothing goes on for ever', () => {
    hook({ mayLie: (_state, card) => card.colour !== 'tan' });
    const state = table([], 'bard', 'fool');
    discardOpenly(state, kindNamed('shepherd'));
    refillMeadow({ state, random: Random.of(seedOf(1)), reveal: () => {} });
    expect(meadow(state)).toEqual(Array(8).fill(null));
    discardOpenly(state, kindNamed('mine'));
    refillMeadow({ state, random: Random.of(seedOf(1)), reveal: () => {} });
    expect(meadow(state)[0]).toBe('mine');
  });
});

describe('drawing', () => {
  const t = (state: State) => ({ state, random: Random.of(seedOf(1)), reveal: () => {} });

  test('W312, OW106: a card that may not come into the hand is discarded and replaced, the Teacher’s two included', () => {
    hook({ mayHold: (_state, _me, card) => card.colour !== 'blue' });
    const state = table([], 'mine', 'judge', 'farm', 'crane');
    draw(t(state), 0, 1, WHY);
    expect(ids(playerOf(state, 0).hand)).toEqual(['farm']);
    turnUp(t(state), 1, 0, WHY, 0);
    expect(ids(state.aside)).toEqual(['mine']);
    expect(state.discard).toHaveLength(2);
    const open = table([], 'judge');
    turnUp(t(open), 1, 0, WHY);
    expect(ids(open.aside)).toEqual(['judge']);
  });

  test('W29: after a draw the box may ask about the cards just drawn, and a draw of none asks nothing', () => {
    hook({
      *afterDraw({ state }, me, drawn) {
        const chosen = yield* choose(me, 'give-cards', [...drawn.map(giveCard), DECLINE]);
        if (chosen.do !== 'give') return;
        removeUnseen(state, me, [kindNamed(chosen.card)]);
        playerOf(state, 1).hand.push(kindNamed(chosen.card));
      },
    });
    const state = table(EIGHT, 'school', 'palace', 'judge');
    const asked = run(
      state,
      function* (table) {
        const asks = draw(table, 0, 2, WHY);
        if (asks) yield* asks;
        yield* drawFromMeadow(table, 0, 1, 1, WHY);
      },
      'give card=palace',
      'take card=farm spot=0',
      'give card=farm',
    );
    expect(asked[0]).toEqual(['give card=judge', 'give card=palace', 'decline']);
    expect(ids(playerOf(state, 0).hand)).toEqual(['judge']);
    expect(ids(playerOf(state, 1).hand)).toEqual(['palace', 'farm']);
    expect(draw(t(table([])), 0, 2, WHY)).toBeUndefined();
    expect(run(table([]), (none) => drawFromMeadow(none, 0, 1, 1, WHY))).toEqual([]);
  });

  test('OW116: no draw of a whole game is forgotten, whatever card or place brings it', () => {
    let told = 0;
    hook({
      afterDraw(_table, _me, drawn) {
        told += drawn.length;
        return undefined;
      },
    });
    for (let n = 0; n < 60; n++) {
      told = 0;
      const game = match(setup, `draws ${n}`);
      const random = Random.of(seedOf(n));
      while (game.decision) game.choose(random.below(game.decision.options.length));
      const takes = game.events(0).filter(({ type }) => type === 'take').length;
      expect(told, `game ${n}`).toBe(takes + drawnBy(game.events(0), 0) + drawnBy(game.events(1), 1));
    }
  });
});

/** Cards that a player has drawn from the deck. Of the Teacher's two one stays. */
function drawnBy(events: readonly GameEvent[], seat: number): number {
  let cards = 0;
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.type === 'draw') cards += Number(event.count);
    if (event.type === 'reveal' && event.by === 'teacher') cards += Math.min(1, Number(event.count));
  }
  return cards;
}
