/** Mice and Mystics in Hungarian. */

import { asks } from './hu/asks.ts';
import { cards } from './hu/cards.ts';
import { happenings } from './hu/happenings.ts';
import { classes, fields, figures, labels } from './hu/labels.ts';
import { options } from './hu/options.ts';
import { says } from './on-the-box.ts';
import { story } from './story/hu.ts';
import { speak } from './words.ts';

const { title, blurb } = says.hu;
const decks = () => import('./hu/decks.ts');

const tongue = { title, blurb, fields, figures, classes, labels, asks, options, happenings, cards, story, decks };

/** With one chapter of the story, or all of them. */
export const words = (chapter?: unknown) => speak(tongue, chapter);
