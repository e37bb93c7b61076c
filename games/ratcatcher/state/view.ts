/**
 * What the player (and anyone who looks on) sees, copied out piece by piece. Not in it: the order of the two decks.
 * What is left in the sack and among the "?" tokens can be counted by anyone from what lies open, so it is shown;
 * which of them comes next is decided by chance at the draw.
 */

import type { Reward } from '../content/reward.ts';
import { zonesForAbility } from '../rules/abilities.ts';
import { activeCards } from '../rules/active-townships.ts';
import {
  accuracyValue,
  attackValue,
  collectedCheese,
  defenceValue,
  healthMaximum,
  isUnlocked,
  movementValue,
  timesUpgraded,
  trapIsUpgraded,
  upgradesOf,
} from '../rules/attributes.ts';
import { hunger } from '../rules/consume-phase.ts';
import { type Odds, oddsOf } from '../rules/odds.ts';
import { sideUp } from '../rules/traps.ts';
import { mapOf, zonesOf } from './city-map.ts';
import type { TargetKind, TrackerEvent } from './pieces.ts';
import { COLOURS, type Colour, type Common, type Question, SLOTS, type Slot, type Token } from './pieces.ts';
import { at } from './rats-in-zones.ts';
import type { Captured, Edition, Ending, Mode, Phase } from './state.ts';
import type { Hunt } from './table.ts';

export interface TownshipView {
  readonly township: number;
  readonly face: Mode;
  readonly x: number;
  readonly y: number;
  /** Quarter turns to the right. */
  readonly turn: number;
  readonly active: boolean;
  readonly expansion: number;
  /** Its zones as numbers for the whole game, in the order of the card's zones. */
  readonly zones: readonly number[];
}

export interface ZoneView {
  readonly zone: number;
  readonly township: number;
  /** Its place among the zones of the card. */
  readonly index: number;
  readonly neighbours: readonly number[];
  readonly white: number;
  readonly brown: number;
  readonly black: number;
  readonly cheese: number;
  readonly health: number;
  readonly yellow: number;
  readonly purple: number;
  /** Nests: printed ones and "?" tokens together; of these, so many are tokens. */
  readonly nests: number;
  readonly nestTokens: number;
  /** Revealed "?" tokens other than nests. */
  readonly questions: number;
  readonly peculiars: readonly string[];
  readonly nemesis: boolean;
  readonly ratcatcher: boolean;
  readonly trap: 'none' | 'set' | 'upgraded';
  /** Ability tokens that were placed here. */
  readonly placed: readonly Colour[];
  /** How much the rats here count when cheese is consumed; five or more consume it (R183). */
  readonly hunger: number;
}

export interface AbilityView {
  readonly id: string;
  readonly unlocked: boolean;
  /** By its slot, which works once in a game (R95). */
  readonly refilled: boolean;
  readonly tokens: number;
  readonly maximum: number;
  readonly usable: boolean;
}

export interface SlotView {
  readonly slot: Slot;
  readonly cheese: number;
  /** How many cheese each upgrade takes, in order; empty: none possible. */
  readonly upgrades: readonly number[];
  readonly times: number;
}

export interface CatcherView {
  readonly id: string;
  readonly zone: number;
  readonly health: number;
  readonly healthMaximum: number;
  readonly dice: number;
  readonly attack: number;
  readonly movement: number;
  readonly movementValue: number;
  readonly traps: number;
  readonly trapValue: number;
  readonly trap: string;
  readonly trapCost: number;
  /** As it attacks now, upgraded or not. */
  readonly trapDice: number;
  readonly trapAccuracy: number;
  readonly trapUpgraded: boolean;
  readonly accuracy: number;
  readonly defence: number;
  readonly cheese: number;
  readonly slots: readonly SlotView[];
  readonly yellow: AbilityView;
  readonly purple: AbilityView;
}

export interface NemesisView {
  readonly id: string;
  /** -1 until it appears. */
  readonly zone: number;
  readonly health: number;
  readonly healthMaximum: number;
  readonly bite: number;
  readonly accuracy: number;
  readonly defence: number;
  readonly spawn: number;
  /** Added to its die. */
  readonly movement: number;
  readonly target: readonly TargetKind[];
  readonly counters: Readonly<Record<string, number>>;
}

/** A card of a peculiar rat that lies on the table: what is printed on it, and what lies on it. */
export interface CardWithTokens {
  readonly rat: string;
  readonly zone: number;
  readonly held: Readonly<Record<Token, number>>;
  readonly movement: number;
  readonly defence: number;
  readonly bite: number;
  readonly target: readonly TargetKind[];
  readonly rewards: readonly Reward[];
}

export interface View {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly round: number;
  readonly phase: Phase;
  readonly ending: Ending | '';
  readonly townships: readonly TownshipView[];
  readonly zones: readonly ZoneView[];
  readonly catcher: CatcherView;
  readonly nemesis: NemesisView;
  readonly tracker: { readonly step: number; readonly steps: readonly (readonly TrackerEvent[])[] };
  readonly cage: Readonly<Record<Common, number>>;
  readonly sack: Readonly<Record<Common, number>>;
  readonly peculiars: readonly CardWithTokens[];
  /** Zone -1: they lie beside the board. */
  readonly captured: readonly CardWithTokens[];
  readonly questions: Readonly<Record<Question, number>>;
  readonly reserve: Readonly<Record<Token, number>>;
  /** How many townships and peculiar cards lie face down. */
  readonly deck: number;
  readonly peculiarDeck: number;
  readonly peculiarDiscard: readonly string[];
  /** Numbers of the townships drawn and not attached yet. */
  readonly drawn: readonly number[];
  readonly odds: Odds;
}

