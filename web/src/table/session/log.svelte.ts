/** The log: what happened, as the person who sits here saw it, told in the language of the moment. */
import type { GameEvent } from '@smallfolk/kernel';
import type { Session } from './session.svelte.ts';

export interface Line {
  readonly number: number;
  readonly event: GameEvent;
  readonly text: string;
  readonly rule: string | undefined;
  readonly symbol: string | undefined;
  readonly chapter: string | undefined;
}

/** Lines that belong together. */
export interface Turn {
  readonly number: number;
  readonly chapter: string | undefined;
  readonly lines: readonly Line[];
}

/** So many lines are one turn at most, whether or not a chapter begins. */
const LONG = 24;

export function inTurns(lines: readonly Line[]): Turn[] {
  const turns: { number: number; chapter: string | undefined; lines: Line[] }[] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    if (turn && !line.chapter && turn.lines.length < LONG) turn.lines.push(line);
    else turns.push({ number: line.number, chapter: line.chapter, lines: [line] });
  }
  return turns;
}

export class Log {
  lines = $state.raw<readonly Line[]>([]);
  private readonly session: Session;
  /** So many events have been told, those without words too: a line has the number of its event. */
  private told = 0;

  constructor(session: Session) {
    this.session = session;
  }

  add(event: GameEvent, view: unknown): Line {
    const line = this.line(event, view, this.told++);
    if (line.text) this.lines = [...this.lines, line];
    return line;
  }

  /** After a reload, an undo or a change of seat. */
  restart(events: readonly GameEvent[]): void {
    const { view } = this.session;
    this.told = events.length;
    this.lines = events.map((event, number) => this.line(event, view, number)).filter(({ text }) => text);
  }

  /** In another language. */
  retell(): void {
    const { view } = this.session;
    this.lines = this.lines.map(({ event, number }) => this.line(event, view, number));
  }

  private line(event: GameEvent, view: unknown, number: number): Line {
    const { speech, world } = this.session;
    return {
      number,
      event,
      text: speech?.event(event, view) ?? '',
      rule: event.rule,
      symbol: world?.symbolOf?.(event, view),
      chapter: world?.chapter?.(event, view, this.session.language),
    };
  }
}
