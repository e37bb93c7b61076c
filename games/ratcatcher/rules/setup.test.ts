/** Section C and AC: the set-up (R19-R38) and hard mode (R250-R252). */
import { keyOf, Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { makeGame, game as realGame } from '../game.ts';
import { open } from '../index.ts';
import type { HuntEvent } from '../state/events.ts';
import { tiny } from '../testing/tiny-box.ts';

const game = makeGame(tiny);

function begin(input: Record<string, string> = {}, seed = 'opening') {
  const setup = parseSetup(game, input);
  if (!setup.ok) throw new Error(setup.message);
  return Match.start(game, setup.value, seedOf(seed));
}

/** Plays the set-up with the first option each time. */
function opened(input: Record<string, string> = {}, seed = 'opening') {
  const match = begin(input, seed);
  while (match.decision && match.decision.ask !== 'action') match.choose(0);
  return match;
}

const events = (match: ReturnType<typeof begin>) => match.events(0) as unknown as HuntEvent[];
const types = (match: ReturnType<typeof begin>) => events(match).map(({ type }) => type);

describe('the set-up', () => {
  test('R19, R22-R25: the board of the chosen ratcatcher, its tracks at the reset symbol', () => {
    const { catcher } = begin({ ratcatcher: 'tess' }).state;
    expect(catcher).toMatchObject({ dice: 3, movement: 4, health: 4, traps: 2 });
    expect(begin({ ratcatcher: 'bare' }).view(0).catcher.id).toBe('bare');
  });

  test('R20: the ready-made first game is Bram Cleaver against the Rat King', async () => {
    const { first } = await open();
    expect(first).toMatchObject({ ratcatcher: 'bram-cleaver', nemesis: 'rat-king' });
    expect(parseSetup(realGame, first).ok).toBe(true);
  });

  test('R21: every track starts where its reset symbol is: nothing upgraded, nothing unlocked', () => {
    const { catcher } = begin().view(0);
    expect(catcher.slots.every(({ cheese }) => cheese === 0)).toBe(true);
    expect([catcher.yellow, catcher.purple]).toMatchObject([
      { unlocked: false, tokens: 0 },
      { unlocked: false, tokens: 0 },
    ]);
    expect(catcher).toMatchObject({ attack: 3, movementValue: 4, healthMaximum: 4, accuracy: 4, defence: 1 });
  });

  test('R26: the cage starts empty', () => {
    expect(opened().state.cage).toEqual({ white: 0, brown: 0, black: 0 });
  });

  test('R27: the nemesis has its full health and is not on the map', () => {
    expect(opened({ nemesis: 'gourmet' }).view(0).nemesis).toMatchObject({ id: 'gourmet', health: 5, zone: -1 });
  });

  test('R28: card 00 lies in the middle with its standard face', () => {
    expect(begin().view(0).townships).toMatchObject([{ township: 0, face: 'standard', x: 0, y: 0 }]);
  });

  test('R29: the other townships are shuffled into a face-down deck', () => {
    const decks = Array.from({ length: 8 }, (_, n) => begin({}, `deck ${n}`).state);
    expect(new Set(decks.map(({ deck, drawn }) => [...deck, ...drawn].join())).size).toBeGreaterThan(4);
    expect(JSON.stringify(begin().view(0))).not.toContain('"deck":[');
  });

  test('R30: in standard mode two townships are attached, both to card 00', () => {
    for (const edition of ['first', 'second']) {
      const match = opened({ edition });
      expect(match.state.city).toHaveLength(3);
      for (const { x, y } of match.state.city.slice(1)) expect(Math.abs(x) + Math.abs(y)).toBe(1);
    }
  });

  test('R30: the second edition draws both cards before the first is attached, the first edition one by one (D8)', () => {
    expect(begin({ edition: 'second' }).state.drawn).toHaveLength(2);
    const first = begin({ edition: 'first' });
    expect(first.decision?.ask).toBe('expansion-connector');
    expect(first.state.drawn).toHaveLength(0);
  });

  test('R31: the ratcatcher starts in the start zone of card 00', () => {
    const { catcher, townships } = opened().view(0);
    expect(catcher.zone).toBe(townships[0]?.zones[1]);
  });

  test('R32: cheese first, then "?" tokens, then special tokens, and rats last', () => {
    for (let n = 0; n < 12; n++) {
      const match = opened({}, `order ${n}`);
      const order = events(match).flatMap((event) => {
        if (event.type === 'token-placed') return event.rule === 'R33' ? [0] : event.rule === 'R35' ? [2] : [1];
        if (event.type === 'question-revealed') return [1];
        if (event.type === 'rat-spawned' && (event.cause === 'nest' || event.cause === 'spawn')) return [3];
        return [];
      });
      expect(order).toEqual([...order].sort());
    }
  });

  test('R33: one cheese on every cheese slot', () => {
    const match = opened();
    const { on, city } = match.state;
    const slots = city.flatMap(({ card }) => tiny.townships[card]?.zones.flatMap(({ symbols }) => symbols) ?? []);
    const placed = events(match).filter((event) => event.type === 'token-placed' && event.rule === 'R33');
    expect(placed).toHaveLength(slots.filter((symbol) => symbol === 'cheese').length);
    expect(on.cheese.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(placed.length);
  });

  test('R34: every "?" slot gets a token', () => {
    for (let n = 0; n < 12; n++) {
      const match = opened({}, `question ${n}`);
      const slots = match.state.city.filter(({ card }) => tiny.townships[card]?.number === 2).length;
      expect(types(match).filter((type) => type === 'question-revealed')).toHaveLength(slots);
    }
  });

  test('R35: one token of the colour for each special-token symbol', () => {
    const withTwo = Array.from({ length: 30 }, (_, n) => opened({}, `special ${n}`)).filter((match) =>
      match.state.city.some(({ card }) => tiny.townships[card]?.number === 2),
    );
    expect(withTwo.length).toBeGreaterThan(0);
    for (const match of withTwo) {
      const card = tiny.townships.findIndex(({ number }) => number === 2);
      const zone = match.view(0).zones.find(({ township, index }) => township === 2 && index === 0);
      expect([card > 0, zone?.yellow]).toEqual([true, 1]);
    }
  });

  test('R36: every nest and every spawn of the City holds its rat', () => {
    for (let n = 0; n < 12; n++) {
      const match = opened({}, `rats ${n}`);
      const symbols = match.state.city.flatMap(
        ({ card }) => tiny.townships[card]?.zones.flatMap(({ symbols: all }) => all) ?? [],
      );
      const spawned = events(match).filter(
        (event) => event.type === 'rat-spawned' && (event.cause === 'nest' || event.cause === 'spawn'),
      );
      expect(spawned).toHaveLength(symbols.filter((symbol) => symbol === 'nest' || symbol === 'spawn').length);
    }
  });

  test('R38: the ratcatcher takes the first turn', () => {
    const match = opened();
    expect(match.decision?.ask).toBe('action');
    expect(match.state.round).toBe(1);
  });

  test('R106: the refresh is skipped in the very first turn', () => {
    const match = opened();
    expect(types(match)).not.toContain('refreshed');
    match.choose({ do: 'end' });
    while (match.decision && match.state.round === 1) match.choose(0);
    expect(types(match)).toContain('refreshed');
  });

  test('R250: hard mode shows the other face of card 00', () => {
    expect(begin({ mode: 'hard' }).view(0).townships).toMatchObject([{ township: 0, face: 'hard' }]);
  });

  test('R251: hard mode attaches three townships', () => {
    expect(opened({ mode: 'hard' }).state.city).toHaveLength(4);
    expect(opened({ mode: 'hard', edition: 'first' }).state.city).toHaveLength(3);
  });

  test('R252: nothing else differs in hard mode', () => {
    const [standard, hard] = ['standard', 'hard'].map((mode) => begin({ mode }).state);
    const same = ({
      city: _,
      mode: __,
      active: ___,
      drawn: ____,
      deck: _____,
      catcher,
      ...rest
    }: NonNullable<typeof hard>) => ({
      ...rest,
      catcher: { ...catcher, zone: 0 },
    });
    expect(hard && same(hard)).toEqual(standard && same(standard));
  });

  test('R39, R40: every way to lay a card against card 00 is offered once', () => {
    const match = begin();
    const keys = match.decision?.options.map(keyOf) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
    const sides = match.state.drawn.map((card) => Object.keys(tiny.townships[card]?.connectors ?? {}).length);
    expect(keys).toHaveLength(sides.reduce((sum, connectors) => sum + 4 * connectors, 0));
  });

  test('an unknown ratcatcher, nemesis, edition or mode is refused with the name of the field', () => {
    for (const field of ['ratcatcher', 'nemesis', 'edition', 'mode']) {
      const refused = parseSetup(game, { [field]: 'nobody' });
      expect(refused).toMatchObject({ ok: false, where: field });
    }
  });
});
