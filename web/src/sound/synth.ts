/** Our own sounds, made of noise and tones while they are played. Loaded when sound is first wanted. */
import type { BedName, SoundName } from './names.ts';

/** One sound: what it is made of, from this moment on. */
type Sound = (at: Instrument, from: number) => void;

interface Tone {
  readonly type?: OscillatorType;
  /** Its pitch at the start and, gliding, at the end. */
  readonly pitch: number;
  readonly to?: number;
  readonly long: number;
  readonly loud?: number;
  /** Seconds until it is at its loudest. */
  readonly rise?: number;
}

interface Noise {
  readonly long: number;
  readonly loud?: number;
  /** Where in the spectrum, gliding, and how narrow. */
  readonly pitch: number;
  readonly to?: number;
  readonly narrow?: number;
  readonly kind?: BiquadFilterType;
}

/** What sounds are made with: tones and noise that swell and fade. */
export class Instrument {
  readonly context: BaseAudioContext;
  private readonly out: AudioNode;
  private hiss: AudioBuffer | undefined;

  constructor(context: BaseAudioContext, out: AudioNode) {
    this.context = context;
    this.out = out;
  }

  tone(from: number, { type = 'sine', pitch, to = pitch, long, loud = 0.3, rise = 0.006 }: Tone): void {
    const source = this.context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(pitch, from);
    source.frequency.exponentialRampToValueAtTime(to, from + long);
    source.connect(this.swell(from, long, loud, rise));
    source.start(from);
    source.stop(from + long);
  }

  noise(from: number, { long, loud = 0.3, pitch, to = pitch, narrow = 1, kind = 'bandpass' }: Noise): void {
    const source = this.context.createBufferSource();
    source.buffer = this.white();
    source.loop = true;
    const filter = this.context.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(pitch, from);
    filter.frequency.exponentialRampToValueAtTime(to, from + long);
    source.connect(filter).connect(this.swell(from, long, loud, 0.004));
    source.start(from, (from * 7.3) % 1);
    source.stop(from + long);
  }

  private swell(from: number, long: number, loud: number, rise: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(loud, from + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
    gain.connect(this.out);
    return gain;
  }

  /** A second of white noise, the same each time. */
  white(): AudioBuffer {
    if (this.hiss) return this.hiss;
    const rate = this.context.sampleRate;
    this.hiss = this.context.createBuffer(1, rate, rate);
    const samples = this.hiss.getChannelData(0);
    let word = 0x2545f491;
    for (let i = 0; i < samples.length; i++) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      samples[i] = word / 0x8000_0000;
    }
    return this.hiss;
  }
}

const chord = (at: Instrument, from: number, pitches: readonly number[], apart: number, long: number, loud: number) => {
  pitches.forEach((pitch, n) => {
    at.tone(from + n * apart, { type: 'triangle', pitch, long, loud });
    at.tone(from + n * apart, { pitch: pitch * 2, long: long * 0.6, loud: loud * 0.3 });
  });
};

