/** The story book in Polish: what every chapter needs, and the chapters, each loaded when it is wanted. */
import type { StoryBook } from './book.ts';
import { texts as campaign } from './pl/campaign.ts';
import { texts as places } from './pl/places.ts';
import { titles } from './pl/titles.ts';

export const story: StoryBook = {
  campaign,
  places,
  titles,
  standing: () => import('./pl/standing.ts'),
  chapters: {
    prologue: () => import('./pl/prologue.ts'),
    '01': () => import('./pl/01.ts'),
    '02': () => import('./pl/02.ts'),
    '03': () => import('./pl/03.ts'),
    '04': () => import('./pl/04.ts'),
    '05': () => import('./pl/05.ts'),
    '06': () => import('./pl/06.ts'),
    '07': () => import('./pl/07.ts'),
    '08': () => import('./pl/08.ts'),
    '09': () => import('./pl/09.ts'),
    '10': () => import('./pl/10.ts'),
    '11': () => import('./pl/11.ts'),
  },
};
