/** How promising the options in a mouse's own turn look: fight, find, go on, and do not dawdle. */
import type { Option } from '@smallfolk/kernel';
import { type SpaceIndex, spaceIn } from '../content/room-graph.ts';
import { blowWith } from '../rules/battle.ts';
import { countMice, miceOn, mouseIn, onBoard } from '../rules/figures.ts';
import { chanceOf } from '../rules/odds.ts';
import type { Quest } from '../rules/quest.ts';
import { searchDice } from '../rules/searching.ts';
import { hasClass, isGolem, lifeOf } from '../rules/values.ts';
import { banks } from '../rules/water.ts';
import type { Mouse } from '../state/mouse.ts';
import { abilityWeight, blowWeight } from './abilities.ts';
import { type Errand, errandOf } from './course.ts';
import { gainBy } from './gear.ts';
import { FAR, wayTo } from './walking.ts';

/** A card that makes a mouse better by less is not put on. */
const WORTH_IT = 0.03;
/** Not worth a thought. */
const IDLE = 0;

/** What one needs to know to weigh the options of one turn. */
interface Look {
  readonly t: Quest;
  readonly mouse: Mouse;
  readonly errand: Errand;
  /** Are there minions to be fought? */
  readonly fighting: boolean;
  /** Does this mouse go for the errand now? */
  readonly runs: boolean;
  /** Its way to the errand, and to the nearest minion. */
  readonly way: number;
  readonly foe: number;
  readonly shoots: boolean;
}

export function turnWeights(t: Quest, mouse: Mouse, options: readonly Option[]): number[] {
  const errand = errandOf(t);
  const fighting = t.state.minions.length > 0 && !t.moments.some((moment) => moment.peaceful?.(t));
  const way = wayTo(t, mouse.space, errand.spaces);
  const look: Look = {
    t,
    mouse,
    errand,
    fighting,
    runs: (!fighting || errand.amid) && isRunner(t, mouse, errand, way),
    way,
    foe: fighting ? toFoe(t, mouse.space) : 0,
    shoots: !isGolem(t, mouse) && mouse.body.some((id) => isRanged(t, id)),
  };
  const hits = options.some((option) => option.do === 'attack');
  return options.map((option) => weightOf(look, option, hits));
}

const isRanged = (t: Quest, id: string): boolean => {
  const card = t.book.card(id);
  return card.kind === 'weapon' && card.reach === 'ranged';
};

/** The nearest of those who can do it, or each of them if all are wanted. */
function isRunner(t: Quest, mouse: Mouse, { doers, spaces, all }: Errand, way: number): boolean {
  if (spaces.length === 0 || !doers.includes(mouse)) return false;
  return all || doers.every((other) => other === mouse || wayTo(t, other.space, spaces) >= way);
}

/** How far it is to the nearest minion: 0 on its space, 1 where it can be struck. */
function toFoe(t: Quest, from: SpaceIndex): number {
  let least = FAR;
  for (const { space } of t.state.minions) {
    if (space === from) return 0;
    const beside = t.room.near[space] ?? [];
    const steps = beside.includes(from) ? 1 : 1 + wayTo(t, from, beside);
    if (steps < least) least = steps;
  }
  return least;
}

function weightOf(look: Look, option: Option, hits: boolean): number {
  const { t, mouse } = look;
  switch (option.do) {
    case 'move':
      return moveWeight(look, spaceIn(t.room, String(option.to)), hits);
    case 'climb':
      return climbWeight(look, spaceIn(t.room, String(option.to)));
    case 'attack':
      return (
        attackWeight(t, mouse, String(option.weapon), option.target) *
        (look.fighting || isMark(t, option.target) ? 1 : boldness(t))
      );
    case 'search':
      return searchWeight(look, option, hits);
    case 'explore':
      return exploreWeight(look, String(option.way));
    case 'scurry':
      return look.runs && look.way > 0 ? 1 : look.fighting && !hits && look.foe > 2 ? 0.5 : IDLE;
    case 'lay':
      return layWeight(look, option);
    case 'throw':
      return throwWeight(look, option);
    case 'share':
      return shareWeight(t, mouse, String(option.with));
    case 'equip':
      return mouse.pack.some((id) => gainBy(t, mouse, id) > WORTH_IT) ? 6 : IDLE;
    case 'deed':
      return deedWeight(look, String(option.deed));
    case 'ability':
      return abilityWeight(t, mouse, String(option.card), look.fighting);
    case 'use':
      return useWeight(look, String(option.card));
    case 'take-back':
      return look.fighting ? IDLE : 0.3;
    case 'end':
      return (t.state.turn?.actions ?? 0) > 0 ? 0.15 : 0.6;
    default:
      return MENU[option.do] ?? 0.5;
  }
}

