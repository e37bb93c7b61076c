/** Says after the tests how long each part of the house took, and which of them had to be tried again. */
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export default class PartTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({ file: relative(process.cwd(), module.moduleId), ms: timeOf(module) }));
    process.stdout.write(`${timesOf(files)}\n`);
    for (const name of modules.flatMap(retried)) process.stdout.write(`  tried again: ${name}\n`);
  }
}

/** What failed at first and then did not: a fault of the page or of the test, to be found. */
function retried(module: TestModule): string[] {
  const again = [...module.children.allTests()].filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
  return again.map(({ fullName }) => `${relative(process.cwd(), module.moduleId)} > ${fullName}`);
}

/** What a file cost: its tests, and what had to be made ready for them. */
function timeOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
  return duration + collectDuration + setupDuration + prepareDuration;
}

/** One line for each part, the longest first, and one for all. */
export function timesOf(files: readonly { readonly file: string; readonly ms: number }[]): string {
  const parts = new Map<string, { ms: number; files: number }>();
  for (const { file, ms } of files) {
    const part = partOf(file);
    const known = parts.get(part) ?? { ms: 0, files: 0 };
    parts.set(part, { ms: known.ms + ms, files: known.files + 1 });
  }
  const rows = [...parts].sort(([, a], [, b]) => b.ms - a.ms);
  const all = files.reduce((sum, { ms }) => sum + ms, 0);
  return [...rows, ['together', { ms: all, files: files.length }] as const]
    .map(([part, { ms, files }]) => `  ${part.padEnd(20)}${(ms / 1000).toFixed(1).padStart(8)} s  ${files} files`)
    .join('\n');
}

/** A game is a part of its own, and so are the tests of the page in a real browser. */
function partOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return (first === 'games' && !second.includes('.')) || second === 'e2e' ? `${first}/${second}` : first;
}
