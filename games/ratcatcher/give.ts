/** Gaining a reward, whatever it comes from (R139, R222-R229). Everything comes from the Reserve (R226). */
import { choose, type Rules } from '@smallfolk/kernel';
import { healthMaximum } from './attributes.ts';
import { gainAbilityTokens, gainCheese, gainDice, roomForTokens } from './cheese.ts';
import { type Hunt, YOU } from './hunt.ts';
import { ALL_DICE, COLOURS, type Colour, QUESTIONS, type Token } from './pieces.ts';
import { revealQuestion } from './populate.ts';
import type { Reward } from './rewards.ts';
import { collectTokens } from './walk.ts';
import { heal } from './wound.ts';

/** Would the reward give anything now? */
export function canGain(t: Hunt, reward: Reward, held?: Readonly<Record<Token, number>>): boolean {
  const { catcher, reserve, questions } = t.state;
  switch (reward.gain) {
    case 'cheese':
      return reserve.cheese > 0;
    case 'health':
      return catcher.health < healthMaximum(t) && reserve.health > 0;
    case 'yellow':
    case 'purple':
      return takes(t, reward.gain);
    case 'ability':
      return COLOURS.some((colour) => takes(t, colour));
    case 'dice':
      return catcher.dice < ALL_DICE;
    case 'movement':
      return true;
    case 'question':
      return QUESTIONS.some((kind) => questions[kind] > 0);
    case 'held':
      return held !== undefined && Object.values(held).some((count) => count > 0);
  }
}

function takes(t: Hunt, colour: Colour): boolean {
  return roomForTokens(t, colour) > 0 && t.state.reserve[colour] > 0;
}

/** Gives as much of it as can be had; the excess stays in the Reserve (R225). */
export function* give(t: Hunt, reward: Reward, rule: string): Rules {
  const { catcher, reserve } = t.state;
  const count = reward.count ?? 1;
  switch (reward.gain) {
    case 'cheese':
      for (let left = Math.min(count, reserve.cheese); left > 0; left--) {
        yield* gainCheese(t, rule, () => reserve.cheese--);
      }
      return;
    case 'question':
      for (let left = count; left > 0; left--) yield* revealQuestion(t, catcher.zone); // R61
      collectTokens(t);
      return;
    case 'ability': {
      const options = COLOURS.filter((colour) => takes(t, colour)).map((colour) => ({ do: 'colour', colour }) as const);
      if (options.length === 0) return;
      const { colour } = yield* choose(YOU, 'ability-colour', options, { rule });
      gained(t, colour, gainAbilityTokens(t, colour, count), rule);
      return;
    }
    case 'yellow':
    case 'purple':
      gained(t, reward.gain, gainAbilityTokens(t, reward.gain, count), rule);
      return;
    case 'health':
      gained(t, 'health', heal(t, Math.min(count, reserve.health)), rule);
      return;
    case 'dice':
      gained(t, 'dice', gainDice(t, count), rule); // R228
      return;
    case 'movement':
      catcher.movement += count;
      gained(t, 'movement', count, rule);
      return;
    case 'held':
      return;
  }
}

/** R227: what lies on the card of a captured rat; what finds no room goes to the Reserve (R225). */
export function* giveHeld(t: Hunt, held: Record<Token, number>): Rules {
  const { reserve } = t.state;
  for (const token of ['health', ...COLOURS, 'cheese'] as const) {
    reserve[token] += held[token];
    const count = held[token];
    held[token] = 0;
    if (count > 0) yield* give(t, { gain: token, count }, 'R227');
  }
}

function gained(t: Hunt, gain: Reward['gain'], count: number, rule: string): void {
  t.emit?.({ type: 'gained', gain, count, rule });
}
