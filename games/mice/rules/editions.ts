/**
 * The two editions (OM1): one predicate for each difference that changes play, named after it; and for every other, why
 * both readings come to the same.
 */
export type Edition = 'pl' | 'hu';

interface WithEdition {
  readonly edition: Edition;
}

const pl = (state: WithEdition): boolean => state.edition === 'pl';
const hu = (state: WithEdition): boolean => state.edition === 'hu';

/** M61: each kind of free action once in a turn; otherwise one free action in all. */
export const eachFreeActionOnce = pl;
/** M90: every mouse on the bank helps out of the water; otherwise those on the destination. */
export const wholeBankHelps = hu;
/** M103: a sprung trap leaves the game. */
export const sprungTrapIsRemoved = pl;
/** M129: a found party item may be discarded for a cheese. */
export const partyItemMayBeSold = hu;
/** M153: used scrolls leave the game; otherwise they are discarded. */
export const scrollsLeaveTheGame = pl;
/** M163: only small ranged minions go to the red-lined area first; otherwise all ranged ones. */
export const redAreaForSmallOnly = pl;
/** M175: all roaches in play turn greedy with the first; otherwise only those of the greedy entry. */
export const greedSpreads = pl;
/** M195: a ranged minion stops as soon as it sees any mouse; otherwise when it sees the closest. */
export const stopsAtAnyMouse = pl;
/** M199: the highest on the track among the closest; otherwise among all that it can attack. */
export const closestGoFirst = pl;
/** M214: Brodie stays if all mice are on his space; otherwise if all are on one space, wherever. */
export const catStaysWithAllMice = pl;
/** M219: a captured mouse loses what it wears beyond starting equipment; otherwise cheese alone. */
export const captureCostsGear = pl;
/** M220: all bad markers leave a captured mouse; otherwise wounds and poison only. */
export const captureClearsMarkers = pl;
/** M221, M224: rescue comes in the mouse's own turn and uses it up; otherwise at once, and it rests that round. */
export const rescueTakesTheTurn = pl;
/** M226: a webbed mouse does not move; otherwise it only does not scurry. */
export const websHoldMice = pl;
/** M243: the hook is taken back from one of its ends; otherwise from anywhere on the tile. */
export const hookFromItsEnd = pl;
/** M250: the grape is laid on an empty space; otherwise on any adjacent one. */
export const baitNeedsEmptySpace = pl;
/** M253: shooting the grape is the battle action; otherwise it costs none, once in a turn. */
export const grapeIsBattle = pl;
/** M255: a bursting grape hits every figure; otherwise minions only. */
export const grapeHitsEverybody = pl;
/** M269, M270, M272: the End marker must be moved; otherwise it may be. */
export const endMarkerMustMove = pl;

export const PLAYED_DIFFERENTLY: Readonly<Record<string, (state: WithEdition) => boolean>> = {
  M61: eachFreeActionOnce,
  M90: wholeBankHelps,
  M103: sprungTrapIsRemoved,
  M129: partyItemMayBeSold,
  M153: scrollsLeaveTheGame,
  M163: redAreaForSmallOnly,
  M175: greedSpreads,
  M195: stopsAtAnyMouse,
  M199: closestGoFirst,
  M214: catStaysWithAllMice,
  M219: captureCostsGear,
  M220: captureClearsMarkers,
  M221: rescueTakesTheTurn,
  M226: websHoldMice,
  M243: hookFromItsEnd,
  M250: baitNeedsEmptySpace,
  M253: grapeIsBattle,
  M255: grapeHitsEverybody,
  M269: endMarkerMustMove,
};

export const PLAYED_ALIKE: Readonly<Record<string, string>> = {
  M2: 'the list of components is the same',
  M8: 'a life that is not printed is 1',
  M23: 'the two kinds of encounter card are told apart, whatever by',
  M53: 'two cards of a boss come into play, drawn at random (OM17)',
  M60: 'using a scroll is a free action in both (OM21)',
  M119: 'sight is from centre to centre of the spaces (OM45)',
  M138: 'the colour of the exits decides (M137)',
  M143: 'token and card are held together (OM61)',
  M149: 'one card is discarded as soon as there is one too many (OM53)',
  M154: 'a scroll is a free action (OM21)',
  M162: 'every newcomer goes on an entry space',
  M166: 'a large figure needs an empty space (OM31)',
  M170: 'four elite markers and one of the captain',
  M177: 'one cheese for each symbol',
  M179: 'what is over six is lost (OM73)',
  M185: 'as many figures as there are, at any placing (OM68)',
  M192: 'a melee minion that starts with a mouse stays (OM78)',
  M224: 'follows from M221',
  M232: 'the charm ends with the attack, which ends the turn',
  M245: 'a slip of the pen',
  M247: 'the thrown mouse and the thrower stand on the same space',
  M270: 'follows from M269',
  M272: 'everything that a capture would take stays with the escapee',
  M273: 'until the chapter ends (M267)',
};
