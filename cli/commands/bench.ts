/** `smallfolk bench`: how fast it all is, beside what it should be. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { benchKernel } from '@smallfolk/lab/bench/kernel.ts';
import { type Bench, isMet, type Measure } from '@smallfolk/lab/bench/measure.ts';
import { readArguments } from '../arguments.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export async function benchCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    options: { strict: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) return eachInItsOwnProcess(args);
  const wanted = (name: string) => positionals.some((part) => name.includes(part));
  const measures: Measure[] = [];
  if (wanted('kernel')) measures.push(...show('kernel', benchKernel()));
  for (const file of [...globSync('games/*/testing/bench.ts', { cwd: ROOT }), 'bots/bench.ts'].filter(wanted)) {
    if (!existsSync(`${ROOT}/${file}`)) continue;
    const { bench }: { bench: Bench } = await import(pathToFileURL(`${ROOT}/${file}`).href);
    measures.push(...show(file.replace(/(\/testing)?\/bench\.ts$/, ''), await bench()));
  }
  const missed = measures.filter((measure) => !isMet(measure)).length;
  const targets = measures.filter(({ target }) => target !== undefined).length;
  process.stdout.write(`\n${targets - missed} of ${targets} targets met\n`);
  return values.strict && missed > 0 ? 1 : 0;
}

/** What one game has taught the compiler would slow the next one down, and nobody plays two games in one process. */
function eachInItsOwnProcess(args: readonly string[]): number {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const parts = ['kernel', ...globSync('games/*/testing/bench.ts', { cwd: ROOT }).sort(), 'bots/bench.ts'];
  const codes = parts.map(
    (part) => spawnSync(process.execPath, [main, 'bench', part, ...args], { stdio: 'inherit' }).status,
  );
  return codes.every((code) => code === 0) ? 0 : 1;
}

function show(what: string, measures: readonly Measure[]): readonly Measure[] {
  process.stdout.write(`\n${what}\n`);
  for (const measure of measures) process.stdout.write(`${line(measure)}\n`);
  return measures;
}

function line(measure: Measure): string {
  const { name, value, unit, target, atMost } = measure;
  const judged =
    target === undefined
      ? ''
      : `${isMet(measure) ? 'met' : 'MISSED'}: ${atMost ? 'at most' : 'at least'} ${number(target)}`;
  return `  ${name.padEnd(48)}${number(value).padStart(14)} ${unit.padEnd(22)}${judged}`.trimEnd();
}

function number(value: number): string {
  return new Intl.NumberFormat('en', { maximumSignificantDigits: value < 1000 ? 3 : 4 }).format(value);
}
