/** Personalities and plans: what is in play, the webs that lie about, and helpers that several entries use (W229-W252). */
import { choose, type Option, type RuleId, type Rules, type Seat } from '@smallfolk/kernel';
import type { Cause, Kind } from '../../content/card.ts';
import { kindNamed } from '../../content/catalogue.ts';
import type { Hooks } from '../../content/module.ts';
import { about } from '../../rules/cause.ts';
import { gainPoints, payOne } from '../../rules/goods.ts';
import { discardKinds, kindsInHand } from '../../rules/hand.ts';
import { DECLINE, discardCard, PAY_POINT, SPEND } from '../../rules/options.ts';
import { RESOURCES, type ResourceName } from '../../state/resource.ts';
import { EMPTY, type Location, playerOf, type State, type T } from '../../state/state.ts';
import { lairOf, nightweaveOf } from './lair.ts';
import type { Twist } from './twist.ts';

/** A personality or a plan: an entry with its moments beside it. */
export interface Intrigue extends Twist {
  readonly rule: RuleId;
  readonly hooks?: Hooks;
  /** Webs that lie there from the start (W277). */
  setUp?(state: State): void;
  /** How many webs can lie on that location in a game with it; none, unless said. */
  websAt?(state: State, at: Location): number;
  /** Point tokens that a worker of yours brings her where such a web lies (W279). */
  tokens?(state: State): number;
}

export interface IntrigueSlice {
  /** The personality and the plan in play; empty without. */
  personality: string;
  plan: string;
  /** With Weaver's whim: the personalities to come, the next one last (OW82). */
  pile: string[];
  /** Locations with a web, one entry for each web. */
  webs: Location[];
  /** City cards with a web that bars them for good (W267). */
  barred: number[];
  /** The hand card that will fill the gap of the card being taken; EMPTY for none (W255). */
  filling: Kind;
}

declare module '../../state/state.ts' {
  interface Slices {
    intrigue: IntrigueSlice;
  }
}

export function intrigueOf(state: State): IntrigueSlice {
  const slice = state.slices.intrigue;
  if (!slice) throw new Error('this game has neither a personality nor a plan');
  return slice;
}

/** W428. Places that touch that one, by edge or corner; counted from 0. */
const TOUCHING = [
  [1, 4, 5],
  [0, 2, 4, 5, 6],
  [1, 3, 5, 6, 7],
  [2, 6, 7],
  [0, 1, 5],
  [0, 1, 2, 4, 6],
  [1, 2, 3, 5, 7],
  [2, 3, 6],
];
/** W256. By edge only. */
const BESIDE = [
  [1, 4],
  [0, 2, 5],
  [1, 3, 6],
  [2, 7],
  [0, 5],
  [1, 4, 6],
  [2, 5, 7],
  [3, 6],
];

/** A plan or scheme finds nothing that it could be about, and the log says so. */
export function inVain(t: T, { id, rule }: Cause): void {
  t.emit?.({ type: 'nightweave-in-vain', seat: nightweaveOf(t.state), by: id, rule });
}

/** W247, W248, W429. The places that are marked as long as she stands in the Meadow. */
export function markedPlaces(state: State): readonly number[] {
  const { figure } = lairOf(state);
  return figure === EMPTY ? [] : (TOUCHING[figure] ?? []);
}

export function placesBeside(state: State): readonly number[] {
  const { figure } = lairOf(state);
  return figure === EMPTY ? [] : (BESIDE[figure] ?? []);
}

/** Plans and schemes are for one person alone (W230). */
export const PERSON: Seat = 0;

export const isMarked = (state: State, spot: number): boolean => markedPlaces(state).includes(spot);

/** By what a unit is paid; `worker`: one of the own available workers (W349). */
type Coin = 'resource' | 'card' | 'point' | 'worker';

/** What a foil costs (W236-W239): so many units, each by one of these means. Screens show it as it stands here. */
export interface Foil {
  readonly rule: RuleId;
  readonly units: number;
  readonly pay: readonly Coin[];
  /** Each unit lessens the effect by one step, and any number up to `units` may be paid (W238). */
  readonly each?: true;
  /** Another price for the whole: so many of one resource (W323, W335). */
  readonly instead?: { readonly what: ResourceName; readonly count: number };
  /** Nothing is paid, but each unit gives her so many point tokens (W325). */
  readonly tokens?: number;
}

/** What could pay one unit of a foil. */
function coins(state: State, me: Seat, pay: readonly Coin[]): Option[] {
  const { stock, hand, points } = playerOf(state, me);
  return [
    ...(pay.includes('resource') ? SPEND.filter((_, kind) => (stock[kind] ?? 0) > 0) : []),
    ...(pay.includes('point') && points > 0 ? [PAY_POINT] : []),
    ...(pay.includes('card') ? kindsInHand(hand).kinds.map(discardCard) : []),
  ];
}

const worth = (state: State, me: Seat, pay: readonly Coin[]): number => {
  const { stock, hand, points } = playerOf(state, me);
  const goods = stock.reduce((sum, count) => sum + count, 0);
  return (
    (pay.includes('resource') ? goods : 0) +
    (pay.includes('card') ? hand.length : 0) +
    (pay.includes('point') ? points : 0)
  );
};

function payCoin(t: T, me: Seat, coin: Option, why: Cause): void {
  if (coin.do === 'spend') {
    const resource = SPEND.findIndex((each) => each.what === coin.what);
    payOne(t, me, resource, 1, why);
  } else if (coin.do === 'discard') discardKinds(t, me, [kindNamed(String(coin.card))], why);
  else gainPoints(t, me, -1, why);
}

/** W236-W239. All or nothing: is the foil paid? The first unit may be declined; then the rest is due. */
export function* foils(
  t: T,
  me: Seat,
  units: number,
  pay: readonly Coin[],
  why: Cause,
  instead?: Foil['instead'],
): Rules<boolean> {
  const other = instead && playerOf(t.state, me).stock[RESOURCES.indexOf(instead.what)];
  const whole: Option[] = instead && Number(other) >= instead.count ? [{ do: 'foil', ...instead }] : [];
  const affordable = worth(t.state, me, pay) >= units;
  if (!affordable && whole.length === 0) return false;
  for (let paid = 0; paid < units; paid++) {
    const first = paid === 0 ? [...whole, DECLINE] : [];
    const unit = affordable ? coins(t.state, me, pay) : [];
    const coin = yield* choose<Option>(me, 'foil', [...unit, ...first], about(why));
    if (coin.do === 'decline') return false;
    if (coin.do === 'foil' && instead) {
      payOne(t, me, RESOURCES.indexOf(instead.what), instead.count, why);
      return true;
    }
    payCoin(t, me, coin, why);
  }
  return true;
}

/** W238. Unit by unit, as many as one likes, up to so many. Returns how many were paid. */
export function* foilsInPart(t: T, me: Seat, most: number, pay: readonly Coin[], why: Cause): Rules<number> {
  let paid = 0;
  while (paid < most) {
    const options = coins(t.state, me, pay);
    if (options.length === 0) break;
    const coin = yield* choose<Option>(me, 'foil', [...options, DECLINE], about(why));
    if (coin.do === 'decline') break;
    payCoin(t, me, coin, why);
    paid++;
  }
  return paid;
}
