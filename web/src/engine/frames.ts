/**
 * The table as it stood at each event: a game is wrapped so that whenever it tells of an event, the view of those who
 * look on is kept beside it. So the page can show a turn as it happened, and no game has to know.
 */
import type { Box, Game, GameEvent, Result, Rules, Seat, Table } from '@smallfolk/kernel';
import type { Frame } from '../table/table.ts';

export class Recorder {
  private frames: Frame[] = [];
  private seat: Seat | undefined;

  /** From now on, for this seat. */
  begin(seat: Seat): void {
    this.frames = [];
    this.seat = seat;
  }

  /** What was recorded; recording ends. */
  take(): Frame[] {
    this.seat = undefined;
    return this.frames.splice(0);
  }

  /** The same box, watched. */
  watch(box: Box): Box {
    const { game } = box;
    return {
      ...box,
      words: (language) => box.words(language),
      game: { ...bound(game), rules: (table) => this.watched(game, table) },
    };
  }

  private watched<S>(game: Game<S>, table: Table<S>): Rules<Result> {
    const { emit } = table;
    if (!emit) return game.rules(table);
    return game.rules({
      state: table.state,
      random: table.random,
      reveal: (to) => table.reveal(to),
      emit: (event, only, otherwise) => {
        emit(event, only, otherwise);
        this.keep(game, table.state, event, only, otherwise);
      },
    });
  }

  private keep<S>(game: Game<S>, state: S, event: GameEvent, only?: Seat, otherwise?: GameEvent): void {
    if (this.seat === undefined) return;
    const seen = only === undefined || only === this.seat ? event : otherwise;
    if (seen) this.frames.push({ event: seen, view: game.view(state, this.seat) });
  }
}

/** A copy of the game whose functions still find their own object. */
function bound<S, V>(game: Game<S, V>): Game<S, V> {
  const copy: Record<string, unknown> = { ...game };
  for (const [name, value] of Object.entries(copy)) if (typeof value === 'function') copy[name] = value.bind(game);
  return copy as unknown as Game<S, V>;
}
