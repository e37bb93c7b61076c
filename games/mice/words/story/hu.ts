/** The story book in Hungarian: what every chapter needs, and the chapters, each loaded when it is wanted. */
import type { StoryBook } from './book.ts';
import { texts as campaign } from './hu/campaign.ts';
import { texts as places } from './hu/places.ts';
import { titles } from './hu/titles.ts';

export const story: StoryBook = {
  campaign,
  places,
  titles,
  standing: () => import('./hu/standing.ts'),
  chapters: {
    prologue: () => import('./hu/prologue.ts'),
    '01': () => import('./hu/01.ts'),
    '02': () => import('./hu/02.ts'),
    '03': () => import('./hu/03.ts'),
    '04': () => import('./hu/04.ts'),
    '05': () => import('./hu/05.ts'),
    '06': () => import('./hu/06.ts'),
    '07': () => import('./hu/07.ts'),
    '08': () => import('./hu/08.ts'),
    '09': () => import('./hu/09.ts'),
    '10': () => import('./hu/10.ts'),
    '11': () => import('./hu/11.ts'),
  },
};
