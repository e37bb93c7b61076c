/** Mice and Mystics in English. */

import { asks } from './en/asks.ts';
import { cards } from './en/cards.ts';
import { happenings } from './en/happenings.ts';
import { classes, fields, figures, labels } from './en/labels.ts';
import { options } from './en/options.ts';
import { says } from './on-the-box.ts';
import { story } from './story/en.ts';
import { speak } from './words.ts';

const { title, blurb } = says.en;
const decks = () => import('./en/decks.ts');

const tongue = { title, blurb, fields, figures, classes, labels, asks, options, happenings, cards, story, decks };

/** With one chapter of the story, or all of them. */
export const words = (chapter?: unknown) => speak(tongue, chapter);
