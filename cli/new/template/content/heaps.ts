/** The heaps to choose from: data, with nothing to be decided here. */
export interface Heap {
  readonly name: string;
  readonly acorns: number;
}

export const HEAPS: readonly Heap[] = [
  { name: 'small', acorns: 15 },
  { name: 'middling', acorns: 21 },
  { name: 'large', acorns: 30 },
];

export function heapNamed(name: unknown): Heap {
  const heap = HEAPS.find((heap) => heap.name === name);
  if (!heap) throw new Error(`there is no heap ${name}`);
  return heap;
}
