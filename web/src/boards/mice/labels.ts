/** A space told to those who do not see it: its name, who is there, what it is, what it is next to, what can be done. */
import type { Edge, RoomPlan } from '@smallfolk/mice/content/room.ts';
import { type Link, linksOf } from '@smallfolk/mice/content/room-links.ts';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { MiceWords } from '@smallfolk/mice/words/words.ts';
import { ailsOf, holdsFor } from './ails.ts';
import { kindOfCard } from './printed.ts';
import type { Reach } from './reach.ts';
import type { Speech } from './words/speech.ts';

interface Told {
  readonly view: MiceView;
  readonly plan: RoomPlan;
  readonly speech: Speech;
  readonly reach: ReadonlyMap<string, Reach>;
  readonly words: MiceWords;
}

export function labelOf(space: string, told: Told): string {
  const { view, plan, speech, reach, words } = told;
  const mice = view.mice.filter((mouse) => mouse.where === 'board' && mouse.space === space);
  const next = neighbours(plan, space);
  const things = view.tokens.filter((token) => token.room === view.room && token.space === space && !token.bearer);
  const parts = [
    ...mice.map((mouse) => [words.name(mouse.hero), ...ailsOf(mouse, speech), ...holdsFor([mouse], words)].join(', ')),
    ...foesOn(space, told),
    ...things.map(({ id }) => words.name(id)),
    ...(space in plan.water ? [speech.water] : []),
    ...(view.traps.includes(space) ? [speech.trap] : []),
    ...(plan.entries.includes(space) ? [speech.entry] : []),
    ...exitsOf(plan, space).map((edge) => speech.exits[edge]),
    ...(plan.flip.space === space ? [speech.flip] : []),
    ...(view.guide?.at === space ? [speech.goal] : []),
    ...(next.length > 0 ? [speech.nextTo(next.join(', '))] : []),
    ...(reach.has(space) ? [reached(reach.get(space), speech)] : []),
  ];
  return speech.space(words.place(plan.id, space), parts);
}

const links = new WeakMap<RoomPlan, readonly Link[]>();

/** The spaces next to this one, by their letters: what a line or a gap parts is not (M68, M75). */
export function neighbours(plan: RoomPlan, space: string): string[] {
  const all = links.get(plan) ?? linksOf(plan).filter(({ kind }) => kind !== 'red' && kind !== 'gap');
  links.set(plan, all);
  return all.flatMap(({ a, b }) => (a === space ? [b] : b === space ? [a] : [])).sort();
}

/** M289: a way out is in the middle of its edge. */
export function exitsOf({ map, exits }: RoomPlan, space: string): Edge[] {
  const side = (at: number) => [5, 6].map((row) => map[row]?.at(at) ?? '').join('');
  const middles: Readonly<Record<Edge, string | undefined>> = {
    N: map[0]?.slice(5, 7),
    S: map.at(-1)?.slice(5, 7),
    W: side(0),
    E: side(-1),
  };
  return exits.map(({ edge }) => edge).filter((edge) => middles[edge]?.includes(space));
}

/** Minions of one kind together: how many, how hurt, and how likely a blow hits them. */
function foesOn(space: string, { view, speech, words, reach }: Told): string[] {
  const there = view.minions.filter((minion) => minion.space === space);
  return [...Map.groupBy(there, ({ kind }) => kind)].map(([kind, figures]) => {
    const { life = 1, wounds = 0 } = view.track.find(({ card }) => kindOfCard(card) === kind) ?? {};
    const blows = view.outlook?.attacks.filter(({ target }) => figures.some(({ id }) => id === target)) ?? [];
    const best = Math.max(0, ...blows.map(({ chance }) => chance));
    return [
      figures.length > 1 ? `${figures.length} × ${words.one(kind)}` : words.one(kind),
      ...(figures.every(({ down }) => down) ? [speech.down] : []),
      ...holdsFor(figures, words),
      ...(life > 1 ? [speech.life(life - wounds, life, 0)] : []),
      ...(best > 0 && reach.has(space) ? [speech.hits(Math.round(best * 100))] : []),
    ].join(', ');
  });
}

/** How far it is, how likely, or only that something can be done. */
function reached(reach: Reach | undefined, speech: Speech): string {
  // How likely a blow is was said of whom it would hit.
  if (!reach?.note || reach.kind === 'target') return speech.canDo;
  return reach.kind === 'go' ? speech.steps(Number(reach.note)) : reach.note;
}
