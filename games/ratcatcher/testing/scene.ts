/**
 * Positions for tests, said in a few words:
 * `scene().you('0m').rats('0m', { white: 2 }).rolls(6, 1).start()`. Zones are named by township number and w, m or e.
 */
import { type GameEvent, keyOf, Match, type Option, parseSetup, Random, type Seed } from '@smallfolk/kernel';
import { expect } from 'vitest';
import { type Atlas, atlasOf } from '../content/atlas.ts';
import type { Content } from '../content/content.ts';
import { makeGame } from '../game.ts';
import type { HuntEvent } from '../state/events.ts';
import type { Colour, Common, Question, Slot, Token } from '../state/pieces.ts';
import type { State } from '../state/state.ts';
import { YOU } from '../state/table.ts';
import type { View } from '../state/view.ts';
import { tiny } from './tiny-box.ts';

/** The City that most tests stand in: 2 - 0 - 1 - 4 in a row from west to east, 3 north of 0. */
const USUAL_CITY: readonly Lot[] = [
  [0, 0, 0],
  [1, 1, 0],
  [2, -1, 0],
  [3, 0, -1],
  [4, 2, 0],
];

/** Township number, cell, and quarter turns to the right. */
export type Lot = readonly [township: number, x: number, y: number, turn?: number];

type Setup = Record<string, string>;
type Mutable = Record<string, unknown>;

export function scene(setup: Setup = {}, content: Content = tiny): Scene {
  return new Scene(setup, content);
}

export class Scene {
  readonly atlas: Atlas;
  private readonly game: ReturnType<typeof makeGame>;
  private readonly setup: Readonly<Record<string, string | number>>;
  private readonly description: Mutable = { round: 2 };
  private readonly lying: Record<string, Record<number, number>> = {};
  private readonly catcher: Mutable = {};
  private seed: Seed = seedNumber(1);

  constructor(setup: Setup, content: Content) {
    this.game = makeGame(content);
    this.atlas = atlasOf(content);
    const parsed = parseSetup(this.game, setup);
    if (!parsed.ok) throw new Error(parsed.message);
    this.setup = parsed.value;
    this.city(...USUAL_CITY);
    this.you('0m');
    // Two cheese far from everything that the tests look at keep the City from growing.
    this.cheese('4e', 2);
  }

  /** The index of a card by its number, with the face that this mode uses. */
  card(number: number): number {
    const face = this.setup.mode === 'hard' ? 'hard' : 'standard';
    return this.atlas.content.townships.findIndex(
      (card) => card.number === number && (number !== 0 || card.face === face),
    );
  }

  /** '3e' is the east zone of township 3; 'x' is a fourth one, where a test has put it. */
  zone(name: string): number {
    const index = 'wmex'.indexOf(name.slice(-1));
    return (this.atlas.firstZone[this.card(Number.parseInt(name, 10))] ?? 0) + index;
  }

  city(...lots: readonly Lot[]): this {
    this.description.city = lots.map(([township, x, y, turn = 0]) => ({ card: this.card(township), x, y, turn }));
    return this;
  }

  you(zone: string): this {
    this.catcher.zone = this.zone(zone);
    return this;
  }

  has(
    parts: Partial<Pick<State['catcher'], 'health' | 'dice' | 'movement' | 'traps' | 'spare' | 'yellow' | 'purple'>>,
  ): this {
    Object.assign(this.catcher, parts);
    return this;
  }

  /** Cheese on the slots of the board. */
  upgraded(cheese: Partial<Record<Slot, number>>): this {
    this.catcher.cheese = cheese;
    return this;
  }

  refilled(abilities: Partial<Record<Colour, boolean>>): this {
    this.catcher.refilled = abilities;
    return this;
  }

  private append(name: string, item: unknown): void {
    this.description[name] = [...((this.description[name] as unknown[] | undefined) ?? []), item];
  }

  lies(kind: string, zone: string, count = 1): this {
    this.lying[kind] ??= {};
    this.lying[kind][this.zone(zone)] = count;
    return this;
  }

