/** A question as the sentences of a language need it. */
import type { Decision } from '@smallfolk/kernel';
import type { Names } from './names.ts';

export class Question {
  readonly ask: string;
  private readonly decision: Decision;
  private readonly names: Names;

  constructor(decision: Decision, names: Names) {
    this.ask = decision.ask;
    this.decision = decision;
    this.names = names;
  }

  /** The name of the card, place or event that asks; empty if none does. */
  get about(): string {
    const id = this.decision.about?.id;
    return id === undefined ? '' : this.names.name(String(id));
  }

  /** Is a card played for free? */
  get isFree(): boolean {
    return this.ask === 'play-free' || this.ask === 'pigs';
  }

  /** Can it be declined? */
  get mayDecline(): boolean {
    return this.decision.options.some((option) => option.do === 'decline');
  }

  /** Of a multiple selection: how many may be chosen at most, and how many are chosen already. */
  get max(): number {
    return this.decision.some?.max ?? 1;
  }

  get picked(): number {
    return this.decision.some?.picked.length ?? 0;
  }

  /** May fewer be chosen than `max`? */
  get upTo(): boolean {
    return (this.decision.some?.min ?? 1) < this.max;
  }
}
