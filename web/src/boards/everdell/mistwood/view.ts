/** What is seen of Mistwood's small expansions: the border where their slices are read. */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';

interface Abilities {
  /** The ability of each seat. */
  readonly of: readonly string[];
  /** The place where the figure of the Spiders lurks. */
  readonly figure: string | null;
  /** The Farm on top of the Pigs' stack, and how many there are. */
  readonly farm: string | null;
  readonly farms: number;
}

export const abilitiesOf = (view: EverdellView): Abilities | undefined =>
  view.modules.abilities as Abilities | undefined;

/** The legends that lie beside the city of that seat. */
export function legendsOf(view: EverdellView, seat: number): readonly string[] {
  const slice = view.modules.legends as { readonly of: readonly (readonly string[])[] } | undefined;
  return slice?.of[seat] ?? [];
}
