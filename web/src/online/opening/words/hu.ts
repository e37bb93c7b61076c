/** Amit a barátok asztalának megterítése magyarul mond. */
import type { OpeningWords } from './en.ts';

export const messages: OpeningWords = {
  friend: 'Barát, linkkel',
  howLong: 'Mennyi időnk van?',
  tonightWhy: 'Mindenki marad. Nincs óra.',
  daysWhy: 'Körönként 2 nap, tartalékban 6.',
  minutesWhy: 'Fejenként 20 perc, és minden körért eggyel több.',
  away: 'Ha valaki nincs itt',
  wait: 'Várunk',
  bot: 'Bot játszik helyette',
  awayWhy: 'Aki visszajön, visszakapja a helyét. Senki sem veszít lemerült telefon miatt.',
  look: 'Ki nézheti?',
  nobody: 'Senki',
  link: 'Akinek linkje van',
  anyone: 'Bárki',
  late: 'Öt perc késéssel',
  hints: 'Tippek mindenkinek',
  open: 'Asztal megterítése',
};
