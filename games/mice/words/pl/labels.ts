/** Single words and set-up fields in Polish. */
export const labels = {
  page: 'strona',
  wheel: 'koło',
  round: 'runda',
  faceUp: 'karta posiłków',
  track: 'Tor inicjatywy',
  trap: 'pułapka na myszy',
  water: 'woda',
  entry: 'wejście',
  flip: 'obrót',
  exit: 'wyjście',
  captured: 'pojmana',
  away: 'poza planszą',
  stunned: 'ogłuszenie',
  webbed: 'oplątanie',
  charmed: 'zauroczenie',
  down: 'przewrócenie',
  life: 'życie',
  poison: 'trucizna',
  cheese: 'ser',
  battle: 'siła',
  defense: 'obrona',
  lore: 'wiedza',
  move: 'ruch',
  wears: 'nosi',
  pack: 'bagaż',
  abilities: 'zdolności',
  carries: 'niesie',
  stash: 'Bagaż drużyny',
  won: 'Rozdział wygrany.',
  lost: 'Rozdział przegrany.',
  endPage: 'Klepsydra dotarła do zakończenia: rozdział przegrany.',
  allCaptured: 'Wszystkie myszy pojmane: rozdział przegrany.',
  keeps: 'zachowuje',
  earned: 'Zdobyte',
};

export const fields = {
  chapter: { name: 'Rozdział', values: {} },
  players: { name: 'Gracze', values: { '1': 'Jeden', '2': 'Dwoje', '3': 'Troje', '4': 'Czworo' } },
  party: { name: 'Myszy', about: 'Kto wyrusza w drogę.', values: { choose: 'Wybór przy stole' } },
  edition: { name: 'Wydanie', about: 'Tam, gdzie instrukcje się różnią.', values: { pl: 'Polskie', hu: 'Węgierskie' } },
};

/** One figure of a kind whose card names them all. */
export const figures: Readonly<Record<string, string>> = {
  'rat-warrior': 'Szczurzy wojownik',
  'elite-rat-warrior': 'Elitarny szczur',
  roach: 'Karaluch',
};

export const classes = {
  warrior: 'wojownik',
  leader: 'przywódca',
  scamp: 'szelma',
  archer: 'łucznik',
  mystic: 'mistyk',
  tinkerer: 'kowal',
  healer: 'uzdrowiciel',
};
