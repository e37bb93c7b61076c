/** Building blocks of the landmarks: roofs, towers, trees, casks, water, all seen from above in the light from the upper left. */

/** Colours that differ by day and by night; the fallback is the night. */
export const STONE = 'var(--stone,#8d98a0)';
export const STONE_DARK = 'var(--stone-dark,#5f6b75)';
export const STONE_LIGHT = 'var(--stone-light,#b9c1c6)';
export const WATER = 'var(--water,#30506a)';
export const LEAF = 'var(--leaf,#405644)';
export const LEAF_LIGHT = 'var(--leaf-light,#5f7558)';
export const WOOD = 'var(--wood,#8a6238)';
export const WOOD_DARK = 'var(--wood-dark,#4a3320)';
export const CLOTH = 'var(--cloth,#d8c8a2)';
export const GLOW = 'var(--glow,#ffd27a)';

type Tones = readonly [light: string, plain: string, dark: string];
export const SLATE: Tones = ['var(--slate-light,#566b81)', 'var(--slate-plain,#43576c)', 'var(--slate-dark,#2b3a4c)'];
export const TILE: Tones = ['var(--tile-light,#9c6450)', 'var(--tile-plain,#7b4a3c)', 'var(--tile-dark,#57332b)'];
export const THATCH: Tones = [
  'var(--thatch-light,#8f7a52)',
  'var(--thatch-plain,#6f5e40)',
  'var(--thatch-dark,#4c402c)',
];

const put = (x: number, y: number, turn: number, body: string) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${body}</g>`;

/** A house with a hipped roof, its ridge along the longer side; only small turns, so that the light stays right. */
export function hall(x: number, y: number, w: number, h: number, tones: Tones, turn = 0): string {
  const [a, b] = [w / 2, h / 2];
  const lie = w >= h;
  const r = lie ? a - b * 0.8 : b - a * 0.8;
  const [rx, ry] = lie ? [r, 0] : [0, r];
  const box = `M${-a} ${-b}H${a}V${b}H${-a}Z`;
  const lines = `M${-rx} ${-ry}L${rx} ${ry}M${-a} ${-b}L${-rx} ${-ry}M${a} ${-b}L${lie ? rx : -rx} ${-ry}M${a} ${b}L${rx} ${ry}M${-a} ${b}L${lie ? -rx : rx} ${ry}`;
  const bright = lie ? `M${-a} ${-b}H${a}L${rx} 0H${-rx}Z` : `M${-a} ${-b}V${b}L0 ${ry}V${-ry}Z`;
  const dim = lie
    ? `M${-a} ${b}H${a}L${rx} 0H${-rx}ZM${a} ${-b}V${b}L${rx} 0Z`
    : `M${a} ${-b}V${b}L0 ${ry}V${-ry}ZM${-a} ${b}H${a}L0 ${ry}Z`;
  return put(
    x,
    y,
    turn,
    `<path d="${box}" transform="translate(2.5 3.5)" class="fall"/><path d="${box}" fill="${tones[1]}"/><path d="${bright}" fill="${tones[0]}"/><path d="${dim}" fill="${tones[2]}"/><path d="${box}" class="bo" fill="none"/><path d="${lines}" class="rg"/>`,
  );
}

/** A round tower with a pointed roof. */
export function tower(x: number, y: number, r: number, tones: Tones, knob = GLOW): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  };
  const wedge = (from: number, to: number) => `M0 0L${at(from)}A${r} ${r} 0 0 1 ${at(to)}Z`;
  const spokes = [190, 235, 280, 325, 10, 55, 100, 145].map((d) => `M0 0L${at(d)}`).join('');
  return put(
    x,
    y,
    0,
    `<circle r="${r}" cx="2.5" cy="3.5" class="fall"/><circle r="${r}" fill="${tones[1]}"/><path d="${wedge(170, 300)}" fill="${tones[0]}"/><path d="${wedge(350, 120)}" fill="${tones[2]}"/><circle r="${r}" fill="none" class="bo"/><path d="${spokes}" class="rg"/><circle r="${Math.max(1.6, r * 0.16)}" fill="${knob}" class="bo"/>`,
  );
}

/** A square tower with a low pyramid for a roof. */
export function keep(x: number, y: number, a: number, tones: Tones): string {
  const box = `M${-a} ${-a}H${a}V${a}H${-a}Z`;
  return put(
    x,
    y,
    0,
    `<path d="${box}" transform="translate(2.5 3.5)" class="fall"/><path d="${box}" fill="${tones[1]}"/><path d="M${-a} ${-a}H${a}L0 0L${-a} ${a}Z" fill="${tones[0]}"/><path d="M${a} ${-a}V${a}L0 0ZM${-a} ${a}H${a}L0 0Z" fill="${tones[2]}"/><path d="${box}" fill="none" class="bo"/><path d="M${-a} ${-a}L${a} ${a}M${a} ${-a}L${-a} ${a}" class="rg"/>`,
  );
}

export function tree(x: number, y: number, r: number, twist = 0): string {
  let crown = '';
  for (let i = 0; i <= 7; i++) {
    const at = (i / 7) * Math.PI * 2 + twist;
    const mid = at - Math.PI / 7;
    const p = `${(x + Math.cos(at) * r).toFixed(1)} ${(y + Math.sin(at) * r).toFixed(1)}`;
    crown += i
      ? `Q${(x + Math.cos(mid) * r * 1.38).toFixed(1)} ${(y + Math.sin(mid) * r * 1.38).toFixed(1)} ${p}`
      : `M${p}`;
  }
  return `<path d="${crown}Z" transform="translate(1.6 2.2)" class="fall"/><path d="${crown}Z" fill="${LEAF}" class="bo"/><circle cx="${(x - r * 0.28).toFixed(1)}" cy="${(y - r * 0.3).toFixed(1)}" r="${(r * 0.48).toFixed(1)}" fill="${LEAF_LIGHT}"/>`;
}

export function cask(x: number, y: number, r = 4.4, fill = WOOD): string {
  return `<circle cx="${x + 1}" cy="${y + 1.5}" r="${r}" class="fall"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" class="bo"/><circle cx="${x}" cy="${y}" r="${(r * 0.55).toFixed(1)}" fill="none" stroke="${WOOD_DARK}" stroke-width=".9"/>`;
}

