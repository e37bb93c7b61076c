import type { OnlineRoom } from './room.svelte.ts';

/** What a sheet over an online table is given, whatever it is about. */
export interface SheetProps {
  readonly room: OnlineRoom;
  /** The seat that was tapped. */
  readonly seat: number;
  /** The seat that decides. */
  readonly turn: number | undefined;
  /** The server's time. */
  readonly now: number;
  readonly nameOf: (seat: number) => string;
  readonly onclose: () => void;
}
