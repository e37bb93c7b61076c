/** Small positions for tests: who stands where, whose turn it is, and dice that fall as they are told. */
import {
  CHECKPOINT,
  type Decision,
  type GameEvent,
  keyOf,
  type Option,
  Random,
  type Rules,
  Run,
  seedOf,
} from '@smallfolk/kernel';
import { book } from '../content/index.ts';
import { roomOf, spaceIn } from '../content/room-graph.ts';
import { rooms } from '../content/rooms.ts';
import { game } from '../game.ts';
import type { MiceEvent } from '../rules/events.ts';
import { openingState } from '../rules/opening.ts';
import { newMouse } from '../rules/party.ts';
import { Quest } from '../rules/quest.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import type { State, Turn } from '../state/state.ts';

/** Faces of the die by what they show. */
export const CHEESE = 0;
export const SWORD_STAR = 1;
export const SHIELD = 2;
export const BOW = 3;
export const BOW_STAR = 4;
export const SHIELD_STAR = 5;

export interface SceneOptions {
  readonly chapter?: string;
  readonly edition?: 'pl' | 'hu';
  readonly room?: string;
  /** Letters by hero. */
  readonly mice?: Readonly<Record<string, string>>;
  /** Kind and letter. */
  readonly minions?: readonly (readonly [string, string])[];
  /** From the top; the mice and then the minions where nothing is said. */
  readonly track?: readonly string[];
  /** Whose menu is open; the first mouse where nothing is said. */
  readonly turn?: string;
  readonly points?: number;
  /** 'start': the turn has not begun. */
  readonly stage?: Turn['stage'];
  /** What falls next, as faces or other numbers below n. */
  readonly dice?: readonly number[];
  change?(state: State): void;
}

export class Scene {
  readonly run: Run<State>;
  readonly events: MiceEvent[] = [];
  private readonly queue: number[];

  constructor(options: SceneOptions) {
    const random = Random.of(seedOf('scene'));
    this.queue = [...(options.dice ?? [])];
    const chance = random.below.bind(random);
    random.below = (n: number) => {
      const told = this.queue.shift();
      return told === undefined ? chance(n) : told;
    };
    this.run = new Run(game, stateOf(options), random, {
      checkpoint: () => {},
      emit: (event) => this.events.push(event as MiceEvent),
    });
  }

  get state(): State {
    return this.run.state;
  }
  get decision(): Decision {
    if (!this.run.decision) throw new Error('the chapter is over');
    return this.run.decision;
  }
  get keys(): string[] {
    return this.decision.options.map(keyOf);
  }

  dice(...faces: number[]): this {
    this.queue.push(...faces);
    return this;
  }

  /** Chooses by key; says what is offered if it is not. */
  choose(...keys: string[]): this {
    for (const key of keys) {
      const at = this.keys.indexOf(key);
      if (at < 0) throw new Error(`"${this.decision.ask}" does not offer ${key}; it offers ${this.keys.join(' | ')}`);
      this.run.answer(at);
    }
    return this;
  }

  offers(like: Partial<Option>): boolean {
    return this.decision.options.some((option) =>
      Object.entries(like).every(([name, value]) => option[name] === value),
    );
  }

  mouse(hero: string): Mouse {
    const mouse = this.state.mice.find((one) => one.hero === hero);
    if (!mouse) throw new Error(`${hero} is not here`);
    return mouse;
  }
  at(hero: string): string {
    return roomNow(this.state).letters[this.mouse(hero).space] ?? '';
  }
  minionsAt(letter: string): Minion[] {
    return this.state.minions.filter(({ space }) => roomNow(this.state).letters[space] === letter);
  }
  /** What rules hold in their hands, for those that ask nobody. */
  get t(): Quest {
    const emit = (event: GameEvent) => void this.events.push(event as MiceEvent);
    return new Quest(book, { state: this.state, random: this.run.random, reveal: () => {}, emit });
  }

  /**
   * Carries out one rule by itself on this table, where a whole turn would only get in the way. Questions are answered by
   * these keys in order, and then by the first option; they are returned with what the rule returned.
   */
  only<T>(rule: (t: Quest) => Rules<T>, ...keys: string[]): { readonly asked: Decision[]; readonly came: T } {
    const rules = rule(this.t);
    const asked: Decision[] = [];
    let step = rules.next(0);
    while (!step.done) {
      let answer = 0;
      if (step.value !== CHECKPOINT) {
        asked.push(step.value as Decision);
        const key = keys.shift();
        answer = key === undefined ? 0 : (step.value as Decision).options.map(keyOf).indexOf(key);
        if (answer < 0) throw new Error(`${key} is not offered`);
      }
      step = rules.next(answer);
    }
    return { asked, came: step.value };
  }

  told(type: MiceEvent['type']): MiceEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}

export const scene = (options: SceneOptions = {}): Scene => new Scene(options);

const roomNow = (state: State) => book.room(state.room);

function stateOf(options: SceneOptions): State {
  const setup = { chapter: options.chapter ?? '01', players: 1, party: 'choose', edition: options.edition ?? 'pl' };
  const state = openingState(book, setup, Random.of(seedOf('state')), null);
  const room = options.room ?? state.room;
  const plan = rooms.find(({ id }) => id === room);
  if (!plan) throw new Error(`there is no room ${room}`);
  const graph = roomOf(plan);
  for (const tile of state.tiles) if (tile.tile === plan.tile) tile.up = room;
  state.room = room;
  state.visited = [room];
  state.phase = 'play';
  state.round = 1;
  for (const [hero, letter] of Object.entries(options.mice ?? { collin: graph.letters[0] ?? 'a' })) {
    const mouse = {
      ...newMouse(hero, 0),
      turns: 1,
      space: spaceIn(graph, letter),
      body: [...book.hero(hero).starting],
    };
    for (const card of mouse.body) state.searchDeck.splice(state.searchDeck.indexOf(card), 1);
    state.mice.push(mouse);
  }
  for (const [kind, letter] of options.minions ?? []) {
    const id = state.nextMinion++;
    state.minions.push({
      id,
      kind,
      space: spaceIn(graph, letter),
      down: false,
      acted: false,
      greedy: false,
      lifeLess: 0,
    });
  }
  const kinds = [...new Set(state.minions.map(({ kind }) => kind))];
  const cards = kinds.flatMap((kind) =>
    book
      .kind(kind)
      .cards.slice(0, book.kind(kind).inPlay)
      .map(({ id }) => id),
  );
  const track = options.track ?? [...state.mice.map(({ hero }) => hero), ...cards];
  state.track = track.map((card) => ({ card, wounds: 0, done: false }));
  const card = options.turn ?? track[0] ?? '';
  state.turn = {
    card,
    stage: options.stage ?? (book.isHero(card) ? 'menu' : 'start'),
    die: 2,
    points: options.points ?? 4,
    move: 'ready',
    actions: 1,
    free: [],
    anew: false,
    over: false,
    notes: [],
  };
  options.change?.(state);
  return state;
}
