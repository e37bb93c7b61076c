/** First impressions: how promising each option of a decision looks, as positive weights. */
import type { Decision, Option } from '@smallfolk/kernel';
import { letterOf, type SpaceIndex, spaceIn } from '../content/room-graph.ts';
import { isClose, mouseIn, onBoard } from '../rules/figures.ts';
import type { Quest } from '../rules/quest.ts';
import { lifeOf, loreOf } from '../rules/values.ts';
import type { Mouse } from '../state/mouse.ts';
import { errandOf } from './course.ts';
import { CHEESE, gainBy, packedWorth, worthTo } from './gear.ts';
import { threatNow, threatOf } from './threat.ts';
import { turnWeights } from './turn.ts';
import { wayTo } from './walking.ts';

export function weightsOf(t: Quest, decision: Decision): number[] {
  const { ask, options } = decision;
  const mouse = mouseIn(t, String(decision.about?.id ?? ''));
  if (mouse && (ask === 'turn' || ask === 'scurry')) return worthAThought(turnWeights(t, mouse, options));
  const weigh = ASKED[ask];
  const weights = options.map((option) => weigh?.(t, option, decision, mouse) ?? PLAIN[option.do] ?? 1);
  return SETTLED.has(ask) ? foremost(weights) : weights;
}

/** Beside what looks best by far, nothing else is thought about. */
const FAINT = 0.12;

function worthAThought(weights: number[]): number[] {
  const least = FAINT * Math.max(...weights);
  for (let at = 0; at < weights.length; at++) if ((weights[at] ?? 0) < least) weights[at] = 0;
  return weights;
}

/** Questions of little weight: what looks best is not thought about further. */
const SETTLED = new Set([
  'place-minion',
  'minion-way',
  'minion-by',
  'minion-order',
  'current',
  'start',
  'arrive',
  'rescue',
  'swap',
  'pack-full',
  'keep-one',
  'who-pays',
  'squeak',
]);

/** The first of those that look best. */
function foremost(weights: readonly number[]): number[] {
  const best = weights.indexOf(Math.max(...weights));
  return weights.map((weight, at) => (at === best ? weight : 0));
}

type Weigher = (t: Quest, option: Option, decision: Decision, mouse: Mouse | undefined) => number | undefined;

const PLAIN: Readonly<Record<string, number>> = { no: 0.7, done: 1, settle: 8, find: 8, ability: 1.5, reroll: 2 };

/** Who is asked for matters by what it is for: healing goes to the one hurt most, cheese to the one that has least. */
const whichMouse: Weigher = (t, option, { about }) => {
  const mouse = mouseIn(t, String(option.mouse));
  if (!mouse) return 1;
  if (about?.id === 'first-into-the-dark') return 1 + 3 / (1 + mouse.cheese);
  return 1 + (4 * (mouse.wounds + mouse.poison)) / lifeOf(t, mouse);
};

const keep: Weigher = (t, option, { about }) => {
  const card = String(about?.id ?? option.card);
  const best = Math.max(
    0,
    ...t.state.mice.map((mouse) => Math.max(gainBy(t, mouse, card), isUsed(t, card) ? worthTo(t, mouse, card) : 0)),
  );
  const keeping = best / CHEESE;
  if (keeping < 0.5 || keeping > 3) return (option.do === 'keep') === keeping > 1 ? 1 : 0;
  return option.do === 'keep' ? keeping : 1;
};

function isUsed(t: Quest, id: string): boolean {
  const { kind } = t.book.card(id);
  return kind === 'item' || kind === 'scroll' || kind === 'trick' || kind === 'party-item';
}

const share: Weigher = (t, option, { about }) => {
  const partner = mouseIn(t, String(about?.id));
  const giver = t.state.turn && mouseIn(t, t.state.turn.card);
  if (!partner || !giver || (option.do !== 'give' && option.do !== 'take')) return option.do === 'done' ? 1 : 0;
  const [from, to] = option.do === 'give' ? [giver, partner] : [partner, giver];
  const card = String(option.card);
  if (from.body.includes(card)) return 0;
  const gain = gainBy(t, to, card) - gainBy(t, from, card);
  return gain > 0.05 ? 40 * gain : 0;
};

