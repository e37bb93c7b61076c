/** Which leaf of the book lies open: each text once, when it comes, and again whenever it is wanted. */
import { untrack } from 'svelte';
import type { Props } from './props.ts';

/** How many pages were read at each table. The board is drawn anew whenever the device has changed hands; nobody reads twice. */
const read = new Map<string, number>();

export class Reading {
  leaf = $state<string>();
  private readonly table: Props;
  private readonly at = location.hash;
  private known = read.get(this.at) ?? 0;
  /** What was laid aside has been read. */
  private opened = false;

  constructor(table: Props) {
    this.table = table;
    this.leaf = untrack(() => this.next());
    $effect(() => {
      if (!table.happening) this.leaf = this.next() ?? this.leaf;
    });
    $effect(() => {
      if (this.leaf) this.opened = true;
      else if (this.opened) read.set(this.at, this.known);
    });
  }

  /** Whoever comes back to a chapter knows its pages already; what has just been told is opened at its first page. */
  private next(): string | undefined {
    const { texts, round } = this.table.view;
    const first = texts.length > this.known && (this.known > 0 || round === 0) ? texts[this.known] : undefined;
    this.known = texts.length;
    return first;
  }

  readonly again = (): void => {
    this.leaf = this.table.view.texts.at(-1);
  };
  readonly close = (): void => {
    this.leaf = undefined;
  };
}
