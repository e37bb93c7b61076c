/** Single words and set-up fields in English. */
export const labels = {
  page: 'page',
  wheel: 'wheel',
  round: 'round',
  faceUp: 'surge card',
  track: 'Track',
  trap: 'mousetrap',
  water: 'water',
  entry: 'entry',
  flip: 'flip',
  exit: 'exit',
  captured: 'captured',
  away: 'away',
  stunned: 'stunned',
  webbed: 'webbed',
  charmed: 'charmed',
  down: 'knocked down',
  life: 'life',
  poison: 'poison',
  cheese: 'cheese',
  battle: 'battle',
  defense: 'defense',
  lore: 'lore',
  move: 'move',
  wears: 'wears',
  pack: 'pack',
  abilities: 'abilities',
  carries: 'carries',
  stash: 'Party stash',
  won: 'The chapter is won.',
  lost: 'The chapter is lost.',
  endPage: 'The hourglass has reached the End: the chapter is lost.',
  allCaptured: 'All mice are captured: the chapter is lost.',
  keeps: 'keeps',
  earned: 'Earned',
};

export const fields = {
  chapter: { name: 'Chapter', values: {} },
  players: { name: 'Players', values: { '1': 'One', '2': 'Two', '3': 'Three', '4': 'Four' } },
  party: { name: 'Mice', about: 'Who comes along.', values: { choose: 'Chosen at the table' } },
  edition: { name: 'Edition', about: 'Where the two rulebooks differ.', values: { pl: 'Polish', hu: 'Hungarian' } },
};

/** One figure of a kind whose card names them all. */
export const figures: Readonly<Record<string, string>> = {
  'rat-warrior': 'Rat warrior',
  'elite-rat-warrior': 'Elite rat',
  roach: 'Roach',
};

export const classes = {
  warrior: 'warrior',
  leader: 'leader',
  scamp: 'scamp',
  archer: 'archer',
  mystic: 'mystic',
  tinkerer: 'tinkerer',
  healer: 'healer',
};
