/** Co mówi zaproszenie po polsku. */
import type { InvitingWords } from './en.ts';

export const messages: InvitingWords = {
  seatFree: 'Jedno miejsce jest wolne',
  send: 'Wyślij link albo pokaż obrazek aparatowi telefonu. Miejsce zajmuje ten, kto pierwszy naciśnie „Siadam”.',
  watchWhy: 'Z tym linkiem widać stół, ale niczyjej ręki.',
  bringNew: 'Nowy link',
  voids: 'Poprzedni link straci wtedy ważność.',
};
