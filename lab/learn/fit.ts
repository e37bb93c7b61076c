/**
 * Finds the numbers with which a softmax over the options comes nearest to how often each was looked at: the least
 * cross-entropy, with some shrinkage so that what was hardly ever met stays near zero. The problem is convex.
 */

import type { Count } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import { minimum } from './minimum.ts';

/** Decisions to learn from. There are millions of counts, so they stand one behind the other in flat lists. */
export class Lessons {
  readonly numbers: number[] = [];
  readonly times: number[] = [];
  /** Of each option: where its counts end, and its share of the looks. */
  readonly ends: number[] = [];
  readonly shares: number[] = [];
  /** Of each decision: where its options end. */
  readonly decisions: number[] = [];

  add(counts: readonly (readonly Count[])[], looks: readonly number[]): void {
    const all = looks.reduce((sum, look) => sum + look, 0);
    for (const [option, counted] of counts.entries()) {
      for (const [number, times] of counted) {
        this.numbers.push(number);
        this.times.push(times);
      }
      this.ends.push(this.numbers.length);
      this.shares.push((looks[option] ?? 0) / all);
    }
    this.decisions.push(this.ends.length);
  }

  /** What nobody can beat: the mean cross-entropy of the looks with themselves. */
  entropy(): number {
    let sum = 0;
    for (const share of this.shares) if (share > 0) sum -= share * Math.log(share);
    return sum / this.decisions.length;
  }

  /** The mean cross-entropy of a decision with these weights; its slope is added to `slope`. */
  crossEntropy(weights: ArrayLike<number>, slope?: Float64Array): number {
    const { shares, decisions } = this;
    let sum = 0;
    let first = 0;
    for (const last of decisions) {
      const tastes: number[] = [];
      for (let option = first; option < last; option++) tastes.push(this.taste(option, weights));
      const all = logarithmOfSum(tastes);
      for (let option = first; option < last; option++) {
        const logarithm = sure(tastes[option - first]) - all;
        const share = sure(shares[option]);
        sum -= share * logarithm;
        if (slope) this.addTo(slope, option, (Math.exp(logarithm) - share) / decisions.length);
      }
      first = last;
    }
    return sum / decisions.length;
  }

  private taste(option: number, weights: ArrayLike<number>): number {
    const { numbers, times, ends } = this;
    const end = sure(ends[option]);
    let taste = 0;
    for (let at = ends[option - 1] ?? 0; at < end; at++) taste += sure(weights[sure(numbers[at])]) * sure(times[at]);
    return taste;
  }

  private addTo(slope: Float64Array, option: number, factor: number): void {
    const { numbers, times, ends } = this;
    const end = sure(ends[option]);
    for (let at = ends[option - 1] ?? 0; at < end; at++) {
      const number = sure(numbers[at]);
      slope[number] = sure(slope[number]) + factor * sure(times[at]);
    }
  }
}

/** The logarithm of the sum of their powers of e. */
function logarithmOfSum(tastes: readonly number[]): number {
  const most = Math.max(...tastes);
  let sum = 0;
  for (const taste of tastes) sum += Math.exp(taste - most);
  return most + Math.log(sum);
}

/** The weights of so many numbers as there were before, the first `kept` of which stay as they are. */
export function fit(lessons: Lessons, before: readonly number[], shrinkage: number, kept = 0): Float64Array {
  const all = Float64Array.from(before);
  const steep = new Float64Array(before.length);
  const found = minimum(before.length - kept, (weights, slope) => {
    all.set(weights, kept);
    steep.fill(0);
    let loss = lessons.crossEntropy(all, steep);
    for (const [i, weight] of weights.entries()) {
      loss += shrinkage * weight * weight;
      slope[i] = sure(steep[kept + i]) + 2 * shrinkage * weight;
    }
    return loss;
  });
  all.set(found, kept);
  return all;
}
