/** Plays Mice and Mystics in the page beside the same match in this process: whoever plays clicks what is lit. */
import { botNamed, decide, questionOf } from '@smallfolk/bots';
import { shelf } from '@smallfolk/games';
import { type Decision, keyOf, Match, type Option, parseSetup, seedOf } from '@smallfolk/kernel';
import { book } from '@smallfolk/mice/content/index.ts';
import { spaceIn } from '@smallfolk/mice/content/room-graph.ts';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { Page } from 'playwright-core';
import type { Decision as MiceDecision } from '../src/boards/mice/props.ts';
import { byExit, bySpace } from '../src/boards/mice/targets.ts';
import { settle } from './site.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** A chapter at its beginning. */
export async function begun(setup: Readonly<Record<string, string | number>> = {}, seed = SEED): Promise<Match> {
  const box = await shelf.mice?.();
  const parsed = box && parseSetup(box.game, { ...box.first, ...setup });
  if (!box || !parsed?.ok) throw new Error('mice cannot be set up');
  return Match.start(box.game, parsed.value, seed);
}

/** A match as a file, with people on its seats. */
export function saveOf(match: Match, names: readonly string[] = []): string {
  const seats = Array.from({ length: match.seats }, () => 'person');
  return JSON.stringify({ ...match.save(), seats, names });
}

/** Lays a match on the table of the page as a file from the shelf. */
export async function lay(page: Page, match: Match, names: readonly string[] = []): Promise<void> {
  const buffer = Buffer.from(saveOf(match, names));
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.setInputFiles('input[type=file]', { name: 'mice.json', mimeType: 'application/json', buffer });
  await settle(page);
}

/** What somebody likes, from the start. */
export async function liking(page: Page, likes: object): Promise<void> {
  await page.evaluate((likes) => localStorage.setItem('smallfolk.settings', JSON.stringify(likes)), likes);
  await page.reload();
}

/** Where the tale of the prologue wants the mice to be: the space of the guide, or the nearest minion. */
function goalOf({ guide, minions, room }: MiceView): string | undefined {
  const [minion] = minions;
  if (guide?.id === 'fight' || (minion && guide?.id !== 'walk')) return minion?.space;
  if (guide?.id === 'hearth' || room === 'dining-hall') return 'c';
  return guide?.id === 'explore' ? 'b' : 'p';
}

/** What to do in the prologue: strike, search for what is hidden, go on through the door, or go nearer. */
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

/** So many games are looked through for one that is over soon. */
const GAMES = 40;

/** A game of a chapter that quick players finish with so few choices: its seed, and what is chosen. Whatever the rules, one is found. */
export async function soonOver(
  setup: Readonly<Record<string, string | number>>,
  most: number,
): Promise<{ readonly seed: string; readonly choices: readonly string[] }> {
  for (let n = 0; n < GAMES; n++) {
    const seed = seedOf(`soon over ${n}`);
    const match = await begun(setup, seed);
    const bots = Array.from({ length: match.seats }, (_, seat) => botNamed('easy', seedOf(`soon ${seat}`)));
    while (match.decision && match.choices.length < most) {
      const question = questionOf(match);
      const bot = bots[match.decision.seat];
      if (!question || !bot?.ok) break;
      match.choose(decide(bot.value, question).best());
    }
    if (match.result) return { seed, choices: [...match.choices] };
  }
  throw new Error(`no game of ${JSON.stringify(setup)} is over within ${most} choices`);
}

/** Where a space can be seen and touched, not somewhere in the box around it; nowhere while something lies over it. */
function spotOn(page: Page, space: string): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((letter) => {
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
}

export async function tapSpace(page: Page, space: string, touch = false): Promise<void> {
  for (let n = 0; n < 100; n++) {
    const spot = await spotOn(page, space);
    if (spot) return touch ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y);
    // A page of the book opens a moment after what it tells of.
    if (!(await closeBook(page))) await page.waitForTimeout(100);
  }
  throw new Error(`space ${space} cannot be touched`);
}

/** Whatever page of the book lies open is read and laid aside. */
async function closeBook(page: Page): Promise<boolean> {
  const close = page.getByRole('button', { name: /Close the book|Zamknij księgę|Könyv becsukása/ });
  if (!(await close.isVisible())) return false;
  await close.click();
  await close.waitFor({ state: 'hidden' });
  return true;
}

/** Waits for the next question, with no page of the book over it. */
export async function ready(page: Page): Promise<void> {
  await settle(page);
  while (await closeBook(page)) await settle(page);
}

/** An answer is on its way until it is stored: whoever leaves before that leaves before it was given. */
export const stored = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, { timeout: 60_000 });

const quoted = (key: string): string => key.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** One person, or several around one screen, who click in the page and do the same in the match beside it. */
export class Hand {
  private readonly page: Page;
  readonly match: Match;
  private readonly touch: boolean;
  /** How the choices were made so far. */
  readonly ways = { room: 0, card: 0, bar: 0 };

  constructor(page: Page, match: Match, touch = false) {
    this.page = page;
    this.match = match;
    this.touch = touch;
  }

  get view(): MiceView {
    return this.match.view(this.match.decision?.seat ?? 0) as MiceView;
  }

  /** In the room if it is about a space or a figure there, on its card where cards are laid out, else in the bar. */
  async choose(option: Option): Promise<void> {
    const { decision } = this.match;
    if (!decision) throw new Error('nothing is asked');
    await ready(this.page);
    await this.click(keyOf(option), decision as MiceDecision);
    const done = this.match.choose(option);
    if (!done.ok) throw new Error(done.message);
  }

  private async click(key: string, decision: MiceDecision): Promise<void> {
    const { page } = this;
    const laid = page.locator(`[data-answer="${quoted(key)}"]`);
    if ((await laid.count()) > 0) return this.press('card', () => laid.first().click());
    const edge = [...byExit(decision)].find(([, option]) => keyOf(option) === key)?.[0];
    if (edge) return this.press('room', () => page.locator(`[data-exit="${edge}"]`).click());
    const space = this.spaceOf(key, decision);
    if (space === undefined) return this.press('bar', () => this.inTheBar(key));
    return this.press('room', async () => {
      await tapSpace(page, space, this.touch);
      const several = (this.places(decision).get(space)?.length ?? 0) > 1;
      if (several || this.touch) await laid.click();
    });
  }

  private async press(way: keyof Hand['ways'], act: () => Promise<void>): Promise<void> {
    await act();
    this.ways[way]++;
  }

  private places(decision: MiceDecision) {
    const { minions, mice } = this.view;
    const { flip } = book.printed.rooms.find(({ id }) => id === this.view.room) ?? {};
    return bySpace(
      decision,
      (who) =>
        typeof who === 'number'
          ? minions.find(({ id }) => id === who)?.space
          : mice.find(({ hero, where }) => hero === who && where === 'board')?.space,
      flip?.space,
    );
  }

  private spaceOf(key: string, decision: MiceDecision): string | undefined {
    return [...this.places(decision)].find(([, options]) => options.some((option) => keyOf(option) === key))?.[0];
  }

  private async inTheBar(key: string): Promise<void> {
    const { page } = this;
    const button = page.locator(`[data-option="${quoted(key)}"]`);
    const folded = page.locator('.unfold[aria-expanded=false]');
    if ((await button.count()) === 0 && (await folded.isVisible())) await folded.click();
    await button.click();
  }
}
