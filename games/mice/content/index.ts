/** The book of this box, whole: The Thimble Lantern, with everything that is printed for it. */
import { Book } from './book.ts';
import { chapters } from './chapters.ts';
import { printed } from './printed.ts';
import { rooms } from './rooms.ts';

export const book = new Book({ ...printed, rooms, chapters });
