/** The kinds of pieces that can lie in a zone by the number, and the figures of the common rats (R7, R168). */
export const COMMON = ['brown', 'black', 'white'] as const;
/** Common rats, in the order in which they act (R156). */
export type Common = (typeof COMMON)[number];

/** Every kind of rat (R8). */
export type RatKind = Common | 'peculiar' | 'nemesis';

/** The colours of the ability tokens (R10). */
export const COLOURS = ['yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Tokens that lie in zones and can be collected. */
export const TOKENS = ['cheese', 'health', 'yellow', 'purple'] as const;
export type Token = (typeof TOKENS)[number];

/** What a "?" token may show (R56-R58). */
export const QUESTIONS = ['cheese', 'health', 'yellow', 'purple', 'peculiar', 'nest'] as const;
export type Question = (typeof QUESTIONS)[number];

export type CommonFigures = {
  readonly movement: number;
  readonly defence: number;
  readonly bite: number;
  readonly target: 'cheese' | 'ratcatcher';
  /** R184, R185: how much one of them counts when a cheese is consumed. */
  readonly weight: number;
  /** How many are in the game (R7). */
  readonly count: number;
};

export const FIGURES: Readonly<Record<Common, CommonFigures>> = {
  brown: { movement: 2, defence: 0, bite: 1, target: 'ratcatcher', weight: 0, count: 18 },
  black: { movement: 1, defence: 1, bite: 0, target: 'cheese', weight: 1, count: 12 },
  white: { movement: 1, defence: 0, bite: 0, target: 'cheese', weight: 1, count: 34 },
};

/** R186, R187: how much the others count. */
export const PECULIAR_WEIGHT = 3;
export const NEMESIS_WEIGHT = 5;

/** R6, R7. */
export const ALL_RATS = 64;
/** All six-sided dice of the game; those not on the board are in the Reserve (R102, R171). */
export const ALL_DICE = 10;

/** What on the map can have an effect. */
export type SourceKind = 'peculiar' | 'nemesis' | 'trap' | Colour;

/** Who rolls an attack against rats. */
export type Attacker = 'ratcatcher' | 'trap' | Colour;

/**
 * What a rat goes for. Of a list, the first kind of which there is at least one in the City counts, and of that kind
 * the nearest (R160, R230). 'nest' means printed nests and nest tokens; 'rats' zones with other common rats.
 */
export type TargetKind =
  | 'cheese'
  | 'ratcatcher'
  | 'health'
  | 'yellow'
  | 'purple'
  | 'nest'
  | 'trap'
  | 'rats'
  | 'nemesis';

/** The attributes that cheese can improve. */
export const ATTRIBUTES = ['attack', 'movement', 'health', 'accuracy', 'defence', 'trap'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Where cheese lies on the board: on the slots of an attribute, or on the unlock and refill slot of an ability. */
export const SLOTS = [...ATTRIBUTES, 'yellow', 'purple'] as const;
export type Slot = (typeof SLOTS)[number];

/** The values of the board that a +1 token can raise (R194). A raised accuracy is one lower: it hits more often. */
export const RAISABLE = ['health', 'bite', 'accuracy', 'defence', 'spawn', 'movement'] as const;
export type Raisable = (typeof RAISABLE)[number];

/** Steps of the tracker that only some nemesis has and its board explains: a mutation raises a value (R194, R248). */
export const OWN_STEPS = ['mutation', 'breakout'] as const;
export type OwnStep = (typeof OWN_STEPS)[number];

/** What a step of the tracker says. */
export type TrackerEvent = 'nemesis' | 'peculiar' | 'loss' | OwnStep | Raisable;
