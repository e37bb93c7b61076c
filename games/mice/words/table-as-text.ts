/** The whole table as text that one can play from: the track, the room with its spaces, the mice with all they have. */

import type { Edge, RoomPlan } from '../content/room.ts';
import { roomOf } from '../content/room-graph.ts';
import { rooms } from '../content/rooms.ts';
import type { MiceView, MouseView } from '../state/view.ts';
import type { Telling } from './telling.ts';
import type { Labels } from './words.ts';

export function tableAsText(n: Telling, labels: Labels, view: MiceView): string {
  const parts = [headline(n, labels, view), trackText(n, labels, view), roomText(n, labels, view)];
  parts.push(...kindsText(n, labels, view), ...view.mice.map((mouse) => mouseText(n, labels, mouse)));
  parts.push(thingsText(n, labels, view), ...cardTexts(n, view));
  return parts.filter((part) => part !== '').join('\n');
}

function headline(n: Telling, labels: Labels, view: MiceView): string {
  const pages = view.end > 0 ? `${labels.page} ${view.page}/${view.end}` : `${labels.page} ${view.page}`;
  const wheel = `${labels.wheel} ${'●'.repeat(view.wheel)}${'○'.repeat(Math.max(0, 6 - view.wheel))}`;
  const surge = view.faceUp ? ` · ${labels.faceUp}: ${n.name(view.faceUp)}` : '';
  const goal = n.text(`${view.chapter}/goal:objective`);
  const guide = view.guide ? n.text(`${view.chapter}/guide:${view.guide.id}`) : '';
  const lines = [`${n.title(view.chapter)} · ${labels.round} ${view.round} · ${pages} · ${wheel}${surge}`, goal, guide];
  if (view.phase === 'set-up') lines.push(...n.rulesOf(view.chapter, 'rule:'));
  return lines.filter((line) => line !== '').join('\n');
}

/** What the minions of the room can do. */
function kindsText(n: Telling, labels: Labels, view: MiceView): string[] {
  return view.track
    .filter(({ card }) => !view.mice.some(({ hero }) => hero === card))
    .map(
      ({ card, battle, defense, life }) =>
        `${n.name(card)}: ${labels.battle} ${battle}, ${labels.defense} ${defense}, ${labels.life} ${life}. ${n.effect(card)}`,
    );
}

/** What the cards of the active mouse do; while abilities are chosen, what there is to choose from. */
function cardTexts(n: Telling, view: MiceView): string[] {
  const active = view.mice.find(({ hero }) => hero === view.turn?.card);
  const cards =
    view.phase === 'set-up'
      ? view.unlearned
      : [view.inPaw, ...(active ? [...active.abilities, ...active.body, ...active.pack] : [])];
  return [...new Set(cards)].filter((id) => n.effect(id) !== '').map((id) => `  ${n.name(id)}: ${n.effect(id)}`);
}

const BESIDE: Readonly<Record<Edge, readonly [number, number]>> = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] };
const ACROSS: Readonly<Record<Edge, Edge>> = { N: 'S', S: 'N', E: 'W', W: 'E' };

/** The room beyond an exit, where the neighbouring tile has one of the same colour at the joint (M137, M138). */
function beyond(view: MiceView, plan: RoomPlan, edge: Edge): string | undefined {
  const here = view.tiles.find(({ up }) => up === view.room);
  const [dx, dy] = BESIDE[edge];
  const next = view.tiles.find((tile) => here && tile.column === here.column + dx && tile.row === here.row + dy);
  const up = rooms.find(({ id }) => id === next?.up);
  const colour = plan.exits.find((exit) => exit.edge === edge)?.colour;
  const sides = [up, rooms.find(({ id }) => id === up?.reverse)];
  return sides.find((side) => side?.exits.some((exit) => exit.edge === ACROSS[edge] && exit.colour === colour))?.id;
}

function waysText(n: Telling, labels: Labels, view: MiceView, plan: RoomPlan, space: string): string[] {
  const room = roomOf(plan);
  const at = room.letters.indexOf(space);
  const to = (way: string, target: string | undefined, other: string): string => {
    const closed = n.text(`${view.chapter}/closed:${way}`) || n.text(`${view.chapter}/closed:${other}`);
    return target === undefined ? '' : ` → ${n.name(target)}${closed ? ` (${closed})` : ''}`;
  };
  const exits = room.exits
    .filter(({ spaces }) => spaces.includes(at))
    .map(({ edge }) => {
      const target = beyond(view, plan, edge);
      return `${labels.exit} ${edge}${to(`exit:${plan.id}/${edge}`, target, `exit:${target}/${ACROSS[edge]}`)}`;
    });
  const flip = `${labels.flip}${to(`flip:${plan.id}`, plan.reverse, `flip:${plan.reverse}`)}`;
  return room.flip.space === at ? [...exits, flip] : exits;
}