const MENU: Readonly<Record<string, number>> = {
  stand: 4,
  stop: 0.6,
  inspired: 2,
  recover: 3,
  trick: 0.3,
  'level-up': 1.5,
  grape: 2,
  take: 12,
};

function moveWeight(
  { t, mouse, errand, fighting, runs, way, foe, shoots }: Look,
  to: SpaceIndex,
  hits: boolean,
): number {
  const wet = t.room.isWater[to] && !errand.spaces.includes(to) ? 0.3 : 1;
  if (runs) {
    const left = wayTo(t, to, errand.spaces);
    if (left < way) return (0.6 + 0.8 * (way - left) + (left === 0 ? 3 : 0)) * wet;
    if (!fighting) return IDLE;
  }
  if (!fighting) return t.room.isWater[mouse.space] && wet === 1 ? 1 : friendWeight(t, mouse, to);
  const near = toFoe(t, to);
  if (foe === FAR && near === FAR) return looms(t, mouse.space) && !looms(t, to) ? wet : IDLE;
  if ((t.state.turn?.actions ?? 0) === 0) return near > foe && isHurt(t, mouse) ? 0.1 * wet : IDLE; // it has struck already
  if (hits) return near === 1 && countMice(t, to) > countMice(t, mouse.space) ? 0.1 * wet : IDLE;
  if (shoots && t.state.minions.some(({ space }) => t.room.sees[to]?.[space])) return (near > 1 ? 3 : 1.5) * wet;
  if (near <= 1) return (near === 1 ? 3 : 2) * wet;
  return near < foe ? (0.4 + 0.4 * (foe - near)) * wet : IDLE;
}

/** Somebody waits here out of reach, and comes no nearer while a mouse stands below: away from there, so that it has to come down. */
const looms = (t: Quest, at: SpaceIndex): boolean =>
  t.state.minions.some(({ space }) => (t.room.minionDistance[space]?.[at] ?? FAR) <= 1);

/** Whoever is hurt keeps its distance. */
const isHurt = (t: Quest, mouse: Mouse): boolean => 2 * (mouse.wounds + mouse.poison) >= lifeOf(t, mouse);

/** Without anything to do: a healer goes where somebody is hurt. */
function friendWeight(t: Quest, mouse: Mouse, to: SpaceIndex): number {
  if (mouse.hero !== 'tilda') return IDLE;
  return miceOn(t, to).some((other) => other !== mouse && 2 * other.wounds >= lifeOf(t, other)) ? 1.5 : IDLE;
}

function climbWeight({ t, errand, runs, way }: Look, to: SpaceIndex): number {
  const left = wayTo(t, to, errand.spaces);
  return 3 + miceOn(t, to).length + (runs && left < way ? 3 : 0);
}

function attackWeight(t: Quest, mouse: Mouse, weapon: string, target: unknown): number {
  const minion = t.state.minions.find(({ id }) => id === target);
  if (!minion || !t.book.isCard(weapon)) return 3;
  const card = t.book.card(weapon);
  if (card.kind !== 'weapon') return 4;
  return blowWeight(t, mouse, blowWith(t, mouse, card, minion), minion);
}

const isMark = (t: Quest, target: unknown): boolean => t.moments.some(({ mark }) => mark?.id === target);

/** A company of fighters may break the peace that others would rather keep. */
const boldness = (t: Quest): number =>
  t.state.mice.filter((mouse) => hasClass(t, mouse, 'warrior') || hasClass(t, mouse, 'archer')).length > 2 ? 0.8 : 0.05;

