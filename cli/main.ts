#!/usr/bin/env node
/** `smallfolk`: the terminal's front door. Opens the command that was asked for, and says errors as sentences. */
import { UserError } from '@smallfolk/lab/user-error.ts';

const HELP = `Smallfolk: small creatures against an opponent that plays itself

  smallfolk                    the shelf: choose a game, or go on with one
  smallfolk play <game>        play in the terminal        smallfolk play --help
  smallfolk campaign <game>    matches that hang together  smallfolk campaign --help
  smallfolk replay <save>      step through a saved game   smallfolk replay --help
  smallfolk rules <game> [n]   the rulebook, or one rule or word of it
  smallfolk serve              page and rooms for friends (docs/hosting.md)
  smallfolk engine             play by JSON lines on stdin and stdout (docs/protocol.md)
  smallfolk simulate <game>    thousands of games, and a report
  smallfolk merge <folders>    joins what simulate --shard has played on many machines
  smallfolk compare <a> <b>    which of two bots is the stronger
  smallfolk learn <game>       a game's first impressions, learned from a search
  smallfolk new <game>         begins a new game: a folder that passes its tests
  smallfolk bench              how fast it all is
`;

/** Each command comes with the code it needs, and only then. The number returned is the exit code. */
const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  shelf: async (args) => (await import('./commands/shelf.ts')).shelfCommand(args),
  play: async (args) => (await import('./commands/play.ts')).playCommand(args),
  campaign: async (args) => (await import('./commands/campaign.ts')).campaignCommand(args),
  replay: async (args) => (await import('./commands/replay.ts')).replayCommand(args),
  rules: async (args) => (await import('./commands/rules.ts')).rulesCommand(args),
  serve: async (args) => (await import('./commands/serve.ts')).serveCommand(args),
  engine: async (args) => (await import('./engine/engine.ts')).engineCommand(args),
  bench: async (args) => (await import('./commands/bench.ts')).benchCommand(args),
  simulate: async (args) => (await import('./commands/simulate.ts')).simulate(args),
  merge: async (args) => (await import('./commands/merge.ts')).mergeCommand(args),
  new: async (args) => (await import('./commands/new.ts')).newCommand(args),
  learn: async (args) => (await import('./commands/learn.ts')).learnCommand(args),
  compare: async (args) => (await import('./commands/compare.ts')).compare(args),
  version: async () => {
    const { default: about } = await import('../package.json', { with: { type: 'json' } });
    process.stdout.write(`${about.version}\n`);
    return 0;
  },
  help: async () => {
    process.stdout.write(HELP);
    return 0;
  },
};

async function main([command = 'shelf', ...args]: string[]): Promise<number> {
  if (command === '--help' || command === '-h') return main(['help']);
  if (command === '--version') return main(['version']);
  if (command.startsWith('-')) return main(['shelf', command, ...args]);
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run) throw new UserError(`There is no command "${command}". smallfolk help lists them all.`);
  return run(args);
}

// A reader that has gone away (smallfolk ... | head) is no error.
process.stdout.on('error', () => process.exit(0));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UserError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${describeBug(error)}\n`);
  process.exitCode = error instanceof UserError ? 2 : 1;
}

function describeBug(error: unknown): string {
  if (process.env.SMALLFOLK_DEBUG && error instanceof Error) return error.stack ?? error.message;
  const what = error instanceof Error ? error.message : String(error);
  return `Something went wrong inside Smallfolk: ${what}\nWith SMALLFOLK_DEBUG=1 it says where; please report it.`;
}
