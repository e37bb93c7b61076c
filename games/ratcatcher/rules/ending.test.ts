/** Section B: winning, losing, and that nothing happens afterwards (R13-R18). */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

const NINE = { attack: 3, movement: 1, health: 1, accuracy: 2, defence: 1, trap: 1 } as const;

describe('the end of the game', () => {
  test('R13, R137: the tenth collected cheese wins at once', () => {
    const playing = scene().upgraded(NINE).cheese('0e').start().walks('0e');
    expect(playing.match.result).toEqual({ winners: [0], reason: 'ten-cheese' });
  });

  test('R13, R137: the ninth does not', () => {
    const playing = scene()
      .upgraded({ ...NINE, trap: 0 })
      .cheese('0e')
      .start()
      .walks('0e');
    expect(playing.result).toBeUndefined();
  });

  test('R13, O23: bought and won cheese counts like any other', () => {
    const bought = scene().upgraded(NINE).cage({ white: 6 }).start().does({ do: 'trade', line: 3 });
    expect(bought.result).toBe('ten-cheese');
    const won = scene().upgraded(NINE).captured('magpie', { cheese: 1 }).start();
    expect(won.does({ do: 'claim', rat: 'magpie', reward: 0 }).result).toBe('ten-cheese');
  });

  test('R14, R245: a nemesis without health wins the game', () => {
    const playing = scene().nemesis('0m', { health: 1 }).rolls(6).start().attacks(1);
    expect(playing.match.result).toEqual({ winners: [0], reason: 'slain' });
  });

  test('R15, R195: the tenth consumed cheese loses', () => {
    const playing = scene().cheese('1w').rats('1w', { white: 5 }).tracker(9).start().ends();
    expect(playing.match.result).toEqual({ winners: [], reason: 'tracker-full' });
  });

  test('R16: a ratcatcher without health loses', () => {
    const playing = scene().has({ health: 1 }).rats('0m', { brown: 2 }).start().ends();
    expect(playing.match.result).toEqual({ winners: [], reason: 'dead' });
  });

  test('R17: the first condition ends the game in the middle of a phase; nothing further resolves', () => {
    const playing = scene()
      .has({ health: 1 })
      .rats('0m', { brown: 2 })
      .cheese('1w')
      .rats('1w', { white: 5 })
      .tracker(9)
      .start()
      .ends();
    expect(playing.result).toBe('dead');
    expect(playing.state.tracker).toBe(9);
    expect(playing.story.at(-1)).toBe('game-over');
    expect(playing.match.decision).toBeUndefined();
  });

  test('R17: ten cheese win before the slot of the tenth is asked for', () => {
    const playing = scene().upgraded(NINE).cheese('0e').start().walks('0e');
    expect(playing.state.catcher.spare).toBe(1);
    expect(playing.events('upgraded')).toEqual([]);
  });

  test('R18: the turns alternate until the game is decided', () => {
    const playing = scene().start().ends().ends();
    expect(playing.events('turn').map(({ whose, round }) => `${whose} ${round}`)).toEqual([
      'rats 2',
      'ratcatcher 3',
      'rats 3',
      'ratcatcher 4',
    ]);
  });

  test('R18, O27: no number of rounds ends the game', () => {
    const playing = scene().round(60).start().ends();
    expect([playing.result, playing.state.round]).toEqual([undefined, 61]);
    expect(scene().round(999).start().ends().state.round).toBe(1000);
  });
});
