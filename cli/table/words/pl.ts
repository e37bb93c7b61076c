import { inPolish } from '@smallfolk/kernel';
import type { Phrases } from './phrases.ts';

export const pl: Phrases = {
  goOn: 'Wróć do gry',
  play: 'Zagraj',
  which: 'Która? Numer, Enter – pierwsza, q – wyjście: ',
  choices: (count) => `${count} ${inPolish(count, 'decyzja', 'decyzje', 'decyzji')}`,
  seat: (seat) => `Gracz ${seat + 1}`,
  person: 'człowiek',
  bot: (name) => `bot (${name})`,
  begins: (title) => `${title}. Napisz help, aby zobaczyć, co można wpisać poza numerem opcji.`,
  resumed: (title, choices) =>
    `${title}: wracamy do gry (${choices} ${inPolish(choices, 'decyzja', 'decyzje', 'decyzji')}). (--new zaczyna nową.)`,
  setUpHow: (summary) => `Enter – graj od razu (${summary}), s – przygotuj samodzielnie: `,
  whoSits: (seat) => `Kim jest gracz ${seat + 1}?`,
  practice: 'Gra treningowa: możesz cofać, ile chcesz.',
  promise: (commitment) => `Los tej gry jest zapieczętowany: ${commitment}`,
  proof: (seed, commitment) => `Ziarno losu: ${seed}; jego SHA-256 to ${commitment}, jak zapieczętowano na początku.`,
  thinks: (seat, bot) => `Gracz ${seat + 1} (${bot}) myśli.`,
  hide: 'Enter zakrywa ekran. ',
  handOver: (seat) => `Teraz gracz ${seat + 1}. Enter, gdy nikt inny nie patrzy na ekran. `,
  prompt: 'Twój wybór: ',
  several: 'Kilka numerów naraz wybiera dokładnie te.',
  notOffered: (given) => `Nie ma takiej opcji: „${given}”. Wpisz numer opcji albo help.`,
  undone: 'Cofnięto.',
  cannotUndo: 'Nie można cofnąć: po tej decyzji zadziałał los, coś odkryto albo zagrał ktoś inny.',
  nothingYet: 'Jeszcze nic się nie wydarzyło.',
  noRule: 'Nie stoi za tym żadna numerowana zasada.',
  ruleOf: (id) => `Zasada ${id}`,
  ruleNotFound: (id) => `W instrukcji nie ma zasady ${id}.`,
  advice: 'Radzę: ',
  hint: (option, chance) => `${option}: ${chance} szans na wygraną`,
  kept: (command) => `Gra jest zapisana. Wrócisz do niej przez ${command}.`,
  keptAs: (file) => `Każda decyzja jest od razu zapisywana w pliku ${file}.`,
  savedAs: (file) => `Zapisano w pliku ${file}.`,
  notKept: (reason) => `Tej gry nie da się zapisać (${reason}). Możesz grać dalej, ale po wyjściu przepadnie.`,
  over: (file) => `Gra jest zapisana: smallfolk replay ${file}`,
  bug: (message) =>
    `Zasady zawiodły: ${message}. Nic się nie zmieniło; wybierz coś innego albo zapisz grę i zgłoś błąd.`,
  cannotOpen: (game, reason) => `Nie można otworzyć gry ${game}: ${reason}`,
  unknownFile: (file) => `Nie ma pliku ${file}, który dałoby się przeczytać.`,
  campaign: {
    begun: (title) => `${title}: kampania się zaczyna.`,
    none: (command) => `Żadna kampania jeszcze się nie zaczęła: ${command}`,
    played: 'Rozegrane:',
    won: 'wygrana',
    lost: 'przegrana',
    nothingCarried: 'Niczego jeszcze nie zabrano z sobą.',
    carried: 'Zabrane z sobą:',
    open: 'Otwarte:',
    goOn: (command) => `Dalej: ${command}`,
    unfinished: (chapter) => `Rozdział nie jest skończony: ${chapter}`,
    noChapter: 'Kampania dobiegła końca: żaden rozdział nie jest otwarty.',
  },
  help: `Numer opcji ją wybiera (albo jej nazwa, jak w zapisie gry). Poza tym:
  undo (u)          cofnij ostatnią decyzję, jeśli to uczciwe
  board (b)         cały stół
  options (o)       pytanie jeszcze raz
  why (w) [n | R1]  zasada stojąca za pytaniem, za wierszem n dziennika, albo według numeru
  log (l) [n]       co się wydarzyło, albo ostatnie n wierszy
  hint (h)          co zrobiłby bot
  save (s) [plik]   gdzie jest zapisana gra, albo jej kopia
  load <plik>       wczytaj zapisaną grę
  quit (q)          wyjście; gra zostaje zapisana`,
};
