/** Advice: what a search bot would choose, thinking with what this seat can see, and what it expects. */
import type { Explanation } from '@smallfolk/bots';
import type { Session } from './session.svelte.ts';

/** How long it may think, in milliseconds. */
const TIME = 1500;

export class Advice {
  given = $state.raw<Explanation>();
  thinking = $state(false);
  failed = $state(false);
  private readonly session: Session;
  private asked = 0;

  constructor(session: Session) {
    this.session = session;
  }

  async ask(): Promise<void> {
    const { decision, table } = this.session;
    if (!decision || this.thinking) return;
    const asked = ++this.asked;
    this.thinking = true;
    this.failed = false;
    this.given = undefined;
    const told = await table.hint(TIME);
    if (asked !== this.asked) return;
    this.thinking = false;
    if (told.ok) this.given = told.value;
    else this.failed = true;
  }

  /** The decision has been made or taken back: advice about it is void. */
  drop(): void {
    this.asked++;
    this.given = undefined;
    this.failed = false;
    this.thinking = false;
  }
}
