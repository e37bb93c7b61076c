/** Finds out where the game turned: a bot in a worker of its own looks at every choice, while one watches. */
import { type OpenDecision, PERSON, type Snapshot } from '@smallfolk/protocol';
import { Engine } from '../engine/engine.ts';
import { fetchGame, keep } from '../store/games.ts';
import { begun } from '../store/share.ts';
import { type Estimate, estimateOf, inHindsight, turningPoints } from './estimates.ts';
import { fetchPlayed } from './played.ts';

/** How long it may think about a choice, in milliseconds. */
const TIME = 150;

export class Turning {
  estimates = $state.raw<readonly Estimate[]>([]);
  /** Choices looked at, while it thinks; undefined otherwise. */
  looked = $state<number>();
  failed = $state(false);
  readonly points = $derived(turningPoints(this.estimates));
  private engine: Engine | undefined;
  private readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** What was found out before is kept with the game. */
  async recall(): Promise<void> {
    this.estimates = (await fetchGame(this.id))?.estimates ?? [];
  }

  async think(): Promise<void> {
    const stored = await fetchPlayed(this.id);
    if (!stored || this.looked !== undefined) return;
    const engine = new Engine();
    this.engine = engine;
    this.failed = false;
    this.estimates = [];
    const { save } = stored;
    const stand = (at: number) =>
      engine.ask({ do: 'load', save: { ...begun(save, at), practice: false }, pace: 'step' });
    for (const [at, key] of save.choices.entries()) {
      this.looked = at;
      const loaded = await stand(at);
      if (this.engine !== engine) return;
      if (!loaded.ok) this.failed = true;
      const decision = loaded.ok ? openOf(loaded.snapshot) : undefined;
      if (!decision) continue;
      if (save.seats[decision.seat] !== PERSON || decision.options.length < 2 || decision.some) continue;
      const told = await engine.ask({ do: 'hint', seat: decision.seat, ms: TIME });
      if (this.engine !== engine) return;
      const estimate = told.ok ? estimateOf(at, decision, key, told.hint) : undefined;
      if (estimate) this.estimates = [...this.estimates, estimate];
    }
    const over = await stand(save.choices.length);
    if (this.engine !== engine) return;
    this.estimates = inHindsight(this.estimates, over.ok ? over.snapshot.result : undefined);
    this.stop();
    if (await fetchGame(this.id)) await keep({ ...stored, estimates: structuredClone(this.estimates) as Estimate[] });
  }

  stop(): void {
    this.engine?.close();
    this.engine = undefined;
    this.looked = undefined;
  }
}

function openOf({ decision }: Snapshot): OpenDecision | undefined {
  return decision && 'options' in decision ? decision : undefined;
}
