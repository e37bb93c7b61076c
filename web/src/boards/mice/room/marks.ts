/** What is painted on the floor: paw prints where minions enter, crosses where traps lie, the way to the other side, exits. */
import type { Edge, RoomPlan } from '@smallfolk/mice/content/room.ts';
import type { Theme } from './light.ts';
import { n, type Point } from './polygon.ts';
import { type Shape, TILE } from './shape.ts';

const HALF = TILE / 2;

export function paintMarks(shape: Shape, theme: Theme): string {
  const { plan } = shape;
  const paws = plan.entries
    .map((id) => {
      const [x, y] = shape.middle(id);
      const turn = ((id.charCodeAt(0) * 37) % 40) - 20;
      return `<use href="#s-paws" x="-19" y="-19" width="38" height="38" transform="translate(${n(x)} ${n(y)}) rotate(${turn})"/>`;
    })
    .join('');
  const crosses = plan.traps
    .map((id) => {
      const [x, y] = shape.middle(id);
      return `<path d="M${n(x - 9)} ${n(y - 8)}l18 16m0-16l-18 16"/>`;
    })
    .join('');
  return `<g class="paws">${paws}</g><g class="cross">${crosses}</g>${flip(plan, shape.middle(plan.flip.space), theme)}`;
}

/** The flip space (M143): in the castle a grate with a cold glow from below, underground a ladder in a hole. */
function flip(plan: RoomPlan, at: Point, theme: Theme): string {
  const place = `translate(${n(at[0])} ${n(at[1])})`;
  return plan.colour === 'orange'
    ? `<g transform="${place}"><path d="M-36-27H36V27H-36Z" fill="#1a1413" stroke="${theme.ink}" stroke-width="3"/><path d="M-29-20H29V20H-29Z" fill="#14303a"/><ellipse rx="34" ry="25" fill="url(#glow-cold)"/><g stroke="${theme.ink}" stroke-width="6.5"><path d="M-18-25V25M0-25V25M18-25V25M-34 0H34"/></g><g stroke="#85888c" stroke-width="3.2"><path d="M-19-24V24M-1-24V24M17-24V24M-33-1H33"/></g><path d="M-35-26H35V26H-35Z" fill="none" stroke="#6d7074" stroke-width="4"/><g fill="#b9bcbd" stroke="${theme.ink}" stroke-width="1.2"><circle cx="-32" cy="-23" r="2.8"/><circle cx="32" cy="-23" r="2.8"/><circle cx="-32" cy="23" r="2.8"/><circle cx="32" cy="23" r="2.8"/></g></g>`
    : `<g transform="${place}"><path d="M-32 16C-36-15-15-32 2-32C23-32 36-13 32 16C15 24-15 24-32 16Z" fill="#0b080c" stroke="${theme.ink}" stroke-width="3"/><path d="M-24 11C-26-13-11-24 2-24C17-24 26-11 24 11" fill="none" stroke="#e39a48" stroke-width="2" opacity=".7"/><path d="M-9 20V-24M9 20V-24M-10 9H10M-10-2H10M-10-13H10" stroke="#8a5f36" stroke-width="3.6"/></g>`;
}

const SIGNS: Readonly<Record<Edge, Point>> = {
  N: [HALF, -26],
  E: [TILE + 15, HALF],
  S: [HALF, TILE + 15],
  W: [-15, HALF],
};

/** Arches in the colour of the exit, on its sill. */
export function paintExits(plan: RoomPlan): string {
  return plan.exits
    .map(({ edge, colour }) => {
      const [x, y] = SIGNS[edge];
      return `<use class="exit ${colour}" href="#s-door" x="${x - 12}" y="${y - 12}" width="24" height="24"/>`;
    })
    .join('');
}
