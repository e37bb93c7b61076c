/** A queue: one after the other, in the order of arrival; at once where nothing is under way. */
export class Turns {
  /** How many are under way or wait. */
  count = 0;
  private last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.count++ === 0 ? Promise.try(work) : this.last.then(work);
    this.last = mine.then(this.ended, this.ended);
    return mine;
  }

  private readonly ended = () => void this.count--;
}
