/** The note that is open: a rule that answers "why?", or the short explanation of a term or piece. */
import type { Explanation } from '../board.ts';
import type { Session } from '../session/session.svelte.ts';

interface OpenNote {
  readonly rule?: string | undefined;
  readonly told?: Explanation | undefined;
  /** The line of the log that it explains. */
  readonly line?: number | undefined;
}

export class Notes {
  open = $state.raw<OpenNote>();
  /** Where the focus was when a note was opened; it goes back there. */
  private opener: HTMLElement | undefined;
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  private show(note: OpenNote): void {
    if (!this.open && document.activeElement instanceof HTMLElement) this.opener = document.activeElement;
    this.open = note;
  }

  readonly close = (): void => {
    this.open = undefined;
    this.opener?.focus({ preventScroll: true });
  };

  /** Opens a rule; asked for again, it is closed. */
  readonly why = (rule: string, line?: number): void => {
    if (this.open?.rule === rule && this.open.line === line) this.close();
    else this.show({ rule, line });
  };

  readonly explain = async (term: string): Promise<void> => {
    const { speech, world, view, language } = this.session;
    const asked = async () => speech && world?.term?.(term, view, language, speech);
    // What does not come without a network can be tapped again.
    const told = await asked().catch(() => undefined);
    if (told) this.show({ told, rule: told.rule });
  };

  /** The table is covered. */
  drop(): void {
    this.open = undefined;
  }
}
