/** How the cat strikes (M204-M216, OM85-OM89): pounce on the fullest space, or chase mouse after mouse. */
import { choose, type Rules } from '@smallfolk/kernel';
import { type SpaceIndex, spaceIn } from '../content/room-graph.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import { hitMinion, newAttack } from './battle.ts';
import { decider } from './deciding.ts';
import { defend } from './defending.ts';
import { numberOf, roll } from './dice.ts';
import { catStaysWithAllMice } from './editions.ts';
import { isUnder } from './effects.ts';
import { checkEnd } from './ending.ts';
import { countMice, letter, miceOn, miceOnBoard, minionsOn, onBoard, placeOf } from './figures.ts';
import { hurt } from './harm.ts';
import { rollForMinion } from './minion-attack.ts';
import type { Quest } from './quest.ts';

const POUNCE = 'brodie-pounce';
const CHASE = 'brodie-chase';
/** Heavy Feet takes three off his dice. */
const SLOWED = 3;

/** Other figures on a space (OM86). */
const figuresOn = (t: Quest, cat: Minion, space: SpaceIndex): number =>
  countMice(t, space) + minionsOn(t, space).filter((other) => other !== cat).length;

/** M207-M210. */
export function* pounce(t: Quest, cat: Minion): Rules {
  const to = fullestSpace(t, cat);
  if (to === undefined) return;
  if (to !== cat.space) tellWay(t, cat, [cat.space, to], 'M207');
  cat.space = to;
  yield* strikeSpaces(t, cat, POUNCE, [to], 'M209');
}

/** M208, M210: ties by the highest card of any figure there. */
function fullestSpace(t: Quest, cat: Minion): SpaceIndex | undefined {
  let best: SpaceIndex | undefined;
  let most = 0;
  let highest = Number.POSITIVE_INFINITY;
  for (let space = 0; space < t.room.size; space++) {
    const figures = figuresOn(t, cat, space);
    if (figures === 0 || figures < most) continue;
    const place = highestCardOn(t, cat, space);
    if (figures === most && place >= highest) continue;
    best = space;
    most = figures;
    highest = place;
  }
  return best;
}

function highestCardOn(t: Quest, cat: Minion, space: SpaceIndex): number {
  const cards = [
    ...miceOn(t, space).map(({ hero }) => hero),
    ...minionsOn(t, space)
      .filter((other) => other !== cat)
      .flatMap((minion) => t.book.kind(minion.kind).cards.map(({ id }) => id)),
  ];
  return Math.min(...cards.map((card) => placeOf(t, card)).filter((place) => place >= 0), Number.POSITIVE_INFINITY);
}

/** M211-M216. */
export function* chase(t: Quest, cat: Minion): Rules {
  const faces = roll(t.random, 2);
  t.emit?.({ type: 'rolled', who: cat.id, kind: cat.kind, purpose: 'luck', faces: [...faces], rule: 'M211' });
  let steps = faces.reduce((sum, face) => sum + numberOf(face), 0);
  if (isUnder(t, CHASE, 'heavy-feet')) steps = Math.max(0, steps - SLOWED);
  const used = staysPut(t, cat) ? [cat.space] : yield* run(t, cat, steps);
  yield* strikeSpaces(t, cat, CHASE, [...new Set(used)], 'M216');
}

/** M214. */
function staysPut(t: Quest, cat: Minion): boolean {
  const mice = miceOnBoard(t);
  const [first] = mice;
  if (!first) return true;
  const place = catStaysWithAllMice(t.state) ? cat.space : first.space;
  return mice.every(({ space }) => space === place);
}

/** M212, M213, M215, OM87: the shortest way to the closest mouse, then to the next that was not reached yet. */
function* run(t: Quest, cat: Minion, steps: number): Rules<SpaceIndex[]> {
  const used = [cat.space];
  const reached = new Set(miceOn(t, cat.space).map(({ hero }) => hero));
  for (let left = steps; left > 0; ) {
    const goal = closest(t, cat, reached);
    if (!goal) break;
    while (left > 0 && cat.space !== goal.space) {
      cat.space = yield* nextStep(t, cat, goal);
      used.push(cat.space);
      for (const { hero } of miceOn(t, cat.space)) reached.add(hero);
      left--;
    }
  }
  tellWay(t, cat, used, 'M212');
  return used;
}

function closest(t: Quest, cat: Minion, reached: ReadonlySet<string>): Mouse | undefined {
  const mice = miceOnBoard(t).filter(({ hero }) => !reached.has(hero));
  const steps = ({ space }: Mouse) => t.room.minionDistance[cat.space]?.[space] ?? 0;
  mice.sort((one, two) => steps(one) - steps(two) || placeOf(t, one.hero) - placeOf(t, two.hero));
  return mice[0];
}

/** M213: of several shortest ways the players choose, step by step. */
function* nextStep(t: Quest, cat: Minion, goal: Mouse): Rules<SpaceIndex> {
  const distance = (space: SpaceIndex) => t.room.minionDistance[space]?.[goal.space] ?? 0;
  const closer = (t.room.minionSteps[cat.space] ?? []).filter((space) => distance(space) < distance(cat.space));
  const options = closer.map((space) => ({ do: 'space', to: letter(t, space) }));
  const { to } = yield* choose(decider(t), 'minion-way', options, {
    rule: 'M213',
    about: { kind: 'minion', id: cat.id },
  });
  return spaceIn(t.room, to);
}

function tellWay(t: Quest, cat: Minion, way: readonly SpaceIndex[], rule: string): void {
  t.emit?.({ type: 'minion-moved', minion: cat.id, kind: cat.kind, way: way.map((space) => letter(t, space)), rule });
}

/** M209, M216, OM88, OM89: one roll; each figure there, minions too, defends by itself. */
function* strikeSpaces(t: Quest, cat: Minion, card: string, spaces: readonly SpaceIndex[], rule: string): Rules {
  const { battle } = t.book.minionCard(card).card;
  const blow = { weapon: card, reach: 'melee', damage: 'sharp', dice: battle } as const;
  t.emit?.({ type: 'cat-strikes', card, spaces: spaces.map((space) => letter(t, space)), dice: battle, rule });
  const attack = newAttack(cat.id, '', blow);
  const outer = t.state.attack;
  t.state.attack = attack;
  yield* rollForMinion(t, cat.id, attack, false); // M205
  const { hits } = attack;
  const mice = spaces.flatMap((space) => miceOn(t, space));
  const minions = spaces.flatMap((space) => minionsOn(t, space)).filter((other) => other !== cat);
  for (const minion of hits > 0 ? minions : []) yield* hitMinion(t, undefined, blow, hits, minion);
  for (const mouse of mice) {
    if (!onBoard(mouse)) continue; // taken meanwhile, in a friend's place
    const struck = { ...newAttack(cat.id, mouse.hero, blow), hits };
    t.state.attack = struck;
    const { mouse: bearer, wounds } = yield* defend(t, mouse, struck, true);
    yield* hurt(t, bearer, wounds, 'wound', 'M279');
  }
  t.state.attack = outer;
  checkEnd(t);
}
