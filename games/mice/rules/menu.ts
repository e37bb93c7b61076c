/** Everything that the active mouse can do now (M58-M65): all that is legal, nothing that is idle. */
import type { Mouse } from '../state/mouse.ts';
import type { Turn } from '../state/state.ts';
import { grapeIsBattle } from './editions.ts';
import { isUnder } from './effects.ts';
import { type Way, waysOut } from './explore.ts';
import { inWater, letter, onBoard } from './figures.ts';
import { canEquip, LEVEL_UP, learnable, mayDoFreely, partners, usable } from './free-actions.ts';
import { canMove, type Destination, destinations } from './moving.ts';
import { baitSpaces, canLayFork, grapeTargets, hookSpaces, returnable, throws } from './party-items.ts';
import type { Quest } from './quest.ts';
import { isSure, type SearchFor, searchesNow } from './searching.ts';
import { markOf, meleeTargets, oneOfEach, targetsOf, weaponsOf } from './targets.ts';
import { takeable } from './tokens.ts';
import { tricksOf } from './tricks.ts';
import { abilitiesFor } from './using.ts';
import { GOLEM, isGolem } from './values.ts';
import { banks } from './water.ts';

export type TurnOption =
  | { readonly do: 'move' | 'climb'; readonly to: string }
  | { readonly do: 'stand' }
  | { readonly do: 'scurry' }
  | { readonly do: 'inspired' }
  | { readonly do: 'end' }
  | { readonly do: 'attack'; readonly weapon: string; readonly target: number | string }
  | { readonly do: 'search'; readonly for: SearchFor; readonly with?: string }
  | { readonly do: 'recover'; readonly from: 'stunned' | 'webbed' }
  | { readonly do: 'explore'; readonly way: Way }
  | { readonly do: 'ability'; readonly card: string }
  | { readonly do: 'use' | 'trick' | 'level-up'; readonly card: string }
  | { readonly do: 'share'; readonly with: string }
  | { readonly do: 'equip' }
  | { readonly do: 'lay'; readonly item: string; readonly to: string }
  | { readonly do: 'take-back'; readonly item: string }
  | { readonly do: 'throw'; readonly mouse: string; readonly to: string }
  | { readonly do: 'grape'; readonly to: string }
  | { readonly do: 'take'; readonly token: string }
  | { readonly do: 'deed'; readonly deed: string };

const STAND: TurnOption = { do: 'stand' };
const SCURRY: TurnOption = { do: 'scurry' };
const EQUIP: TurnOption = { do: 'equip' };
const END: TurnOption = { do: 'end' };

export interface Menu {
  readonly options: readonly TurnOption[];
  /** Where each move leads. */
  readonly moves: readonly Destination[];
}

export function menuOf(t: Quest, mouse: Mouse, turn: Turn): Menu {
  const options: TurnOption[] = [];
  if (turn.actions > 0) addActions(t, mouse, turn, options);
  const moves = addMoves(t, mouse, turn, options);
  if (turn.actions > 0) addPartyActions(t, mouse, options);
  else if (mouse.cheese > 0 && isUnder(t, mouse.hero, 'inspired')) options.push({ do: 'inspired' });
  addFreeActions(t, mouse, options);
  addFreeMoments(t, mouse, turn, options);
  options.push(END);
  return { options, moves };
}

/** Offered so often that each is made only once. */
const moveTo = madeOnce((to): TurnOption => ({ do: 'move', to }));
const layHook = madeOnce((to): TurnOption => ({ do: 'lay', item: 'hook-and-line', to }));

function madeOnce(make: (to: string) => TurnOption): (to: string) => TurnOption {
  const made = new Map<string, TurnOption>();
  return (to) => {
    let option = made.get(to);
    if (!option) {
      option = make(to);
      made.set(to, option);
    }
    return option;
  };
}

/** M58, M66, OM95: moving, climbing out of the water, standing up. */
function addMoves(t: Quest, mouse: Mouse, turn: Turn, options: TurnOption[]): Destination[] {
  if (turn.move === 'over') return [];
  if (mouse.down && turn.move === 'ready') options.push(STAND);
  if (!canMove(t, mouse)) return [];
  const moves = destinations(t, mouse, turn.points, turn.move === 'ready');
  moves.sort((one, two) => one.cost - two.cost); // the nearest first
  for (const { to } of moves) options.push(moveTo(letter(t, to)));
  if (turn.move === 'ready') for (const to of banks(t, mouse)) options.push({ do: 'climb', to: letter(t, to) });
  return moves;
}

