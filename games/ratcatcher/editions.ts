/**
 * The two editions: one predicate for each row of the table of differences (D1-D50), named after the difference.
 * Rows where both readings come to the same in play say so and have no predicate.
 */
export type Edition = 'first' | 'second';
export type Mode = 'standard' | 'hard';

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
// D4: 18 cheese tokens in both; the 8 of the first rulebook cannot be meant, as ten have to be collected.
// D5: names of cardboard tokens only. D6: the colours of the 64 rats are taken from the second edition.
// D7: a health figure on the cards of peculiar rats; it is 1 in both (R9).
/** D8: townships at the start as card 00 shows (2, hard 3), or always 2 and one by one. */
export const startCardSetsTownships = second;
/** D9: active or not is settled at the end of each turn only, or at every moment. */
export const activeIsSettledAtTurnEnd = second;
/** D10: a township that becomes active again fills its nests at once. */
export const reactivationFillsNests = second;
/** D11: a revealed "?" token stays on its slot with the content on top; otherwise the content lies in the zone. Same in play. */
export const questionStaysUnderContent = second;
// D12: a nest "?" token stays and spawns in both; the first edition implies it.
/** D13: at clean-up the "?" tokens of inactive townships leave the game, except nests. */
export const questionsAreCleanedUp = second;
// D14: the trap value: tokens at the start or per turn; the refresh makes them the same.
// D15: wounds depend on the kind of rat in both sections on bites; see D27.
/** D16: some attributes can be upgraded twice. */
export const hasDoubleUpgrades = second;
/** D17: upgrades of movement and attack can be used at once, not only after the next refresh. */
export const upgradeCountsAtOnce = second;
/** D18: a trap upgrade turns over the tokens that lie in the City too; otherwise only those set afterwards. */
export const trapUpgradeReachesCity = second;
// D19: without tokens in the Reserve none is placed, in both; the first edition is silent.
/** D20: all rats with the biter ability attack a ratcatcher who leaves, or brown rats only. */
export const everyBiterAttacksLeaver = second;
// D21: misses or all dice go to the Reserve after an attack; by ruling O2 every die rolled is used in both.
/** D22: cheese is collected by itself, or as an action. */
export const cheeseIsCollectedByItself = second;
/** D23: all cards of an expansion are drawn before the first is attached; otherwise a connector is chosen before each draw. */
export const expansionDrawsFirst = second;
/** D24: new townships go to the ratcatcher's own township first. */
export const expansionPrefersOwnTownship = second;
// D25: every kind of rat completes a phase before the next phase, in both.
// D26: the tie-break speaks of targets at equal distance in both.
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
/** D32: uncollected ability tokens on active townships stay; the first edition's overview would remove placed ones only, which is the same. */
export const uncollectedTokensStay = (): boolean => true;
/** D33: discarded peculiar cards become a new deck. */
export const peculiarDiscardsReturn = second;
/** D34: a claimed card is discarded in the text of both; the figure of the first edition (back to the deck) is not followed. */
export const claimedCardIsDiscarded = (): boolean => true;
/** D35: a reward that cannot be had is lost with its card; otherwise the card is kept until it can. */
export const unavailableRewardIsLost = second;
/** D36: the nemesis adds movement upgrades to its die. */
export const nemesisMovementCanRise = second;
// D37: the gut card is played in both; the first edition shows only its symbol.
/** D38: the hard face of card 00 can be played in both; the number of townships follows D8. */
export const hardModeIsDescribed = second;
// D39: names of abilities only. D40: inactive townships stay in both.
/** D41: tokens of a locked ability cannot be gained in any way, or only not be collected; they could not be kept either way (R101). */
export const lockedTokensCannotBeGained = (): boolean => true;
// D42: tokens are picked up by entering in both.
/** D43: a rat that begins the turn with its target does not move, even if the target is gone before its move. */
export const stayingIsSettledAtTurnStart = second;
/** D44: the trap phase is an action of the ratcatcher: what weakens the ratcatcher's attacks weakens traps too. */
export const trapsAreTheRatcatchersAction = second;
// D45: rewards come from the Reserve in both.
// D46: hits on the nemesis never add up over attacks (O1) in both.
// D47, D48, D49: targets, cost of cheese, moment of trading: the same in play.
/** D50: peculiar rats removed at clean-up: their card is discarded in both; a peculiar rat cannot go into the sack. */
export const onlyCommonRatsGoToTheSack = (): boolean => true;
