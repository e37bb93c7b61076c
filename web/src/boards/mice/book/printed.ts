/** What is printed of a chapter, by its id. */
import { chapters } from './chapters.data.ts';

export type PrintedChapter = (typeof chapters)[number];

const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]));

export const chapterOf = (id: string): PrintedChapter | undefined => byId.get(id);
export const CHAPTERS: readonly PrintedChapter[] = chapters;
