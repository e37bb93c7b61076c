/**
 * What each seat saw at each event, for those who are connected: a game is watched while it makes a choice, and what
 * was seen travels as what changed from one event to the next.
 */
import { type Game, type GameEvent, type Result, type Rules, type Seat, type Table, viewsOf } from '@smallfolk/kernel';

export interface Frame {
  /** Everybody's frames of one moment have the same number. */
  readonly shot: number;
  readonly event: GameEvent;
  readonly view: unknown;
}

/** More than this is not shown event by event. */
const LONGEST_FILM = 200;

export class Camera {
  private seats: readonly Seat[] = [];
  private frames: Map<Seat, Frame[]> | undefined;
  private shots = 0;

  /** From now on, for these seats. */
  begin(seats: readonly Seat[]): void {
    this.seats = seats;
    this.shots = 0;
    this.frames = new Map(seats.map((seat) => [seat, []]));
  }

  /** What was seen, if it was not too much; filming ends. */
  end(): ReadonlyMap<Seat, readonly Frame[]> {
    const { frames } = this;
    this.frames = undefined;
    return frames && this.shots <= LONGEST_FILM ? frames : new Map();
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
        if (this.frames && ++this.shots <= LONGEST_FILM) this.shoot(game, table.state, event, only, otherwise);
      },
    });
  }

  private shoot<S, V>(game: Game<S, V>, state: S, event: GameEvent, only?: Seat, otherwise?: GameEvent): void {
    const seats = only === undefined || otherwise ? this.seats : this.seats.filter((seat) => seat === only);
    for (const [at, view] of viewsOf(game, state, seats).entries()) {
      const seen = only === undefined || only === seats[at] ? event : otherwise;
      if (seen) this.frames?.get(seats[at] ?? -1)?.push({ shot: this.shots, event: seen, view });
    }
  }
}
