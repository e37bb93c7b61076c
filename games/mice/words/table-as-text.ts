/** The whole table as text that one can play from: the track, the room with its spaces, the mice with all they have. */

import { roomOf } from '../content/room-graph.ts';
import { rooms } from '../content/rooms.ts';
import type { MiceView, MouseView } from '../state/view.ts';
import type { Telling } from './telling.ts';
import type { Labels } from './words.ts';

export function tableAsText(n: Telling, labels: Labels, view: MiceView): string {
  const parts = [headline(n, labels, view), trackText(n, labels, view), roomText(n, labels, view)];
  parts.push(...view.mice.map((mouse) => mouseText(n, labels, mouse)));
  parts.push(thingsText(n, labels, view));
  return parts.filter((part) => part !== '').join('\n');
}

function headline(n: Telling, labels: Labels, view: MiceView): string {
  const pages = view.end > 0 ? `${labels.page} ${view.page}/${view.end}` : `${labels.page} ${view.page}`;
  const wheel = `${labels.wheel} ${'●'.repeat(view.wheel)}${'○'.repeat(Math.max(0, 6 - view.wheel))}`;
  const surge = view.faceUp ? ` · ${labels.faceUp}: ${n.name(view.faceUp)}` : '';
  const goal = n.text(`${view.chapter}/goal:objective`);
  return `${n.title(view.chapter)} · ${labels.round} ${view.round} · ${pages} · ${wheel}${surge}\n${goal}`;
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
        .map((minion) => `${n.name(minion.kind)} ${minion.id}`),
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
      room.flip.space === space ? labels.flip : '',
      ...room.exits.filter((exit) => exit.spaces.includes(space)).map(({ edge }) => `${labels.exit} ${edge}`),
    ].filter((mark) => mark !== '');
    const tail = marks.length > 0 ? ` [${marks.join(', ')}]` : '';
    return `  ${n.place(letter)} – ${ways.join(' ')}${tail}${figures.length > 0 ? `: ${figures.join(', ')}` : ''}`;
  });
  return [n.name(view.room), ...room.plan.map.map((row) => `    ${[...row].join(' ')}`), ...lines].join('\n');
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
  return `${n.name(mouse.hero)} (${where}): ${life}, ${labels.cheese} ${mouse.cheese}, ${values}${bad.length > 0 ? `; ${bad.join(', ')}` : ''}${list(labels.wears, mouse.body)}${list(labels.pack, mouse.pack)}${list(labels.abilities, mouse.abilities)}${list(labels.carries, mouse.tokens)}`;
}

function thingsText(n: Telling, labels: Labels, view: MiceView): string {
  const stash = view.stash.length > 0 ? `${labels.stash}: ${view.stash.map((item) => n.name(item)).join(', ')}` : '';
  const counters = Object.entries(view.counters)
    .filter(([, value]) => value > 0)
    .map(([id, value]) => `${n.name(id)} ${value}`)
    .join(', ');
  return [stash, counters].filter((line) => line !== '').join('\n');
}
