/** Section Z: the end of the rats' turn (R207-R215). The ratcatcher stands on 1, so that 2 and 3 are inactive. */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

const FIRST = { edition: 'first' };
const away = (setup = {}) => scene(setup).you('1m').sack({ white: 9 });

describe('clean-up', () => {
  test('R207: the expansion check comes before it', () => {
    const playing = scene().noCheese().cheese('1w', 2).you('1m').rats('1w', { white: 5 }).deck().start().ends();
    expect(playing.story.indexOf('expansion')).toBeGreaterThan(playing.story.indexOf('rat-spawned'));
  });

  test('R208: common and peculiar rats leave inactive townships; the common ones go to the sack', () => {
    const begun = scene().you('1m').rats('2w', { white: 2, brown: 1 }).peculiar('brute', '3m').peculiar('nipper', '0w');
    const playing = begun.inactive(2, 3).start().ends();
    expect(playing.events('rats-returned')).toMatchObject([{ white: 2, brown: 1, black: 0, rule: 'R208' }]);
    expect(playing.view.peculiars.map(({ rat }) => rat)).toEqual(['nipper']);
  });

  test('R208, O15: the card of a peculiar rat that is removed is discarded, tokens on it go to the Reserve', () => {
    const playing = away().peculiar('magpie', '3m', { yellow: 2 }).inactive(2, 3).start().ends();
    expect(playing.view.peculiarDiscard).toEqual(['magpie']);
    expect(playing.state.reserve.yellow).toBe(4);
  });

  test('R208: rats on active townships stay', () => {
    expect(away().rats('4e', { white: 2 }).start().ends().at('white', '4e')).toBe(2);
  });

  test('R209: the nemesis is never removed', () => {
    const playing = away().nemesis('2w').rolls(1).start().ends();
    expect(playing.state.nemesis.zone).toBe(playing.scene.zone('2m'));
  });

  test('R210: uncollected ability tokens leave inactive townships, in the second edition health tokens too', () => {
    const tokens = (setup = {}) => {
      const playing = away(setup).token('yellow', '2w').token('health', '2m').inactive(2, 3).start().ends();
      return [playing.at('yellow', '2w'), playing.at('health', '2m'), playing.state.reserve.yellow];
    };
    expect(tokens()).toEqual([0, 0, 4]);
    expect(tokens(FIRST)).toEqual([0, 1, 4]);
  });

  test('R211: uncollected ability tokens on active townships stay', () => {
    for (const setup of [{}, FIRST])
      expect(away(setup).token('yellow', '0w').start().ends().at('yellow', '0w')).toBe(1);
  });

  test('R212: ability tokens placed this round go back', () => {
    const playing = away().placed('yellow', '0w').placed('purple', '1m').start().ends();
    expect([playing.state.placed, playing.state.reserve]).toMatchObject([[], { yellow: 4, purple: 4 }]);
  });

  test('R213: all traps come back, triggered or not', () => {
    const playing = away().trap('0w').trap('4e').rats('4e', { white: 1 }).has({ traps: 0 }).start().ends();
    expect([playing.state.traps, playing.state.catcher.traps]).toEqual([[], 2]);
  });

  test('R214: "?" tokens of inactive townships go, those of active ones stay', () => {
    const playing = away().token('question', '2m').token('question', '0m').inactive(2).start().ends();
    expect([playing.at('question', '2m'), playing.at('question', '0m')]).toEqual([0, 1]);
  });

  test('R215: cheese is never cleaned up: its township is active', () => {
    const playing = away().noCheese().cheese('2w', 2).inactive(2).start().ends();
    expect(playing.at('cheese', '2w')).toBe(2);
    expect(playing.view.townships.find(({ township }) => township === 2)?.active).toBe(true);
  });
});
