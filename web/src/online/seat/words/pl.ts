/** Co mówi się o miejscu po polsku. */
import type { SeatWords } from './en.ts';

export const messages: SeatWords = {
  giveToBot: 'Niech gra bot',
  away: (since) => `Poza stołem od: ${since}.`,
  remind: 'Przypomnij',
  reminded: 'Przypomnienie jest w drodze.',
  left: (time) => `Czas na tę turę: ${time}.`,
  up: 'Czas minął. Inni mogą pozwolić grać botowi.',
  moreDays: 'Daj jeszcze jeden dzień',
  moreMinutes: 'Daj jeszcze dziesięć minut',
  rest: 'Zróbmy dzień przerwy',
  restWhy: 'Zegar stanie, gdy zgodzą się wszyscy.',
  asked: (names, until) => `Prośba o przerwę (${names}). Do: ${until}.`,
  agree: 'Zgadzam się',
  rests: (until) => `Zegar stoi. Do: ${until}.`,
  goOn: 'Grajmy już',
  ratherNot: 'Grajmy dalej',
  leave: 'Odejdź od stołu',
  leaveWhy: 'Twoje miejsce będzie wolne, a link straci ważność. Jeśli chcesz wrócić, pozwól raczej grać botowi.',
  leaveNow: 'Odejdź na dobre',
  free: 'Zwolnij to miejsce',
  freeWhy: 'Link tej osoby straci ważność, a usiąść tu będzie mógł każdy, kto ma zaproszenie.',
  freeNow: 'Zwolnij',
  handOn: 'Oddaj rolę gospodarza',
};
