/** Paints a room from its plan: ground and walls, floors, water, lines, marks, furniture, light. */
import type { RoomPlan } from '@smallfolk/mice/content/room.ts';
import { breath } from '../../../breath.ts';
import { lookOf } from '../rooms.ts';
import { type Material, type Paint, paintFloor, paintRaised } from './floor.ts';
import { DAY, Light, NIGHT, type Theme } from './light.ts';
import { paintLines } from './lines.ts';
import { type Look, type Prop, standsIn } from './looks.ts';
import { paintExits, paintMarks } from './marks.ts';
import { centre, inset, mix, moved, soft, stones, Whim } from './polygon.ts';
import { paintRock } from './rock.ts';
import { Shape, TILE } from './shape.ts';
import { CAP, paintWalls, WALL } from './wall.ts';
import { paintWater } from './water.ts';

/** Layers from the ground up; figures stand between the floor and the veil. */
export interface Painted {
  readonly viewBox: string;
  readonly ground: string;
  /** What stands upright, with the foot's height on the screen: figures go before and behind it. */
  readonly props: readonly Prop[];
  readonly glows: string;
  readonly exits: string;
  readonly veil: number;
  readonly shape: Shape;
}

/** So much of what is round about is always in sight. */
const EDGE = 38;

/** What was painted once is kept. */
const kept = new Map<string, Painted>();
const keyOf = (plan: RoomPlan, day: boolean, burns: boolean) => `${plan.id} ${day} ${burns}`;

/** By day or by night, with a fire in its hearth or without. */
export function paintRoom(plan: RoomPlan, day: boolean, burns: boolean): Painted {
  const ready = kept.get(keyOf(plan, day, burns));
  if (ready) return ready;
  const work = painting(plan, day, burns);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** A room that was never shown is painted before it is, layer by layer, so that showing it is not one long piece of work. */
export async function paintAhead(plan: RoomPlan, day: boolean, burns: boolean): Promise<Painted> {
  const ready = kept.get(keyOf(plan, day, burns));
  if (ready) return ready;
  const work = painting(plan, day, burns);
  let step = work.next();
  while (!step.done) {
    await breath();
    step = work.next();
  }
  return step.value;
}

/** Stops after every layer. */
function* painting(plan: RoomPlan, day: boolean, burns: boolean): Generator<undefined, Painted> {
  const look = lookOf(plan.id);
  if (!look) throw new Error(`${plan.id} has no look of its own`);
  const theme = day ? DAY : NIGHT;
  const whim = new Whim(plan.number * 104_729);
  const { hearth } = look;
  const light = new Light(theme, hearth ? [burns ? hearth.fire : hearth.ash, ...look.lamps] : look.lamps, whim);
  const shape = new Shape(plan);
  const brush: Paint = { light, theme, whim };
  yield;
  let ground = surroundings(look, shape, brush);
  yield;
  ground += paintWater(shape, light, theme, whim);
  ground += spaces(look, shape, brush);
  yield;
  ground += blocks(look, shape, brush);
  ground += paintMarks(shape, theme);
  ground += paintLines(shape);
  const north = look.ground === 'rock' ? EDGE : WALL + 26;
  const painted: Painted = {
    viewBox: `${-EDGE} ${-north} ${TILE + 2 * EDGE} ${TILE + EDGE + north}`,
    ground,
    props: standsIn(look, burns).toSorted((one, other) => one.at[1] - other.at[1]),
    glows: light.glows(),
    exits: paintExits(plan),
    veil: theme.veil,
    shape,
  };
  kept.set(keyOf(plan, day, burns), painted);
  return painted;
}

function surroundings(look: Look, shape: Shape, { light, theme, whim }: Paint): string {
  if (look.ground === 'rock') return paintRock(shape, light, theme, whim);
  const floor = `<path d="M-4 -4H${TILE + 4}V${TILE + 4}H-4Z" fill="${theme.joint}"/>`;
  const snow = look.ground === 'yard' ? cappedWithSnow(light, theme) : '';
  return floor + paintWalls({ shape, light, theme, whim }) + snow;
}

/** Snow on the walls of the courtyard. */
function cappedWithSnow(light: Light, theme: Theme): string {
  const tone = light.tone(theme.snow, [TILE / 2, -WALL], 0);
  const y = -WALL - 20;
  const lumps = Array.from({ length: 11 }, (_, i) => `q30 ${i % 2 ? 12 : 18} 60 0`).join('');
  return `<path d="M${-CAP} ${y}V${y + 10}${lumps}V${y}Z" fill="${light.paler(tone, 0.4)}" stroke="${theme.ink}" stroke-width="1.6"/>`;
}

/** What a space is made of, by its letter or one of its tags. */
function materialOf(
  plan: RoomPlan,
  id: string,
  laid: Readonly<Record<string, Material>> | undefined,
): Material | undefined {
  if (!laid) return undefined;
  if (laid[id]) return laid[id];
  const tag = Object.keys(laid).find((name) => plan.tags[name]?.includes(id));
  return tag === undefined ? undefined : laid[tag];
}

/** Floors first, then what stands above them, from the back to the front. */
function spaces({ floor, raised, laid }: Look, { plan, spaces }: Shape, paint: Paint): string {
  const land = [...spaces].filter(([id]) => !(id in plan.water));
  const high = land.flatMap(([id, polygon]) => {
    const material = materialOf(plan, id, raised);
    return material ? [{ polygon, material }] : [];
  });
  const low = land.filter(([id]) => !materialOf(plan, id, raised));
  const floors = low.map(([id, polygon]) => paintFloor(polygon, materialOf(plan, id, laid) ?? floor, paint));
  const tops = high
    .toSorted((one, other) => centre(one.polygon)[1] - centre(other.polygon)[1])
    .map(({ polygon, material }) => paintRaised(polygon, material, paint));
  return [...floors, ...tops].join('');
}

/** Rock, furniture and crystal on the floor of the room. Underground the rock itself is there already. */
function blocks({ ground }: Look, { blocks }: Shape, { light, theme, whim }: Paint): string {
  return blocks
    .map(({ sign, outline }) => {
      if (sign === '.' || (sign === '#' && ground === 'rock')) return '';
      const edge = inset(outline, 3);
      const tone = sign === '+' ? '#6d9fc4' : light.tone(theme.cap, centre(outline), 0);
      const foot = `<path d="${soft(moved(edge, 1, 8), 8)}" fill="${mix(tone, '#000000', 0.55)}" stroke="${theme.ink}" stroke-width="2"/>`;
      const top = `<path d="${soft(moved(edge, 0, -4), 8)}" fill="${mix(theme.joint, tone, 0.3)}" stroke="${theme.ink}" stroke-width="2"/>`;
      const faces = stones(moved(edge, 0, -4), 46, whim)
        .map((stone) => `<path d="${soft(inset(stone, 1.2), 5)}" fill="${light.paler(tone, whim.between(0, 0.16))}"/>`)
        .join('');
      return foot + top + faces;
    })
    .join('');
}
