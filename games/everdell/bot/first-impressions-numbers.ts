/**
 * The numbers of taste-table.ts in one line: playing and learning both say "this number, so many times", and mean it by its
 * place in the line.
 */
import {
  CARD_TASTE,
  DOING,
  NEED,
  ONE_MORE,
  PARTING,
  PLACE_TASTE,
  PLAYING,
  STOPPING,
  UNLOCKING,
  WAY,
} from './first-impressions-table.ts';

/** All of them. Whatever is met that the table does not know yet gets zeros at the end. */
export const NUMBERS: number[] = [];

type Rows = Readonly<Record<string, number | readonly number[]>>;

/** A part of the table: rows of equally many numbers, each with a name. */
export class Part {
  private readonly width: number;
  private readonly starts = new Map<string, number>();

  constructor(rows: Rows, width = 1) {
    this.width = width;
    this.addAll(rows);
  }

  /** Where the row begins. */
  at(name: string): number {
    return this.starts.get(name) ?? this.add(name, Array(this.width).fill(0));
  }

  /** Rows of another box. */
  addAll(rows: Rows): void {
    for (const [name, row] of Object.entries(rows)) this.add(name, typeof row === 'number' ? [row] : row);
  }

  private add(name: string, row: readonly number[]): number {
    const start = NUMBERS.length;
    NUMBERS.push(...row);
    this.starts.set(name, start);
    return start;
  }

  /** The rows that begin there by their names, with other numbers in the same order. */
  rows(numbers: ArrayLike<number>, wanted: (start: number) => boolean): [name: string, row: number[]][] {
    const rows = [...this.starts].filter(([, start]) => wanted(start));
    return rows.map(([name, start]) => [
      name,
      Array.from({ length: this.width }, (_, column) => numbers[start + column] ?? 0),
    ]);
  }
}

/** By their names in the table. */
export const PARTS = {
  CARD_TASTE: new Part(CARD_TASTE, 4),
  PLACE_TASTE: new Part(PLACE_TASTE, 5),
  DOING: new Part(DOING, 4),
  STOPPING: new Part(STOPPING),
  WAY: new Part(WAY),
  NEED: new Part(NEED),
  PLAYING: new Part(PLAYING),
  UNLOCKING: new Part(UNLOCKING),
} as const;

/** Numbers that stand alone. */
export const ALONE = new Part({ ONE_MORE, PARTING });

/** How many numbers the table of the base game has. */
export const OF_BASE = NUMBERS.length;
