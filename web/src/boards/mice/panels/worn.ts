/** What a mouse wears, by the places of its body: head and chest on one side, paws on the other, the rest below. */
import { cardOf } from '../printed.ts';

export interface Worn {
  readonly head: string | undefined;
  readonly chest: string | undefined;
  /** What needs two paws is in both. */
  readonly paws: readonly [string | undefined, string | undefined];
  readonly others: readonly string[];
}

export function wornOf(body: readonly string[]): Worn {
  const at = (slot: string) => body.find((card) => cardOf(card)?.slot === slot && !cardOf(card)?.paws);
  const held = body.flatMap((card) => Array.from({ length: cardOf(card)?.paws ?? 0 }, () => card));
  const [head, chest] = [at('head'), at('chest')];
  const shown = new Set([head, chest, ...held.slice(0, 2)]);
  return { head, chest, paws: [held[0], held[1]], others: body.filter((card) => !shown.has(card)) };
}
