/** Several people around one screen: who is finished passes the device on, covered, to whoever is next. */
import type { Seat } from '@smallfolk/kernel';
import type { Session } from './session.svelte.ts';

export class Passing {
  /** Whoever sits here is finished, and this seat is next: the device waits to be passed on. */
  to = $state<Seat>();
  /** The table is covered until this seat says that it is there. */
  curtain = $state<Seat>();
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** Whoever sits here is finished and passes the device on. */
  passOn(): void {
    this.curtain = this.to;
    this.to = undefined;
  }

  /** The next person has taken the device: from now on the table is shown through their eyes. */
  async takeSeat(): Promise<void> {
    const { session, curtain: seat } = this;
    if (seat === undefined) return;
    if (seat !== session.seat) {
      const told = await session.table.look?.(seat);
      if (!told?.ok) return told && session.refuse(told.error);
      session.retell(told.value.snapshot);
    }
    session.drop();
    this.curtain = undefined;
    session.telling.ask();
  }
}
