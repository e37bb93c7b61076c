/** What Mistwood's modules tell beside the happenings of the base game. */
import type { Seat } from '@smallfolk/kernel';
import type { CardId } from '../content/card.ts';
import type { PlaceId } from '../content/place.ts';

declare module '../state/events.ts' {
  interface Happenings {
    'spiders-move': { readonly seat: Seat; readonly at: PlaceId };
    'copy-card': { readonly seat: Seat; readonly card: CardId; readonly [detail: string]: unknown };
    /** Nightweave's own turn, step by step. */
    [step: `nightweave-${string}`]: { readonly seat: Seat; readonly [detail: string]: unknown };
  }
}
