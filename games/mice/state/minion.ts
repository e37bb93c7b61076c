/** A figure of the opponent that plays itself: a minion, or a boss on the figure of a weaker one (M201). */
export interface Minion {
  /** Its number in this chapter; never given twice. */
  readonly id: number;
  /** The kind, or the boss. */
  readonly kind: string;
  space: number;
  down: boolean;
  /** Has acted in this turn of its card (M47). */
  acted: boolean;
  /** M175 `hu`: roaches of a greedy entry. */
  greedy: boolean;
  /** A chapter may lower the life of one figure. */
  lifeLess: number;
}
