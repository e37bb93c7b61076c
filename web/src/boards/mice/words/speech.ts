/** What the board itself says, beside the words of the game. Each language is loaded when it is first spoken. */
import type { Language } from '@smallfolk/kernel';

export interface OnTheTrack {
  readonly now: boolean;
  readonly done: boolean;
  readonly away: boolean;
  readonly figures: number;
  readonly wounds: number;
}

export interface Speech {
  readonly initiative: string;
  onTheTrack(name: string, state: OnTheTrack): string;
  readonly nearer: string;
  readonly farther: string;
  readonly wholeRoom: string;
  /** Which side of its tile a room is on, and the tile's number. */
  side(colour: 'blue' | 'orange', number: number): string;
  /** A space for those who do not see: its name, who is there, what it is next to, what can be done. */
  space(name: string, parts: readonly string[]): string;
  readonly catComes: string;
  readonly water: string;
  readonly trap: string;
  readonly entry: string;
  readonly flip: string;
  /** A way out, by the edge of the tile. */
  readonly exits: Readonly<Record<'N' | 'E' | 'S' | 'W', string>>;
  /** Where the guide of a first game leads. */
  readonly goal: string;
  hits(percent: number): string;
  /** The encounter that lies face up, and who comes on which pages of it. */
  faceUp(name: string, bands: readonly string[]): string;
  band(pages: string, who: string, now: boolean): string;
  nextTo(spaces: string): string;
  steps(count: number): string;
  readonly canDo: string;
  readonly party: string;
  readonly chapter: string;
  page(page: number, end: number): string;
  pages(page: number, end: number): string;
  wheel(cheese: number): string;
  readonly surgeComes: string;
  readonly surgeQuiet: string;
  readonly stash: string;
  readonly nothingYet: string;
  readonly toSearch: string;
  readonly encounters: string;
  life(left: number, of: number, poison: number): string;
  cheese(count: number): string;
  readonly captured: string;
  readonly waiting: string;
  readonly stunned: string;
  readonly webbed: string;
  readonly charmed: string;
  readonly down: string;
  readonly body: string;
  /** Where things are worn. */
  readonly places: Readonly<Record<'head' | 'chest' | 'paw', string>>;
  readonly pack: string;
  readonly abilities: string;
  readonly battle: string;
  readonly defense: string;
  readonly lore: string;
  readonly move: string;
  rolls(name: string): string;
  die(number: number, signs: string): string;
  readonly signs: Readonly<Record<'cheese' | 'sword' | 'shield' | 'bow' | 'star', string>>;
  round(round: number): string;
  setUp: string;
  stepsLeft(points: number): string;
  actionsLeft(actions: number): string;
  /** What several options of one kind are called together, by what they do. */
  readonly kinds: Readonly<Record<string, string>> & { readonly other: string };
  /** What may happen to whoever stays, in percent. */
  mayBeHurt(percent: number): string;
  mayBeCaptured(percent: number): string;
  readonly levelUp: string;
  readonly notNow: string;
  /** What to know when something is asked for the first time, by what is asked. */
  readonly notes: Readonly<Record<string, string>>;
  readonly book: string;
  readonly roundAxis: string;
  readonly livesAxis: string;
  readonly miceLife: string;
  readonly cheeseOnWheel: string;
}

const loaded = new Map<Language, Speech>();

const tongues: Readonly<Record<Language, () => Promise<{ speech: Speech }>>> = {
  en: () => import('./en.ts'),
  pl: () => import('./pl.ts'),
  hu: () => import('./hu.ts'),
};

export async function learn(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, (await tongues[language]()).speech);
}

export function speechOf(language: Language): Speech {
  const speech = loaded.get(language);
  if (!speech) throw new Error(`the board does not speak "${language}" yet`);
  return speech;
}
