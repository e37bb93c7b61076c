/** Co mówią po polsku moje gry i powiadomienia. */
import type { TellingWords } from './en.ts';

export const messages: TellingWords = {
  myGames: 'Z przyjaciółmi',
  yourTurn: 'Twoja kolej',
  others: 'Inni myślą',
  notBegun: 'Jeszcze nie zaczęta',
  finished: 'Zakończona',
  rests: (until) => `przerwa do: ${until}`,
  tell: 'Dać znać, kiedy będzie twoja kolej?',
  tellWhy:
    'Jedno powiadomienie na turę, także gdy ta strona jest zamknięta. Przy grze z zegarem również przypomnienie.',
  yes: 'Tak',
  tells: 'Damy znać, kiedy będzie twoja kolej.',
  tellNo: 'Bez powiadomień',
  tellHttps: 'Powiadomienia działają tylko pod adresem z https.',
  tellHome:
    'Na iPhonie i iPadzie dodaj najpierw Smallfolk do ekranu początkowego: stuknij „Udostępnij”, a potem „Do ekranu początkowego”. Otwórz go stamtąd i zapytaj jeszcze raz.',
  tellDenied:
    'Ta przeglądarka nie pozwala na powiadomienia z tej strony. Zezwól na nie w jej ustawieniach i wczytaj stronę ponownie.',
  notices: {
    turn: 'Twoja kolej.',
    half: 'Twoja kolej. Minęła połowa czasu.',
    late: 'Twoja kolej. Zostało niewiele czasu.',
    remind: 'Inni czekają: twoja kolej.',
  },
};
