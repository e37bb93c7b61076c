/** Two tabs on one game: a Web Lock per game says who plays it; another tab may take it over, and both are told. */

export interface Lock {
  release(): void;
}

/** Takes the lock, or returns undefined if another tab holds it. With `steal` the other tab loses it. */
export async function hold(name: string, steal: boolean, lost: () => void): Promise<Lock | undefined> {
  // Where the browser has no locks (an insecure origin), nobody can be asked; the last one to write wins.
  if (!navigator.locks) return { release: () => {} };
  return new Promise((resolve) => {
    let release = () => {};
    let held = false;
    const until = new Promise<void>((done) => {
      release = done;
    });
    navigator.locks
      .request(name, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        held = true;
        resolve({
          release: () => {
            held = false;
            release();
          },
        });
        return until;
      })
      .catch(() => {
        if (held) lost();
        else resolve(undefined);
      });
  });
}
