/** How promising it looks to use an ability card in one's own turn: spells by whom they would strike, healing by who is hurt. */
import { type Blow, blowWith, minionDefense, newAttack, withBonus } from '../rules/battle.ts';
import { isClose, isSmall, miceOn, mouseSees } from '../rules/figures.ts';
import { chanceToSuffer, chanceToWound } from '../rules/odds.ts';
import type { Quest } from '../rules/quest.ts';
import { attackable, meleeTargets, rangedTargets } from '../rules/targets.ts';
import { lifeOf, loreOf } from '../rules/values.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import { threatNow } from './threat.ts';

type Weigher = (t: Quest, mouse: Mouse, fighting: boolean) => number;

/** Whoever is struck at looks at least this promising, and the more so the likelier and the dearer the wound. */
const TRY = 1.5;
const WOUND = 8;

const worthOf = (t: Quest, minion: Minion): number => 0.5 + 2 * Math.min(0.6, threatNow(t, minion));

const woundBy = (t: Quest, mouse: Mouse, blow: Blow, minion: Minion): number =>
  WOUND *
  chanceToWound(blow.reach, blow.dice, minionDefense(t, mouse, newAttack(mouse.hero, minion.id, blow), minion)) *
  worthOf(t, minion);

/** What a blow at this minion promises. */
export const blowWeight = (t: Quest, mouse: Mouse, blow: Blow, minion: Minion): number =>
  TRY + woundBy(t, mouse, blow, minion);

const spell = (t: Quest, mouse: Mouse, weapon: string): Blow => ({
  weapon,
  reach: 'ranged',
  damage: 'magic',
  dice: loreOf(t, mouse),
});

const most = (weights: readonly number[]): number => Math.max(0, ...weights);

const mysticBolt: Weigher = (t, mouse) => {
  const blow = spell(t, mouse, 'mystic-bolt');
  return most(attackable(t, mouse).map((minion) => blowWeight(t, mouse, withBonus(t, mouse, blow, minion), minion)));
};

/** All on one space are struck by the same roll. */
const mysticBlast: Weigher = (t, mouse) => {
  const blow = spell(t, mouse, 'mystic-blast');
  const bySpace = new Map<number, number>();
  for (const minion of rangedTargets(t, mouse))
    bySpace.set(minion.space, (bySpace.get(minion.space) ?? TRY) + woundBy(t, mouse, blow, minion));
  return most([...bySpace.values()]);
};

/** Two sure hits on each of as many as the mouse has lore. */
const chainLightning: Weigher = (t, mouse) => {
  const blow = spell(t, mouse, 'chain-lightning');
  const wounds = attackable(t, mouse)
    .filter(({ space }) => mouseSees(t, mouse.space, space))
    .map((minion) => {
      const defense = minionDefense(t, mouse, newAttack(mouse.hero, minion.id, blow), minion);
      return WOUND * chanceToSuffer(2, defense) * worthOf(t, minion);
    })
    .sort((one, two) => two - one);
  return TRY + wounds.slice(0, loreOf(t, mouse)).reduce((sum, wound) => sum + wound, 0);
};

/** A strike with each dagger. */
const knifeStrike: Weigher = (t, mouse) => {
  const dagger = t.book.card('dagger');
  const daggers = mouse.body.filter((card) => card === dagger.id).length;
  if (dagger.kind !== 'weapon') return 0;
  return (
    TRY + daggers * most(meleeTargets(t, mouse).map((one) => woundBy(t, mouse, blowWith(t, mouse, dagger, one), one)))
  );
};

/** Who lies on its back does not strike: worth a turn where many stand around. */
const thundersqueak: Weigher = (t, mouse) =>
  1.5 * t.state.minions.filter((one) => isSmall(t, one) && !one.down && isClose(t, mouse.space, one.space)).length;

const healing: Weigher = (t, mouse) =>
  4 *
  most(
    t.state.mice
      .filter((other) => isClose(t, mouse.space, other.space))
      .map((other) => (other.wounds + other.poison) / lifeOf(t, other)),
  );

const cure: Weigher = (t, mouse) =>
  most(
    miceOn(t, mouse.space).map(
      (other) =>
        (6 * other.poison) / lifeOf(t, other) + 2 * [other.stunned, other.webbed, other.charmed].filter(Boolean).length,
    ),
  );

const WEIGHED: Readonly<Record<string, Weigher>> = {
  'mystic-bolt': mysticBolt,
  'mystic-blast': mysticBlast,
  'chain-lightning': chainLightning,
  'knife-strike': knifeStrike,
  thundersqueak,
  'first-aid': healing,
  'major-heal': healing,
  cure,
  'energy-rush': (_t, _mouse, fighting) => (fighting ? 1 : 0.2),
};

export const abilityWeight = (t: Quest, mouse: Mouse, id: string, fighting: boolean): number =>
  WEIGHED[id]?.(t, mouse, fighting) ?? 2;
