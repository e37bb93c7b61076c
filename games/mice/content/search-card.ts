/** What is printed on a search card (M11): weapons, armour, accessories, items, scrolls, tricks, events, party items. */
import type { Quest } from '../rules/quest.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Attack, Damage } from '../state/state.ts';
import type { Happening } from './happening.ts';
import type { HeroClass } from './hero.ts';
import type { Powers } from './powers.ts';
import type { Provenance } from './provenance.ts';

export type CardKind = 'weapon' | 'armour' | 'accessory' | 'item' | 'scroll' | 'trick' | 'event' | 'party-item';
/** M21, M151: body parts; paws are counted. */
export type Slot = 'head' | 'chest' | 'feet' | 'back' | 'finger' | 'eye' | 'ear' | 'neck' | 'paw';

/** M12, OM25: what a mouse must be to use the card, before equipment. */
export interface Requirement {
  readonly anyClass?: readonly HeroClass[];
  readonly stat?: { readonly lore?: number; readonly battle?: number };
  readonly mouse?: string;
}

interface Printed {
  readonly id: string;
  readonly copies: number;
  readonly requires?: Requirement;
  readonly provenance: Provenance;
}

/** M17. */
export interface Weapon extends Printed {
  readonly kind: 'weapon';
  readonly reach: 'melee' | 'ranged';
  readonly damage: Damage;
  readonly battle: number;
  readonly paws: 1 | 2;
  /** Another reach and damage against some targets. */
  against?(t: Quest, mouse: Mouse, target: Minion): { reach: 'melee' | 'ranged'; damage: Damage } | undefined;
  /** May it be used now? */
  ready?(t: Quest, mouse: Mouse): boolean;
  /** Spaces beyond the usual ones that it reaches. */
  reaches?(t: Quest, from: number, to: number): boolean;
  /** What holds for attacks with it. */
  readonly powers?: Powers;
  /** Cheese of the attack goes on the wheel; cheese of the defender goes to the bearer. */
  readonly attackCheese?: 'wheel';
  readonly defenderCheese?: 'bearer';
  /** It is used, whatever comes of it. */
  drawn?(t: Quest, mouse: Mouse): void;
  /** When the attack is over. */
  after?(t: Quest, mouse: Mouse, attack: Attack, target: Minion): Happening;
}

/** M20. */
export interface Armour extends Printed {
  readonly kind: 'armour';
  readonly slot: Slot;
  readonly paws?: 1;
  readonly defense: number;
  readonly powers?: Powers;
}

/** M22. */
export interface Accessory extends Printed {
  readonly kind: 'accessory';
  readonly slot: Slot;
  readonly powers: Powers;
}

/** Items and scrolls: used once, as a free action (M153, M154). */
export interface UsedCard extends Printed {
  readonly kind: 'item' | 'scroll';
  useful(t: Quest, mouse: Mouse): boolean;
  use(t: Quest, mouse: Mouse): Happening;
}

/** M13, OM52. */
export interface Trick extends Printed {
  readonly kind: 'trick';
  readonly when: 'before-minion-attack' | 'minion-moves' | 'encounter-drawn' | 'any-time' | 'own-move';
  useful(t: Quest, mouse: Mouse, minion?: Minion): boolean;
  play(t: Quest, mouse: Mouse, minion?: Minion): Happening;
}

/** M14. */
export interface EventCard extends Printed {
  readonly kind: 'event';
  happen(t: Quest, mouse: Mouse): Happening;
}

/** M234-M260. */
export interface PartyItem extends Printed {
  readonly kind: 'party-item';
}

export type SearchCard = Weapon | Armour | Accessory | UsedCard | Trick | EventCard | PartyItem;
