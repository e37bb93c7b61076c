/** The chapters of the book, in order. A new one is a file in `chapters/` and a line here. */
import type { Chapter } from './chapter.ts';
import { chapter01 } from './chapters/01.ts';
import { chapter02 } from './chapters/02.ts';
import { chapter03 } from './chapters/03.ts';
import { prologue } from './chapters/prologue.ts';

export const chapters: readonly Chapter[] = [prologue, chapter01, chapter02, chapter03];
