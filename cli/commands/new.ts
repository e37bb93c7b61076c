/** `smallfolk new`: a folder with a tiny game that passes its tests, in the layout of all games, and what to do next. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../arguments.ts';
import { makeGame, namingOf } from '../new/make.ts';

const HELP = `smallfolk new <game>     a new game: games/<game> with a tiny game that passes its tests, and its place on the shelf

The name is what one types: small letters, digits and single hyphens, as in mole-run.
`;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export async function newCommand(args: string[]): Promise<number> {
  const options = { help: { type: 'boolean', short: 'h', default: false } } as const;
  const { values, positionals } = readArguments({ args, options, allowPositionals: true });
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || rest.length > 0) {
    (values.help ? process.stdout : process.stderr).write(HELP);
    return values.help ? 0 : 2;
  }
  const files = makeGame(ROOT, name);
  format(files);
  for (const file of files) process.stdout.write(`  ${relative(ROOT, file)}\n`);
  process.stdout.write(nextSteps(name));
  return 0;
}

/** The name is longer or shorter than the template's: lines may break elsewhere. */
function format(files: readonly string[]): void {
  const biome = join(ROOT, 'node_modules', '.bin', 'biome');
  if (existsSync(biome))
    spawnSync(biome, ['check', '--write', ...files.filter((file) => file.endsWith('.ts'))], { cwd: ROOT });
}

export function nextSteps(name: string): string {
  const { title, letter } = namingOf(name);
  return `
${title} stands on the shelf. What to do next, and what you should see:

1. npm exec -- vitest run games/${name}
   All tests pass: three rules, and what every game owes its players.
2. npx smallfolk play ${name}
   "21 acorns lie there. How many do you take?" Answer with a number; "why" says rule ${letter}1.
3. npx smallfolk simulate ${name} --seats greedy,random --rotate --games 200
   greedy wins nearly always: it can see the end coming (bot/estimate.ts).
4. npm start
   The page: ${title} has a plain box on the shelf. "Play now" opens a table in words that can be played.
5. npm run rules
   "${name}: ${title} (in progress): 3 of 3 rules have a test that names them".
6. Make it yours: the rulebook docs/rules/${name}.md, then rules/turn.ts and its test, state/, content/, words/.
   Change HANDFUL in rules/turn.ts to 4 and run step 1 again: the test of ${letter}1 fails. That is what it is for.
7. npm install, npm run format, npm run check
   Before you commit: the new package is noted, everything is in form, and nothing is against the picture of the parts.

A board of its own goes to web/src/boards/${name}/ (see web/src/boards/index.ts), a cover to web/public/covers/.
`;
}
