/** The desk: what of a session is open on the page. Every part of the table is handed this, and nothing is kept twice. */
import { tick, untrack } from 'svelte';
import { settings } from '../../store/settings.svelte.ts';
import type { Session } from '../session/session.svelte.ts';
import { given } from './given.ts';
import { Leaf } from './leaf.svelte.ts';
import { Notes } from './notes.svelte.ts';
import { Shape } from './shape.svelte.ts';

export class Desk {
  readonly session: Session;
  readonly shape: Shape;
  readonly notes: Notes;
  readonly leaf = new Leaf();
  /** What every component of the board is given. */
  readonly given: ReturnType<typeof given>;
  /** What lies over everything. */
  paper = $state<'menu' | 'description'>();
  /** The game is over, and its table is looked at. */
  looking = $state(false);
  /** All of many options are listed. */
  unfolded = $state(false);
  /** Where the panels share a column: what of them is in sight. */
  side = $state('');

  constructor(session: Session) {
    this.session = session;
    this.shape = new Shape(session);
    this.notes = new Notes(session);
    this.given = given(session, this.notes, this.shape);
  }

  readonly covered = $derived.by(() => this.session.passing.curtain !== undefined);
  /** The result is shown. */
  readonly over = $derived.by(() => this.session.result !== undefined && !this.looking);

  /** The tab that is open, of those that the world brings. Where there are pages, the first one is open instead of "now". */
  readonly page = $derived.by(() => {
    const { layout, paged } = this.shape;
    const { open } = this.leaf;
    const page = layout?.tabs.find(({ id }) => id === open);
    return paged && open !== 'log' ? (page ?? layout?.tabs[0]) : page;
  });

  get tab(): string {
    return this.page?.id ?? this.leaf.open;
  }

  /** A new question brings the phone back to it. */
  returnToQuestion(): void {
    if (this.session.decision && !this.shape.paged) this.leaf.open = 'now';
  }

  /** Turns to the page where something is told, and back. Who is busy, wants everything fast, or goes through a record stays. */
  turnToWhatIsTold(): void {
    const { session, shape, leaf } = this;
    const reading = this.notes.open !== undefined || this.paper !== undefined || leaf.open === 'log';
    const busy = reading || settings.speed === 'fast' || session.replay !== undefined;
    const to = shape.paged && !busy ? shape.layout?.tells?.(this.given) : undefined;
    const over = session.decision !== undefined || session.result !== undefined;
    untrack(() => leaf.follow(this.tab, to, over));
  }

  openLog(): void {
    this.leaf.select('log');
    this.side = 'log';
    void tick().then(() => document.getElementById('log')?.focus());
  }

  unfold(): void {
    this.unfolded = true;
    void tick().then(() => document.querySelector<HTMLElement>('[data-option]')?.focus());
  }
}
