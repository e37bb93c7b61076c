/** What is printed of the chapters, by their ids: each is loaded when its book is opened. */
import type { PrintedChapter } from './chapters/printed.ts';

export type { PrintedChapter };

/** In their order, and named one by one, so that a bundler takes each by itself. */
const LOADS: ReadonlyMap<string, () => Promise<PrintedChapter>> = new Map([
  ['prologue', async () => (await import('./chapters/prologue.data.ts')).chapter],
  ['01', async () => (await import('./chapters/01.data.ts')).chapter],
  ['02', async () => (await import('./chapters/02.data.ts')).chapter],
  ['03', async () => (await import('./chapters/03.data.ts')).chapter],
  ['04', async () => (await import('./chapters/04.data.ts')).chapter],
  ['05', async () => (await import('./chapters/05.data.ts')).chapter],
  ['06', async () => (await import('./chapters/06.data.ts')).chapter],
  ['07', async () => (await import('./chapters/07.data.ts')).chapter],
  ['08', async () => (await import('./chapters/08.data.ts')).chapter],
  ['09', async () => (await import('./chapters/09.data.ts')).chapter],
  ['10', async () => (await import('./chapters/10.data.ts')).chapter],
  ['11', async () => (await import('./chapters/11.data.ts')).chapter],
]);

/** All chapters in their order; the prologue has the number 0. */
export const CHAPTERS: readonly Pick<PrintedChapter, 'id' | 'number'>[] = [...LOADS.keys()].map((id, number) => ({
  id,
  number,
}));

const known = new Map<string, PrintedChapter>();

export const chapterOf = (id: string): PrintedChapter | undefined => known.get(id);

export async function learnChapter(id: string): Promise<void> {
  const chapter = known.get(id) ?? (await LOADS.get(id)?.());
  if (chapter) known.set(id, chapter);
}
