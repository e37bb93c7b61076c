/**
 * The two editions: one predicate for each row of the table of differences (D1-D50) that changes play, named after the
 * difference; and for each other row, why both readings come to the same.
 */
import type { Edition } from '../state/state.ts';

interface WithEdition {
  readonly edition: Edition;
}

const first = (state: WithEdition): boolean => state.edition === 'first';
const second = (state: WithEdition): boolean => state.edition === 'second';

/** D1: all 35 township cards, or the 25 that belong to both editions. */
export const hasAllTownships = first;
/** D2: which of the two mixes of "?" tokens is in the game: 30 or 20. */
export const hasThirtyQuestions = first;
/** D3: all 13 peculiar rats, or 12. */
export const hasAllPeculiarRats = first;
/** D8: townships at the start as card 00 shows (2, hard 3), or always 2 and one by one. */
export const startCardSetsTownships = second;
/** D9: active or not is settled at the end of each turn only, or at every moment. */
export const activeIsSettledAtTurnEnd = second;
/** D10: a township that becomes active again fills its nests at once. */
export const reactivationFillsNests = second;
/** D13: at clean-up the "?" tokens of inactive townships leave the game, except nests. */
export const questionsAreCleanedUp = second;
/** D16: some attributes can be upgraded twice. */
export const hasDoubleUpgrades = second;
/** D17: upgrades of movement and attack can be used at once, not only after the next refresh. */
export const upgradeCountsAtOnce = second;
/** D18: a trap upgrade turns over the tokens that lie in the City too; otherwise only those set afterwards. */
export const trapUpgradeReachesCity = second;
/** D20: all rats with the biter ability attack a ratcatcher who leaves, or brown rats only. */
export const everyBiterAttacksLeaver = second;
/** D22: cheese is collected by itself, or as an action. */
export const cheeseIsCollectedByItself = second;
/** D23: all cards of an expansion are drawn before the first is attached; otherwise a connector is chosen before each draw. */
export const expansionDrawsFirst = second;
/** D24: new townships go to the ratcatcher's own township first. */
export const expansionPrefersOwnTownship = second;
/** D27: each peculiar rat that succeeds wounds, or all together once. */
export const everyPeculiarRatWounds = second;
/** D28: one marker climbs the tracker and consumed cheese goes to the Reserve; otherwise it stays on the tracker. */
export const trackerUsesOneMarker = second;
/** D29: only nests on active townships spawn, or all in the City. */
export const onlyActiveNestsSpawn = second;
/** D30: the township that is emptied when rats run out must be active. */
export const onlyActiveTownshipIsEmptied = second;
/** D31: health tokens on inactive townships are removed too. */
export const healthTokensAreCleanedUp = second;
/** D33: discarded peculiar cards become a new deck. */
export const peculiarDiscardsReturn = second;
/** D35: a reward that cannot be had is lost with its card; otherwise the card is kept until it can. */
export const unavailableRewardIsLost = second;
/** D36: the nemesis adds movement upgrades to its die. */
export const nemesisMovementCanRise = second;
/** D43: a rat that begins the turn with its target does not move, even if the target is gone before its move. */
export const stayingIsSettledAtTurnStart = second;
/** D44: the trap phase is an action of the ratcatcher: what weakens the ratcatcher's attacks weakens traps too. */
export const trapsAreTheRatcatchersAction = second;

/** The rows that are played differently, by their number. */
export const PLAYED_DIFFERENTLY: Readonly<Record<string, (state: WithEdition) => boolean>> = {
  D1: hasAllTownships,
  D2: hasThirtyQuestions,
  D3: hasAllPeculiarRats,
  D8: startCardSetsTownships,
  D9: activeIsSettledAtTurnEnd,
  D10: reactivationFillsNests,
  D13: questionsAreCleanedUp,
  D16: hasDoubleUpgrades,
  D17: upgradeCountsAtOnce,
  D18: trapUpgradeReachesCity,
  D20: everyBiterAttacksLeaver,
  D22: cheeseIsCollectedByItself,
  D23: expansionDrawsFirst,
  D24: expansionPrefersOwnTownship,
  D27: everyPeculiarRatWounds,
  D28: trackerUsesOneMarker,
  D29: onlyActiveNestsSpawn,
  D30: onlyActiveTownshipIsEmptied,
  D31: healthTokensAreCleanedUp,
  D33: peculiarDiscardsReturn,
  D35: unavailableRewardIsLost,
  D36: nemesisMovementCanRise,
  D43: stayingIsSettledAtTurnStart,
  D44: trapsAreTheRatcatchersAction,
};

/** The rows that come to the same in play, and why. */
export const PLAYED_ALIKE: Readonly<Record<string, string>> = {
  D4: '18 cheese tokens in both: with the 8 of the first rulebook nobody could collect ten',
  D5: 'names of cardboard tokens',
  D6: 'the colours of the 64 rats are those of the second edition',
  D7: 'the health of a peculiar rat is 1 in both (R9)',
  D11: 'whether the content lies on the "?" token or beside it, it lies in the same zone',
  D12: 'a nest token stays and spawns in both',
  D14: 'the refresh brings back all traps in both',
  D15: 'how many wounds follows from the kind of rat in both (D27)',
  D19: 'without tokens in the Reserve none is placed in both',
  D21: 'every die rolled is used in both (O2)',
  D25: 'every kind of rat completes a phase before the next in both',
  D26: 'a tie is between targets at the same distance in both',
  D32: 'uncollected ability tokens on active townships stay in both; placed ones go',
  D34: 'a claimed card is discarded, as both texts say',
  D37: 'the gut card is played in both',
  D38: 'the hard face of card 00 can be played in both; how many townships it takes is D8',
  D39: 'abilities have the same effect with and without a name',
  D40: 'inactive townships stay in both',
  D41: 'tokens of a locked ability cannot be gained in any way: none could be owned (R101)',
  D42: 'tokens are picked up by entering in both',
  D45: 'rewards come from the Reserve in both',
  D46: 'hits on the nemesis never add up over attacks in both (O1)',
  D47: 'targets of the common rats are those of the reference card in both',
  D48: 'taking cheese costs nothing in both',
  D49: 'trading is possible between any two other actions in both',
  D50: 'a peculiar rat cannot go into the sack: its card is discarded in both',
};
