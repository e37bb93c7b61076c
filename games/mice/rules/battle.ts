/** Battle of the mice (M106-M127, OM42-OM48): the attack of a mouse, from its dice to its last consequence. */
import { offer, type Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import type { MinionCard } from '../content/minion-kind.ts';
import type { Mark } from '../content/moments.ts';
import type { Weapon } from '../content/search-card.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Attack } from '../state/state.ts';
import { type Blow, newAttack } from './attack.ts';
import { fillWheel, gainCheese } from './cheese.ts';
import { seatOf } from './deciding.ts';
import { count, hitsOf, roll } from './dice.ts';
import { isUnder, lift } from './effects.ts';
import { checkEnd } from './ending.ts';
import { woundMinion } from './felling.ts';
import { cardsOnTrack, isLarge, kindNumbered, kindOf } from './figures.ts';
import { earnCheeseMaster, isMaster } from './masters.ts';
import type { Quest } from './quest.ts';
import { rollFor } from './rolling.ts';
import { abilitiesFor, useAbility } from './using.ts';
import { bareBattle, battleBonus, defenderLess, powersOf } from './values.ts';

export { type Blow, newAttack };

/** M7, M280: the dice that a minion attacks with. */
export const battleOf = (t: Quest, minion: Minion, card: MinionCard): number =>
  Math.max(0, card.battle - (isUnder(t, minion.id, 'meeps') ? 1 : 0));

/** The weapon card of an attack, if it was made with one. */
export function weaponOf(t: Quest, attack: Attack): Weapon | undefined {
  if (!t.book.isCard(attack.weapon)) return undefined;
  const card = t.book.card(attack.weapon);
  return card.kind === 'weapon' ? card : undefined;
}

/** OM42: one weapon, its bonus and its ability alone, with all that else adds dice. */
export function blowWith(t: Quest, mouse: Mouse, weapon: Weapon, target: Minion): Blow {
  const special = weapon.against?.(t, mouse, target);
  const reach = special?.reach ?? weapon.reach;
  const damage = special?.damage ?? weapon.damage;
  const draft = newAttack(mouse.hero, target.id, { weapon: weapon.id, reach, damage, dice: 0 });
  const dice =
    bareBattle(t, mouse) +
    weapon.battle +
    (weapon.powers?.battle?.(t, mouse, draft, target) ?? 0) +
    battleBonus(t, mouse, draft, target);
  return { weapon: weapon.id, reach, damage, dice: Math.max(0, dice) };
}

/** Dice of a blow that takes part in all bonuses but those of weapons. */
export function withBonus(t: Quest, mouse: Mouse, blow: Blow, target: Minion | undefined): Blow {
  const draft = newAttack(mouse.hero, target?.id ?? '', blow);
  return { ...blow, dice: Math.max(0, blow.dice + battleBonus(t, mouse, draft, target)) };
}

/** M109-M118: one attack on one minion. Returns the attack as it ended. */
export function* attackMinion(t: Quest, mouse: Mouse, blow: Blow, target: Minion): Rules<Attack> {
  const outer = t.state.attack;
  const attack = yield* declare(t, mouse, target.id, blow);
  yield* boost(t, mouse, attack);
  yield* rollAttack(t, mouse, attack);
  yield* resolve(t, mouse, attack, target);
  yield* aftermath(t, mouse, attack, target);
  t.state.attack = outer;
  checkEnd(t);
  return attack;
}

/** One roll against several figures; each defends by itself. */
export function* attackSeveral(t: Quest, mouse: Mouse, blow: Blow, targets: readonly Minion[]): Rules {
  const outer = t.state.attack;
  const attack = yield* declare(t, mouse, targets[0]?.id ?? '', blow);
  yield* rollAttack(t, mouse, attack);
  for (const target of targets) {
    if (!t.state.minions.includes(target)) continue;
    attack.target = target.id;
    yield* resolve(t, mouse, attack, target);
  }
  t.state.attack = outer;
  checkEnd(t);
}

/** So many hits without a roll; the figure defends. */
export function* hitMinion(t: Quest, mouse: Mouse | undefined, blow: Blow, hits: number, target: Minion): Rules {
  const outer = t.state.attack;
  const attack = newAttack(mouse?.hero ?? '', target.id, blow);
  t.state.attack = attack;
  attack.hits = hits;
  t.emit?.({ type: 'hits', by: attack.by, target: target.id, kind: target.kind, hits, rule: 'M112' });
  yield* resolve(t, mouse, attack, target);
  t.state.attack = outer;
}

/** M117 for what is no minion. */
export function* attackMark(t: Quest, mouse: Mouse, blow: Blow, mark: Mark): Rules {
  const outer = t.state.attack;
  const attack = yield* declare(t, mouse, mark.id, blow);
  yield* boost(t, mouse, attack);
  yield* rollAttack(t, mouse, attack);
  if (attack.hits > 0) {
    const less =
      attack.less +
      defenderLess(t, mouse, attack, undefined) +
      (weaponOf(t, attack)?.powers?.less?.(t, mouse, attack, undefined) ?? 0);
    const dice = Math.min(attack.atMost, Math.max(0, mark.defense - less));
    const faces = roll(t.random, dice);
    t.emit?.({ type: 'rolled', who: mark.id, purpose: 'defense', faces: [...faces], rule: 'M112' });
    attack.wounds = Math.max(0, attack.hits - count(faces, 'shield'));
    if (attack.wounds > 0) yield* happen(mark.wounded(t, mouse, attack.wounds));
  }
  t.state.attack = outer;
  checkEnd(t);
}

/** A mouse strikes, shoots or casts: whoever was not seen is seen now. */
export function* stepForth(t: Quest, mouse: Mouse): Rules {
  lift(t, mouse.hero, 'invisibility');
  for (const moment of t.moments) if (moment.attacks) yield* happen(moment.attacks(t, mouse));
}

/** The target is named. */
function* declare(t: Quest, mouse: Mouse, target: string | number, blow: Blow): Rules<Attack> {
  lift(t, mouse.hero, 'battle-leader'); // its die is in the blow already
  yield* stepForth(t, mouse);
  const attack = newAttack(mouse.hero, target, blow);
  t.state.attack = attack;
  weaponOf(t, attack)?.drawn?.(t, mouse);
  const { weapon, reach, damage, dice } = blow;
  t.emit?.({
    type: 'attack',
    by: mouse.hero,
    target,
    ...kindNumbered(t, target),
    weapon,
    reach,
    damage,
    dice,
    rule: reach === 'melee' ? 'M109' : 'M116',
  });
  return attack;
}

/** The dice that the target will roll, as far as one knows before the attack is rolled. */
export function defenseAgainst(t: Quest, mouse: Mouse, attack: Attack): number {
  const minion = t.state.minions.find(({ id }) => id === attack.target);
  if (minion) return minionDefense(t, mouse, attack, minion);
  const mark = t.moments.find((moment) => moment.mark?.id === attack.target)?.mark;
  return Math.max(0, (mark?.defense ?? 0) - attack.less);
}

/** Ability cards for this attack: asked only of a mouse that has one it can pay. */
function* boost(t: Quest, mouse: Mouse, attack: Attack): Rules {
  const timing = attack.reach === 'melee' ? 'before-melee' : 'before-ranged';
  const usable = abilitiesFor(t, mouse, timing).filter((ability) => ability.helps?.(t, mouse, attack) ?? true);
  if (usable.length === 0) return;
  const options = [...usable.map(({ id }) => ({ do: 'ability', card: id })), { do: 'no', card: '' }];
  const { card } = yield* offer(seatOf(mouse), 'boost', options, {
    rule: 'M65',
    about: { kind: 'mouse', id: mouse.hero },
  });
  const ability = usable.find(({ id }) => id === card);
  if (!ability) return;
  useAbility(t, mouse, ability);
  if (ability.change) yield* happen(ability.change(t, mouse, attack));
}

/** M110, M111: the roll, its cheese (M108), and what may be rolled again. */
function* rollAttack(t: Quest, mouse: Mouse, attack: Attack): Rules {
  const good = attack.reach === 'melee' ? 'sword' : 'bow';
  attack.faces = yield* rollFor(t, mouse, attack.dice, 'attack', (face) => face[good] || face.cheese, 'M110');
  attack.hits = hitsOf(attack.faces, attack.reach);
  yield* cheeseOfAttack(t, mouse, attack, attack.faces);
  for (const ability of abilitiesFor(t, mouse, 'after-roll')) {
    if (!(ability.helps?.(t, mouse, attack) ?? true)) continue;
    const options = [{ do: 'ability', card: ability.id }, { do: 'no' }] as const;
    const answer = yield* offer(seatOf(mouse), 'react', options, {
      rule: 'M65',
      about: { kind: 'mouse', id: mouse.hero },
    });
    if (answer.do === 'no') continue;
    useAbility(t, mouse, ability);
    if (ability.change) yield* happen(ability.change(t, mouse, attack));
  }
  for (const moment of t.moments) if (moment.attackRolled) yield* happen(moment.attackRolled(t, mouse, attack));
}

/** M108, OM48: every cheese counts, whoever wins. */
export function* cheeseOfAttack(t: Quest, mouse: Mouse, attack: Attack, faces: readonly number[]): Rules {
  const cheese = count(faces, 'cheese');
  if (cheese === 0) return;
  if (weaponOf(t, attack)?.attackCheese === 'wheel') yield* fillWheel(t, cheese, 'M17');
  else gainCheese(t, mouse, cheese, 'M108');
  yield* earnCheeseMaster(t, mouse, cheese);
}

/** M112-M114: the figure defends, if it was hit, and takes what is left. */
function* resolve(t: Quest, mouse: Mouse | undefined, attack: Attack, target: Minion): Rules {
  attack.wounds = 0;
  attack.defeated = false;
  if (attack.hits === 0 || !t.state.minions.includes(target)) return;
  const faces = roll(t.random, minionDefense(t, mouse, attack, target));
  t.emit?.({ type: 'rolled', who: target.id, kind: target.kind, purpose: 'defense', faces: [...faces], rule: 'M112' });
  const cheese = count(faces, 'cheese');
  attack.wounds = Math.max(0, attack.hits - blocks(t, target, faces));
  yield* cheeseOfDefender(t, mouse, attack, target, cheese); // OM12: before the wounds
  const { wounds } = attack;
  t.emit?.({ type: 'blocked', target: target.id, kind: target.kind, hits: attack.hits, wounds, rule: 'M113' });
  if (wounds === 0) return;
  if (mouse) for (const power of powersOf(t, mouse)) power.wounded?.(t, mouse, attack, target, cheese);
  attack.defeated = yield* woundMinion(t, target, wounds, mouse);
}

/** M112, OM42: its defense value with all that changes it. */
export function minionDefense(t: Quest, mouse: Mouse | undefined, attack: Attack, target: Minion): number {
  const card = cardsOnTrack(t, target.kind)[0] ?? target.kind;
  let dice = t.book.minionCard(card).card.defense;
  for (const moment of t.moments) dice += moment.minionDefense?.(t, target, attack) ?? 0;
  dice -= attack.less;
  if (isUnder(t, target.id, 'meeps')) dice--;
  if (mouse) {
    dice -= defenderLess(t, mouse, attack, target);
    dice -= weaponOf(t, attack)?.powers?.less?.(t, mouse, attack, target) ?? 0;
    if (isMaster(t, mouse, 'cat-slayer') && isLarge(t, target)) dice--; // M273
  }
  return Math.min(attack.atMost, Math.max(0, dice));
}

/** M113: each sword with shield blocks one hit; a carapace more. */
function blocks(t: Quest, target: Minion, faces: readonly number[]): number {
  const { starShield } = kindOf(t, target);
  const shields = count(faces, 'shield');
  return starShield ? shields + faces.filter((at) => at === STAR_SHIELD).length * (starShield - 1) : shields;
}

/** The face with sword, shield and star. */
const STAR_SHIELD = 5;

/** M115: on the wheel, unless the figure or the weapon says otherwise. */
function* cheeseOfDefender(t: Quest, mouse: Mouse | undefined, attack: Attack, target: Minion, cheese: number): Rules {
  if (cheese === 0 || kindOf(t, target).keepsCheese) return;
  if (!mouse && t.moments.some((moment) => moment.sparesWheel?.(t, attack))) return;
  if (mouse && weaponOf(t, attack)?.defenderCheese === 'bearer') return gainCheese(t, mouse, cheese, 'M17');
  yield* fillWheel(t, cheese, 'M115');
}

/** What the weapon does afterwards, and ability cards for that moment. */
function* aftermath(t: Quest, mouse: Mouse, attack: Attack, target: Minion): Rules {
  const weapon = weaponOf(t, attack);
  if (weapon?.after) yield* happen(weapon.after(t, mouse, attack, target));
  if (attack.reach !== 'melee') return;
  for (const ability of abilitiesFor(t, mouse, 'after-melee')) {
    if (!(ability.helps?.(t, mouse, attack) ?? true)) continue;
    const options = [{ do: 'ability', card: ability.id }, { do: 'no' }] as const;
    const answer = yield* offer(seatOf(mouse), 'react', options, {
      rule: 'M65',
      about: { kind: 'mouse', id: mouse.hero },
    });
    if (answer.do === 'no') continue;
    useAbility(t, mouse, ability);
    if (ability.change) yield* happen(ability.change(t, mouse, attack));
  }
}
