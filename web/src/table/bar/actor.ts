/** Who does what is being told of: not who is next, which the table knows already. */
import type { GameEvent } from '@smallfolk/kernel';

export function actorOf(event: GameEvent | undefined, names: readonly string[]): string | undefined {
  return typeof event?.seat === 'number' ? names[event.seat] : undefined;
}
