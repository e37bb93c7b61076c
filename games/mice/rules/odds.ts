/** Chances before one commits: to hit, to be hit, to climb out, to pass a trap, to find (M9, M10). */
import { FACES } from './dice.ts';

type Sign = 'sword' | 'shield' | 'bow' | 'star' | 'cheese';

/** How many of the six faces carry the sign. */
export const facesWith = (sign: Sign): number => FACES.filter((face) => face[sign]).length;

/** The chance of at least one such sign with so many dice. */
export const chanceOf = (sign: Sign, dice: number): number => 1 - (1 - facesWith(sign) / FACES.length) ** dice;

/** The chance of each number of such signs, from 0 to all dice. */
export function spread(sign: Sign, dice: number): number[] {
  const chance = facesWith(sign) / FACES.length;
  let spreading = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(spreading.length + 1).fill(0);
    spreading.forEach((share, signs) => {
      next[signs] = (next[signs] ?? 0) + share * (1 - chance);
      next[signs + 1] = (next[signs + 1] ?? 0) + share * chance;
    });
    spreading = next;
  }
  return spreading;
}

const known = new Map<string, number>();

/** The chance that so many dice wound at least `wounds` times against so many dice of defense. */
export function chanceToWound(reach: 'melee' | 'ranged', dice: number, defense: number, wounds = 1): number {
  const key = `${reach} ${dice} ${defense} ${wounds}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const hits = spread(reach === 'melee' ? 'sword' : 'bow', dice);
  const blocks = spread('shield', defense);
  let chance = 0;
  hits.forEach((hitShare, hit) => {
    blocks.forEach((blockShare, block) => {
      if (hit - block >= wounds) chance += hitShare * blockShare;
    });
  });
  known.set(key, chance);
  return chance;
}

/** The chance of at least so many unblocked hits when the hits are known. */
export function chanceToSuffer(hits: number, defense: number, wounds = 1): number {
  return spread('shield', defense).reduce((sum, share, block) => (hits - block >= wounds ? sum + share : sum), 0);
}