const equip: Weigher = (t, option, _decision, mouse) => {
  if (!mouse || option.do === 'done') return 1;
  const gain = option.do === 'wear' ? gainBy(t, mouse, String(option.card)) : 0;
  return gain > 0.03 ? 40 * gain : 0;
};

/** Of what may come off, the least dear. */
const swap: Weigher = (t, option) => {
  const mouse = t.state.turn && mouseIn(t, t.state.turn.card);
  const off = String(option.off);
  if (!mouse || off === '') return 1;
  return 1 / (0.1 + off.split('+').reduce((sum, id) => sum + Math.max(0, worthTo(t, mouse, id)), 0));
};

const least: Weigher = (t, option, _decision, mouse) =>
  mouse ? 1 / (0.05 + packedWorth(t, mouse, String(option.card))) : 1;

const dearest: Weigher = (t, option, _decision, mouse) =>
  mouse ? 0.1 + 5 * Math.max(worthTo(t, mouse, String(option.card)), packedWorth(t, mouse, String(option.card))) : 1;

const target: Weigher = (t, option) => {
  const minion = t.state.minions.find(({ id }) => id === option.target);
  return minion ? 0.3 + 3 * threatNow(t, minion) : 1;
};

/** Where minions come from, or go, where people may choose: as far from the mice as can be. */
const remote: Weigher = (t, option) => {
  const space = t.room.letters.indexOf(String(option.to));
  if (space < 0) return 1;
  let steps = 0;
  for (const mouse of t.state.mice)
    if (mouse.space >= 0) steps += Math.min(6, t.room.minionDistance[space]?.[mouse.space] ?? 6);
  return 1 + steps;
};

/** By the way where most traps are set for it. */
const intoTraps: Weigher = (t, option) =>
  1 + t.state.setTraps.filter((trap) => String(option.by).split('-').includes(letterOf(t.room, trap))).length;

/** With others near, and not among minions. */
const place: Weigher = (t, option) => {
  const space: SpaceIndex = spaceIn(t.room, String(option.to));
  const minions = t.state.minions.filter((minion) => isClose(t, minion.space, space)).length;
  const { spaces } = errandOf(t);
  return (1 + 2 / (1 + wayTo(t, space, spaces))) / (1 + 0.5 * minions);
};

const bearer: Weigher = (t, option) => {
  const mouse = mouseIn(t, String(option.mouse));
  return mouse ? (loreOf(t, mouse) * lifeOf(t, mouse)) / 4 : 1;
};

/** A company with time and strength to spare: what it does beyond the victory counts in the next chapters only. */
function isFresh(t: Quest): boolean {
  const { end, page, mice } = t.state;
  const whole = mice.filter((mouse) => onBoard(mouse) && 3 * (mouse.wounds + mouse.poison) <= lifeOf(t, mouse));
  return end - page >= 3 && whole.length >= mice.length - 1;
}

/** What a company says to the questions of the story that no result decides. She is not spared by those whose friend she holds. */
const DECLARED: Readonly<Record<string, (t: Quest) => boolean>> = {
  'going-on': isFresh,
  'the-last-choice': (t) => t.state.mice.every(onBoard),
};

const declare: Weigher = (t, option, { about }) => {
  const says = DECLARED[String(about?.id)];
  if (says) return (option.do === 'yes') === says(t) ? 1 : 0;
  return option.do === 'yes' ? 2 : 0.7;
};

const ASKED: Readonly<Record<string, Weigher>> = {
  'which-mouse': whichMouse,
  keep,
  share,
  equip,
  swap,
  'pack-full': least,
  'keep-one': dearest,
  'which-target': target,
  'token-bearer': bearer,
  start: place,
  arrive: place,
  rescue: place,
  'which-space': (t, option) =>
    t.room.letters.includes(String(option.to)) ? place(t, option, NO_DECISION, undefined) : 1,
  'place-minion': remote,
  'minion-way': remote,
  'minion-by': intoTraps,
  current: (_t, option) => (option.to === 'off' ? 0.05 : 1),
  squeak: (_t, option) => 5 * threatOf(String(option.minion)),
  'who-pays': (t, option) => mouseIn(t, String(option.mouse))?.cheese ?? 1,
  declare,
  disguises: (_t, option) => (option.do === 'no' ? 1 : 1.5),
};

const NO_DECISION: Decision = { seat: 0, ask: '', options: [] };
