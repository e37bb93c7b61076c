/** Phase 7 of the rats' turn (R208-R215): inactive townships are emptied, placed tokens and traps come back. */
import type { Rules } from '@smallfolk/kernel';
import { cardOf, mapOf, zonesOf } from '../state/city-map.ts';
import type { Token } from '../state/pieces.ts';
import { at } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import { activeCards } from './active-townships.ts';
import { discardPeculiar } from './catching.ts';
import { healthTokensAreCleanedUp, questionsAreCleanedUp } from './editions.ts';
import { atMoment } from './effects-in-play.ts';

export function* cleanUp(t: Hunt): Rules {
  yield* atMoment(t, 'cleanUp');
  const active = activeCards(t);
  removePeculiars(t, active);
  for (const card of mapOf(t).cards) if (!active[card]) for (const zone of zonesOf(t, card)) clearZone(t, zone);
  returnPlacedTokens(t);
  returnTraps(t);
}

/** R208, D50: common rats to the sack; R210: tokens to the Reserve; R214: "?" tokens out of the game. */
function clearZone(t: Hunt, zone: number): void {
  const { on, sack } = t.state;
  const white = at(on.white, zone);
  const brown = at(on.brown, zone);
  const black = at(on.black, zone);
  if (white + brown + black > 0) {
    on.white[zone] = 0;
    on.brown[zone] = 0;
    on.black[zone] = 0;
    sack.white += white;
    sack.brown += brown;
    sack.black += black;
    t.emit?.({ type: 'rats-returned', zone, white, brown, black, rule: 'R208' });
  }
  returnToken(t, 'yellow', zone);
  returnToken(t, 'purple', zone);
  if (healthTokensAreCleanedUp(t.state)) returnToken(t, 'health', zone);
  const questions = at(on.question, zone);
  if (questions > 0 && questionsAreCleanedUp(t.state)) {
    on.question[zone] = 0;
    t.emit?.({ type: 'questions-removed', zone, count: questions, rule: 'R60' });
  }
}

function returnToken(t: Hunt, token: Token, zone: number): void {
  const count = at(t.state.on[token], zone);
  if (count === 0) return;
  t.state.on[token][zone] = 0;
  t.state.reserve[token] += count;
  t.emit?.({ type: 'tokens-returned', token, zone, count, rule: 'R210' });
}

/** R208, O15: the card of a peculiar rat that is removed is discarded. */
function removePeculiars(t: Hunt, active: readonly boolean[]): void {
  const { peculiars } = t.state;
  for (let index = peculiars.length - 1; index >= 0; index--) {
    const rat = peculiars[index];
    if (!rat || active[cardOf(t, rat.zone)]) continue;
    peculiars.splice(index, 1);
    t.emit?.({
      type: 'peculiar-left',
      rat: t.atlas.content.peculiarRats[rat.card]?.id ?? '',
      zone: rat.zone,
      rule: 'R208',
    });
    discardPeculiar(t, rat);
  }
}

/** R103, R212. */
function returnPlacedTokens(t: Hunt): void {
  for (const { colour, zone } of t.state.placed.splice(0)) {
    t.state.reserve[colour]++;
    t.emit?.({ type: 'tokens-returned', token: colour, zone, count: 1, rule: 'R212' });
  }
}

/** R213. */
function returnTraps(t: Hunt): void {
  const { traps, catcher } = t.state;
  if (traps.length === 0) return;
  const count = traps.length;
  traps.length = 0;
  catcher.traps += count;
  t.emit?.({ type: 'traps-returned', count, rule: 'R213' });
}
