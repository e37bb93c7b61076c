/** The module of personalities and plans: asks whichever entry is in play at each moment (W229-W291). */
import type { Random, Setup } from '@smallfolk/kernel';
import type { Hooks, Module } from '../../content/module.ts';
import { named as whereIs } from '../../rules/worker.ts';
import { EMPTY, type State } from '../../state/state.ts';
import { intrigueLid, PERSONALITY_IDS, thickens, wants } from '../lids.ts';
import { type Intrigue, intrigueOf, markedPlaces } from './intrigue.ts';
import { isInMeadow } from './lair.ts';
import { addTwists } from './twist.ts';

const known = new Map<string, Intrigue>();

/** Personalities, and plans where one is in play. */
export function addIntrigues(entries: readonly Intrigue[]): void {
  for (const entry of entries) known.set(entry.id, entry);
}

interface InPlay {
  readonly plan: string;
  readonly personality: string;
  readonly entries: readonly Intrigue[];
  readonly hooks: readonly Hooks[];
}

const NOTHING: InPlay = { plan: '', personality: '', entries: [], hooks: [] };
let last = NOTHING;

/** What is in play: a personality, a plan, or both. The plan acts first (OW81). */
export function inPlay(state: State): InPlay {
  const slice = state.slices.intrigue;
  if (!slice) return NOTHING;
  const { plan, personality } = slice;
  if (last.plan !== plan || last.personality !== personality) {
    const entries = [plan, personality].flatMap((id) => known.get(id) ?? []);
    last = { plan, personality, entries, hooks: entries.flatMap(({ hooks }) => hooks ?? []) };
  }
  return last;
}

addTwists((state) => inPlay(state).entries);

const hooksOf = (state: State): readonly Hooks[] => inPlay(state).hooks;

/** The first answer to a question that an entry has. */
function first<Found>(state: State, ask: (hooks: Hooks) => Found | undefined): Found | undefined {
  for (const each of hooksOf(state)) {
    const found = ask(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every moment is passed on; each entry has at most a few of them, so the first answer is the only one. */
const hooks: Hooks = {
  mayPlace: (state, me, at) => hooksOf(state).every((each) => each.mayPlace?.(state, me, at) ?? true),
  tollToPlace: (state, me, at) => first(state, (each) => each.tollToPlace?.(state, me, at)),
  onPlace: (t, me, at) => first(t.state, (each) => each.onPlace?.(t, me, at)),
  afterVisit: (t, me, at) => first(t.state, (each) => each.afterVisit?.(t, me, at)),
  mayPlay: (state, me, card, from) => hooksOf(state).every((each) => each.mayPlay?.(state, me, card, from) ?? true),
  surcharge: (state, me, card, from) => first(state, (each) => each.surcharge?.(state, me, card, from)),
  mayDraw: (state, me, card, spot) => hooksOf(state).every((each) => each.mayDraw?.(state, me, card, spot) ?? true),
  drawsOneByOne: (state) => intrigueOf(state).personality !== '' && isInMeadow(state), // OW19
  onTake: (t, me, spot, card) => first(t.state, (each) => each.onTake?.(t, me, spot, card)),
  onGap: (t, me, spot, card) => first(t.state, (each) => each.onGap?.(t, me, spot, card)),
  afterTake: (t, me, spot, card) => first(t.state, (each) => each.afterTake?.(t, me, spot, card)),
  afterPlay: (t, me, card, placed) => first(t.state, (each) => each.afterPlay?.(t, me, card, placed)),
  mayActivate: (state, card) => hooksOf(state).every((each) => each.mayActivate?.(state, card) ?? true),
  ownersTokens: (state, owner, card, visitor) =>
    first(state, (each) => each.ownersTokens?.(state, owner, card, visitor)),
};

export const twisted: Module = {
  ...intrigueLid,
  setUp,
  cloneSlice(from, to) {
    const slice = from.intrigue;
    if (slice) to.intrigue = { ...slice, pile: [...slice.pile], webs: [...slice.webs], barred: [...slice.barred] };
  },
  viewSlice,
  resample: (state, _seat, random) => {
    random.shuffle(intrigueOf(state).pile);
  },
  hooks,
};

export type IntrigueView = ReturnType<typeof viewSlice>;

function viewSlice(state: State) {
  const { personality, plan, webs, barred } = intrigueOf(state);
  const marked = personality ? markedPlaces(state) : [];
  return {
    personality,
    plan,
    marked,
    webs: webs.map((at) => whereIs(state, at)),
    tokens: known.get(plan)?.tokens?.(state) ?? 0,
    barred: barred.slice(),
  };
}

/** W233, W234, OW82. */
function setUp(state: State, setup: Setup, random: Random): void {
  const chosen = (field: 'personality' | 'plan') => (wants(setup, field) ? String(setup[field]) : '');
  const personality = chosen('personality');
  const plan = chosen('plan');
  if (plan && !known.has(plan) && !thickens(setup)) throw new Error('the box of her plans has not been opened');
  const others = PERSONALITY_IDS.filter((id) => id !== personality);
  const pile = plan === 'weavers-whim' ? random.shuffle(others) : [];
  state.slices.intrigue = { personality, plan, pile, webs: [], barred: [], filling: EMPTY };
  known.get(plan)?.setUp?.(state);
}
