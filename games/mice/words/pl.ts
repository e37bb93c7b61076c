/** Mice and Mystics in Polish. */
import { asks } from './pl/asks.ts';
import { cards } from './pl/cards.ts';
import { happenings } from './pl/happenings.ts';
import { blurb, fields, labels, title } from './pl/labels.ts';
import { options } from './pl/options.ts';
import { story } from './story/pl.ts';
import { tell } from './words.ts';

export const words = tell({ title, blurb, fields, labels, asks, options, happenings, cards, story });
