/** Gaining something from the Reserve, whatever it is the reward of (R139, R222-R229). */
import type { Rules } from '@smallfolk/kernel';
import type { Gain } from '../content/reward.ts';
import { ALL_DICE, COLOURS, type Colour } from '../state/pieces.ts';
import { choose, type Hunt } from '../state/table.ts';
import { healthMaximum } from './attributes.ts';
import { gainAbilityTokens, gainCheese, gainDice, roomForTokens } from './cheese.ts';
import { heal } from './wound.ts';

/** Would it give anything now? */
export function canGain(t: Hunt, { gain }: Gain): boolean {
  const { catcher, reserve } = t.state;
  switch (gain) {
    case 'cheese':
      return reserve.cheese > 0;
    case 'health':
      return catcher.health < healthMaximum(t) && reserve.health > 0;
    case 'yellow':
    case 'purple':
      return takes(t, gain);
    case 'ability':
      return COLOURS.some((colour) => takes(t, colour));
    case 'dice':
      return catcher.dice < ALL_DICE;
    case 'movement':
      return true;
  }
}

function takes(t: Hunt, colour: Colour): boolean {
  return roomForTokens(t, colour) > 0 && t.state.reserve[colour] > 0;
}

/** As much of it as can be had; the excess stays in the Reserve (R225, R226). */
export function* gain(t: Hunt, reward: Gain, rule: string): Rules {
  const { catcher, reserve } = t.state;
  const count = reward.count ?? 1;
  switch (reward.gain) {
    case 'cheese':
      for (let left = Math.min(count, reserve.cheese); left > 0; left--) {
        yield* gainCheese(t, rule, () => reserve.cheese--);
      }
      return;
    case 'ability': {
      const options = COLOURS.filter((colour) => takes(t, colour)).map((colour) => ({ do: 'colour', colour }) as const);
      if (options.length === 0) return;
      const { colour } = yield* choose('ability-colour', options, { rule });
      return gained(t, colour, gainAbilityTokens(t, colour, count), rule);
    }
    case 'yellow':
    case 'purple':
      return gained(t, reward.gain, gainAbilityTokens(t, reward.gain, count), rule);
    case 'health':
      return gained(t, 'health', heal(t, Math.min(count, reserve.health)), rule);
    case 'dice':
      return gained(t, 'dice', gainDice(t, count), rule); // R228
    case 'movement':
      catcher.movement += count;
      return gained(t, 'movement', count, rule);
  }
}

function gained(t: Hunt, gain: Gain['gain'], count: number, rule: string): void {
  t.emit?.({ type: 'gained', gain, count, rule });
}
