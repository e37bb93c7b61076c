/** `smallfolk bench`: how fast it all is, in ratios that hold on any machine, beside the floors written down. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compareWith } from '@smallfolk/lab/bench/against.ts';
import { unitPace } from '@smallfolk/lab/bench/measure.ts';
import { type BenchedPart, benchedParts, benchmarksOf } from '@smallfolk/lab/bench/parts.ts';
import { type Finding, findings, isMet } from '@smallfolk/lab/bench/results.ts';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { readArguments, wholeNumber } from '../arguments.ts';

const HELP = `smallfolk bench [part ...] [options]     how fast it is: kernel, a game, bots, server ...

Every figure is a ratio within one run: to the unit of this machine (a move of the kernel's tic-tac-toe), to boardgame.io,
or, with --against, to another commit, both in turns. A floor is what the ratio was when it was written down, less 15 %.

  --strict             fails if a floor is missed
  --against <commit>   checks it out beside, runs both in turns, and prints ratios with their spread
  --rounds 5           how many turns each has then
  --json               one line of JSON for each figure
`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const OPTIONS = {
  strict: { type: 'boolean', default: false },
  against: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  json: { type: 'boolean', default: false },
  unit: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export async function benchCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, options: OPTIONS, allowPositionals: true });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const parts = wanted(positionals);
  if (values.against !== undefined) {
    for (const part of parts) {
      process.stdout.write(`\n${part.name}, this : ${values.against}\n`);
      for (const line of compareWith(ROOT, values.against, part, wholeNumber('--rounds', values.rounds)))
        process.stdout.write(`${line}\n`);
    }
    return 0;
  }
  const [part] = parts;
  if (parts.length === 1 && part) return measure(part, values);
  return eachInItsOwnProcess(
    parts,
    args.filter((arg) => arg.startsWith('-')),
  );
}

function wanted(names: readonly string[]): BenchedPart[] {
  const all = benchedParts(ROOT);
  const found = names.length === 0 ? all : all.filter(({ name }) => names.some((part) => name.includes(part)));
  if (found.length > 0) return found;
  throw new UserError(
    `There are no benchmarks of ${names.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
  );
}

async function measure(
  part: BenchedPart,
  how: { json: boolean; strict: boolean; unit?: string | undefined },
): Promise<number> {
  using unit = unitPace(how.unit);
  const found: Finding[] = [];
  if (!how.json) process.stdout.write(`\n${part.name}\n`);
  for await (const finding of findings(await benchmarksOf(ROOT, part), unit)) {
    found.push(finding);
    process.stdout.write(`${how.json ? JSON.stringify(finding) : line(finding)}\n`);
  }
  const judged = found.filter(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined);
  const missed = judged.filter((finding) => !isMet(finding)).length;
  if (!how.json) process.stdout.write(`  ${judged.length - missed} of ${judged.length} floors held\n`);
  return how.strict && missed > 0 ? 1 : 0;
}

/** What one game has taught the compiler would slow the next one down, and nobody plays two games in one process. */
function eachInItsOwnProcess(parts: readonly BenchedPart[], flags: readonly string[]): number {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const codes = parts.map(
    ({ name }) => spawnSync(process.execPath, [main, 'bench', name, ...flags], { stdio: 'inherit' }).status,
  );
  return codes.every((code) => code === 0) ? 0 : 1;
}

function line(finding: Finding): string {
  const { name, value, low, high, unit, rate, atLeast, atMost } = finding;
  const spread = low === high ? '' : `(${number(low)} to ${number(high)})`;
  const floor = atLeast === undefined ? '' : `at least ${number(atLeast)}`;
  const ceiling = atMost === undefined ? '' : `at most ${number(atMost)}`;
  const judged = floor || ceiling ? `${isMet(finding) ? 'held' : 'MISSED'}: ${floor}${ceiling}` : '';
  const each = rate === undefined ? '' : `${number(rate)}/s`;
  return `  ${name.padEnd(48)}${number(value).padStart(9)} ${unit.padEnd(32)}${spread.padEnd(22)}${each.padStart(13)}  ${judged}`.trimEnd();
}

function number(value: number): string {
  return new Intl.NumberFormat('en', { maximumSignificantDigits: value < 1000 ? 3 : 4 }).format(value);
}
