/** One run of the rules over one state: the decision that waits, and the result. No log, no copies, no events. */
import type { Game, GameEvent, Result, Table } from './game.ts';
import { Random, type Seed } from './random.ts';
import { CHECKPOINT, type Decision, type Rules, type Seat } from './rules.ts';
import type { Setup } from './setup.ts';

/** Whoever wants to know what a run does besides deciding. */
export interface Watcher {
  checkpoint(): void;
  emit(event: GameEvent, only?: Seat, otherwise?: GameEvent): void;
}

/** In `reveals`: not one seat, but all. */
export const EVERYBODY: Seat = -1;

export class Run<S> implements Table<S> {
  readonly state: S;
  readonly random: Random;
  readonly emit: Table<S>['emit'];
  /** To whom hidden things became known, each time: a seat, or EVERYBODY. */
  readonly reveals: Seat[] = [];
  /** What is to be decided now; undefined once the game is over. */
  decision: Decision | undefined;
  result: Result | undefined;
  /** How many checkpoints were passed: between two of them an action is under way. */
  checkpoints = 0;
  private readonly rules: Rules<Result>;
  private readonly watcher: Watcher | undefined;

  /** Starts the rules on this very state, which the run owns from now on, and goes to the first decision. */
  constructor(game: Game<S>, state: S, random: Random, watcher?: Watcher) {
    this.state = state;
    this.random = random;
    this.watcher = watcher;
    this.emit = watcher && ((event, only, otherwise) => watcher.emit(event, only, otherwise));
    this.rules = game.rules(this);
    this.goOn(0);
  }

  reveal(to: Seat = EVERYBODY): void {
    this.reveals.push(to);
  }

  /** Answers the decision with the option of that index. */
  answer(index: number): void {
    const decision = this.decision;
    if (!decision) throw new Error('the game is over');
    if (!(index >= 0 && index < decision.options.length)) throw new Error(`no option ${index} in "${decision.ask}"`);
    this.goOn(index);
  }

  private goOn(index: number): void {
    let step = this.rules.next(index);
    while (!step.done && step.value === CHECKPOINT) {
      this.checkpoints++;
      this.watcher?.checkpoint();
      step = this.rules.next(0);
    }
    if (step.done) {
      this.decision = undefined;
      this.result = step.value;
    } else {
      this.decision = step.value as Decision;
      if (this.decision.options.length === 0) throw new Error(`"${this.decision.ask}" offers nothing`);
    }
  }
}

/** Picks the index of an option. */
export type Pick<S> = (decision: Decision, run: Run<S>) => number;

/** Plays a whole game without any bookkeeping. Returns the finished run and how many decisions it took. */
export function play<S>(game: Game<S>, setup: Setup, seed: Seed, pick: Pick<S>): { run: Run<S>; decisions: number } {
  const random = Random.of(seed);
  const run = new Run(game, game.create(setup, random), random);
  let decisions = 0;
  while (run.decision) {
    run.answer(pick(run.decision, run));
    decisions++;
  }
  return { run, decisions };
}
