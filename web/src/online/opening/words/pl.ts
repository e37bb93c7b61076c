/** Co mówi po polsku przygotowanie stołu dla przyjaciół. */
import type { OpeningWords } from './en.ts';

export const messages: OpeningWords = {
  friend: 'Ktoś z linkiem',
  howLong: 'Ile mamy czasu?',
  tonightWhy: 'Wszyscy zostają. Bez zegara.',
  daysWhy: '2 dni na turę, 6 w zapasie.',
  minutesWhy: 'Po 20 minut i jedna więcej za każdą turę.',
  away: 'Gdy kogoś nie ma',
  wait: 'Czekamy',
  bot: 'Gra za niego bot',
  awayWhy: 'Kto wraca, odzyskuje miejsce. Nikt nie przegrywa przez rozładowany telefon.',
  look: 'Kto może się przyglądać?',
  nobody: 'Nikt',
  link: 'Kto ma link',
  anyone: 'Każdy',
  late: 'Z pięciominutowym opóźnieniem',
  hints: 'Podpowiedzi dla wszystkich',
  open: 'Przygotuj stół',
};
