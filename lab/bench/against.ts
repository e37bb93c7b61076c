/** This commit beside another: both are run in turns, in processes of their own, with the same unit of the machine. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.ts';
import { spreadOf } from './measure.ts';
import type { BenchedPart } from './parts.ts';
import type { Finding } from './results.ts';

/** A line for each figure: how it stands here to how it stood there, with the spread of all turns. */
export function compareWith(root: string, commit: string, part: BenchedPart, rounds: number): string[] {
  const other = checkedOut(root, commit);
  try {
    if (!existsSync(join(other, 'lab/bench/results.ts')) || !existsSync(join(other, dirname(part.file)))) {
      throw new UserError(`${commit} has no such benchmarks of ${part.name}: nothing to compare with.`);
    }
    // A benchmark that is new here measures what was there before as well.
    if (!existsSync(join(other, part.file))) copyFileSync(join(root, part.file), join(other, part.file));
    const turns = Array.from({ length: rounds }, (_, round) => {
      const sides = round % 2 === 0 ? [root, other] : [other, root];
      const found = sides.map((side) => run(side, root, part));
      return round % 2 === 0 ? found : found.toReversed();
    });
    return linesOf(turns);
  } finally {
    git(root, 'worktree', 'remove', '--force', other);
  }
}

function linesOf(turns: readonly (readonly Finding[][])[]): string[] {
  return (turns[0]?.[0] ?? []).map(({ name, unit }) => {
    const same = (finding: Finding) => finding.name === name && finding.unit === unit;
    const ratios = turns.flatMap(([here, there]) => {
      const [a, b] = [here?.find(same)?.value, there?.find(same)?.value];
      return a === undefined || b === undefined ? [] : [a / b];
    });
    if (ratios.length === 0) return `  ${name.padEnd(48)} is new`;
    const { ratio, low, high } = spreadOf(ratios);
    return `  ${name.padEnd(48)}${ratio.toFixed(3)}  (${low.toFixed(3)} to ${high.toFixed(3)})  ${unit}`;
  });
}

function run(side: string, root: string, { name }: BenchedPart): Finding[] {
  const args = [join(side, 'cli/main.ts'), 'bench', name, '--json', '--unit', join(root, 'lab/bench/unit.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: side });
  if (status !== 0) throw new UserError(`The benchmarks of ${name} do not run in ${side}: ${stderr.trim()}`);
  return stdout
    .trim()
    .split('\n')
    .map((line): Finding => JSON.parse(line));
}

/** The commit in a folder of its own, which uses what is installed here but its own packages of the house. */
function checkedOut(root: string, commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'smallfolk-against-'));
  rmSync(folder, { recursive: true });
  try {
    git(root, 'worktree', 'add', '--detach', folder, commit);
  } catch {
    throw new UserError(`--against: there is no commit "${commit}" here.`);
  }
  const own = join(folder, 'node_modules', '@smallfolk');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@smallfolk') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'node_modules', '@smallfolk'))) {
    const place = [name, join('games', name)].find((path) => existsSync(join(folder, path, 'package.json')));
    if (place) symlinkSync(join(folder, place), join(own, name));
  }
  return folder;
}

function git(root: string, ...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: 'pipe' });
}
