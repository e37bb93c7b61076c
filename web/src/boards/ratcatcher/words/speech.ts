/** What the board itself says, besides the words of the game: headings, captions, labels. */
import type { Language } from '@smallfolk/kernel';
import { Tongues } from '../../tongues.ts';

export interface Speech {
  readonly city: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly keyTitle: string;
  readonly key: Readonly<
    Record<'white' | 'brown' | 'black' | 'peculiar', readonly [name: string, does: string, more: string]>
  >;
  /** 'Ratcatcher, in 00b'. */
  ratcatcherIn(zone: string): string;
  readonly goal: string;
  readonly yourCheese: string;
  of(count: number, of: number): string;
  left(count: number): string;
  ready(count: number): string;
  hitsOn(from: number): string;
  wound(bites: number): string;
  readonly better: string;
  readonly locked: string;
  readonly putHere: string;
  slot(name: string, cheese: number, of: number): string;
  readonly shut: string;
  readonly setTrap: string;
  readonly use: string;
  readonly stop: string;
  nemesisIn(zone: string): string;
  readonly nemesisWaits: string;
  away(steps: number): string;
  die(bonus: number): string;
  readonly eaten: string;
  next(step: number): string;
  readonly nothingThen: string;
  readonly cage: string;
  rats(count: number): string;
  readonly gains: Readonly<
    Record<'cheese' | 'health' | 'yellow' | 'purple' | 'ability' | 'dice' | 'movement' | 'question' | 'held', string>
  >;
  gain(name: string, count: number): string;
  readonly captured: string;
  /** Movement, defence, bite of a peculiar rat. */
  figures(movement: number, defence: number, bite: number): string;
  readonly you: string;
  readonly foes: string;
  readonly yourBoard: string;
  readonly ratsBoard: string;
  round(round: number): string;
  /** Of the chart at the end. */
  readonly axes: readonly [along: string, up: string];
  readonly setUp: string;
  readonly phases: readonly [refresh: string, actions: string, expansion: string];
  readonly ratPhases: readonly [
    move: string,
    traps: string,
    bite: string,
    eat: string,
    spawn: string,
    expansion: string,
    tidy: string,
  ];
  means(points: number, dice: number, traps: number): string;
  /** Movement points. */
  points(count: number): string;
  steps(count: number): string;
  bites(bite: number, defence: number): string;
  readonly losesHealth: string;
  willBite(wounds: number): string;
  atLeast(count: number, of: number): string;
  readonly wounds: string;
  tokens(count: number, of: number): string;
  /** What a screen reader says about a zone, from its parts. */
  zone(name: string, parts: readonly string[]): string;
  hunger(count: number): string;
  readonly asleep: string;
  readonly enterable: string;
  reachable(steps: number): string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly putDown: string;
  readonly nextCard: string;
  placeHelp(name: string): string;
  readonly divideHelp: string;
  /** One rat more runs to this zone; so many do already. */
  oneMore(zone: string, rats: number): string;
  readonly sendThem: string;
  ghost(name: string, cell: number): string;
  readonly menu: string;
  /** Heading of what is in a zone. */
  readonly inside: string;
  readonly nothingHere: string;
  readonly openGate: string;
  turnOf(whose: 'ratcatcher' | 'rats', round: number): string;
  hits(hits: number, of: number): string;
  rolls(who: string): string;
  dice(count: number): string;
  traps(count: number): string;
  /** What many options of one kind are called together. */
  readonly kinds: Readonly<
    Record<
      | 'move'
      | 'attack'
      | 'trap'
      | 'use'
      | 'trade'
      | 'claim'
      | 'place'
      | 'connector'
      | 'send'
      | 'hit'
      | 'catch'
      | 'appear',
      string
    >
  >;
  /** What a cheese in a slot does: "3 → 4 dice"; what is missing until then; and what the rings mean. */
  readonly becomes: Readonly<Record<'attack' | 'movement' | 'health' | 'accuracy' | 'defence', (to: number) => string>>;
  readonly opens: string;
  readonly refills: string;
  missing(cheese: number, then: string): string;
  readonly slotHelp: string;
  walkTo(zone: string): string;
  trapIn(zone: string): string;
  useIn(ability: string, zone: string): string;
  attackWith(dice: number): string;
  /** What is bought of the Tallyman. */
  buy(gain: string): string;
  readonly endTurn: string;
  /** What a newcomer is told in the first game, by what is asked. */
  readonly notes: Readonly<Record<string, string>>;
}

const tongues = new Tongues<Speech>({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  hu: async () => (await import('./hu.ts')).hu,
});
export async function learn(language: Language): Promise<void> {
  await tongues.learn(language);
}
export const speechOf = (language: Language): Speech => tongues.in(language);
