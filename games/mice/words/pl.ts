/** Mice and Mystics in Polish. */

import { says } from './on-the-box.ts';
import { asks } from './pl/asks.ts';
import { cards } from './pl/cards.ts';
import { happenings } from './pl/happenings.ts';
import { classes, fields, figures, labels } from './pl/labels.ts';
import { options } from './pl/options.ts';
import { story } from './story/pl.ts';
import { speak } from './words.ts';

const { title, blurb } = says.pl;
const decks = () => import('./pl/decks.ts');

const tongue = { title, blurb, fields, figures, classes, labels, asks, options, happenings, cards, story, decks };

/** With one chapter of the story, or all of them. */
export const words = (chapter?: unknown) => speak(tongue, chapter);
