/** Amit a meghívó magyarul mond. */
import type { InvitingWords } from './en.ts';

export const messages: InvitingWords = {
  seatFree: 'Egy hely szabad',
  send: 'Küldd el a linket, vagy mutasd a képet egy telefon kamerájának. Azé a hely, aki előbb nyomja meg: Leülök.',
  watchWhy: 'Ezzel a linkkel az asztal látszik, de senki keze nem.',
  bringNew: 'Új link',
  voids: 'Az előző link onnantól nem érvényes.',
};
