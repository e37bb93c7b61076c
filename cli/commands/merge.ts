/** `smallfolk merge`: joins the shards of a simulation into the files that one machine would have written. */
import { rmSync } from 'node:fs';
import { boxAt } from '@smallfolk/lab/boxes/box-at.ts';
import { merge, planOf, shardsIn } from '@smallfolk/lab/count/merge.ts';
import { progressIn, Store } from '@smallfolk/lab/count/store.ts';
import { gamesOf } from '@smallfolk/lab/plan/plan.ts';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { readArguments } from '../arguments.ts';
import { conclude } from './run-plan.ts';

const HELP = `smallfolk merge <folder> ... --out report     joins what smallfolk simulate --shard has played

  --out folder   games.jsonl, tally.json, report.html and saves of failed games, byte for byte as from one machine
  --fresh        begins anew even if that folder holds results
`;

const OPTIONS = {
  out: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export async function mergeCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, options: OPTIONS, allowPositionals: true });
  if (values.help || positionals.length === 0) {
    (values.help ? process.stdout : process.stderr).write(HELP);
    return values.help ? 0 : 2;
  }
  if (values.out === undefined) throw new UserError('--out says where the whole goes.');
  const shards = shardsIn(positionals);
  const plan = planOf(shards);
  const box = await boxAt(plan.game);
  if (values.fresh) rmSync(values.out, { recursive: true, force: true });
  if (progressIn(values.out))
    throw new UserError(`${values.out} holds a simulation; choose another --out, or start over with --fresh.`);
  const store = new Store(plan, values.out, undefined);
  await merge(shards, store);
  const { done, tally } = store;
  const end = { done, failed: tally.failed, total: gamesOf(plan), interrupted: false, trouble: undefined };
  return conclude(box, store, end);
}