  rats(zone: string, counts: Partial<Record<Common, number>>): this {
    for (const [kind, count] of Object.entries(counts)) this.lies(kind, zone, count);
    return this;
  }

  cheese(zone: string, count = 1): this {
    return this.lies('cheese', zone, count);
  }

  /** No cheese anywhere but what is said afterwards. */
  noCheese(): this {
    delete this.lying.cheese;
    return this;
  }

  token(token: Token | 'nest' | 'question', zone: string, count = 1): this {
    return this.lies(token, zone, count);
  }

  peculiar(id: string, zone: string, held: Partial<Record<Token, number>> = {}): this {
    this.append('peculiars', { card: this.rat(id), zone: this.zone(zone), held });
    return this;
  }

  captured(id: string, held: Partial<Record<Token, number>> = {}): this {
    this.append('captured', { card: this.rat(id), held });
    return this;
  }

  rat(id: string): number {
    return this.atlas.content.peculiarRats.findIndex((rat) => rat.id === id);
  }

  nemesis(zone: string, more: Mutable = {}): this {
    this.description.nemesis = { zone: this.zone(zone), ...more };
    return this;
  }

  /** Its board before it appears. */
  nemesisBoard(more: Mutable): this {
    this.description.nemesis = more;
    return this;
  }

  trap(zone: string, upgraded = false): this {
    this.append('traps', { zone: this.zone(zone), upgraded });
    return this;
  }

  placed(colour: 'yellow' | 'purple', zone: string): this {
    this.append('placed', { colour, zone: this.zone(zone) });
    return this;
  }

  cage(counts: Partial<Record<Common, number>>): this {
    this.description.cage = counts;
    return this;
  }

  /** Only these rats are left in the sack; all others are caught. */
  sack(counts: Partial<Record<Common, number>>): this {
    const all = { white: 34, brown: 18, black: 12 };
    const cage: Mutable = {};
    for (const kind of ['white', 'brown', 'black'] as const) {
      const lying = Object.values(this.lying[kind] ?? {}).reduce((sum, count) => sum + count, 0);
      cage[kind] = all[kind] - lying - (counts[kind] ?? 0);
    }
    this.description.cage = cage;
    return this;
  }

  inactive(...numbers: readonly number[]): this {
    const cards = numbers.map((number) => this.card(number));
    this.description.active = this.atlas.numberOf.map((_, card) => !cards.includes(card));
    return this;
  }

  /** The decks by township numbers, the last one on top. */
  deck(...numbers: readonly number[]): this {
    this.description.deck = numbers.map((number) => this.card(number));
    return this;
  }

  peculiarDeck(...ids: readonly string[]): this {
    this.description.peculiarDeck = ids.map((id) => this.rat(id));
    return this;
  }

  discarded(...ids: readonly string[]): this {
    this.description.peculiarDiscard = ids.map((id) => this.rat(id));
    return this;
  }

  /** Only "?" tokens of this kind are left. */
  questions(counts: Partial<Record<Question, number>>): this {
    const none = { cheese: 0, health: 0, yellow: 0, purple: 0, peculiar: 0, nest: 0 };
    this.description.questions = { ...none, ...counts };
    return this;
  }

  reserve(counts: Partial<Record<Token, number>>): this {
    this.description.reserve = { cheese: 0, health: 0, yellow: 0, purple: 0, ...counts };
    return this;
  }

  tracker(step: number): this {
    this.description.tracker = step;
    return this;
  }

  round(round: number): this {
    this.description.round = round;
    return this;
  }

  /** The next dice will show this. */
  rolls(...wanted: readonly number[]): this {
    for (let n = 1; ; n++) {
      const random = Random.of(seedNumber(n));
      if (wanted.every((roll) => random.roll() === roll)) {
        this.seed = seedNumber(n);
        return this;
      }
    }
  }

  seeded(n: number): this {
    this.seed = seedNumber(n);
    return this;
  }

  start(): Playing {
    const described = { ...this.description, catcher: this.catcher, on: this.lying };
    const state = this.game.position?.(this.setup, described);
    if (!state?.ok) throw new Error(state?.message ?? 'no position');
    return new Playing(this, Match.from(this.game, this.setup, this.seed, state.value));
  }
}

