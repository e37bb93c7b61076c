/** Long work in short slices, so that a server goes on answering and a page goes on moving. */

/** Runs the work to its end, giving way to others whenever a slice of so many milliseconds is over. */
export async function inSlices<T>(work: Generator<unknown, T>, milliseconds = 5): Promise<T> {
  let until = performance.now() + milliseconds;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise((resume) => setTimeout(resume));
    until = performance.now() + milliseconds;
  }
}
