/** What the person is about to do, shared by the board and the panels: a thing held ready, a way being walked. */
import type { Decision, Option } from './props.ts';

class Hand {
  /** 'trap', 'yellow' or 'purple': the next zone that is tapped is where it goes. */
  armed = $state<string>();
  /** Zones still to be walked to, one step after the other. */
  private way: readonly number[] = [];
  /** Health when the way began: a wound ends it. */
  private health = 0;
  private seen: Decision | undefined;

  /** A new question lets go of what was held. */
  meet(decision: Decision | undefined): void {
    if (decision === this.seen) return;
    this.seen = decision;
    this.armed = undefined;
    if (decision && decision.ask !== 'action') this.stop();
  }

  arm(verb: string): void {
    this.armed = this.armed === verb ? undefined : verb;
  }

  get walking(): boolean {
    return this.way.length > 0;
  }

  setOut(way: readonly number[], health: number): void {
    this.way = way;
    this.health = health;
  }

  stop(): void {
    this.way = [];
  }

  /** The next step of the way; none, and the way is given up, if something has happened on it. */
  step(decision: Decision | undefined, health: number): Option | undefined {
    const [next, ...rest] = this.way;
    const step = decision?.options.find((option) => option.do === 'move' && option.to === next);
    const free = step !== undefined && health >= this.health;
    this.way = free ? rest : [];
    return free ? step : undefined;
  }
}

export const hand = new Hand();
