/** Co mówi stół w zamku, po polsku. */
import type { Speech } from './speech.ts';

const rules = new Intl.PluralRules('pl');
const plural = (count: number, one: string, few: string, many: string) => {
  const form = rules.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

export const speech: Speech = {
  initiative: 'Tor inicjatywy',
  onTheTrack: (name, { now, done, away, figures, wounds }) =>
    [
      name,
      now ? 'działa teraz' : done ? 'już działał w tej rundzie' : '',
      away ? 'poza planszą' : '',
      figures > 0 ? plural(figures, 'figurka', 'figurki', 'figurek') : '',
      wounds > 0 ? plural(wounds, 'rana', 'rany', 'ran') : '',
    ]
      .filter(Boolean)
      .join(', '),
  room: 'Pomieszczenie',
  space: (name, parts) => [name, ...parts].join('. '),
  water: 'woda',
  trap: 'pułapka na myszy',
  entry: 'tędy wchodzą sługusy',
  flip: 'pole obrotu',
  exit: 'wyjście',
  nextTo: (spaces) => `obok: ${spaces}`,
  steps: (count) => plural(count, 'krok', 'kroki', 'kroków'),
  canDo: 'można tu coś zrobić',
  party: 'Drużyna',
  chapter: 'Rozdział',
  page: (page, end) => (end > 0 ? `strona ${page}, koniec na ${end}` : `strona ${page}`),
  pages: (page, end) => `Tor rozdziału: strona ${page}${end > 0 ? `, koniec na stronie ${end}` : ', bez końca'}`,
  wheel: (cheese) => `Ser sługusów: ${cheese} z 6`,
  surgeComes: 'Szósty sprowadzi posiłki: odwraca się strona i',
  surgeQuiet: 'Szósty sprowadzi posiłki: odwraca się strona.',
  stash: 'Bagaż drużyny',
  nothingYet: 'jeszcze pusto',
  toSearch: 'do znalezienia',
  encounters: 'potyczek',
  life: (left, of, poison) => `${left} z ${of} życia${poison > 0 ? `, zatrute: ${poison}` : ''}`,
  cheese: (count) => `ser: ${count}`,
  captured: 'pojmana',
  waiting: 'jeszcze nie tutaj',
  stunned: 'ogłuszona, może tylko odzyskać siły',
  webbed: 'oplątana',
  charmed: 'zauroczona',
  down: 'przewrócona',
  body: 'Na sobie',
  pack: 'Bagaż',
  abilities: 'Umiejętności',
  battle: 'Siła',
  defense: 'Obrona',
  lore: 'Wiedza',
  move: 'Ruch',
  rolls: (name) => `Rzuca ${name}`,
  die: (number, signs) => `${signs}, ${number}`,
  signs: { cheese: 'ser', sword: 'miecz', shield: 'tarcza', bow: 'łuk', star: 'gwiazda' },
  round: (round) => `Runda ${round}`,
  setUp: 'Przygotowania',
  stepsLeft: (points) => `zostało: ${plural(points, 'krok', 'kroki', 'kroków')}`,
  actionsLeft: (actions) => plural(actions, 'akcja', 'akcje', 'akcji'),
  book: 'Księga',
  read: 'Czytaj dalej',
  readAloud: 'Przeczytaj na głos',
  hush: 'Przerwij czytanie',
  closeBook: 'Zamknij księgę',
  earlierPages: 'Wcześniejsze strony',
  objective: 'Co trzeba zrobić',
  victory: 'Wygrywacie, jeśli',
  defeat: 'Przegrywacie, jeśli',
  wounds: 'rany',
  roundAxis: 'Runda',
  livesAxis: 'Życie i ser',
  miceLife: 'Życie myszy',
  cheeseOnWheel: 'Ser na serowym kole',
};
