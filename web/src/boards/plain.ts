/** The board of a game that has none of its own yet: its table in words. Everything else at the table works as ever. */
import type { World } from '../table/board.ts';
import PlainBoard from './PlainBoard.svelte';

export const world: World = { Board: PlainBoard, sprite: '', theme: 'plain' };
