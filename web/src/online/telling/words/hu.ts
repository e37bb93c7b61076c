/** Amit a játékaim és az értesítések magyarul mondanak. */
import type { TellingWords } from './en.ts';

export const messages: TellingWords = {
  myGames: 'Barátokkal',
  yourTurn: 'Te jössz',
  others: 'A többiek gondolkodnak',
  notBegun: 'Még nem kezdődött el',
  finished: 'Véget ért',
  rests: (until) => `szünet eddig: ${until}`,
  tell: 'Szóljunk, amikor te jössz?',
  tellWhy: 'Körönként egy értesítés, akkor is, ha ez az oldal nincs nyitva. Órás játékban emlékeztető is.',
  yes: 'Igen',
  tells: 'Szólunk, amikor te jössz.',
  tellNo: 'Ne szóljatok',
  tellHttps: 'Értesítést csak https-címről tudunk küldeni.',
  tellHome:
    'iPhone-on és iPaden előbb tedd a Smallfolkot a főképernyőre: koppints a Megosztás, majd a Főképernyőhöz adás gombra. Nyisd meg onnan, és kérd újra.',
  tellDenied: 'Ez a böngésző nem enged innen értesítést. Engedélyezd az oldalnak a beállításokban, és töltsd be újra.',
  notices: {
    turn: 'Te jössz.',
    half: 'Te jössz. Az idő fele letelt.',
    late: 'Te jössz. Kevés idő maradt.',
    remind: 'A többiek várnak: te jössz.',
  },
};