export function viewOf(t: Hunt): View {
  const { state, atlas } = t;
  const ratId = (card: number) => atlas.content.peculiarRats[card]?.id ?? '';
  return {
    edition: state.edition,
    mode: state.mode,
    round: state.round,
    phase: state.phase,
    ending: state.ending,
    townships: townshipViews(t),
    zones: mapOf(t).zones.map((zone) => zoneView(t, zone)),
    catcher: catcherView(t),
    nemesis: nemesisView(t),
    tracker: { step: state.tracker, steps: t.foe.tracker },
    cage: { ...state.cage },
    sack: { ...state.sack },
    peculiars: state.peculiars.map((rat) => cardWithTokens(t, rat, rat.zone)),
    captured: state.captured.map((rat) => cardWithTokens(t, rat, -1)),
    questions: { ...state.questions },
    reserve: { ...state.reserve },
    deck: state.deck.length,
    peculiarDeck: state.peculiarDeck.length,
    peculiarDiscard: state.peculiarDiscard.map(ratId),
    drawn: state.drawn.map((card) => atlas.numberOf[card] ?? 0),
    odds: oddsOf(t),
  };
}

function cardWithTokens(t: Hunt, { card, held }: Captured, zone: number): CardWithTokens {
  const printed = t.atlas.content.peculiarRats[card];
  if (!printed) throw new Error(`there is no peculiar rat ${card}`);
  const { id, movement, defence, bite, target, rewards } = printed;
  return { rat: id, zone, held: { ...held }, movement, defence, bite, target, rewards };
}

function townshipViews(t: Hunt): TownshipView[] {
  const active = activeCards(t);
  return t.state.city.map(({ card, x, y, turn }) => {
    return {
      township: t.atlas.numberOf[card] ?? 0,
      face: t.atlas.content.townships[card]?.face ?? 'standard',
      x,
      y,
      turn,
      active: active[card] ?? false,
      expansion: t.atlas.expansionOf[card] ?? 0,
      zones: [...zonesOf(t, card)],
    };
  });
}

function zoneView(t: Hunt, zone: number): ZoneView {
  const { state, atlas } = t;
  const { on } = state;
  const card = atlas.cardOf[zone] ?? 0;
  const trap = state.traps.find((each) => each.zone === zone);
  return {
    zone,
    township: atlas.numberOf[card] ?? 0,
    index: zone - (atlas.firstZone[card] ?? 0),
    neighbours: mapOf(t).neighbours[zone] ?? [],
    white: at(on.white, zone),
    brown: at(on.brown, zone),
    black: at(on.black, zone),
    cheese: at(on.cheese, zone),
    health: at(on.health, zone),
    yellow: at(on.yellow, zone),
    purple: at(on.purple, zone),
    nests: at(atlas.printed.nest, zone) + at(on.nest, zone),
    nestTokens: at(on.nest, zone),
    questions: at(on.question, zone),
    peculiars: state.peculiars
      .filter((rat) => rat.zone === zone)
      .map((rat) => atlas.content.peculiarRats[rat.card]?.id ?? ''),
    nemesis: state.nemesis.zone === zone,
    ratcatcher: state.catcher.zone === zone,
    trap: trap ? (trap.upgraded ? 'upgraded' : 'set') : 'none',
    placed: state.placed.filter((token) => token.zone === zone).map(({ colour }) => colour),
    hunger: hunger(t, zone),
  };
}

function catcherView(t: Hunt): CatcherView {
  const { catcher } = t.state;
  const ability = (colour: Colour): AbilityView => ({
    id: t.board[colour].id,
    unlocked: isUnlocked(t, colour),
    refilled: catcher.refilled[colour],
    tokens: catcher[colour],
    maximum: t.board[colour].tokens,
    usable: zonesForAbility(t, colour).length > 0,
  });
  const [yellow, purple] = COLOURS;
  const { trap } = t.board;
  const upgraded = trapIsUpgraded(t);
  const side = sideUp(trap, upgraded);
  return {
    id: t.board.id,
    zone: catcher.zone,
    health: catcher.health,
    healthMaximum: healthMaximum(t),
    dice: catcher.dice,
    attack: attackValue(t),
    movement: catcher.movement,
    movementValue: movementValue(t),
    traps: catcher.traps,
    trapValue: t.board.traps,
    trap: trap.id,
    trapCost: trap.cost,
    trapDice: side.dice,
    trapAccuracy: side.accuracy,
    trapUpgraded: upgraded,
    accuracy: accuracyValue(t),
    defence: defenceValue(t),
    cheese: collectedCheese(t),
    slots: SLOTS.map((slot) => ({
      slot,
      cheese: catcher.cheese[slot],
      upgrades: upgradesOf(t, slot),
      times: timesUpgraded(t, slot),
    })),
    yellow: ability(yellow),
    purple: ability(purple),
  };
}

function nemesisView(t: Hunt): NemesisView {
  const { zone, health, raised, counters } = t.state.nemesis;
  return {
    id: t.foe.id,
    zone,
    health,
    healthMaximum: t.foe.health + raised.health,
    bite: t.foe.bite + raised.bite,
    accuracy: t.foe.accuracy - raised.accuracy,
    defence: t.foe.defence + raised.defence,
    spawn: t.foe.spawn + raised.spawn,
    movement: raised.movement,
    target: t.foe.target,
    counters: Object.fromEntries((t.foe.counters ?? []).map((name, index) => [name, counters[index] ?? 0])),
  };
}
