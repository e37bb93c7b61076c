/** The chapters of the book, in order. A new one is a file in `chapters/` and a line here. */
import type { Chapter } from './chapter.ts';
import { chapter01 } from './chapters/01.ts';
import { chapter02 } from './chapters/02.ts';
import { chapter03 } from './chapters/03.ts';
import { chapter04 } from './chapters/04.ts';
import { chapter05 } from './chapters/05.ts';
import { chapter06 } from './chapters/06.ts';
import { chapter07 } from './chapters/07.ts';
import { chapter08 } from './chapters/08.ts';
import { chapter09 } from './chapters/09.ts';
import { chapter10 } from './chapters/10.ts';
import { chapter11 } from './chapters/11.ts';
import { prologue } from './chapters/prologue.ts';

export const chapters: readonly Chapter[] = [
  prologue,
  chapter01,
  chapter02,
  chapter03,
  chapter04,
  chapter05,
  chapter06,
  chapter07,
  chapter08,
  chapter09,
  chapter10,
  chapter11,
];
