/** Mice and Mystics in Hungarian. */

import { label } from '../label.ts';
import { asks } from './hu/asks.ts';
import { cards } from './hu/cards.ts';
import { happenings } from './hu/happenings.ts';
import { fields, labels } from './hu/labels.ts';
import { options } from './hu/options.ts';
import { story } from './story/hu.ts';
import { tell } from './words.ts';

const { title, blurb } = label.says.hu;

export const words = tell({ title, blurb, fields, labels, asks, options, happenings, cards, story });
