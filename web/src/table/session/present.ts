/** A session that was opened on the way to its page, handed over so that it is not opened twice. */
import type { Session } from './session.svelte.ts';

let waiting: Session | undefined;

export function present(session: Session): void {
  waiting = session;
}

export function presented(id: string): Session | undefined {
  const session = waiting?.id === id ? waiting : undefined;
  waiting = undefined;
  return session;
}
