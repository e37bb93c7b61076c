/**
 * The bot that searches: open-loop Monte Carlo tree search over imagined worlds (information-set MCTS). Every
 * iteration imagines a world, walks down the tree by what it has learned, plays on for a while and remembers the
 * outcome for each seat. It knows what the game tells bots, and nothing of the true world.
 */
import { type Decision, type Insight, keyOf, Random, type Seed, sure } from '@smallfolk/kernel';
import type { Bot, Explanation, Step, Thinking } from './bot.ts';
import { playOn, type Worth, worthOf } from './playout.ts';
import type { Question, World } from './question.ts';
import {
  type Asked,
  ask,
  type Edge,
  favourite,
  meet,
  type Node,
  newNode,
  type Priors,
  sameOption,
  select,
} from './tree.ts';

export interface SearchSettings {
  /** How many games are imagined for one decision; undefined is as many as the time allows. */
  readonly iterations?: number | undefined;
  readonly milliseconds?: number | undefined;
  /** How much attention goes to options tried little. */
  readonly explore?: number;
  /** How many decisions are played beyond the tree before a world is evaluated. */
  readonly cut?: number;
}

const EXPLORE = 4;
const CUT = 10;

interface Memory {
  readonly question: Question;
  readonly root: Node;
}

export function searchBot(name: string, seed: Seed, settings: SearchSettings): Bot {
  const random = Random.of(seed);
  let memory: Memory | undefined;
  return {
    name,
    think(question) {
      const root = (memory && reuse(memory, question)) ?? newNode();
      memory = { question, root };
      return new Search(name, question, root, random, settings);
    },
  };
}

/** What the tree knew already of the present question, if no chance and nobody else came in between. */
function reuse({ question: earlier, root }: Memory, question: Question): Node | undefined {
  const key = question.after(earlier);
  if (key === undefined) return undefined;
  const { seat, ask } = earlier.decision;
  const asked = root.asked.find((asked) => asked.seat === seat && asked.ask === ask);
  const edge = asked?.known.get(key) ?? asked?.edges.find((edge) => keyOf(edge.option) === key);
  return edge?.certain ? edge.next : undefined;
}

class Search implements Thinking {
  private readonly name: string;
  private readonly question: Question;
  private readonly insight: Insight<unknown> | undefined;
  private readonly random: Random;
  private readonly node: Node;
  private readonly root: Asked;
  private readonly explore: number;
  private readonly cut: number;
  private readonly iterations: number;
  private readonly end: number;
  /** The options of the question, in its order. */
  private readonly edges: readonly Edge[];
  /** Is there nothing to think about: one option, or one that is worth a thought? */
  private readonly isPlain: boolean;
  /** The world of the present iteration. */
  private world: World;
  private done = 0;
  /** Mean and sum of squares of the results for the seat, for their spread. */
  private mean = 0;
  private squares = 0;
  /** The options tried on the way down, and the questions they answered. */
  private readonly path: Edge[] = [];
  private readonly questions: Asked[] = [];

  constructor(name: string, question: Question, root: Node, random: Random, settings: SearchSettings) {
    this.name = name;
    this.question = question;
    this.insight = question.insight;
    this.random = random;
    this.explore = settings.explore ?? EXPLORE;
    this.cut = settings.cut ?? this.insight?.playOn ?? CUT;
    this.iterations = settings.iterations ?? Number.POSITIVE_INFINITY;
    this.end = performance.now() + (settings.milliseconds ?? Number.POSITIVE_INFINITY);
    // Priors at the root come from an imagined world too: the true state is out of reach.
    this.world = question.imagine(random.split());
    this.root = ask(root, question.decision, this.priors);
    // A tree that is used again may have been offered other options in its worlds.
    meet(this.root, question.decision, this.priors);
    this.node = root;
    this.edges = this.root.edges;
    this.isPlain = this.edges.length === 1 || this.edges.filter(({ prior }) => prior > 0).length === 1;
  }

