/** Single words and set-up fields in Hungarian. */
export const labels = {
  page: 'oldal',
  wheel: 'kerék',
  round: 'forduló',
  faceUp: 'erősítéskártya',
  track: 'Cselekvési sor',
  trap: 'egérfogó',
  water: 'víz',
  entry: 'kezdőhely',
  flip: 'fordítás',
  exit: 'kijárat',
  captured: 'fogoly',
  away: 'távol',
  stunned: 'kábult',
  webbed: 'hálóban',
  charmed: 'elbűvölt',
  down: 'kiütve',
  life: 'élet',
  poison: 'méreg',
  cheese: 'sajt',
  battle: 'harc',
  defense: 'védekezés',
  lore: 'tudás',
  move: 'mozgás',
  wears: 'visel',
  pack: 'batyu',
  abilities: 'képességek',
  carries: 'visz',
  stash: 'Közös batyu',
  won: 'A fejezet megnyerve.',
  lost: 'A fejezet elveszett.',
  endPage: 'A homokóra elérte a végét: a fejezet elveszett.',
  allCaptured: 'Minden egér fogságban: a fejezet elveszett.',
  keeps: 'megtartja',
  earned: 'Megszerzett',
};

export const fields = {
  chapter: { name: 'Fejezet', values: {} },
  players: { name: 'Játékosok', values: { '1': 'Egy', '2': 'Kettő', '3': 'Három', '4': 'Négy' } },
  party: { name: 'Egerek', about: 'Kik indulnak útnak.', values: { choose: 'Az asztalnál választjuk' } },
  edition: { name: 'Kiadás', about: 'Ahol a két szabálykönyv eltér.', values: { pl: 'Lengyel', hu: 'Magyar' } },
};

/** One figure of a kind whose card names them all. */
export const figures: Readonly<Record<string, string>> = {
  'rat-warrior': 'Patkányharcos',
  'elite-rat-warrior': 'Elit patkány',
  roach: 'Csótány',
};

export const classes = {
  warrior: 'harcos',
  leader: 'vezető',
  scamp: 'tolvaj',
  archer: 'íjász',
  mystic: 'misztikus',
  tinkerer: 'ezermester',
  healer: 'gyógyító',
};
