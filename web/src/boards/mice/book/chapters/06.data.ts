import { printedChapter } from './printed.ts';

export const chapter = await printedChapter('06');
