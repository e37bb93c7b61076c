/** Pigs: all Farms lie in a stack beside their owner, who plays them for free now and then (W71-W75). */
import { choose, type Option, type Random, type Rules, type Seat } from '@smallfolk/kernel';
import type { Card, Kind } from '../../content/card.ts';
import { cardOf, kindNamed } from '../../content/catalogue.ts';
import { automatonOf } from '../../content/in-play.ts';
import type { ExtraCard, Source } from '../../content/module.ts';
import { about, cause } from '../../rules/cause.ts';
import { gainPoints } from '../../rules/goods.ts';
import { DECLINE } from '../../rules/options.ts';
import { canPlayFree } from '../../rules/pay.ts';
import { playFree } from '../../rules/play.ts';
import { EMPTY, type State, type T } from '../../state/state.ts';
import { type Ability, holderOf, sliceOf } from './ability.ts';

const FREE = cause('pigs', 'W72');
const SOLD = cause('pigs', 'W74');
const PAID_BY_OTHERS = 2;
const STACK: Source = { from: 'farms', spot: 0 };

export const isFarm = (card: Card): boolean => card.as === kindNamed('farm');

export const pigs: Ability = {
  id: 'pigs',
  rule: 'W71',
  deal: (state, _holder, random) => stackFarms(state, random),
  *begin(t, holder) {
    const played = yield* playTopFarm(t, holder);
    if (played !== undefined) yield* tellOpponents(t, holder, played);
  },
  *afterPrepare(t, holder) {
    yield* playTopFarm(t, holder);
  },
};

/** W71, W419. No Farm stays in the deck; one that lay in the Meadow makes room for the next card. */
function stackFarms(state: State, random: Random): void {
  const slice = sliceOf(state);
  const isFarmKind = (kind: Kind) => kind !== EMPTY && isFarm(cardOf(kind));
  const farms = [...state.deck, ...state.meadow].filter(isFarmKind);
  state.deck = state.deck.filter((kind) => !isFarmKind(kind));
  state.meadow = state.meadow.map((kind) => (isFarmKind(kind) ? (state.deck.pop() ?? EMPTY) : kind));
  slice.stack = random.shuffle(farms);
  turnNext(state);
}

function turnNext(state: State): void {
  const slice = sliceOf(state);
  const next = slice.stack.pop();
  if (next !== undefined) slice.top.push(next);
}

/** W72, OW121. For free, with its ordinary activation; it is a play, but no turn. */
function* playTopFarm(t: T, me: Seat): Rules<Kind | undefined> {
  const [top] = sliceOf(t.state).top;
  if (top === undefined || !canPlayFree(t.state, me, cardOf(top), STACK)) return undefined;
  const offered: Option = { do: 'play', card: cardOf(top).id, ...STACK };
  const chosen = yield* choose<Option>(me, 'pigs', [offered, DECLINE], about(FREE));
  if (chosen.do === 'decline') return undefined;
  yield* playFree(t, me, top, STACK);
  return top;
}

/** Before the first turn nobody else tells an automatic opponent that a card was played. */
function* tellOpponents(t: T, me: Seat, played: Kind): Rules {
  for (let seat = t.state.humans; seat < t.state.players.length; seat++) {
    const answer = automatonOf(t.state, seat)?.afterTurn?.(t, seat, me, [played]);
    if (answer) yield* answer;
  }
}

/** W73. Everybody may play the top Farm by paying for it. */
export function topFarm(state: State): readonly ExtraCard[] {
  return sliceOf(state).top.map((kind) => ({ ...STACK, kind }));
}

/** The Farm has left the stack; its owner is paid if it was somebody else (W74). */
export function takeTopFarm(t: T, me: Seat, extra: ExtraCard): undefined {
  if (extra.from !== STACK.from) return;
  sliceOf(t.state).top.pop();
  turnNext(t.state);
  t.reveal();
  const owner = holderOf(t.state, 'pigs');
  if (owner !== undefined && owner !== me) gainPoints(t, owner, PAID_BY_OTHERS, SOLD);
}

/** W75. In the city of the owner Farms use no space. */
export function farmSpaces(state: State, owner: Seat, card: Card): number | undefined {
  return isFarm(card) && holderOf(state, 'pigs') === owner ? 0 : undefined;
}
