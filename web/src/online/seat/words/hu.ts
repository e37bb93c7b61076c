/** Amit egy helyről magyarul mondunk. */
import type { SeatWords } from './en.ts';

export const messages: SeatWords = {
  giveToBot: 'Játsszon tovább bot',
  away: (since) => `Ekkor ment el: ${since}.`,
  remind: 'Emlékeztessük',
  reminded: 'Az emlékeztető úton van.',
  left: (time) => `Ebből a körből hátravan: ${time}.`,
  up: 'Letelt az idő. A többiek átadhatják a helyet egy botnak.',
  moreDays: 'Adjunk még egy napot',
  moreMinutes: 'Adjunk még tíz percet',
  rest: 'Tartsunk egy nap szünetet',
  restWhy: 'Az óra akkor áll meg, ha mindenki kérte.',
  asked: (names, until) => `Szünetet kért: ${names}. Eddig: ${until}.`,
  agree: 'Jó lesz',
  rests: (until) => `Az óra áll. Eddig: ${until}.`,
  goOn: 'Folytassuk most',
  ratherNot: 'Inkább játsszunk',
  leave: 'Felállok az asztaltól',
  leaveWhy: 'A helyed felszabadul, a linked nem lesz érvényes. Ha még visszajönnél, inkább játsszon helyetted bot.',
  leaveNow: 'Végleg elmegyek',
  free: 'Legyen szabad ez a hely',
  freeWhy: 'A linkje nem lesz érvényes, és bárki ideülhet, akinek meghívója van.',
  freeNow: 'Felszabadítom',
  handOn: 'Legyen ő a házigazda',
};
