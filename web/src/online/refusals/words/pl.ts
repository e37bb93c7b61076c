/** Czego pokój odmawia, po polsku. */
import type { messages as english } from './en.ts';

export const messages: typeof english = {
  'no-room': 'Nie ma takiego pokoju. Może został usunięty po roku nieużywania.',
  'no-invitation': 'Ten link nie prowadzi tu do żadnego miejsca albo stracił ważność. Poproś o nowy.',
  'seat-taken': 'Ktoś był szybszy. Popatrz albo poproś o inne miejsce.',
  unavailable: 'Tego nie udało się teraz zapisać. Spróbuj za chwilę.',
  'too-many': 'Zbyt wiele otwartych gier. Najpierw zakończ lub opuść którąś.',
  'too-fast': 'Zbyt często. Poczekaj chwilę.',
  'choice-impossible': 'Tej gry nie da się toczyć według obecnych zasad. Pozostaje taka, jaka jest.',
  'not-here': 'To może tu zrobić tylko ktoś inny albo jest na to za wcześnie.',
  'not-your-turn': 'Kolej przeszła tymczasem na kogoś innego.',
  'not-offered': 'Tego nie można już wybrać. Tak stół wygląda teraz.',
  stale: 'Gra poszła tymczasem dalej. Tak stół wygląda teraz.',
  'no-undo': 'Tego nie da się już cofnąć: ktoś to widział albo zdecydował już los.',
  over: 'Nie ma już czego wybierać: ta gra jest skończona.',
  'no-seat': 'Na tym miejscu nikt nie siedzi.',
  'no-bot': 'Nie ma tu do tego bota.',
  closing: 'Serwer uruchamia się ponownie. Za kilka sekund gramy dalej.',
  'bad-setup': 'Tak nie da się grać. Zmień coś i spróbuj jeszcze raz.',
  'bad-seats': 'Na każdym miejscu musi ktoś być: ty, znajomy albo bot.',
  'bad-legacy': 'Następny rozdział nie może zacząć się od tego, co zostało po tym.',
  bug: 'Zawiodła tu jakaś zasada. Stół wygląda tak jak przedtem.',
  'unknown-game': 'Na tym serwerze nie ma tej gry.',
  forked: 'Po awarii stół wrócił do starszej kopii. Kilka ruchów trzeba powtórzyć.',
  upgraded: 'W trakcie tej gry poprawiono zasady; toczy się dalej według obecnych.',
};
