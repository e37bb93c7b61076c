/**
 * A sequential test: is one player stronger, and by at least a margin? After every pair of games the likelihood of
 * "stronger by the margin" is weighed against "equal" (a generalised SPRT, with the variance as measured), for both
 * players; it stops as soon as one is shown to be stronger, or neither can be by that much.
 */

export interface SprtSettings {
  /** The smallest advantage that matters, as a share of the wins above one half: 0.05 is 55 to 45. */
  readonly margin: number;
  /** The risk of each of the two wrong answers. */
  readonly risk: number;
}

export type Verdict = 'first' | 'second' | 'neither' | undefined;

/** Pairs before a verdict is possible: a variance from fewer is none. */
const FEWEST = 8;

export class Sprt {
  pairs = 0;
  private sum = 0;
  private squares = 0;
  private readonly settings: SprtSettings;
  /** Where the logarithm of the likelihood ratio decides. */
  readonly bound: number;
  /** Decided for good as soon as the bound is crossed: for each player whether it is stronger by the margin. */
  private stronger: (boolean | undefined)[] = [undefined, undefined];

  constructor(settings: SprtSettings) {
    this.settings = settings;
    this.bound = Math.log((1 - settings.risk) / settings.risk);
  }

  /** The share of a pair of games that the first player won, from 0 to 1. */
  add(share: number): void {
    this.pairs++;
    this.sum += share;
    this.squares += share * share;
    for (const side of [0, 1] as const) {
      const ratio = this.ratio(side);
      if (this.stronger[side] === undefined && Math.abs(ratio) >= this.bound) this.stronger[side] = ratio > 0;
    }
  }

  get share(): number {
    return this.pairs === 0 ? 0.5 : this.sum / this.pairs;
  }

  /** The half-width of the 95 % interval of the share. */
  get uncertainty(): number {
    return this.pairs < 2 ? 0.5 : 1.96 * Math.sqrt(this.variance / this.pairs);
  }

  private get variance(): number {
    const mean = this.share;
    // One pair of each extreme is added, so that a run of equal results is not taken for certainty.
    return (this.squares + 1 - 2 * mean + 2 * mean * mean - this.pairs * mean * mean) / (this.pairs + 2);
  }

  /** The logarithm of the likelihood ratio of "that player is stronger by the margin" to "they are equal". */
  ratio(side: 0 | 1): number {
    if (this.pairs < FEWEST) return 0;
    const { margin } = this.settings;
    const lead = side === 0 ? this.share - 0.5 : 0.5 - this.share;
    return (this.pairs * margin * (2 * lead - margin)) / (2 * this.variance);
  }

  get verdict(): Verdict {
    if (this.stronger[0]) return 'first';
    if (this.stronger[1]) return 'second';
    return this.stronger[0] === false && this.stronger[1] === false ? 'neither' : undefined;
  }
}
