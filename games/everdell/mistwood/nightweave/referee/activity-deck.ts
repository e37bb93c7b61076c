/** Her activity cards as the table knows them: which may still come, how many lie in the deck (W85-W91, W195, OW1). */
import type { ActivityCard, SeasonName } from '../activity/card.ts';
import { ACTIVITY } from '../activity/cards.ts';

const pileOf = (season: SeasonName): ActivityCard[] => ACTIVITY.filter((card) => card.season === season);

/** W88. One winter card with the worker symbol went back to the box, and nobody knows which. */
const BOXED = 1;

export class ActivityDeck {
  private hidden = pileOf('winter');
  private revealed: ActivityCard[] = [];
  private readonly winterWorkers = new Set<string>();
  private reveals = 0;

  get size(): number {
    return this.hidden.length - BOXED;
  }

  get revealedSize(): number {
    return this.revealed.length;
  }

  /** The card of that name; a sentence if it cannot be the next one. */
  reveal(id: string): ActivityCard | string {
    const card = this.hidden.find((other) => other.id === id);
    if (!card) return 'a card that is in the deck, not yet revealed (W85, W121, W195)';
    if (this.reveals === 0 && card.symbol !== 'worker') return 'a card with the worker symbol, as the first one (W90)';
    if (card.season === 'winter' && card.symbol === 'worker') this.winterWorkers.add(card.id);
    if (this.winterWorkers.size > 4) return 'one of the four winter cards with the worker symbol (W88)';
    this.reveals++;
    this.hidden = this.hidden.filter((other) => other !== card);
    this.revealed.push(card);
    return card;
  }

  /** W195. The present deck, revealed or not, with the pile of the coming season. */
  add(season: SeasonName): void {
    this.hidden = [...this.hidden, ...this.revealed, ...pileOf(season)];
    this.revealed = [];
  }

  /** OW1. The revealed cards become the deck again; the one in the box stays there. */
  reshuffle(): void {
    this.hidden = [...this.hidden, ...this.revealed];
    this.revealed = [];
  }
}