export function crate(x: number, y: number, a = 4, turn = 0): string {
  return put(
    x,
    y,
    turn,
    `<path d="M${-a} ${-a}H${a}V${a}H${-a}Z" transform="translate(1 1.4)" class="fall"/><path d="M${-a} ${-a}H${a}V${a}H${-a}Z" fill="${WOOD}" class="bo"/><path d="M${-a} ${-a}L${a} ${a}M${a} ${-a}L${-a} ${a}" stroke="${WOOD_DARK}" stroke-width=".9"/>`,
  );
}

export function awning(x: number, y: number, w: number, h: number, colour: string, turn = 0): string {
  const box = `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}Z`;
  const stripes = [0, 1, 2, 3].map((i) => `M${-w / 2 + (i * w) / 4} ${-h / 2}h${w / 8}v${h}h${-w / 8}Z`).join('');
  return put(
    x,
    y,
    turn,
    `<path d="${box}" transform="translate(2 3)" class="fall"/><path d="${box}" fill="${colour}"/><path d="${stripes}" fill="${CLOTH}" opacity=".8"/><path d="M${-w / 2} 0h${w}v${h / 2}h${-w}Z" class="fall" opacity=".22"/><path d="${box}" fill="none" class="bo"/><path d="M${-w / 2} 0h${w}" class="rg"/>`,
  );
}

export function boat(x: number, y: number, turn: number, size = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-15 0C-9-7 8-7 16 0C8 7-9 7-15 0Z" fill="${WOOD}" class="bo"/><path d="M-10 0C-6-4 5-4 11 0C5 4-6 4-10 0Z" fill="${WOOD_DARK}"/><path d="M-3-4.5V4.5M4-4.5V4.5" stroke="#a9793f" stroke-width="2"/></g>`;
}

export const waves = (d: string) => `<path d="${d}" class="ripple"/>`;

export function cross(x: number, y: number): string {
  return `<path d="M${x} ${y - 4.5}v9M${x - 2.8} ${y - 1.8}h5.6" fill="none" stroke="${STONE_LIGHT}" stroke-width="1.7"/>`;
}
