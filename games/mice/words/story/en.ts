/** The story book in English: what every chapter needs, and the chapters, each loaded when it is wanted. */
import type { StoryBook } from './book.ts';
import { texts as campaign } from './en/campaign.ts';
import { texts as places } from './en/places.ts';
import { titles } from './en/titles.ts';

export const story: StoryBook = {
  campaign,
  places,
  titles,
  standing: () => import('./en/standing.ts'),
  chapters: {
    prologue: () => import('./en/prologue.ts'),
    '01': () => import('./en/01.ts'),
    '02': () => import('./en/02.ts'),
    '03': () => import('./en/03.ts'),
    '04': () => import('./en/04.ts'),
    '05': () => import('./en/05.ts'),
    '06': () => import('./en/06.ts'),
    '07': () => import('./en/07.ts'),
    '08': () => import('./en/08.ts'),
    '09': () => import('./en/09.ts'),
    '10': () => import('./en/10.ts'),
    '11': () => import('./en/11.ts'),
  },
};
