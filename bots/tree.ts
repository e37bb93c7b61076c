/**
 * The tree of an open-loop search: what was asked after which answers, how often each option was tried and how it
 * ended. One path stands for many worlds, so a node may meet different questions and different options each time.
 */
import { type Decision, keyOf, type Option, type Seat, sure } from '@smallfolk/kernel';

/** The place reached by a sequence of answers. */
export interface Node {
  /** The questions met here; mostly one, more where chance or hidden things decide who is asked what. */
  readonly asked: Asked[];
}

/** A question at a node, with all options ever offered to it. */
export interface Asked {
  readonly seat: Seat;
  readonly ask: string;
  /** The options when last asked, and their edges: most worlds offer the same ones. */
  options: readonly Option[];
  edges: Edge[];
  /** All edges by key, filled as soon as another list of options turns up. */
  readonly known: Map<string, Edge>;
  visits: number;
}

/** An option and what became of it. */
export interface Edge {
  readonly option: Option;
  /** Its share of attention before anything is known; without any it is never tried. */
  readonly prior: number;
  /** How often it could have been chosen, and how often it was. */
  offered: number;
  visits: number;
  /** The sum of the results for the seat that chose. */
  total: number;
  /** Whether nothing was drawn or revealed between this answer and the next question, ever. */
  certain: boolean;
  next: Node | undefined;
}

/** The share of attention of each option, adding up to 1. */
export type Priors = (decision: Decision) => readonly number[];

export const newNode = (): Node => ({ asked: [] });

/** The question as this node knows it, with the edges of the options offered now, in their order. */
export function ask(node: Node, decision: Decision, priors: Priors): Asked {
  for (const asked of node.asked) {
    if (asked.seat !== decision.seat || asked.ask !== decision.ask) continue;
    if (!alike(asked.options, decision.options)) meet(asked, decision, priors);
    return asked;
  }
  const { seat, options } = decision;
  const shares = priors(decision);
  const edges = options.map((option, i) => newEdge(option, shares[i] ?? 0));
  const asked: Asked = { seat, ask: decision.ask, options, edges, known: new Map(), visits: 0 };
  node.asked.push(asked);
  return asked;
}

/** Other options than last time: those seen before keep what is known of them. */
export function meet(asked: Asked, decision: Decision, priors: Priors): void {
  const { known } = asked;
  if (known.size === 0) for (const edge of asked.edges) known.set(keyOf(edge.option), edge);
  const { options } = decision;
  let shares: readonly number[] | undefined;
  asked.options = options;
  asked.edges = options.map((option, i) => {
    const key = keyOf(option);
    const met = known.get(key);
    if (met) return met;
    shares ??= priors(decision);
    const edge = newEdge(option, shares[i] ?? 0);
    known.set(key, edge);
    return edge;
  });
}

function newEdge(option: Option, prior: number): Edge {
  return { option, prior, offered: 0, visits: 0, total: 0, certain: true, next: undefined };
}

/** Whether the lists look the same at first sight. The option that is chosen in the end is looked at again. */
function alike(before: readonly Option[], now: readonly Option[]): boolean {
  if (before === now) return true;
  const last = now.length - 1;
  return before.length === now.length && sameOption(before[0], now[0]) && sameOption(before[last], now[last]);
}

export function sameOption(a: Option | undefined, b: Option | undefined): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  let details = 0;
  for (const name in a) {
    if (a[name] !== b[name]) return false;
    details++;
  }
  for (const _ in b) details--;
  return details === 0;
}

/**
 * The index of the edge to try next: what has done well, plus what has been tried little for its share of attention (PUCT, with
 * the times an option was on offer in place of the visits of the parent). `scale` is the spread of the results.
 */
export function select(asked: Asked, explore: number, scale: number): number {
  const { edges } = asked;
  let sum = 0;
  let visits = 0;
  let share = 0;
  for (const edge of edges) {
    edge.offered++;
    sum += edge.total;
    visits += edge.visits;
    share += edge.prior;
  }
  // An option never tried is taken to be a little worse than the others turned out to be.
  const untried = visits > 0 ? sum / visits - UNTRIED * scale : 0;
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < edges.length; i++) {
    const edge = sure(edges[i]);
    if (edge.prior === 0 && share > 0) continue;
    const mean = edge.visits > 0 ? edge.total / edge.visits : untried;
    const bonus = (explore * scale * (edge.prior / share) * Math.sqrt(edge.offered)) / (1 + edge.visits);
    if (mean + bonus > highest) {
      highest = mean + bonus;
      best = i;
    }
  }
  return best;
}

const UNTRIED = 0.2;

/** The edge visited most; among equals the one that did better. */
export function favourite(edges: readonly Edge[]): Edge | undefined {
  let best: Edge | undefined;
  for (const edge of edges) {
    if (
      !best ||
      edge.visits > best.visits ||
      (edge.visits === best.visits && edge.visits > 0 && edge.total > best.total)
    )
      best = edge;
  }
  return best;
}