export const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  dice: (at, from) => {
    for (const [after, pitch] of [
      [0, 2100],
      [0.07, 1700],
      [0.13, 2400],
      [0.21, 1500],
      [0.27, 1900],
      [0.38, 1300],
    ] as const) {
      at.noise(from + after, { long: 0.05, loud: 0.5, pitch, narrow: 3 });
      at.tone(from + after, { type: 'triangle', pitch: pitch / 5, to: pitch / 7, long: 0.05, loud: 0.18 });
    }
  },
  card: (at, from) => at.noise(from, { long: 0.16, loud: 0.24, pitch: 2600, to: 900, narrow: 0.7 }),
  step: (at, from) => {
    at.noise(from, { long: 0.07, loud: 0.26, pitch: 420, to: 180, narrow: 1.2 });
    at.noise(from + 0.12, { long: 0.06, loud: 0.18, pitch: 380, to: 170, narrow: 1.2 });
  },
  coin: (at, from) => {
    at.tone(from, { pitch: 2350, long: 0.22, loud: 0.12 });
    at.tone(from + 0.05, { pitch: 3130, long: 0.3, loud: 0.1 });
  },
  bell: (at, from) => {
    for (const [ratio, loud] of [
      [1, 0.22],
      [2.01, 0.12],
      [2.76, 0.08],
      [5.4, 0.03],
    ] as const) {
      at.tone(from, { pitch: 523 * ratio, long: 1.6 / Math.sqrt(ratio), loud });
    }
  },
  squeak: (at, from) => {
    at.tone(from, { type: 'sawtooth', pitch: 1500, to: 2600, long: 0.09, loud: 0.06, rise: 0.02 });
    at.tone(from + 0.1, { type: 'sawtooth', pitch: 1900, to: 3000, long: 0.07, loud: 0.05, rise: 0.02 });
  },
  blow: (at, from) => {
    at.noise(from, { long: 0.12, loud: 0.5, pitch: 900, to: 160, narrow: 0.8 });
    at.tone(from, { pitch: 150, to: 60, long: 0.18, loud: 0.4 });
  },
  page: (at, from) => {
    at.noise(from, { long: 0.34, loud: 0.2, pitch: 1200, to: 3400, narrow: 0.6 });
    at.noise(from + 0.3, { long: 0.08, loud: 0.18, pitch: 700, narrow: 0.8 });
  },
  splash: (at, from) => {
    at.noise(from, { long: 0.5, loud: 0.3, pitch: 700, to: 2400, narrow: 0.5 });
    at.tone(from + 0.12, { pitch: 300, to: 620, long: 0.12, loud: 0.1 });
  },
  won: (at, from) => chord(at, from, [392, 494, 587, 784], 0.13, 1.1, 0.2),
  lost: (at, from) => chord(at, from, [392, 349, 311, 233], 0.2, 1.2, 0.18),
};

/** A bed sounds until it is ended: noise through a slow filter, and now and then something in it. */
export interface Bed {
  end(): void;
}

interface Ground {
  readonly pitch: number;
  readonly narrow: number;
  readonly loud: number;
  /** What is heard in it, and after how many seconds at the least and the most. */
  readonly now: Sound;
  readonly every: readonly [number, number];
}

const BEDS: Readonly<Record<BedName, Ground>> = {
  city: {
    pitch: 240,
    narrow: 0.5,
    loud: 0.05,
    every: [7, 16],
    now: (at, from) => at.tone(from, { pitch: 196, long: 2.4, loud: 0.05, rise: 0.02 }),
  },
  forest: {
    pitch: 900,
    narrow: 0.4,
    loud: 0.025,
    every: [3, 9],
    now: (at, from) => {
      for (const after of [0, 0.14, 0.26])
        at.tone(from + after, { pitch: 2900, to: 3500, long: 0.1, loud: 0.02, rise: 0.02 });
    },
  },
  hearth: {
    pitch: 170,
    narrow: 0.6,
    loud: 0.06,
    every: [0.3, 1.8],
    now: (at, from) => at.noise(from, { long: 0.03, loud: 0.09, pitch: 1800, narrow: 2 }),
  },
};

export function layBed(name: BedName, context: AudioContext, out: AudioNode): Bed {
  const { pitch, narrow, loud, now, every } = BEDS[name];
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(1, context.currentTime + 2);
  gain.connect(out);
  const instrument = new Instrument(context, gain);
  const source = context.createBufferSource();
  source.buffer = instrument.white();
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  const level = context.createGain();
  level.gain.value = loud;
  source.connect(filter).connect(level).connect(gain);
  source.start();
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    timer = setTimeout(
      () => {
        now(instrument, context.currentTime + 0.05);
        again();
      },
      1000 * (every[0] + Math.random() * (every[1] - every[0])),
    );
  };
  again();
  return {
    end() {
      clearTimeout(timer);
      gain.gain.setTargetAtTime(0.0001, context.currentTime, 0.3);
      source.stop(context.currentTime + 1.5);
    },
  };
}
