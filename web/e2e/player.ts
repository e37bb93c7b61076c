/** Somebody who plays a whole game in the page itself, as quickly as it answers. */
import type { Page } from 'playwright-core';

export interface Clicks {
  /** On what is lit on the table. */
  readonly board: number;
  /** On answers in the bar. */
  readonly bar: number;
  /** Of whoever sits down next. */
  readonly curtain: number;
}

/** Clicks what is lit on the table, or else any answer, by chance that is the same in every run, until the game is over. */
export async function playOut(page: Page, most: number, seed = 7): Promise<Clicks> {
  const clicks = await page.evaluate(inThePage, { most, seed });
  if (!(await page.locator('.end').isVisible())) throw new Error(`the game is not over after ${most} clicks`);
  return clicks;
}

/** Runs in the page. */
async function inThePage({ most, seed }: { most: number; seed: number }): Promise<Clicks> {
  const clicks = { board: 0, bar: 0, curtain: 0 };
  let state = seed;
  const one = (those: readonly HTMLElement[]) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return those[Math.floor((state / 2 ** 32) * those.length)];
  };
  const find = (what: string) => document.querySelector<HTMLButtonElement>(what);
  const all = (what: string) =>
    [...document.querySelectorAll<HTMLElement>(what)].filter(({ offsetParent }) => offsetParent);
  const click = (kind: keyof Clicks, what: HTMLElement | undefined) => {
    if (!what) return;
    what.click();
    clicks[kind]++;
  };
  const act = () => {
    const curtain = find('.curtain button');
    if (curtain) return click('curtain', curtain);
    find('[aria-keyshortcuts="S"], .handon')?.click();
    if (find('[aria-busy=true]')) return;
    const done = find('.opt.done');
    if (done && !done.disabled) return click('bar', done);
    if (done) return click('bar', one(all('[data-option][aria-pressed=false]')) ?? one(all('[data-option]')));
    const lit = one(all('.desk button.lit'));
    if (lit) return click('board', lit);
    find('.unfold[aria-expanded=false]')?.click();
    click('bar', one(all('[data-option]')));
  };
  while (!find('.end') && clicks.board + clicks.bar + clicks.curtain < most) {
    act();
    await new Promise((next) => setTimeout(next, 30));
  }
  return clicks;
}
