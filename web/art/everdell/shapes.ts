/** Shapes that many drawings share: foliage, tufts, hatches, mushrooms, firs, eyes. */
export const g = (x: number, y: number, s: number, inner: string, rot = 0) =>
  `<g transform="translate(${x} ${y})${rot ? ` rotate(${rot})` : ''}${s !== 1 ? ` scale(${s})` : ''}">${inner}</g>`;
const r1 = (n: number) => +n.toFixed(1);
/** a cloud of circles with one outer ink line, light from upper left */
export const cloud = (
  pts: readonly (readonly number[])[],
  fill: string,
  hi = '',
  { sw = 1.3, line = 'var(--art-line,#2b2018)' } = {},
) => {
  const c = ([x = 0, y = 0, r = 0]: readonly number[], k = 1, dx = 0, dy = 0) =>
    `<circle cx="${r1(x + dx * r)}" cy="${r1(y + dy * r)}" r="${r1(r * k)}"/>`;
  return (
    `<g fill="${fill}" stroke="${line}" stroke-width="${sw * 2}">${pts.map((p) => c(p)).join('')}</g><g fill="${fill}">${pts.map((p) => c(p)).join('')}</g>` +
    (hi ? `<g fill="${hi}">${pts.map((p) => c(p, 0.68, -0.2, -0.24)).join('')}</g>` : '')
  );
};
/** little scallops = leaves */
export const scallop = (list: readonly (readonly number[])[], { o = 0.55, sw = 0.8 } = {}) =>
  `<path fill="none" stroke="var(--art-line,#2b2018)" stroke-width="${sw}" stroke-linecap="round" opacity="${o}" d="${list.map(([x = 0, y = 0, s = 2]) => `M${r1(x - s)} ${y}q${r1(s)} ${r1(s * 1.1)} ${r1(2 * s)} 0`).join('')}"/>`;
export const tuft = (x: number, y: number, s = 1, c = '#50632f') =>
  `<path fill="none" stroke="${c}" stroke-width="${r1(1 * s)}" stroke-linecap="round" d="M${x} ${y}q${r1(-1 * s)}${r1(-3 * s)} ${r1(-3 * s)}${r1(-4 * s)}M${x} ${y}q0${r1(-3 * s)} ${r1(0.4 * s)}${r1(-6 * s)}M${x} ${y}q${r1(1 * s)}${r1(-3 * s)} ${r1(3 * s)}${r1(-4 * s)}"/>`;
export const hatch = (
  x: number,
  y: number,
  n: number,
  dx: number,
  dy: number,
  len: number,
  ang = 60,
  o = 0.4,
  sw = 0.7,
) => {
  const a = (ang * Math.PI) / 180,
    ex = r1(Math.cos(a) * len),
    ey = r1(-Math.sin(a) * len);
  let d = '';
  for (let i = 0; i < n; i++) d += `M${r1(x + dx * i)} ${r1(y + dy * i)}l${ex} ${ey}`;
  return `<path fill="none" stroke="var(--art-line,#2b2018)" stroke-width="${sw}" stroke-linecap="round" opacity="${o}" d="${d}"/>`;
};
export const mush = (x: number, y: number, s = 1, cap = '#a8553a') =>
  g(
    x,
    y,
    s,
    `<path class="k" fill="#eadbb6" d="M-2.2 0C-2.6-3-2-5-1.6-7H2C2.4-5 3-3 2.6 0Z"/><path class="k" fill="${cap}" d="M-7-6.4C-6.4-12-3-14 .4-14S7-12 7.4-6.4C3-5-3-5-7-6.4Z"/><circle cx="-2.6" cy="-10" r="1.3" fill="#f0dfba"/><circle cx="2.4" cy="-11" r="1" fill="#f0dfba"/><circle cx="3.8" cy="-8.2" r="1.1" fill="#f0dfba"/>`,
  );
export const conifer = (x: number, y: number, s = 1, a = '#50632f', b = '#76884a') =>
  g(
    x,
    y,
    s,
    `<path class="k" fill="#6a4629" d="M-1.6 0V-6H1.6V0Z"/><path class="k" fill="${a}" d="M0-34C-2-28-5-25-7-23L-4.4-23.4C-6-19-8-16-10-14L-6.6-14.6C-8-10-10-7-12-5C-6-3 6-3 12-5C10-7 8-10 6.6-14.6L10-14C8-16 6-19 4.4-23.4L7-23C5-25 2-28 0-34Z"/><path fill="${b}" d="M-.6-31C-2-27-4-25-5-23.8L-2.4-24C-4-19-6-17-7.4-15.4L-4-16C-5.6-11-7-8-9-5.8C-6-5-3-4.6-1-4.6C-3-13-2-22-.6-31Z"/>`,
  );
export const flowerDots = (list: readonly (readonly number[])[], c: string) =>
  `<g fill="${c}">${list.map(([x = 0, y = 0, r = 1]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;
export const eyes = (x1: number, x2: number, y: number, r = 1.6) =>
  `<g fill="#231a14"><ellipse cx="${x1}" cy="${y}" rx="${r}" ry="${r1(r * 1.15)}"/><ellipse cx="${x2}" cy="${y}" rx="${r}" ry="${r1(r * 1.15)}"/></g><g fill="#fff8e6"><circle cx="${r1(x1 - 0.5)}" cy="${r1(y - 0.6)}" r="${r1(r * 0.36)}"/><circle cx="${r1(x2 - 0.5)}" cy="${r1(y - 0.6)}" r="${r1(r * 0.36)}"/></g>`;
