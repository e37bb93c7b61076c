/** The chapters of the book, in order. A new one is a file in `chapters/` and a line here. */
import type { Chapter } from './chapter.ts';
import { prologue } from './chapters/prologue.ts';

export const chapters: readonly Chapter[] = [prologue];
