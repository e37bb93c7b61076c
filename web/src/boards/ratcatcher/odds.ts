/**
 * Chances as a player would compute them before committing, from the numbers in the view and on the cards: how many
 * rats an attack catches, and whether leaving a zone costs health.
 */
import { peculiarRats } from '@smallfolk/ratcatcher/content/peculiar-rats.ts';
import { FIGURES } from '@smallfolk/ratcatcher/pieces.ts';
import type { View, ZoneView } from '@smallfolk/ratcatcher/view.ts';

/** The chances of one die: a six, another hit, a miss. */
interface Die {
  readonly six: number;
  readonly hit: number;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** Caught with so many sixes and hits: sixes on the toughest, hits on the easiest (R125-R127). */
function caughtWith(costs: readonly number[], sixes: number, hits: number): number {
  const left = costs.slice(0, Math.max(0, costs.length - sixes));
  let caught = costs.length - left.length;
  let spent = hits;
  for (const cost of left) {
    if (cost > spent) break;
    spent -= cost;
    caught++;
  }
  return caught;
}

/** The chance to catch at least 1, 2, ... of the rats with these costs in hits, ascending. */
export function catching(dice: number, die: Die, costs: readonly number[]): number[] {
  const sorted = [...costs].sort((a, b) => a - b);
  const atLeast = sorted.map(() => 0);
  const miss = 1 - die.six - die.hit;
  for (let sixes = 0; sixes <= dice; sixes++) {
    for (let hits = 0; hits + sixes <= dice; hits++) {
      const chance =
        choose(dice, sixes) *
        choose(dice - sixes, hits) *
        die.six ** sixes *
        die.hit ** hits *
        miss ** (dice - sixes - hits);
      const caught = caughtWith(sorted, sixes, hits);
      for (let n = 0; n < caught; n++) atLeast[n] = (atLeast[n] ?? 0) + chance;
    }
  }
  return atLeast;
}

const zoneAt = (view: View, id: number): ZoneView | undefined => view.zones.find(({ zone }) => zone === id);

/** Peculiar rats on the ratcatcher's township, whose cards change attacks. */
function company(view: View): Set<string> {
  const here = zoneAt(view, view.catcher.zone)?.township;
  return new Set(view.zones.filter(({ township }) => township === here).flatMap(({ peculiars }) => peculiars));
}

export interface AttackOdds {
  /** At least so many caught: index 0 is one. Of common and peculiar rats. */
  readonly caught: readonly number[];
  /** At least one wound of the nemesis, if it is here and every die goes for it. */
  readonly wound: number | undefined;
}

/** Attack with so many dice in the ratcatcher's zone. */
export function attackOdds(view: View, dice: number): AttackOdds {
  const zone = zoneAt(view, view.catcher.zone);
  if (!zone) return { caught: [], wound: undefined };
  const with_ = company(view);
  let accuracy = view.catcher.accuracy;
  if (with_.has('patient-zero')) accuracy = 5;
  let p = Math.min(1, Math.max(1, 7 - accuracy) / 6);
  let six = 1 / 6;
  if (with_.has('mad-ratter')) {
    // Every hit is rolled again (R232): a die counts if it hits twice.
    six = p / 6;
    p = p * p;
  }
  const die = with_.has('patient-zero') ? { six: 0, hit: p } : { six, hit: Math.max(0, p - six) };
  const rolled = with_.has('fog-rat') ? Math.max(1, dice - 1) : dice;
  const harder =
    (zone.peculiars.includes('shieldback') ? 1 : 0) + (zone.nemesis && view.nemesis.id === 'rat-king' ? 1 : 0);
  const softer = flare(view, zone) ? 1 : 0;
  const cost = (defence: number, common: boolean) => Math.max(0, defence + (common ? harder : 0) - softer) + 1;
  const costs = [
    ...(['white', 'brown', 'black'] as const).flatMap((kind) =>
      Array<number>(zone[kind]).fill(cost(FIGURES[kind].defence, true)),
    ),
    ...zone.peculiars.map((id) => cost(peculiarRats.find((rat) => rat.id === id)?.defence ?? 0, false)),
  ];
  const wound = zone.nemesis ? catching(rolled, die, [cost(view.nemesis.defence, false)])[0] : undefined;
  return { caught: catching(rolled, die, costs), wound };
}

/** A great flare on the township takes 1 from the defence of all rats there. */
function flare(view: View, zone: ZoneView): boolean {
  if (view.catcher.yellow.id !== 'great-flare') return false;
  return view.zones.some((other) => other.township === zone.township && other.placed.includes('yellow'));
}

/** What bites when the ratcatcher leaves the zone (R114): bites against defence. */
export function leaving(view: View, from = view.catcher.zone): { readonly bite: number; readonly wounds: boolean } {
  const zone = zoneAt(view, from);
  // Where a lullaby is sung, nobody bites.
  const asleep = view.catcher.purple.id === 'lullaby' && zone?.placed.includes('purple');
  if (!zone || asleep) return { bite: 0, wounds: false };
  let bite = zone.brown * FIGURES.brown.bite;
  if (view.edition === 'second') {
    for (const id of zone.peculiars) {
      const card = peculiarRats.find((rat) => rat.id === id);
      if (card?.biter) bite += card.bite;
    }
  }
  return { bite, wounds: bite > view.catcher.defence };
}