/** M59, M225. */
function addActions(t: Quest, mouse: Mouse, turn: Turn, options: TurnOption[]): void {
  if (mouse.stunned) options.push({ do: 'recover', from: 'stunned' });
  if (mouse.stunned) return;
  if (mouse.webbed) options.push({ do: 'recover', from: 'webbed' });
  addBattle(t, mouse, options);
  for (const search of searchesNow(t, mouse)) {
    options.push({ do: 'search', for: search });
    if (isSure(t, mouse, search)) continue;
    for (const { id } of abilitiesFor(t, mouse, 'before-search')) options.push({ do: 'search', for: search, with: id });
  }
  for (const way of waysOut(t, mouse)) options.push({ do: 'explore', way });
  for (const deed of t.deeds)
    if (deed.spends !== 'nothing' && deed.can(t, mouse)) options.push({ do: 'deed', deed: deed.id });
  if (mayScurry(t, mouse, turn)) options.push(SCURRY);
}

/** M243-M254: what is done with the fork and the line; there can be many of these. */
function addPartyActions(t: Quest, mouse: Mouse, options: TurnOption[]): void {
  if (mouse.stunned || t.state.laid.length === 0) return;
  for (const item of returnable(t, mouse)) options.push({ do: 'take-back', item });
  for (const { friend, to } of throws(t, mouse)) options.push({ do: 'throw', mouse: friend.hero, to: letter(t, to) });
  if (grapeIsBattle(t.state)) addGrape(t, mouse, options);
}

function addGrape(t: Quest, mouse: Mouse, options: TurnOption[]): void {
  for (const space of grapeTargets(t, mouse)) options.push({ do: 'grape', to: letter(t, space) });
}

function addBattle(t: Quest, mouse: Mouse, options: TurnOption[]): void {
  if (isGolem(t, mouse)) {
    for (const { id } of oneOfEach(t, meleeTargets(t, mouse)))
      options.push({ do: 'attack', weapon: GOLEM, target: id });
  }
  for (const weapon of weaponsOf(t, mouse)) {
    for (const { id } of targetsOf(t, mouse, weapon)) options.push({ do: 'attack', weapon: weapon.id, target: id });
    const mark = weapon.reach === 'ranged' ? markOf(t, mouse) : undefined;
    if (mark) options.push({ do: 'attack', weapon: weapon.id, target: mark.id });
  }
}

/** M105, M226: after the normal move; webs hold in both editions. */
function mayScurry(t: Quest, mouse: Mouse, turn: Turn): boolean {
  if (turn.move === 'ready' || mouse.webbed || !canMove(t, mouse)) return false;
  return t.moments.every((moment) => moment.mayScurry?.(t, mouse) ?? true);
}

/** M60-M64. */
function addFreeActions(t: Quest, mouse: Mouse, options: TurnOption[]): void {
  if (mayDoFreely(t, mouse, 'share'))
    for (const { hero } of partners(t, mouse)) options.push({ do: 'share', with: hero });
  if (mayDoFreely(t, mouse, 'equip') && canEquip(t, mouse)) options.push(EQUIP);
  if (mouse.cheese >= LEVEL_UP && mayDoFreely(t, mouse, 'level-up')) {
    for (const { id } of learnable(t, mouse)) options.push({ do: 'level-up', card: id });
  }
  if (mouse.pack.length > 0 && mayDoFreely(t, mouse, 'use')) {
    for (const { id } of usable(t, mouse)) options.push({ do: 'use', card: id });
  }
}

/** Abilities, tricks, party items, tokens and declarations: at any moment outside another action (OM26). */
function addFreeMoments(t: Quest, mouse: Mouse, turn: Turn, options: TurnOption[]): void {
  for (const ability of abilitiesFor(t, mouse, 'menu')) {
    const acts = ability.spends === 'action' || ability.spends === 'battle';
    if (acts && (turn.actions === 0 || mouse.stunned)) continue;
    if (ability.spends === 'free' && inWater(t, mouse)) continue; // OM39
    if (ability.useful?.(t, mouse) ?? true) options.push({ do: 'ability', card: ability.id });
  }
  for (const { id } of tricksOf(t, mouse, 'any-time')) options.push({ do: 'trick', card: id });
  if (turn.move !== 'over')
    for (const { id } of tricksOf(t, mouse, 'own-move')) options.push({ do: 'trick', card: id });
  if (t.state.stash.length > 0 && onBoard(mouse)) addLaying(t, mouse, options);
  for (const token of takeable(t, mouse)) options.push({ do: 'take', token });
  if (!grapeIsBattle(t.state)) addGrape(t, mouse, options);
  for (const deed of t.deeds)
    if (deed.spends === 'nothing' && deed.can(t, mouse)) options.push({ do: 'deed', deed: deed.id });
}

function addLaying(t: Quest, mouse: Mouse, options: TurnOption[]): void {
  for (const space of hookSpaces(t, mouse)) options.push(layHook(letter(t, space)));
  for (const space of baitSpaces(t, mouse)) options.push({ do: 'lay', item: 'grape', to: letter(t, space) });
  if (canLayFork(t, mouse)) options.push({ do: 'lay', item: 'fork', to: letter(t, mouse.space) });
}
