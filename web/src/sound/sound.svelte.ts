/** Sound: off until it is asked for, one switch for all of it, remembered. */
import { settings } from '../store/settings.svelte.ts';
import type { BedName, SoundName } from './names.ts';
import type { Bed, Instrument } from './synth.ts';

/** No sound comes twice within so many milliseconds: many rats squeak once. */
const APART = 60;

class Sounds {
  private context: AudioContext | undefined;
  private out: GainNode | undefined;
  private instrument: Instrument | undefined;
  private bed: { readonly name: BedName; readonly laid: Bed } | undefined;
  private readonly heard = new Map<SoundName, number>();

  /** Plays a sound now, if sound is wanted. */
  async play(name: SoundName | undefined): Promise<void> {
    if (!name || !settings.sound) return;
    const now = performance.now();
    if (now - (this.heard.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
    this.heard.set(name, now);
    const synth = await this.ready();
    if (synth && this.context && this.instrument) synth.SOUNDS[name](this.instrument, this.context.currentTime + 0.01);
  }

  /** Lays the bed of a world, or takes it away. */
  async lie(name: BedName | undefined): Promise<void> {
    const wanted = settings.sound ? name : undefined;
    if (wanted === this.bed?.name) return;
    this.bed?.laid.end();
    this.bed = undefined;
    const synth = wanted && (await this.ready());
    if (!synth || !wanted || this.bed || !settings.sound || !this.context || !this.out) return;
    this.bed = { name: wanted, laid: synth.layBed(wanted, this.context, this.out) };
  }

  /** Whoever forbids sound, or has no loudspeaker, plays in silence. */
  private async ready() {
    try {
      const synth = await import('./synth.ts');
      this.context ??= new AudioContext();
      if (!this.out) {
        this.out = this.context.createGain();
        this.out.gain.value = 0.7;
        this.out.connect(this.context.destination);
        this.instrument = new synth.Instrument(this.context, this.out);
      }
      if (this.context.state === 'suspended') await this.context.resume();
      return synth;
    } catch {
      return undefined;
    }
  }
}

export const sounds = new Sounds();