function trackText(n: Telling, labels: Labels, view: MiceView): string {
  const cards = view.track.map(({ card, wounds, life, acts, done }) => {
    const hurt = life > 1 ? ` ${wounds}/${life}` : '';
    return `${acts ? '>' : done ? '·' : ' '}${n.name(card)}${hurt}`;
  });
  return cards.length > 0 ? `${labels.track}: ${cards.join(' |')}` : '';
}

/** Each space with its neighbours and who stands there. */
function roomText(n: Telling, labels: Labels, view: MiceView): string {
  const plan = rooms.find(({ id }) => id === view.room);
  if (!plan) return '';
  const room = roomOf(plan);
  const lines = room.letters.map((letter, space) => {
    const figures = [
      ...view.mice.filter((mouse) => mouse.space === letter).map((mouse) => n.name(mouse.hero)),
      ...view.minions
        .filter((minion) => minion.space === letter)
        .map((minion) => `${n.one(minion.kind)} ${minion.id}${minion.down ? ` (${labels.down})` : ''}`),
      ...view.tokens.filter((token) => token.room === view.room && token.space === letter).map(({ id }) => n.name(id)),
      ...view.laid.filter(({ at, to }) => at === letter || to === letter).map(({ item }) => n.name(item)),
      ...(view.traps.includes(letter) ? [labels.trap] : []),
    ];
    const steps = room.steps[space] ?? [];
    const ways = steps
      .filter(({ kind }) => kind !== 'red' && kind !== 'gap')
      .map(({ to, kind }) => `${room.letters[to]}${kind === 'up' ? '↑' : kind === 'down' ? '↓' : ''}`);
    const marks = [
      room.isWater[space] ? labels.water : '',
      room.entries.includes(space) ? labels.entry : '',
      ...waysText(n, labels, view, plan, letter),
    ].filter((mark) => mark !== '');
    const tail = marks.length > 0 ? ` [${marks.join(', ')}]` : '';
    return `  ${n.place(letter)} – ${ways.join(' ')}${tail}${figures.length > 0 ? `: ${figures.join(', ')}` : ''}`;
  });
  const map = room.plan.map.map((row) => `    ${[...row].join(' ')}`);
  return [n.name(view.room), ...n.rulesOf(view.chapter, `room:${view.room}/`), ...map, ...lines].join('\n');
}

function mouseText(n: Telling, labels: Labels, mouse: MouseView): string {
  const where = mouse.where === 'board' ? mouse.space : mouse.where === 'captured' ? labels.captured : labels.away;
  const bad = (['stunned', 'webbed', 'charmed', 'down'] as const)
    .filter((marker) => mouse[marker])
    .map((marker) => labels[marker]);
  const life = `${labels.life} ${mouse.life - mouse.wounds - mouse.poison}/${mouse.life}${mouse.poison > 0 ? ` (${labels.poison} ${mouse.poison})` : ''}`;
  const values = `${labels.battle} ${mouse.battle}, ${labels.defense} ${mouse.defense}, ${labels.lore} ${mouse.lore}, ${labels.move} ${mouse.move}`;
  const list = (label: string, ids: readonly string[]) =>
    ids.length > 0 ? `; ${label}: ${ids.map((id) => n.name(id)).join(', ')}` : '';
  return `${n.name(mouse.hero)}${where === '' ? '' : ` (${where})`}: ${life}, ${labels.cheese} ${mouse.cheese}, ${values}${bad.length > 0 ? `; ${bad.join(', ')}` : ''}${list(labels.wears, mouse.body)}${list(labels.pack, mouse.pack)}${list(labels.abilities, mouse.abilities)}${list(labels.carries, mouse.tokens)}`;
}

function thingsText(n: Telling, labels: Labels, view: MiceView): string {
  const stash = view.stash.length > 0 ? `${labels.stash}: ${view.stash.map((item) => n.name(item)).join(', ')}` : '';
  const counters = Object.entries(view.counters)
    .filter(([id, value]) => value > 0 && n.isToken(id))
    .map(([id, value]) => `${n.name(id)} ${value}`)
    .join(', ');
  return [stash, counters].filter((line) => line !== '').join('\n');
}
