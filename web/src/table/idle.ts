/** Loads what will be wanted later while nobody waits for anything: one after the other, some time after the table stands. */

/** In milliseconds. */
const LATER = 3000;

export function whenIdle(loads: readonly (() => Promise<unknown>)[]): void {
  const next = (at: number): void => {
    const load = loads[at];
    if (!load) return;
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
    // What cannot be loaded now is asked for again when it is wanted, and missed then.
    idle(
      () =>
        void load().then(
          () => next(at + 1),
          () => undefined,
        ),
    );
  };
  setTimeout(() => next(0), LATER);
}
