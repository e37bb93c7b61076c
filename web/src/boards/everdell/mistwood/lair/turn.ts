/** Her last turn, step by step, as the log tells it: what she tried, why it could not be, what she did instead. */
import type { Seat } from '@smallfolk/kernel';
import type { Event, Props, Told } from '../../props.ts';

type Kind = 'first' | 'second' | 'fallback' | 'prepare' | 'end' | 'other';

export interface Step {
  readonly kind: Kind;
  /** What she tries. */
  readonly title: Told;
  /** What came of it. */
  readonly lines: readonly Told[];
  readonly impossible: boolean;
  /** Whether it can be is not told yet. */
  readonly open: boolean;
}

export interface HerTurn {
  /** The card that was revealed, the season of hers and the way of its arrows. */
  readonly card: { readonly id: string; readonly season: string } | undefined;
  readonly steps: readonly Step[];
  /** All of it as it was told. */
  readonly lines: readonly Told[];
  /** Every rule that she followed, each once. */
  readonly rules: readonly string[];
  /** Nobody has acted since. */
  readonly last: boolean;
}

/** By these somebody acts, or everybody counts in the end; what stands between two of them is one turn. */
const ACTS: ReadonlySet<Event['type']> = new Set(['place', 'play', 'achieve', 'season', 'pass', 'score']);
const BEGINS: ReadonlySet<Event['type']> = new Set([
  'nightweave-reveals',
  'nightweave-reshuffles',
  'nightweave-prepares',
]);

/** What a person pays, uses or calls home for such an act is told before it. */
const LEADS_TO: ReadonlySet<Event['type']> = new Set(['recall', 'occupy', 'ability', 'pay', 'discard', 'leave']);

const isActOfOthers = ({ type, seat }: Event, her: Seat): boolean => ACTS.has(type) && seat !== her;

/** Is it her act that is being shown, or is somebody asked where she shall go? */
export const isActing = ({ happening, decision, view }: Pick<Props, 'happening' | 'decision' | 'view'>): boolean =>
  happening
    ? happening.seat === view.humans || BEGINS.has(happening.type)
    : (decision?.ask.startsWith('nightweave-') ?? false);

const KINDS: { readonly [T in Event['type']]?: (event: Event) => Kind } = {
  'nightweave-tries': ({ which }) => (which === 'first' ? 'first' : 'second'),
  'nightweave-falls-back': () => 'fallback',
  'nightweave-prepares': () => 'prepare',
  'nightweave-ends': () => 'end',
};

/** Many things of the table ask for the same turn. */
const known = new WeakMap<readonly Told[], HerTurn | undefined>();

export function turnOf(told: readonly Told[], her: Seat): HerTurn | undefined {
  if (!known.has(told)) known.set(told, lastTurn(told, her));
  return known.get(told);
}

/** A turn of hers begins with a card, or, if no card has anything for her to do, with her preparation (OW1). */
const isStart = ({ event }: Told): boolean =>
  event.type === 'nightweave-prepares' ? event.idle === true : BEGINS.has(event.type);

function lastTurn(told: readonly Told[], her: Seat): HerTurn | undefined {
  const start = told.findLastIndex(isStart);
  if (start < 0) return undefined;
  const from = told[start - 1]?.event.type === 'nightweave-reshuffles' ? start - 1 : start;
  const after = nextTurn(told, start, her);
  const lines = told.slice(from, after);
  const [card] = lines.flatMap(({ event }) =>
    event.type === 'nightweave-reveals' ? [{ id: event.activity, season: event.season }] : [],
  );
  return {
    card,
    steps: stepsIn(lines.filter(({ event }) => event.type !== 'nightweave-reveals')),
    lines,
    rules: [...new Set(lines.flatMap(({ rule }) => rule ?? []))],
    last: after === undefined,
  };
}

/** Where somebody else begins to act after her. */
function nextTurn(told: readonly Told[], start: number, her: Seat): number | undefined {
  const act = told.findIndex(({ event }, n) => n > start && isActOfOthers(event, her));
  if (act < 0) return undefined;
  const isPart = ({ event }: Told) => LEADS_TO.has(event.type) && event.seat !== her;
  return 1 + told.findLastIndex((line, n) => n < act && !isPart(line));
}

function stepsIn(lines: readonly Told[]): Step[] {
  const steps: { kind: Kind; title: Told; lines: Told[]; impossible: boolean }[] = [];
  for (const line of lines) {
    const kind = KINDS[line.event.type]?.(line.event);
    const step = steps.at(-1);
    if (kind || !step) steps.push({ kind: kind ?? 'other', title: line, lines: [], impossible: false });
    else {
      step.lines.push(line);
      step.impossible ||= line.event.type === 'nightweave-cannot';
    }
  }
  return steps.map((step) => ({ ...step, open: TRIED.has(step.kind) && step.lines.every(isBlocked) }));
}

const TRIED: ReadonlySet<Kind> = new Set(['first', 'second']);
const isBlocked = ({ event }: Told): boolean => event.type === 'nightweave-blocked';

/** A mark on the table that ties a place to its sentence. */
export interface Mark {
  readonly number: number;
  readonly done: boolean;
}

/** Which things of the table her steps are about, by the name under which they can be found (`at-haven`, `meadow-3`). */
export function marksOf({ steps }: HerTurn): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  steps.forEach(({ lines }, n) => {
    for (const { event } of lines) {
      const place = placeOf(event);
      if (place) marks.set(place, { number: n + 1, done: event.type !== 'nightweave-blocked' });
    }
  });
  return marks;
}

const MOVES: ReadonlySet<Event['type']> = new Set([
  'place',
  'achieve',
  'nightweave-blocked',
  'nightweave-plays',
  'nightweave-enters',
]);

function placeOf(event: Event): string | undefined {
  if (!MOVES.has(event.type)) return undefined;
  if (event.spot !== undefined) return `meadow-${event.spot}`;
  if (event.at !== undefined) return `at-${event.at}`;
  return event.event === undefined ? undefined : `event-${event.event}`;
}
