/** The shape of a table: what of it stands beside what in this window, with letters of this size. */
import { MediaQuery } from 'svelte/reactivity';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../../store/settings.svelte.ts';
import { GROWN } from '../board.ts';
import type { Session } from '../session/session.svelte.ts';

/** A phone that lies: wide and low. */
const low = new MediaQuery('(max-height: 520px) and (orientation: landscape)');

export class Shape {
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  private readonly world = $derived.by(() => this.session.world);
  private readonly room = $derived(
    Math.max(1, Math.min((innerWidth.current ?? 0) / 1920, (innerHeight.current ?? 0) / 1080)),
  );
  /** A board that comes apart into pages needs more room to be shown whole, and with larger letters more still. */
  private readonly grown = $derived(GROWN[settings.size] * (this.world?.fillsRoom ? 1 : this.room));
  private readonly whole = $derived(this.world?.phone?.mode === 'pages' ? 1280 : 900);
  private readonly wide = $derived(new MediaQuery(`(min-width: ${this.whole * this.grown}px)`));
  private readonly lying = $derived(new MediaQuery(`(min-width: ${1000 * this.grown}px) and (orientation: landscape)`));
  private readonly upright = $derived(new MediaQuery(`(min-width: ${700 * this.grown}px) and (min-height: 500px)`));
  private readonly roomy = $derived(new MediaQuery(`(min-width: ${1400 * this.grown}px)`));

  /** The board stands without its panels. */
  readonly narrow = $derived(!this.wide.current);
  /** The question stands beside the board. */
  readonly flat = $derived(this.narrow && low.current);
  /** Where two panels would leave the board too little, they share one column. */
  readonly one = $derived(!this.narrow && this.world?.Left !== undefined && !this.roomy.current);
  readonly left = $derived(this.narrow || this.one ? undefined : this.world?.Left);
  readonly tablet = $derived.by(() => {
    if (!this.narrow || this.flat || !this.world?.tablet) return undefined;
    if (this.lying.current) return 'lying';
    return this.upright.current ? 'upright' : undefined;
  });
  readonly phone = $derived(this.narrow && !this.tablet);

  private readonly wanted = $derived(this.tablet ? this.world?.tablet?.[this.tablet] : this.world?.phone);
  /** How a narrow table is laid out. */
  readonly layout = $derived(this.narrow ? (this.wanted ?? { mode: 'sheets' as const, tabs: [] }) : undefined);
  /** Each tab is a page of its own. */
  readonly paged = $derived(this.layout?.mode === 'pages');
}
