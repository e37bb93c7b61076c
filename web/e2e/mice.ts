/** Plays Mice and Mystics in the page: somebody who knows where the tale wants to go, and clicks what is lit. */
import { shelf } from '@smallfolk/games';
import { type Decision, keyOf, Match, type Option, parseSetup } from '@smallfolk/kernel';
import { book } from '@smallfolk/mice/content/index.ts';
import { spaceIn } from '@smallfolk/mice/content/room-graph.ts';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { Page } from 'playwright-core';
import { settle } from './site.ts';

export const SEED = '0123456789abcdef0123456789abcdef';

/** The same match beside the page: what is asked and seen there. */
export async function shadow(setup: Readonly<Record<string, string | number>> = {}): Promise<Match> {
  const box = await shelf.mice?.();
  const parsed = box && parseSetup(box.game, { ...box.first, ...setup });
  if (!box || !parsed?.ok) throw new Error('mice cannot be set up');
  return Match.start(box.game, parsed.value, SEED);
}

/** Where the tale wants the mice to be: the space of the guide, or the nearest minion. */
function goalOf({ guide, minions, room }: MiceView): string | undefined {
  const [minion] = minions;
  if (guide?.id === 'fight' || (minion && guide?.id !== 'walk')) return minion?.space;
  if (guide?.id === 'hearth' || room === 'dining-hall') return 'c';
  return guide?.id === 'explore' ? 'b' : 'p';
}

/** What to do: strike, search for what is hidden, go on through the door, or go nearer. */
export function sensible({ options, ask }: Decision, view: MiceView): Option {
  const first = (kind: string) => options.find((option) => option.do === kind);
  const [fallback] = options;
  if (!fallback) throw new Error(`nothing can be answered to ${ask}`);
  const blow = first('attack') ?? options.find((option) => option.do === 'search' && option.for === 'special');
  const onwards = view.guide?.id === 'explore' ? first('explore') : undefined;
  if (blow ?? onwards) return blow ?? onwards ?? fallback;
  const goal = goalOf(view);
  const room = book.room(view.room);
  const mouse = view.mice.find(({ hero }) => hero === view.turn?.card);
  const far = (space: string) => (goal ? (room.minionDistance[spaceIn(room, space)]?.[spaceIn(room, goal)] ?? 99) : 99);
  const moves = options.filter((option) => option.do === 'move');
  const nearest = moves.toSorted((one, other) => far(String(one.to)) - far(String(other.to)))[0];
  if (nearest && mouse && far(String(nearest.to)) < far(mouse.space)) return nearest;
  const arrived = mouse && far(mouse.space) === 0;
  return (arrived ? undefined : first('scurry')) ?? first('stop') ?? first('done') ?? first('end') ?? fallback;
}

/** Taps a space where it can be seen, not somewhere in the box around it. */
export async function tapSpace(page: Page, space: string): Promise<void> {
  const point = await page.evaluate((letter) => {
    const path = document.querySelector<SVGPathElement>(`[data-space="${letter}"]`);
    const matrix = path?.getScreenCTM();
    if (!path || !matrix) return undefined;
    const box = path.getBBox();
    for (let n = 1; n < 400; n++) {
      const inside = new DOMPoint(box.x + box.width * ((n * 0.618) % 1), box.y + box.height * ((n * 0.414) % 1));
      const { x, y } = inside.matrixTransform(matrix);
      if (path.isPointInFill(inside) && document.elementFromPoint(x, y) === path) return { x, y };
    }
    return undefined;
  }, space);
  if (!point) throw new Error(`space ${space} cannot be tapped`);
  await page.mouse.click(point.x, point.y);
}

/** Whatever page of the book lies open is read and laid aside. */
export async function closeBook(page: Page): Promise<boolean> {
  const close = page.getByRole('button', { name: 'Close the book' });
  if (!(await close.isVisible())) return false;
  await close.click();
  await close.waitFor({ state: 'hidden' });
  return true;
}

/** Chooses an option in the room if it is about a space, else on its card or in the bar. */
export async function choose(page: Page, option: Option, { options }: Decision): Promise<'room' | 'card' | 'bar'> {
  const { to } = option;
  if (option.do === 'move' && typeof to === 'string') {
    await tapSpace(page, to);
    const there = options.filter((other) => other.to === to);
    const menu = page.getByRole('dialog').locator('.do');
    if (there.length > 1 || (await menu.count()) > 0) await menu.first().click();
    return 'room';
  }
  const cards = page.locator('.spread li button');
  if (option.do === 'learn') {
    const at = options.findIndex((other) => keyOf(other) === keyOf(option));
    await cards.nth(at).click();
    return 'card';
  }
  const button = page.locator(`[data-option="${CSS_ESCAPE(keyOf(option))}"]`);
  // The question before may still be in sight: its list is another one.
  for (let n = 0; n < 60 && (await button.count()) === 0; n++) {
    const unfold = page.locator('.unfold[aria-expanded=false]').first();
    if (await unfold.isVisible()) await unfold.click({ timeout: 1000 }).catch(() => {});
    await page.waitForTimeout(150);
  }
  await button.click({ timeout: 10_000 });
  const sure = page.getByRole('button', { name: 'Yes, do it' });
  if (await sure.isVisible()) await sure.click();
  return 'bar';
}

const CSS_ESCAPE = (key: string): string => key.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** Waits for the next question with no page of the book over it. */
export async function ready(page: Page): Promise<void> {
  // A question stays in sight until its answer is there: the next one is not the one just answered.
  await page.waitForTimeout(300);
  await settle(page);
  while (await closeBook(page)) await settle(page);
}
