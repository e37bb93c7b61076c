/** The sounds that a world may ask for. All are made in the browser; none is needed to play. */
export type SoundName =
  | 'dice'
  | 'card'
  | 'step'
  | 'coin'
  | 'bell'
  | 'squeak'
  | 'blow'
  | 'page'
  | 'splash'
  | 'won'
  | 'lost';

/** The quiet bed under a world: a city at night, a forest, a hearth. */
export type BedName = 'city' | 'forest' | 'hearth';
