/**
 * What each seat saw at each event, for those who are connected: a game is watched while it makes a choice, and what
 * was seen travels as what changed from one event to the next.
 */
import type { Game, GameEvent, Result, Rules, Seat, Table } from '@smallfolk/kernel';
import { difference, type Film } from '@smallfolk/protocol';

export interface Frame {
  readonly event: GameEvent;
  readonly view: unknown;
}

/** More than this is not shown event by event. */
export const LONGEST_FILM = 200;

export class Camera {
  private frames: Map<Seat, Frame[]> | undefined;

  /** From now on, for these seats. */
  begin(seats: Iterable<Seat>): void {
    this.frames = new Map([...seats].map((seat) => [seat, []]));
  }

  /** What was seen; filming ends. */
  end(): ReadonlyMap<Seat, readonly Frame[]> {
    const { frames } = this;
    this.frames = undefined;
    return frames ?? new Map();
  }

  /** The same game, watched. Nothing is seen, and nothing costs, while nobody films. */
  watch<S, V>(game: Game<S, V>): Game<S, V> {
    const watched = Object.create(game) as { -readonly [K in keyof Game<S, V>]: Game<S, V>[K] };
    watched.rules = (table) => this.watched(game, table);
    return watched;
  }

  private watched<S, V>(game: Game<S, V>, table: Table<S>): Rules<Result> {
    const { emit } = table;
    if (!emit) return game.rules(table);
    return game.rules({
      state: table.state,
      random: table.random,
      reveal: (to) => table.reveal(to),
      emit: (event, only, otherwise) => {
        emit(event, only, otherwise);
        if (!this.frames) return;
        for (const [seat, frames] of this.frames) {
          const seen = only === undefined || only === seat ? event : otherwise;
          if (seen && frames.length <= LONGEST_FILM) frames.push({ event: seen, view: game.view(table.state, seat) });
        }
      },
    });
  }
}

/** Each event with what changed in the view since the one before, and the view at the last one. */
export function filmOf(before: unknown, frames: readonly Frame[]): { readonly film: Film; readonly last: unknown } {
  let last = before;
  const film = frames.map(({ event, view }): Film[number] => {
    const change = difference(last, view);
    last = view;
    return change ? [event, change] : [event];
  });
  return { film, last };
}
