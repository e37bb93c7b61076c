/** Advice: a search bot in a worker of its own, which thinks with what this seat can see and says what it expects. */
import type { Explanation } from '@smallfolk/bots';
import { Engine } from '../engine/engine.ts';
import type { Session } from './session.svelte.ts';

/** How long it may think, in milliseconds. */
const TIME = 1500;

export class Advice {
  given = $state.raw<Explanation>();
  thinking = $state(false);
  failed = $state(false);
  private engine: Engine | undefined;
  private readonly session: Session;
  private asked = 0;

  constructor(session: Session) {
    this.session = session;
  }

  async ask(): Promise<void> {
    const { save, decision, seat } = this.session;
    if (!save || !decision || this.thinking) return;
    const asked = ++this.asked;
    this.thinking = true;
    this.failed = false;
    this.given = undefined;
    this.engine ??= new Engine();
    const loaded = await this.engine.ask({ do: 'load', save, pace: 'step' });
    const told = loaded.ok ? await this.engine.ask({ do: 'hint', seat, ms: TIME }) : loaded;
    if (asked !== this.asked) return;
    this.thinking = false;
    if (told.ok && 'hint' in told) this.given = told.hint;
    else this.failed = true;
  }

  /** The decision has been made or taken back: advice about it is void. */
  drop(): void {
    this.asked++;
    this.given = undefined;
    this.failed = false;
    if (this.thinking) this.close();
    this.thinking = false;
  }

  close(): void {
    this.engine?.close();
    this.engine = undefined;
  }
}
