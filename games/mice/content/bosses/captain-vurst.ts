/** Captain Vurst (M202): a rat's figure, but no rat for anything that names rats. Pistoleer: cheese gives one more attack. */
import { minionAttack } from '../../rules/minion-attack.ts';
import type { MinionCard, MinionKind } from '../minion-kind.ts';

const card: MinionCard = {
  id: 'vurst',
  reach: 'ranged',
  battle: 3,
  defense: 3,
  life: 3,
  keepsCheese: true,
  *attacked(t, figure, cheese) {
    const { attacked: _, ...once } = card; // no chain of attacks
    if (cheese > 0) yield* minionAttack(t, figure, once);
  },
};

export const captainVurst: MinionKind = {
  id: 'captain-vurst',
  size: 'small',
  figure: 'rat',
  figures: 1,
  boss: true,
  inPlay: 1,
  cards: [card],
  provenance: 'rulebook (marker); published (numbers, ability); own (no chain of attacks)',
};
