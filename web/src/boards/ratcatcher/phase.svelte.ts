/** Which part of the round is being shown: it follows the events, because the table itself only knows its own turn. */
import type { GameEvent } from '@smallfolk/kernel';

/** 0-2: refresh, actions, expansion of the ratcatcher's turn; 3-9: the seven phases of the rats' turn (R69, R155). */
class RoundPhase {
  now = $state(1);

  follow(event: GameEvent | undefined): void {
    if (!event) {
      this.now = 1;
      return;
    }
    if (event.type === 'turn') this.now = event.whose === 'rats' ? 3 : 0;
    else if (event.type === 'refreshed') this.now = 0;
    else this.now = this.within(event.type) ?? this.now;
  }

  private within(type: string): number | undefined {
    if (type === 'expansion' || type === 'township-drawn' || type === 'township-placed') return this.now < 3 ? 2 : 8;
    if (this.now < 3) return undefined;
    return RATS[type];
  }
}

const RATS: Readonly<Record<string, number>> = {
  'nemesis-rolled': 3,
  'rats-moved': 3,
  'rat-took-token': 3,
  'trap-sprung': 4,
  'attack-rolled': 4,
  'nemesis-bit': 5,
  'peculiar-bit': 5,
  'rats-bit': 5,
  wounded: 5,
  'cheese-consumed': 6,
  tracker: 6,
  'rats-returned': 9,
  'tokens-returned': 9,
  'traps-returned': 9,
  'questions-removed': 9,
  'peculiar-left': 9,
  'rat-spawned': 7,
};

export const roundPhase = new RoundPhase();
