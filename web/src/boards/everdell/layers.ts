/** What expansions lay over things of the base board. Nothing, where none is in play. */
import type { PlayerView } from '@smallfolk/everdell/state/view.ts';
import type { Component } from 'svelte';
import type { Props } from './props.ts';
import type { Where } from './workers.ts';

export interface Layers {
  /** On a place of the board, an event, or a spot of the Meadow. */
  readonly on: readonly Component<{ where: Where; table: Props }>[];
  /** On a card, whatever its size. */
  readonly card: readonly Component<{ id: string; size: 's' | 'm' | 'l'; table: Props }>[];
  /** Beside a city. */
  readonly beside: readonly Component<{ player: PlayerView; table: Props }>[];
}

const NOTHING: Layers = { on: [], card: [], beside: [] };
let laid = NOTHING;

export const layers = (): Layers => laid;

export function layOver(all: readonly Partial<Layers>[]): void {
  laid = {
    on: all.flatMap(({ on = [] }) => on),
    card: all.flatMap(({ card = [] }) => card),
    beside: all.flatMap(({ beside = [] }) => beside),
  };
}
