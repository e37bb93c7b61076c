/** Story achievements (M265, M292): what stands in later chapters, and what excludes what. */
import type { Gift } from './gift.ts';

export const gifts: readonly Gift[] = [];
