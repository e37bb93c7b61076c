/** The keeping of one game in this browser: stored at every choice, and played in one tab at a time. */
import { type Kept, keep, type StoredGame } from '../store/games.ts';
import { hold, type Lock } from './tabs.ts';

export class Keeping {
  readonly id: string;
  /** Whether the last choice is stored. */
  kept = $state<Kept>('kept');
  private lock: Lock | undefined;

  constructor(id: string) {
    this.id = id;
  }

  async store(game: Omit<StoredGame, 'id' | 'updated'>): Promise<void> {
    this.kept = await keep({ ...game, id: this.id, updated: Date.now() });
  }

  /** False if another tab plays it. `here`: that tab must let go, and is told by `lost`. */
  async claim(here: boolean, lost: () => void): Promise<boolean> {
    this.lock ??= await hold(`smallfolk-${this.id}`, here, () => {
      this.lock = undefined;
      lost();
    });
    return this.lock !== undefined;
  }

  release(): void {
    this.lock?.release();
  }
}
