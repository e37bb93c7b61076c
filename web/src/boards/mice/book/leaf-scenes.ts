/** The pictures of single leaves: a room when it is entered, and the end of a chapter. */
import { standsIn } from '../room/looks.ts';
import type { Point } from '../room/polygon.ts';
import { propBox } from '../room/props.ts';
import { lookOf } from '../rooms.ts';
import { INK, litWall, put, shade } from './painter.ts';
import { glow, WALL } from './scenes.ts';

const ROCK = ['#1d2128', '#2b3138', '#414749', '#65635a', '#a08a66', '#e8d29a'];

/** A room when it is entered, 560 by 190: what stands in it, and whoever came in. */
export function roomPicture(room: string, party: readonly string[], id: string): string {
  const look = lookOf(room) ?? { ground: 'castle', props: [] };
  // A room is entered for the first time before anybody has lit a fire in it.
  const shown = standsIn(look, false)
    .filter(({ drawing }) => propBox(drawing)[1] > 0)
    .slice(0, 5);
  const light: Point = [170, 90];
  const things = shown.map(({ drawing, size }, i) => {
    const [wide, high] = propBox(drawing);
    const fits = Math.min(size, 128 / high, 120 / wide);
    return put(drawing, 268 + i * (270 / Math.max(1, shown.length - 0.4)), 176 - (i % 2) * 10, fits);
  });
  const mice = party
    .slice(0, 3)
    .map((hero, i) => shade(54 + i * 66, 178, 22) + put(hero, 54 + i * 66, 182 - (i % 2) * 5, 0.5));
  return scene(
    id,
    light,
    look.ground === 'castle' ? WALL : ROCK,
    `<g class="bare">${things.join('')}${mice.join('')}</g>`,
  );
}

/** The end: those who are free, or those who are not. */
export function endPicture(won: boolean, party: readonly string[], id: string): string {
  const step = 380 / Math.max(1, party.length);
  const mice = party.map((hero, i) => put(hero, 100 + step * (i + 0.5), 182 - (i % 2) * 5, 0.55));
  if (won) {
    const stars = `<g color="#f3b74a"><use href="#s-star" x="40" y="24" width="34" height="34"/><use href="#s-star" x="486" y="32" width="28" height="28"/></g>`;
    return scene(
      id,
      [280, 100],
      WALL,
      `<ellipse cx="280" cy="168" rx="190" ry="16" fill="#0b0609" opacity=".4"/><g class="bare">${mice.join('')}</g>${stars}`,
    );
  }
  const bars = Array.from({ length: 13 }, (_, i) => `M${40 + i * 30} 0V190`).join('');
  return scene(
    id,
    [470, 90],
    WALL,
    `<g class="bare"><g class="unlit">${mice.join('')}</g></g><path d="${bars}" stroke="${INK}" stroke-width="8"/><path d="${bars}" stroke="#6d7074" stroke-width="4"/><g class="bare">${put('elite-rat-warrior', 470, 184, 0.58)}${put('captain-vurst', 530, 184, 0.5)}</g>`,
  );
}

function scene(id: string, light: Point, colours: readonly string[], body: string): string {
  return `<defs>${glow(id)}</defs><rect width="560" height="190" fill="#2a2128"/>${litWall({ x: -10, y: -6, w: 580, h: 160 }, light, 330, colours, 5)}<path d="M0 150H560V190H0Z" fill="#57402f" stroke="${INK}" stroke-width="2"/><path d="M0 150H560V156H0Z" fill="#a5763f" opacity=".7"/><circle cx="${light[0]}" cy="${light[1]}" r="150" fill="url(#${id}-g)" opacity=".7"/>${body}`;
}
