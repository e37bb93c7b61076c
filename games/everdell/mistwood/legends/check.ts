/** Can the legends lie like this? Asked of positions from outside only. */
import { cardOf } from '../../content/catalogue.ts';
import type { State } from '../../state/state.ts';
import type { LegendSlice } from './legend.ts';

export function checkLegends(state: State): string | undefined {
  const slice: Partial<LegendSlice> = state.slices.legends ?? {};
  const { of, rest, gone, swippled } = slice;
  if (!Array.isArray(of) || of.length !== state.humans || !of.every(Array.isArray)) {
    return 'slices.legends.of: a list of legends for each person';
  }
  if (!Array.isArray(rest) || !Array.isArray(gone)) return 'slices.legends.rest: a list of legends';
  if (![...of.flat(), ...rest, ...gone].every((kind) => cardOf(kind)?.legendary)) {
    return 'slices.legends.of: only legends lie there';
  }
  if (!Number.isInteger(swippled) || Number(swippled) < 0 || Number(swippled) > state.turns)
    return 'slices.legends.swippled: the number of a turn so far';
  const held = state.players.findIndex(({ hand }) => hand.some((kind) => cardOf(kind).legendary));
  return held < 0 ? undefined : `players[${held}].hand: a legend is never a hand card`;
}
