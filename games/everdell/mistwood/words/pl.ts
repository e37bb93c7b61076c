/** Everdell z Mgielnym Lasem po polsku. */
import { words as base } from '../../words/pl.ts';
import { cards } from './pl/cards.ts';
import { asks, happenings, options } from './pl/sentences.ts';
import { things } from './pl/things.ts';

export const words = base.adding({ cards, things, asks, options, happenings });
