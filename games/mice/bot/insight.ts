/** What this game tells a bot beyond its rules: how the company stands, and which options look promising. All seats share one result. */
import type { Insight } from '@smallfolk/kernel';
import type { Book } from '../content/book.ts';
import { newAttack } from '../rules/battle.ts';
import { onBoard } from '../rules/figures.ts';
import { lookingAt, type Quest } from '../rules/quest.ts';
import { lifeOf } from '../rules/values.ts';
import type { Mouse } from '../state/mouse.ts';
import type { State } from '../state/state.ts';
import { errandOf, pagesToGo } from './course.ts';
import { weightsOf } from './first-impressions.ts';
import { richesOf } from './gear.ts';
import { threatNow } from './threat.ts';
import { wayTo } from './walking.ts';

export function insightOf(book: Book): Insight<State> {
  // A bot looks at one state many times in a row.
  let latest: Quest | undefined;
  const look = (state: State): Quest => {
    if (latest?.state !== state) latest = lookingAt(book, state);
    else latest.look();
    return latest;
  };
  return {
    together: true,
    playOn: 2,
    evaluate: (state) => evaluate(look(state)),
    weigh: (state, decision) => weightsOf(look(state), decision),
  };
}

/** From 0 (lost) to 1 (won): the pages left against those that the rest of the chapter will take. */
function evaluate(t: Quest): number {
  const { state } = t;
  if (state.ending !== '') return state.ending === 'won' ? 1 : 0;
  const left = state.end > 0 ? state.end - state.page - state.wheel / 6 : 4;
  const margin = left - pagesToGo(t) - nearness(t) - danger(t) + company(t);
  return safety(t) / (1 + Math.exp(-STEEP * margin));
}

/** M263: with minions about, a company that is hurt or captured may be lost, however much time there is. */
function safety(t: Quest): number {
  if (t.state.minions.length === 0) return 1;
  let harm = 0;
  for (const mouse of t.state.mice)
    harm += onBoard(mouse) ? Math.min(1, (mouse.wounds + mouse.poison) / lifeOf(t, mouse)) : 1;
  const share = harm / t.state.mice.length;
  return 1 - share * share * share;
}

const STEEP = 0.7;
/** A round of walking is a sixth of a page and carries a mouse some four steps. */
const STEP = 0.03;

/** How far those who are to do the next thing still have to go. */
function nearness(t: Quest): number {
  const { spaces, doers, all } = errandOf(t);
  if (spaces.length === 0) return 0;
  const ways = doers.map(({ space }) => wayTo(t, space, spaces));
  if (ways.length === 0) return STEP * 10;
  return STEP * (all ? ways.reduce((sum, way) => sum + way, 0) / 2 : Math.min(...ways));
}

function danger(t: Quest): number {
  let sum = 0;
  for (const minion of t.state.minions) sum += threatNow(t, minion);
  return sum * (4 / Math.max(2, t.state.mice.filter(onBoard).length + 1));
}

/** What a mouse owns at the start. */
const ORDINARY = 0.6;

/** In what shape the mice are, and what they own. */
function company(t: Quest): number {
  let sum = 0;
  for (const mouse of t.state.mice) sum += richesOf(t, mouse) - ORDINARY - trouble(t, mouse);
  return sum;
}

/** What a die of defense is worth that the chapter gives, or takes, by where a mouse stands: alone, by a fire, back to back. */
const COMFORT = 0.08;
const BLOW = newAttack('', '', { weapon: '', reach: 'melee', damage: 'sharp', dice: 0 });

function comfort(t: Quest, mouse: Mouse): number {
  const { powers } = t.chapter;
  if (!powers?.defense || t.state.minions.length === 0) return 0;
  const foe = t.state.minions.find(({ kind }) => t.book.kind(kind).boss) ?? t.state.minions[0];
  return powers.defense(t, mouse, { ...BLOW, by: foe?.id ?? '' });
}

function trouble(t: Quest, mouse: Mouse): number {
  if (!onBoard(mouse)) return 0.5;
  const hurt = (mouse.wounds + 1.3 * mouse.poison) / lifeOf(t, mouse);
  const held = (mouse.stunned ? 1 : 0) + (mouse.webbed ? 1 : 0) + (mouse.down ? 0.5 : 0) + (mouse.charmed ? 1.5 : 0);
  const wet = t.room.isWater[mouse.space] ? 0.1 : 0;
  return 0.55 * hurt * Math.sqrt(hurt) + 0.07 * held + wet - COMFORT * comfort(t, mouse);
}
