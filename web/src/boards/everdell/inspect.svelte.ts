/** The card that is looked at: the one under the pointer or the focus, else the last one that was; and the lifted one. */
import type { Option } from './props.ts';

interface Looked {
  readonly card: string;
  readonly occupied: boolean;
}

class Inspect {
  private under = $state.raw<Looked>();
  private last = $state.raw<Looked>();
  /** Where no panel stands beside the board, a tap lifts a card. */
  lifts = $state(false);
  /** The card that was tapped, with what can be done with it. */
  lifted = $state.raw<Looked & { readonly option: Option | undefined }>();

  /** Under the pointer or the focus now. */
  get now(): Looked | undefined {
    return this.under;
  }

  get before(): Looked | undefined {
    return this.last;
  }

  look(looked: Looked | undefined): void {
    this.under = looked;
    if (looked) this.last = looked;
  }

  pin(looked: Looked): void {
    this.last = looked;
  }

  lift(lifted: Inspect['lifted']): void {
    this.lifted = lifted;
  }
}

export const inspect = new Inspect();
