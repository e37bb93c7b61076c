/**
 * The numbers in the texts of cards and boards, by the id of the piece. Its effect counts with them and its words print
 * them, where a text has the name of a number in braces. Plain data: the words of the game bring no rules along.
 */
export const NUMBERS = {
  // traps
  'fume-pot': { dice: 1 },
  'bear-trap': { wounds: 1 },
  'sack-snare': { rats: 1 },
  // abilities
  'long-net': { rats: 2 },
  'toxic-ruse': { rats: 3 },
  'whirling-blow': { more: 1, nemesis: 3 },
  'stand-firm': { defence: 2 },
  'great-flare': { defence: 1 },
  prayer: { health: 1, movement: 2 },
  'go-fetch': { steps: 3 },
  'sic-em': { steps: 2, dice: 3 },
  // nemeses
  'rat-king': { defence: 1 },
  maw: { rats: 2, forBite: 3, forDefence: 2, most: 2, heals: 1 },
  'mother-burrow': { rats: 1, defence: 1 },
  lockpick: { bite: 2, breakout: 4 },
  // peculiar rats
  'patient-zero': { accuracy: 5 },
  'nine-tails': { points: 1 },
  'bell-ringer': { zones: 1 },
  'brood-nurse': { rats: 1 },
  shieldback: { defence: 1 },
  glutton: { weight: 5 },
  'fog-rat': { dice: 1, least: 1 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;