/** A match that began at a scene, with short ways to act and to look. */
export class Playing {
  readonly scene: Scene;
  readonly match: Match<State, View>;

  constructor(begun: Scene, match: Match<State, View>) {
    this.scene = begun;
    this.match = match;
  }

  get state(): State {
    return this.match.state;
  }

  get view(): View {
    return this.match.view(YOU);
  }

  get ask(): string | undefined {
    return this.match.decision?.ask;
  }

  /** Keys of the options offered now. */
  get offered(): string[] {
    return (this.match.decision?.options ?? []).map(keyOf);
  }

  does(option: Option): this {
    const outcome = this.match.choose(option);
    if (!outcome.ok) throw new Error(outcome.message);
    return this;
  }

  walks(...zones: readonly string[]): this {
    for (const name of zones) this.does({ do: 'move', to: this.scene.zone(name) });
    return this;
  }

  attacks(dice: number): this {
    return this.does({ do: 'attack', dice });
  }

  hits(...rats: readonly string[]): this {
    for (const rat of rats) this.does({ do: 'hit', rat });
    return this;
  }

  setsTrap(zone: string): this {
    return this.does({ do: 'trap', zone: this.scene.zone(zone) });
  }

  uses(colour: 'yellow' | 'purple', zone: string): this {
    return this.does({ do: 'use', colour, zone: this.scene.zone(zone) });
  }

  /** So many rats of a pack to a zone; the rest to the other one, where the question says so. */
  sends(zone: string, rats: number, other?: string, rest?: number): this {
    const more = { ...(rest !== undefined && { rest }), ...(other && { other: this.scene.zone(other) }) };
    return this.does({ do: 'send', to: this.scene.zone(zone), rats, ...more });
  }

  slots(...slots: readonly Slot[]): this {
    for (const slot of slots) this.does({ do: 'slot', slot });
    return this;
  }

  ends(): this {
    return this.does({ do: 'end' });
  }

  /** Whether an option that begins with these words is offered. */
  offers(start: string): boolean {
    return this.offered.some((key) => key === start || key.startsWith(`${start} `));
  }

  at(kind: keyof State['on'], zone: string): number {
    return this.state.on[kind][this.scene.zone(zone)] ?? 0;
  }

  /** All rats of the three colours in a zone, e.g. '2 white 1 black'. */
  ratsAt(zone: string): string {
    const kinds = ['white', 'brown', 'black'] as const;
    return kinds.flatMap((kind) => (this.at(kind, zone) > 0 ? [`${this.at(kind, zone)} ${kind}`] : [])).join(' ');
  }

  events<T extends HuntEvent['type']>(type: T): Extract<HuntEvent, { type: T }>[] {
    const all = this.match.events(YOU) as readonly GameEvent[] as readonly HuntEvent[];
    return all.filter((event): event is Extract<HuntEvent, { type: T }> => event.type === type);
  }

  /** The types of all events so far. */
  get story(): string[] {
    return this.match.events(YOU).map(({ type }) => type);
  }

  get result(): string | undefined {
    return this.match.result?.reason;
  }

  expectOffer(...starts: readonly string[]): this {
    for (const start of starts) expect(this.offers(start), `${start} in ${this.offered.join(', ')}`).toBe(true);
    return this;
  }

  expectNoOffer(...starts: readonly string[]): this {
    for (const start of starts) expect(this.offers(start), `${start} in ${this.offered.join(', ')}`).toBe(false);
    return this;
  }
}

/** Well-mixed seeds by number (splitmix32), so that neighbouring numbers give unlike dice. */
function seedNumber(n: number): Seed {
  let at = n;
  const words = Array.from({ length: 4 }, () => {
    at = (at + 0x9e3779b9) | 0;
    let word = at ^ (at >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word ^= word >>> 15;
    word = Math.imul(word, 0x735a2d97);
    return ((word ^ (word >>> 15)) >>> 0).toString(16).padStart(8, '0');
  });
  return words.join('');
}
