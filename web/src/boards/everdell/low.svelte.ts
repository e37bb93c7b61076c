/** A window so low that the whole table would have to scroll: then cards, city and tree are drawn shorter. */
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../../store/settings.svelte.ts';
import { GROWN } from '../../table/board.ts';

/** With letters of the usual size, in pixels of the window's height. */
const ENOUGH = 864;

const query = $derived(new MediaQuery(`(max-height: ${ENOUGH * GROWN[settings.size] - 1}px)`));

export const low = (): boolean => query.current;
