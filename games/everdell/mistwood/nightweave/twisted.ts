/** The module of personalities and plans: asks whichever entry is in play at each moment (W229-W291). */
import type { Random, Setup } from '@smallfolk/kernel';
import type { Hooks, Module } from '../../content/module.ts';
import { named as whereIs } from '../../rules/worker.ts';
import { EMPTY, type State } from '../../state/state.ts';
import { intrigueLid, wants } from '../lids.ts';
import { type Intrigue, type IntrigueSlice, intrigueOf, markedPlaces } from './intrigue.ts';
import { isInMeadow } from './lair.ts';
import { PERSONALITIES } from './personalities/personalities.ts';
import { PLANS } from './plans/plans.ts';
import { addTwists } from './twist.ts';

const named = (entries: readonly Intrigue[], id: string): readonly Intrigue[] =>
  entries.filter((entry) => entry.id === id);

/** What is in play: a personality, a plan, or both. The plan acts first (OW81). */
function inPlay(state: State): readonly Intrigue[] {
  const slice = state.slices.intrigue;
  return slice ? [...named(PLANS, slice.plan), ...named(PERSONALITIES, slice.personality)] : [];
}

addTwists((state) => inPlay(state));

const hooksOf = (state: State): Hooks[] => inPlay(state).flatMap(({ hooks }) => hooks ?? []);
const first = <Found>(found: (Found | undefined)[]): Found | undefined => found.find((each) => each !== undefined);

/** Every moment is passed on; each entry has at most a few of them, so the first answer is the only one. */
const hooks: Hooks = {
  mayPlace: (state, ...at) => hooksOf(state).every((each) => each.mayPlace?.(state, ...at) ?? true),
  tollToPlace: (state, ...at) => first(hooksOf(state).map((each) => each.tollToPlace?.(state, ...at))),
  onPlace: (t, ...at) => first(hooksOf(t.state).map((each) => each.onPlace?.(t, ...at))),
  afterVisit: (t, ...at) => first(hooksOf(t.state).map((each) => each.afterVisit?.(t, ...at))),
  mayPlay: (state, ...at) => hooksOf(state).every((each) => each.mayPlay?.(state, ...at) ?? true),
  surcharge: (state, ...at) => first(hooksOf(state).map((each) => each.surcharge?.(state, ...at))),
  mayDraw: (state, ...at) => hooksOf(state).every((each) => each.mayDraw?.(state, ...at) ?? true),
  drawsOneByOne: (state) => intrigueOf(state).personality !== '' && isInMeadow(state), // OW19
  onTake: (t, ...at) => first(hooksOf(t.state).map((each) => each.onTake?.(t, ...at))),
  onGap: (t, ...at) => first(hooksOf(t.state).map((each) => each.onGap?.(t, ...at))),
  afterTake: (t, ...at) => first(hooksOf(t.state).map((each) => each.afterTake?.(t, ...at))),
  afterPlay: (t, ...at) => first(hooksOf(t.state).map((each) => each.afterPlay?.(t, ...at))),
  mayActivate: (state, ...at) => hooksOf(state).every((each) => each.mayActivate?.(state, ...at) ?? true),
  ownersTokens: (state, ...at) => first(hooksOf(state).map((each) => each.ownersTokens?.(state, ...at))),
};

export const twisted: Module = {
  ...intrigueLid,
  setUp,
  cloneSlice(from, to) {
    const slice = from.intrigue;
    if (slice) to.intrigue = { ...slice, pile: [...slice.pile], webs: [...slice.webs], barred: [...slice.barred] };
  },
  checkState,
  viewSlice: (state) => {
    const { personality, plan, webs, barred } = intrigueOf(state);
    const marked = personality ? markedPlaces(state) : [];
    return { personality, plan, webs: webs.map((at) => whereIs(state, at)), barred: barred.slice(), marked };
  },
  resample: (state, _seat, random) => {
    random.shuffle(intrigueOf(state).pile);
  },
  hooks,
};

/** W233, W234, OW82. */
function setUp(state: State, setup: Setup, random: Random): void {
  const chosen = (field: 'personality' | 'plan') => (wants(setup, field) ? String(setup[field]) : '');
  const personality = chosen('personality');
  const plan = chosen('plan');
  const others = PERSONALITIES.map(({ id }) => id).filter((id) => id !== personality);
  const pile = plan === 'weavers-whim' ? random.shuffle(others) : [];
  state.slices.intrigue = { personality, plan, pile, webs: [], barred: [], filling: EMPTY };
  for (const entry of named(PLANS, plan)) entry.setUp?.(state);
}

const isListOf = (value: unknown, item: 'number' | 'string'): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === item);

function checkState(state: State): string | undefined {
  const slice: Partial<IntrigueSlice> = state.slices.intrigue ?? {};
  const known = (entries: readonly Intrigue[], id: unknown) => id === '' || entries.some((entry) => entry.id === id);
  if (!known(PERSONALITIES, slice.personality)) return 'slices.intrigue.personality: one of the eight, or nothing';
  if (!known(PLANS, slice.plan)) return 'slices.intrigue.plan: one of her plans, or nothing';
  if (!isListOf(slice.pile, 'string')) return 'slices.intrigue.pile: a list of personalities';
  for (const field of ['webs', 'barred'] as const) {
    if (!isListOf(slice[field], 'number')) return `slices.intrigue.${field}: a list of numbers`;
  }
  const webs = slice.webs ?? [];
  for (const at of new Set(webs)) {
    const most = Math.max(0, ...inPlay(state).map((entry) => entry.websAt?.(state, at) ?? 0));
    const count = webs.filter((web) => web === at).length;
    if (count > most) return `slices.intrigue.webs: ${count} on location ${at}, at most ${most} can lie there`;
  }
  return slice.filling === EMPTY ? undefined : 'slices.intrigue.filling: no card is being taken';
}
