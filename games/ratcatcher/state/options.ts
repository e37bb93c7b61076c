/** Every question of this game and every answer to it, so that rules, words and board agree about them. */
import type { OptionThat, SETTLE } from '@smallfolk/kernel';
import type { Colour, Common, Slot } from './pieces.ts';

export type Ask =
  | 'action'
  | 'roll-misses-again'
  | 'spend-six'
  | 'spend-hits'
  | 'cheese-slot'
  | 'stolen-cheese'
  | 'expansion-connector'
  | 'place-township'
  | 'ability-colour'
  | 'rats-target'
  | 'rats-way'
  | 'pay-with'
  | 'run-out-reward'
  | 'nemesis-nest'
  | 'catch-which'
  | 'prayer';

/** R70: everything the ratcatcher can do in a turn. */
export type Action =
  | { readonly do: 'move'; readonly to: number }
  | { readonly do: 'trap'; readonly zone: number }
  | { readonly do: 'attack'; readonly dice: number }
  | { readonly do: 'use'; readonly colour: Colour; readonly zone: number }
  | { readonly do: 'collect' }
  | { readonly do: 'trade'; readonly line: number }
  | { readonly do: 'claim'; readonly rat: string; readonly reward: number }
  | { readonly do: 'end' };

/** R39, R40: a card is put down in a cell, turned so many quarters to the right. */
export type Place = {
  readonly do: 'place';
  readonly township: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
};

/** R167: so many rats of a pack go there; the rest to the other zone, or, without one, it is asked again. */
export type Send = {
  readonly do: 'send';
  readonly to: number;
  readonly rats: number;
  readonly rest?: number;
  readonly other?: number;
};

export type HuntOption =
  | Action
  | Place
  | Send
  /** O20: the fixed order decides. */
  | typeof SETTLE
  | { readonly do: 'connector'; readonly zone: number; readonly x: number; readonly y: number }
  | { readonly do: 'slot'; readonly slot: Slot }
  | { readonly do: 'colour'; readonly colour: Colour }
  /** A colour, 'nemesis' or the id of a peculiar rat. */
  | { readonly do: 'hit'; readonly rat: string }
  | { readonly do: 'roll-again' }
  | { readonly do: 'keep' }
  | { readonly do: 'catch'; readonly rat: Common }
  | { readonly do: 'gain'; readonly gain: 'health' | 'movement'; readonly count: number }
  /** O28: so many rats of this colour are part of the price. */
  | { readonly do: 'pay'; readonly rat: Common; readonly rats: number }
  | { readonly do: 'decline' }
  | { readonly do: 'appear'; readonly zone: number };

/** An answer as a board gets it: of a kind that this game has. */
export type RatcatcherOption = OptionThat<HuntOption['do']>;

/** The options that do this. */
export type OptionOf<D extends HuntOption['do']> = Extract<HuntOption, { readonly do: D }>;