  private readonly priors: Priors = (decision: Decision) => {
    const { options } = decision;
    const weights = this.insight?.weigh?.(this.world.state, decision);
    if (!weights) return options.map(() => 1 / options.length);
    const sum = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / sum);
  };

  step(): boolean {
    if (this.isPlain || this.isDecided()) return false;
    this.iterate();
    return !this.isDecided() && performance.now() < this.end;
  }

  /** Is the budget used up, or so nearly that what is left of it could not make another option the favourite? */
  private isDecided(): boolean {
    let most = 0;
    let next = 0;
    for (const { visits } of this.edges) {
      if (visits > most) {
        next = most;
        most = visits;
      } else if (visits > next) next = visits;
    }
    return most - next > this.iterations - this.done || this.done >= this.iterations;
  }

  private iterate(): void {
    const { question, insight, random } = this;
    this.world = question.imagine(random.split());
    this.descend();
    playOn(this.world, insight, random, this.cut);
    this.learn(worthOf(this.world, insight, question.seats));
  }

  /** Walks down the tree to an option never tried before, or to the end of the game. */
  private descend(): void {
    const { world } = this;
    this.path.length = 0;
    this.questions.length = 0;
    const scale = this.spread();
    let node = this.node;
    while (world.decision) {
      const { decision } = world;
      const asked = ask(node, decision, this.priors);
      let index = select(asked, this.explore, scale);
      if (!sameOption(asked.options[index], decision.options[index])) {
        meet(asked, decision, this.priors);
        index = select(asked, this.explore, scale);
      }
      const edge = sure(asked.edges[index]);
      this.path.push(edge);
      this.questions.push(asked);
      const { drawn } = world.random;
      const reveals = world.reveals.length;
      world.answer(index);
      if (world.random.drawn !== drawn || world.reveals.length !== reveals) edge.certain = false;
      if (edge.visits === 0) return;
      edge.next ??= newNode();
      node = edge.next;
    }
  }

  private learn(worth: Worth): void {
    for (let depth = 0; depth < this.path.length; depth++) {
      const edge = sure(this.path[depth]);
      const asked = sure(this.questions[depth]);
      edge.visits++;
      edge.total += worth[asked.seat] ?? 0;
      asked.visits++;
    }
    this.done++;
    const own = worth[this.question.seat] ?? 0;
    const before = own - this.mean;
    this.mean += before / this.done;
    this.squares += before * (own - this.mean);
  }

  /** How far the results lie apart: exploring is measured by it, whatever the scale of the game's evaluation. */
  private spread(): number {
    return this.done < 4 ? 0.25 : Math.max(0.005, Math.sqrt(this.squares / this.done));
  }

  best(): number {
    const edge = favourite(this.edges);
    return edge && edge.visits > 0 ? this.edges.indexOf(edge) : this.likeliest();
  }

  private likeliest(): number {
    let best = 0;
    for (const [i, edge] of this.edges.entries()) if (edge.prior > (this.edges[best]?.prior ?? 0)) best = i;
    return best;
  }

  explain(): Explanation {
    return {
      bot: this.name,
      choice: this.best(),
      iterations: this.done,
      options: this.edges.map((edge) => ({
        option: edge.option,
        key: keyOf(edge.option),
        visits: edge.visits,
        ...(edge.visits > 0 && { expected: edge.total / edge.visits }),
        line: lineFrom(this.root, edge),
      })),
    };
  }
}

/** How the game goes on from an option, as long as the tree has seen it more than a few times. */
function lineFrom(root: Asked, first: Edge): Step[] {
  const line: Step[] = [];
  let asked: Asked | undefined = root;
  let edge: Edge | undefined = first;
  while (asked && edge) {
    line.push({ seat: asked.seat, ask: asked.ask, option: edge.option });
    if (line.length === LONGEST_LINE) break;
    const likely: Asked | undefined = edge.next?.asked.toSorted((a, b) => b.visits - a.visits)[0];
    asked = likely && likely.visits >= WORTH_TELLING ? likely : undefined;
    edge = asked && favourite(asked.known.size > 0 ? [...asked.known.values()] : asked.edges);
  }
  return line;
}

const LONGEST_LINE = 12;
const WORTH_TELLING = 3;
