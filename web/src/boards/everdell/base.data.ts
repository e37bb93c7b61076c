/** The base game as it is printed. */
import { base } from '@smallfolk/everdell/content/base.ts';
import { printedOf } from './printed.ts';

export const printed = printedOf(base);
