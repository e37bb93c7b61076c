/** Entering a room and its encounter (M156-M161, M171, M172, M235-M238, OM7, OM9, OM10, OM62, OM104). */
import { choose, offer, type Rules } from '@smallfolk/kernel';
import { bandOf, type Group } from '../content/encounter.ts';
import { happen } from '../content/happening.ts';
import type { Minion } from '../state/minion.ts';
import { answerPlacing } from './arrivals.ts';
import { decider } from './deciding.ts';
import { checkEnd } from './ending.ts';
import { miceOnBoard } from './figures.ts';
import { placeGroups } from './placing.ts';
import type { Quest } from './quest.ts';
import { inStash, loseItem } from './stash.ts';
import { mayPlay } from './tricks.ts';

/** The mice are in the room: its text, its rules, its encounter. */
export function* enterRoom(t: Quest): Rules {
  const { state } = t;
  const first = !state.visited.includes(state.room);
  if (first) {
    state.visited.push(state.room);
    readText(t, state.room);
  }
  for (const moment of t.moments) if (moment.enter) yield* happen(moment.enter(t, first));
  if (first) yield* encounter(t);
  for (const moment of t.moments) if (moment.entered) yield* happen(moment.entered(t, first));
  checkEnd(t);
}

/** M275, standing rule explore-text: read once in a chapter. */
export function readText(t: Quest, id: string): void {
  if (t.roomRules?.silent && id === t.state.room) return;
  t.state.read.push(id);
  t.emit?.({ type: 'text', key: `${t.chapter.id}/${id}`, rule: 'M275' });
}

function* encounter(t: Quest): Rules {
  const rules = t.roomRules?.encounter ?? { kind: 'card' };
  if (rules.kind === 'none') return;
  if (rules.kind === 'card') return yield* drawEncounter(t);
  yield* setEncounter(t, rules.groups, rules.keywords ?? []);
}

/** Minions that the chapter sets: initiative as for a card, but no card was drawn (standing rule set-encounters). */
export function* setEncounter(
  t: Quest,
  groups: readonly Group[],
  keywords: readonly ('mousetraps' | 'ambush')[],
): Rules {
  newEncounter(t);
  t.emit?.({ type: 'set-encounter', rule: 'M157' });
  yield* answerPlacing(t, yield* placeGroups(t, groups, 'set', keywords));
}

/** OM107: four roaches are counted between two encounters. */
function newEncounter(t: Quest): void {
  t.state.encounters++;
  for (const mouse of t.state.mice) mouse.roaches = 0;
}

/** M157-M159. */
export function* drawEncounter(t: Quest): Rules {
  const { state } = t;
  const id = nextEncounter(t);
  if (id === undefined) return;
  newEncounter(t);
  t.reveal();
  const card = t.book.encounter(id);
  t.emit?.({ type: 'encounter', card: id, page: state.page, keywords: [...card.keywords], rule: 'M157' });
  if (state.faceUp !== '') state.encounterDiscard.push(state.faceUp);
  state.faceUp = id;
  let groups: readonly Group[] = card.pages[bandOf(state.page)];
  for (const moment of t.moments) if (moment.drawn) groups = yield* moment.drawn(t, groups);
  groups = yield* disguised(t, groups);
  groups = yield* squeaked(t, groups);
  const arrived: Minion[] = yield* placeGroups(t, groups, 'card', card.keywords);
  yield* answerPlacing(t, arrived);
}

/** OM51, standing rule empty-deck. */
function nextEncounter(t: Quest): string | undefined {
  const { state } = t;
  if (state.encounterDeck.length === 0) {
    state.encounterDeck = t.random.shuffle(state.encounterDiscard);
    state.encounterDiscard = [];
  }
  return state.encounterDeck.pop();
}

/** M235-M237, OM104: the token may be given up to ignore the rat warriors. */
function* disguised(t: Quest, groups: readonly Group[]): Rules<readonly Group[]> {
  if (!inStash(t, 'disguises') || !groups.some(({ minion }) => minion === 'rat-warrior')) return groups;
  const options = [{ do: 'disguises' }, { do: 'no' }] as const;
  const answer = yield* offer(decider(t), 'disguises', options, { rule: 'M235' });
  if (answer.do === 'no') return groups;
  loseItem(t, 'disguises', 'M237');
  return groups.filter(({ minion }) => minion !== 'rat-warrior');
}

/** Tricks that answer an encounter card: one rat less (Squeak like a Rat). */
function* squeaked(t: Quest, groups: readonly Group[]): Rules<readonly Group[]> {
  let left = groups;
  for (const mouse of miceOnBoard(t)) {
    const rats = left.filter(({ minion, count }) => count > 0 && minion.endsWith('rat-warrior'));
    if (rats.length === 0 || !(yield* mayPlay(t, mouse, 'encounter-drawn'))) continue;
    const options = rats.map(({ minion }) => ({ do: 'kind', minion }));
    const chosen = yield* choose(decider(t), 'squeak', options, { rule: 'M13' });
    left = left.map((group) => (group.minion === chosen.minion ? { ...group, count: group.count - 1 } : group));
  }
  return left;
}
