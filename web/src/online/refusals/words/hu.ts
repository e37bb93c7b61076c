/** Amit egy szoba elutasít, magyarul. */
import type { messages as english } from './en.ts';

export const messages: typeof english = {
  'no-room': 'Nincs ilyen szoba. Talán egy év után törlődött.',
  'no-invitation': 'Ez a link itt nem vezet helyhez, vagy már nem érvényes. Kérj újat a barátodtól.',
  'seat-taken': 'Valaki gyorsabb volt. Nézd, vagy kérj másik helyet.',
  unavailable: 'Ezt most nem sikerült megőrizni. Próbáld újra egy pillanat múlva.',
  'too-many': 'Túl sok játék van nyitva. Előbb fejezz be vagy hagyj el egyet.',
  'too-fast': 'Ez túl gyakori volt. Várj egy kicsit.',
  'choice-impossible': 'Ez a játék a mostani szabályokkal nem mehet tovább. Megmarad, ahogy van.',
  'not-here': 'Ezt itt csak valaki más teheti meg, vagy még túl korán van hozzá.',
  'not-your-turn': 'Közben már más került sorra.',
  'not-offered': 'Ezt már nem lehet választani. Most így áll az asztal.',
  stale: 'A játék közben továbbment. Most így áll az asztal.',
  'no-undo': 'Ezt már nem lehet visszavonni: mások is látták, vagy a véletlen döntött utána.',
  over: 'Nincs már mit választani: ez a játék véget ért.',
  'no-seat': 'Azon a helyen nem ül senki.',
  'no-bot': 'Itt ehhez nincs bot.',
  closing: 'A szerver újraindul. Néhány másodperc, és megy tovább.',
  'bad-setup': 'Így nem lehet játszani. Változtass valamit, és próbáld újra.',
  'bad-seats': 'Minden helyre kell valaki: te, egy barátod vagy egy bot.',
  'bad-legacy': 'A következő fejezet nem kezdődhet azzal, ami ebből maradt.',
  bug: 'Itt hibázott egy szabály. Az asztal úgy áll, ahogy előtte.',
  'unknown-game': 'Ezen a szerveren nincs meg ez a játék.',
  forked: 'Az asztal egy hiba után régebbi másolathoz tért vissza. Néhány lépést meg kell ismételni.',
  upgraded: 'A játék közben kijavítottuk a szabályokat; a mostaniak szerint megy tovább.',
};
