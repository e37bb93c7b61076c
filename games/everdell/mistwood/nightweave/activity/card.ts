/** What an activity card says: for each season two actions, a fallback, arrows, perhaps a symbol (W85-W87, W113-W122). */
import type { PlaceId } from '../../../content/place.ts';
import type { SEASONS } from '../../../state/state.ts';

export type SeasonName = (typeof SEASONS)[number];
export type Arrows = 'clockwise' | 'counter-clockwise';
export type Clearing = 'upper-left' | 'lower-left' | 'upper-right' | 'lower-right';

/** Where a worker of hers is sent; `points` come after placing (W155). */
export type Target =
  | { readonly to: 'basic'; readonly at: PlaceId; readonly points?: Points }
  | { readonly to: 'forest'; readonly at: Clearing; readonly points?: Points }
  | { readonly to: 'journey'; readonly at: PlaceId; readonly points?: Points }
  | { readonly to: 'haven'; readonly points?: Points }
  | { readonly to: 'own-city' | 'open-card' | 'basic-event' | 'special-event'; readonly points?: Points };

/** A number, or as many as the level. */
export type Points = number | 'level';

/** What needs no worker. */
export type PlainAction =
  | 'draw'
  | 'discard'
  | 'play-hand'
  | 'play-meadow'
  | 'play-meadow-and-draw'
  | 'play-meadow-and-discard'
  | 'enter';

export type Action = PlainAction | Target;

/** A fallback is carried out as far as it can be, part by part (W117, W144-W149). */
export type FallbackPart = 'haven' | 'draw' | 'discard' | 'level';

export interface ActivityCard {
  readonly id: string;
  /** The first season in which she meets it (W85, W86). */
  readonly season: SeasonName;
  /** A worker, or she herself: with nobody left to place, such a card makes her prepare (W114, W120). */
  readonly symbol?: 'worker' | 'nightweave';
  readonly arrows: Arrows;
  /** First and second action by season. */
  readonly lines: { readonly [season in SeasonName]?: readonly [first: Action, second: Action] };
  readonly fallback: readonly FallbackPart[];
}
