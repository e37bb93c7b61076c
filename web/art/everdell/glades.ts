/** The forest clearings, 96 by 120: one glade, and in each what grows or stands there for the visitor to take. */
import type { Drawing } from '../sprite.ts';
import { cloud, flowerDots, g, mush, tuft } from './shapes.ts';

const berries = `${cloud(
  [
    [-7, -6, 6],
    [0, -11, 7],
    [7, -6, 6],
    [0, -3, 6],
  ],
  '#5d7039',
  '#86985a',
  { sw: 1.1 },
)}<g class="k t" fill="#8c3a5c"><circle cx="-6" cy="-8" r="2.6"/><circle cx="1" cy="-13" r="2.6"/><circle cx="7" cy="-7" r="2.6"/><circle cx="0" cy="-4" r="2.6"/></g>`;
const amber = `<path class="k" fill="#7a5233" d="M-7 1C-4-8-5-18-6-25L5-27C5-18 5-8 8 1Z"/><path fill="#543722" d="M1-26L4.4-26.6C4.4-18 4.4-8 7 .4H2C3-8 2-18 1-26Z"/><ellipse class="k t" cx="-.5" cy="-26" rx="5.5" ry="2" fill="#d9b77c"/><path class="k t" fill="#e0a03a" d="M-3-20C1-20 3-17 2-13C1.6-10 .6-9.4 0-6C-1-9.4-3-11-3.4-14Z"/><path class="k" fill="#b98d5e" d="M-5-5H5L3.6 3H-3.6Z"/><path class="k t" fill="#f0c463" d="M-4.6-4.4H4.6L4.2-2H-4.2Z"/>`;
const twigs = `<g class="k" fill="#94683f"><path d="M-12-1L9-7 10-4-11 3Z"/><path d="M-10-6L11-1 10 2-11-3Z"/><path d="M-9-10L10-8 10-5-9-7Z"/></g><g class="k t" fill="#e4c994"><circle cx="10" cy="-5.6" r="2"/><circle cx="10.6" cy=".4" r="2"/><circle cx="-10.6" cy="-4.6" r="2"/></g><path class="k t" fill="none" d="M-3-11L-6-16M3-9L7-15"/><path fill="#6d8047" d="M-6-16C-9-16-10-19-9-20C-6-20-5-18-6-16ZM7-15C7-18 9-20 11-19C11-16 9-14 7-15Z"/>`;
const stones = `<g class="k"><path fill="#a6a598" d="M-11 2C-13-6-7-11-1-8C4-6 5-1 3 2Z"/><path fill="#b9b7a8" d="M-2 2C-3-5 3-10 8-6C12-3 12 0 11 2Z"/><path fill="#c8c6b8" d="M-6-7C-7-12-1-15 3-12C6-9 5-6 2-5Z"/></g><path fill="#77766a" d="M1-7C4-5 4.6-1 2.4 1.4H-2C1-1 2-4 1-7ZM8-5.4C11.4-3 11.4 0 10.4 1.4H6C8.6-1 9-3 8-5.4Z"/>`;
const notices = `<g class="k"><path fill="#94683f" d="M-9 2V-22H-6V2ZM7 2V-22H10V2ZM-12-20H13V-17H-12Z"/><path fill="#5d7040" d="M-7-16L0-16.6 .6-6-6.4-5.4Z"/><path fill="#f3e8cf" d="M2-16L8.4-15.4 7.4-5 1.4-5.6Z"/></g><path class="t2" d="M-5-12L-1.6-12.4M3.4-12L6.6-11.6M3.2-9L6.2-8.6"/>`;
const goods = `<path class="k" fill="none" style="stroke-width:2" d="M-7-9C-7-19 7-19 7-9"/><g class="k t"><circle cx="-5" cy="-10" r="3.2" fill="#8c3a5c"/><circle cx="1" cy="-11" r="3.2" fill="#e0a03a"/><circle cx="6" cy="-9.6" r="3" fill="#b9b7a8"/></g><path class="k" fill="#c39a5f" d="M-10-9H10L7.6 3H-7.6Z"/><path fill="#8f6538" d="M4-8.4H9.4L7 2.4H3Z"/><path class="t2" d="M-9-5H9M-8.4-1H8.4M-3-8.6V2.6M3-8.6V2.6"/>`;
const fire = `<g class="k"><path fill="#6a4629" d="M-10 0L9-5 10-2-9 3Z"/><path fill="#7a5233" d="M-10-4L10 0 9 3-10-1Z"/></g><path class="k" fill="#e08a2e" d="M0-22C6-15 8-11 6-6C4-2-5-2-7-6C-8-10-3-13 0-22Z"/><path fill="#fbe0a0" d="M0-14C3-10 4-8 3-5C1-3-3-3-4-5C-4-8-1-9 0-14Z"/>`;
const signpost = `<g class="k"><path fill="#94683f" d="M-2 2V-26H2V2Z"/><path fill="#d9b77c" d="M-11-24H7L11-20.6 7-17H-11Z"/><path fill="#c39a5f" d="M10-14H-8L-12-10.6-8-7H10Z"/></g><path class="t2" d="M-7-20.6H4M-5-10.6H7"/>`;
const flowers = `${tuft(-8, 2)}${tuft(0, 3, 1.2)}${tuft(8, 2)}<g class="k t" fill="#f3d7dc"><circle cx="-8" cy="-8" r="3"/><circle cx="8" cy="-9" r="3"/></g><circle class="k t" cx="0" cy="-12" r="3.4" fill="#f6efdc"/><g fill="#e0b548"><circle cx="-8" cy="-8" r="1.1"/><circle cx="8" cy="-9" r="1.1"/><circle cx="0" cy="-12" r="1.3"/></g><path class="k t" fill="none" d="M-8-5V1M8-6V1M0-8.6V2"/>`;

/** What stands on the left and on the right of the stump. */
const STANDING: Readonly<Record<string, readonly [left: string, right: string]>> = {
  'forest-2-berries-1-card': [berries, notices],
  'forest-2-any': [goods, goods],
  'forest-discard-draw-double': [fire, notices],
  'forest-copy-basic-1-card': [signpost, notices],
  'forest-3-cards-1-pebble': [notices, stones],
  'forest-twig-resin-berry': [twigs, amber],
  'forest-3-berries': [berries, berries],
  'forest-2-resin-1-twig': [amber, twigs],
  'forest-2-cards-1-any': [notices, goods],
  'forest-discard-3-any': [fire, goods],
  'forest-meadow-2-play-1-cheaper': [flowers, signpost],
};

export const drawings: Drawing[] = Object.entries(STANDING).map(([id, [left, right]]) => ({
  id: `glade-${id.slice('forest-'.length)}`,
  viewBox: '0 0 96 120',
  body: `<use href="#glade" width="96" height="120"/>${g(17, 88, 0.95, left)}${g(79, 88, 0.95, right)}${mush(30, 116, 0.5)}${flowerDots(
    [
      [62, 82, 1.2],
      [36, 80, 1.1],
      [40, 74, 1],
    ],
    'var(--flower)',
  )}`,
}));
