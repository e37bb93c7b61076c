/** First impressions: how promising each option of a decision looks, as positive weights. */
import type { Decision, Option } from '@smallfolk/kernel';
import { spaceIn } from '../content/room-graph.ts';
import { blowWith, minionDefense, newAttack } from '../rules/battle.ts';
import { explorable } from '../rules/explore.ts';
import { mouseIn } from '../rules/figures.ts';
import { chanceToWound } from '../rules/odds.ts';
import type { Quest } from '../rules/quest.ts';
import type { Mouse } from '../state/mouse.ts';

export function weightsOf(t: Quest, decision: Decision): number[] {
  const mouse = mouseIn(t, String(decision.about?.id ?? ''));
  const turning = mouse && (decision.ask === 'turn' || decision.ask === 'scurry');
  const aims = turning ? aimsOf(t, mouse) : [];
  return decision.options.map((option) => (turning ? turnWeight(t, mouse, option, aims) : (PLAIN[option.do] ?? 1)));
}

/** Outside the menu of a turn. */
const PLAIN: Readonly<Record<string, number>> = {
  no: 0.6,
  done: 4,
  find: 6,
  keep: 2,
  discard: 0.7,
  give: 0.1,
  take: 0.1,
  'take-off': 0.05,
  wear: 2,
  enough: 1,
};

const MENU: Readonly<Record<string, number>> = {
  stand: 3,
  climb: 4,
  scurry: 0.5,
  stop: 0.6,
  inspired: 1.5,
  end: 0.25,
  recover: 3,
  ability: 1.2,
  use: 0.8,
  trick: 0.2,
  'level-up': 3,
  share: 0.03,
  equip: 0.15,
  lay: 0.02,
  'take-back': 0.1,
  throw: 0.01,
  grape: 0.5,
  take: 6,
  deed: 9,
};

function turnWeight(t: Quest, mouse: Mouse, option: Option, aims: readonly number[]): number {
  switch (option.do) {
    case 'move':
      return moveWeight(t, mouse, spaceIn(t.room, String(option.to)), aims);
    case 'attack':
      return attackWeight(t, mouse, String(option.weapon), option.target);
    case 'search':
      return option.for === 'special' ? 12 : option.for === 'lost' ? 8 : t.state.minions.length > 0 ? 0.1 : 0.8;
    case 'explore':
      return explorable(t, String(option.way)) ? 6 : 0.4;
    default:
      return MENU[option.do] ?? 0.5;
  }
}

function attackWeight(t: Quest, mouse: Mouse, weapon: string, target: unknown): number {
  const minion = t.state.minions.find(({ id }) => id === target);
  if (!minion || !t.book.isCard(weapon)) return 2;
  const card = t.book.card(weapon);
  if (card.kind !== 'weapon') return 2;
  const blow = blowWith(t, mouse, card, minion);
  const defense = minionDefense(t, mouse, newAttack(mouse.hero, minion.id, blow), minion);
  return 1 + 8 * chanceToWound(blow.reach, blow.dice, defense);
}

/** Where there is something to do: minions to be struck, things to be found, ways on. */
function aimsOf(t: Quest, mouse: Mouse): number[] {
  const { minions, tokens } = t.state;
  if (minions.length > 0 && !t.moments.some((moment) => moment.peaceful?.(t)))
    return [...new Set(minions.map(({ space }) => space))];
  const lying = tokens
    .filter(({ room, found, resting }) => room === t.room.id && found && !resting)
    .map(({ space }) => space);
  if (lying.length > 0) return lying;
  const search = t.roomRules?.search;
  if (search && !t.state.found.includes(search.id) && (search.open?.(t, mouse) ?? true))
    return search.on.map((letter) => spaceIn(t.room, letter));
  const ways = t.room.exits.filter(({ edge }) => explorable(t, edge)).flatMap(({ spaces }) => spaces);
  return explorable(t, 'flip') ? [...ways, t.room.flip.space] : ways;
}

function moveWeight(t: Quest, mouse: Mouse, to: number, aims: readonly number[]): number {
  const far = (from: number) => Math.min(9, ...aims.map((aim) => t.room.minionDistance[from]?.[aim] ?? 9));
  if (aims.length === 0) return 0.2;
  const gain = far(mouse.space) - far(to);
  return gain <= 0 ? 0.03 : 0.5 + gain * (t.room.isWater[to] ? 0.3 : 1);
}
