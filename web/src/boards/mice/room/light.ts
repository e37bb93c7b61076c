/** Light in a room: the two themes, and the tone of a stone by its distance to the lights. */
import { mix, type Point, ramp, type Whim } from './polygon.ts';

export interface Lamp {
  readonly at: Point;
  readonly reach: number;
  readonly power: number;
  /** Warm light is fire, cold light comes from crystals and from below. */
  readonly hue: 'fire' | 'candle' | 'cold';
}

export interface Theme {
  readonly flags: readonly string[];
  readonly wall: readonly string[];
  readonly cap: readonly string[];
  readonly wood: readonly string[];
  readonly rock: readonly string[];
  readonly earth: readonly string[];
  readonly snow: readonly string[];
  readonly steel: readonly string[];
  readonly copper: readonly string[];
  readonly cloth: readonly string[];
  readonly water: readonly [string, string, string];
  readonly joint: string;
  readonly ink: string;
  readonly moss: string;
  readonly beyond: string;
  /** The light that is everywhere, the strength of the lamps, and of the dark at the edges. */
  readonly base: number;
  readonly glow: number;
  readonly veil: number;
}

export const NIGHT: Theme = {
  flags: ['#2b2832', '#433c43', '#665651', '#957252', '#cf9f63', '#f3cb86'],
  wall: ['#221f28', '#372f36', '#5a463f', '#8a6342', '#c78f50', '#efbd74'],
  cap: ['#35313b', '#4d444a', '#6d5b54', '#94734f', '#bf9560'],
  wood: ['#3a2b24', '#5f4330', '#8d6238', '#c08a4c'],
  rock: ['#16131a', '#1e1a22', '#2a232a', '#3a2e31', '#4f3d38'],
  earth: ['#24232c', '#37343d', '#544a4b', '#7d6650', '#b08b5c', '#e2bd7e'],
  snow: ['#3b4250', '#566073', '#7d8699', '#a9adb6', '#d6d3cb', '#f2e8d2'],
  steel: ['#23272e', '#3a4049', '#565e68', '#7c8389', '#a9a69a', '#d8cba6'],
  copper: ['#2f1d1a', '#54301f', '#7d4727', '#aa6633', '#d08f4d', '#efbf7c'],
  cloth: ['#2c2030', '#4a2c3a', '#6d3540', '#8f4245', '#b0624f', '#d8a06a'],
  water: ['#1d3640', '#2c5460', '#4f8a8e'],
  joint: '#17131a',
  ink: '#140f13',
  moss: '#4c5a3a',
  beyond: '#100d13',
  base: 0.19,
  glow: 1,
  veil: 0.4,
};

export const DAY: Theme = {
  flags: ['#8f8578', '#a79b8a', '#bcae98', '#cfc0a5', '#e0d2b5', '#eee2c6'],
  wall: ['#7f7466', '#978a78', '#ab9c86', '#c0ae93', '#d3c2a2', '#e5d5b4'],
  cap: ['#a39885', '#b5a994', '#c6b9a1', '#d6c9ae', '#e3d7bc'],
  wood: ['#7d5a3a', '#98704a', '#b58a5c', '#cfa877'],
  rock: ['#62584f', '#6f645a', '#7d7166', '#8d8073', '#9d9081'],
  earth: ['#8b7f70', '#a09381', '#b4a58f', '#c8b89d', '#dac9ab', '#e9dabb'],
  snow: ['#a9aeb3', '#bfc4c6', '#d1d3d1', '#e0e0d8', '#ecebdf', '#f7f4e8'],
  steel: ['#737a80', '#8a9196', '#a0a5a7', '#b5b7b3', '#c9c7bb', '#dcd7c4'],
  copper: ['#8a5a3c', '#a06c48', '#b57f57', '#c89469', '#d9aa7f', '#e7c39a'],
  cloth: ['#7d4a50', '#935a5b', '#a86b66', '#bd8073', '#cf9a86', '#dfb79f'],
  water: ['#6d9296', '#86adae', '#b4d2cd'],
  joint: '#6c6152',
  ink: '#2d241c',
  moss: '#7f8f56',
  beyond: '#8b8070',
  base: 0.52,
  glow: 0.45,
  veil: 0.18,
};

const COLD = '#7fc3d0';
const WARM = '#ffe9c0';

export class Light {
  readonly theme: Theme;
  private readonly lamps: readonly Lamp[];
  private readonly whim: Whim;

  constructor(theme: Theme, lamps: readonly Lamp[], whim: Whim) {
    this.theme = theme;
    this.lamps = lamps;
    this.whim = whim;
  }

  /** The tone of something of this material at this place; `spread` is how much its neighbours may differ. */
  tone(material: readonly string[], [x, y]: Point, spread = 0.05): string {
    const cold = this.strength('cold', x, y);
    const warm = this.warmth([x, y]);
    const plain = ramp(material, warm + 0.2 * cold + this.whim.between(-spread, spread));
    return mix(plain, COLD, 0.3 * cold);
  }

  warmth([x, y]: Point): number {
    return Math.min(1, this.theme.base + this.strength('fire', x, y) + this.strength('candle', x, y));
  }

  /** A little paler, as what is worn or catches the light. */
  paler(colour: string, share: number): string {
    return mix(colour, WARM, share);
  }

  private strength(hue: Lamp['hue'], x: number, y: number): number {
    let sum = 0;
    for (const lamp of this.lamps) {
      if (lamp.hue !== hue) continue;
      const near = 1 - Math.hypot(x - lamp.at[0], y - lamp.at[1]) / lamp.reach;
      if (near > 0) sum += lamp.power * near ** 1.35;
    }
    return Math.min(1, sum);
  }

  /** The lights themselves, laid over stones and under figures. */
  glows(): string {
    return this.lamps
      .map(({ at: [x, y], reach, power, hue }) => {
        const size = Math.round(reach * 0.92);
        const strength = Math.round(power * this.theme.glow * 100) / 100;
        return `<circle cx="${x}" cy="${y}" r="${size}" fill="url(#glow-${hue})" opacity="${strength}"/>`;
      })
      .join('');
  }
}

/** The gradients of the lights, once a page. */
export const GLOWS = `
<radialGradient id="glow-fire"><stop offset="0" stop-color="#ffcf72" stop-opacity=".5"/><stop offset=".3" stop-color="#f5983a" stop-opacity=".26"/><stop offset="1" stop-color="#f0802a" stop-opacity="0"/></radialGradient>
<radialGradient id="glow-candle"><stop offset="0" stop-color="#fff0c0" stop-opacity=".75"/><stop offset=".3" stop-color="#ffc561" stop-opacity=".3"/><stop offset="1" stop-color="#f0a040" stop-opacity="0"/></radialGradient>
<radialGradient id="glow-cold"><stop offset="0" stop-color="#8fd6e2" stop-opacity=".6"/><stop offset="1" stop-color="#7fc7d6" stop-opacity="0"/></radialGradient>
<radialGradient id="glow-turn"><stop offset="0" stop-color="#fff3c9" stop-opacity=".55"/><stop offset=".6" stop-color="#ffd988" stop-opacity=".18"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient>
<radialGradient id="room-veil" gradientUnits="userSpaceOnUse" cx="300" cy="270" r="720"><stop offset=".42" stop-color="#0b070c" stop-opacity="0"/><stop offset=".75" stop-color="#0b070c" stop-opacity=".8"/><stop offset="1" stop-color="#0b070c"/></radialGradient>`;
