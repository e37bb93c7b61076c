/** What the person is about to do, shared by the board and the panels: a thing held ready, a way being walked. */
import type { Decision } from './props.ts';

class Hand {
  /** 'trap', 'yellow' or 'purple': the next zone that is tapped is where it goes. */
  armed = $state<string>();
  /** Zones still to be walked to, one step after the other. */
  way: readonly number[] = [];
  /** Health when the way began: a wound ends it. */
  health = 0;
  private seen: Decision | undefined;

  /** A new question lets go of what was held. */
  meet(decision: Decision | undefined): void {
    if (decision === this.seen) return;
    this.seen = decision;
    this.armed = undefined;
    if (decision && decision.ask !== 'action') this.way = [];
  }

  arm(verb: string): void {
    this.armed = this.armed === verb ? undefined : verb;
  }
}

export const hand = new Hand();
