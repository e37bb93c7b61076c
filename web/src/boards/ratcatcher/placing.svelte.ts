/** Putting down a township: which of the drawn cards, in which cell, turned how. Every stage is one of the options. */
import type { Decision, Option } from './props.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export class Placing {
  options = $state.raw<readonly Option[]>([]);
  option = $state.raw<Option>();
  private seen: Decision | undefined;

  meet(decision: Decision | undefined): void {
    if (decision === this.seen) return;
    this.seen = decision;
    this.options = decision?.options.filter(({ do: verb }) => verb === 'place' || verb === 'connector') ?? [];
    this.option = this.options[0];
  }

  /** The townships that can be put down now. */
  get townships(): number[] {
    return [...new Set(this.options.flatMap(({ township }) => (typeof township === 'number' ? [township] : [])))];
  }

  /** The cells where the card in hand fits. */
  get cells(): Cell[] {
    const cells = new Map<string, Cell>();
    for (const { x, y, township } of this.options) {
      if (township !== this.option?.township) continue;
      cells.set(`${x} ${y}`, { x: Number(x), y: Number(y) });
    }
    return [...cells.values()];
  }

  private here(x: unknown, y: unknown, township = this.option?.township): Option[] {
    return this.options.filter((option) => option.x === x && option.y === y && option.township === township);
  }

  /** The ways it can be turned where it lies. */
  get turns(): Option[] {
    return this.option ? this.here(this.option.x, this.option.y) : [];
  }

  move(cell: Cell): void {
    const fitting = this.here(cell.x, cell.y);
    this.option = fitting.find(({ turn }) => turn === this.option?.turn) ?? fitting[0] ?? this.option;
  }

  turn(by: 1 | -1): void {
    const { turns } = this;
    const at = this.option ? turns.indexOf(this.option) : -1;
    this.option = turns[(at + by + turns.length) % turns.length] ?? this.option;
  }

  /** Another of the drawn cards. */
  swap(): void {
    const cards = this.townships;
    const next = cards[(cards.indexOf(Number(this.option?.township)) + 1) % cards.length];
    const same = this.here(this.option?.x, this.option?.y, next);
    this.option = same[0] ?? this.options.find(({ township }) => township === next) ?? this.option;
  }

  show(option: Option | undefined): void {
    if (option && this.options.includes(option)) this.option = option;
  }

  /** Keys while a card is in hand: R turns it, N takes another card. */
  key(key: string): boolean {
    if (!this.option) return false;
    if (key === 'r') this.turn(1);
    else if (key === 'R') this.turn(-1);
    else if (key === 'n') this.swap();
    else return false;
    return true;
  }
}
