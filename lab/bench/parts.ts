/** Which parts of the house bring benchmarks: the kernel, and every `bench.ts` of a game or another part. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Benchmarks } from '@smallfolk/kernel/bench';

export interface BenchedPart {
  readonly name: string;
  /** Below the root. */
  readonly file: string;
}

const PLACES = ['games/*/testing/bench.ts', '{bots,protocol,server,web}/{bench,testing/bench,e2e/bench}.ts'];

export function benchedParts(root: string): BenchedPart[] {
  const files = PLACES.flatMap((place) => globSync(place, { cwd: root }).sort());
  const found = files.map((file) => ({ name: file.replace(/\/(?:testing\/|e2e\/)?bench\.ts$/, ''), file }));
  return [{ name: 'kernel', file: 'lab/bench/kernel.ts' }, ...found];
}

export async function benchmarksOf(root: string, { file }: BenchedPart): Promise<Benchmarks> {
  const { benchmarks }: { benchmarks?: Benchmarks } = await import(pathToFileURL(join(root, file)).href);
  if (!benchmarks) throw new Error(`${file} exports no "benchmarks" (kernel/bench.ts says what these are)`);
  return benchmarks;
}
