/** What stands on the box, in each language: title, a sentence, and the first game. */
import type { Label } from '@smallfolk/kernel';

export const says: Label['says'] = {
  en: {
    title: 'Mice and Mystics',
    blurb:
      'Somebody has drunk the fires of the castle. A mouse prince and his friends go after them with a single coal.',
    first: 'The prologue: The Longest Night',
  },
  pl: {
    title: 'Magia i Myszy',
    blurb: 'Ktoś wypił ognie zamku. Mysi książę i przyjaciele ruszają za nimi z jednym węgielkiem.',
    first: 'Prolog: Najdłuższa noc',
  },
  hu: {
    title: 'Egerek és Igézetek',
    blurb: 'Valaki kiitta a kastély tüzeit. Egy egérherceg és barátai utánuk mennek, egyetlen parázzsal.',
    first: 'Előszó: A leghosszabb éjszaka',
  },
};
