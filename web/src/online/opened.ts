/** A room that was opened on the way to its page, handed over with the links that are told once. */
import type { OnlineRoom } from './room.svelte.ts';

export const opened: { room: OnlineRoom | undefined } = { room: undefined };

/** The address of a link: the secret stands behind the `#`, which no server, log or preview ever sees. */
export function linkTo(room: string, secret: string): string {
  return `${location.href.replace(/#.*/, '')}#/room/${room}/${secret}`;
}
