/** The kernel: what games, bots, protocol and clients import. */
export type { Box, Campaign, Count, Habits, Label, Opener } from './box.ts';
export { type Game, type GameEvent, type Insight, type Result, type Table, viewsOf } from './game.ts';
export { canonical, hashOf } from './hash.ts';
export { parseLegacy } from './legacy.ts';
export { type LoadOptions, Match, type MatchOptions, type PublicDecision } from './match.ts';
export { keyOf, type Option, type OptionThat } from './option.ts';
export { type Accepted, accepted, isRecord, type Outcome, type Refusal, refused } from './outcome.ts';
export { type Forms, inEnglish, inPolish, plural } from './plural.ts';
export { commitment, isSeed, newSeed, Random, type Seed, seedOf } from './random.ts';
export {
  type Asking,
  CHECKPOINT,
  choose,
  chooseSome,
  type Decision,
  DONE,
  offer,
  type Ref,
  type RuleId,
  type Rules,
  SETTLE,
  type Seat,
  type Some,
  SPECTATOR,
} from './rules.ts';
export { type Pick, play, Run } from './run.ts';
export type { Save } from './save.ts';
export { parseSetup, type Setup, type SetupField } from './setup.ts';
export { inSlices } from './slices.ts';
export { sure } from './sure.ts';
export { LANGUAGES, type Language, type Words } from './words.ts';