/** Where nobody can be struck, the paws are free to look around; afterwards it is a matter of time. */
function searchWeight({ t, mouse, fighting }: Look, option: Option, hits: boolean): number {
  const kind = option.for === 'special' ? 'special' : option.for === 'lost' ? 'lost' : 'card';
  const chance = option.with ? 0.9 : chanceOf('star', searchDice(t, mouse, kind));
  if (kind === 'special') return (fighting ? 6 : 14) * chance;
  if (kind === 'lost') return 12 * chance;
  if (hits) return IDLE;
  return (option.with ? 1.5 : 5) * chance;
}

function exploreWeight({ t, errand }: Look, way: string): number {
  if (way !== errand.way) return IDLE;
  const missing = t.state.mice.filter((mouse) => !onBoard(mouse)).length;
  if (missing > 0) return 0.2;
  const searched = t.state.mice.filter((mouse) => mouse.searched.includes(t.room.id)).length;
  return 2.5 + (3 * searched) / t.state.mice.length;
}

/** The line saves somebody a long way round, or a bath. */
function layWeight({ t, mouse, errand, runs, way, fighting }: Look, option: Option): number {
  if (option.item === 'grape') return fighting && toFoe(t, mouse.space) <= 2 ? 0.3 : IDLE;
  if (option.item === 'fork') return fighting ? IDLE : 0.02;
  if (!runs || way < 5) return IDLE;
  const gain = way - wayTo(t, mouse.space, errand.spaces, spaceIn(t.room, String(option.to)));
  return gain >= 4 ? 1 + gain / 2 : IDLE;
}

function throwWeight({ t, errand }: Look, option: Option): number {
  const friend = mouseIn(t, String(option.mouse));
  if (!friend || !errand.doers.includes(friend)) return IDLE;
  const gain = wayTo(t, friend.space, errand.spaces) - wayTo(t, spaceIn(t.room, String(option.to)), errand.spaces);
  return gain >= 4 ? gain / 4 : IDLE;
}

/** Somebody close could use what this mouse only carries, or the other way round. */
function shareWeight(t: Quest, mouse: Mouse, partner: string): number {
  const other = mouseIn(t, partner);
  if (!other) return IDLE;
  const better = (from: Mouse, to: Mouse) =>
    from.pack.some((id) => gainBy(t, to, id) > 0.08 && gainBy(t, to, id) > gainBy(t, from, id) + 0.05);
  return better(mouse, other) || better(other, mouse) ? 3 : IDLE;
}

function deedWeight(look: Look, id: string): number {
  const { t, mouse } = look;
  if (id === 'tend') return tendWeight(look);
  const deed = t.deeds.find((one) => one.id === id);
  if (deed?.tempts && !deed.tempts(t, mouse)) return IDLE;
  return 9 * (deed?.chance?.(t, mouse) ?? 1);
}

function tendWeight({ t, mouse, fighting }: Look): number {
  const worst = Math.max(...miceOn(t, mouse.space).map((other) => other.wounds / lifeOf(t, other)));
  return (fighting ? 5 : 7) * worst;
}

/** Healing waits for wounds; what helps in a battle, for a battle. */
function useWeight({ t, mouse, runs, way, fighting }: Look, id: string): number {
  if (id === 'honey-drop' || id === 'heal-all') {
    const hurt = t.state.mice.reduce((sum, other) => sum + Math.min(2, other.wounds), 0);
    const worst = Math.max(...t.state.mice.map((other) => other.wounds / lifeOf(t, other)));
    return id === 'heal-all' ? 0.15 * hurt * hurt : 3 * worst;
  }
  if (id === 'levitation') return runs && way >= 5 ? 2 : IDLE;
  if (id === 'elsewhere') return runs && way >= 8 ? 2 : IDLE;
  if (id === 'cheese-rind' || id === 'tinkerers-treasure') return 3;
  if (id === 'sewing-thread') return banks(t, mouse).length > 0 ? 0.5 : 2;
  return fighting ? 1.5 : 1;
}
