/** Joins the shards of a simulation: their batches are added in the order in which one machine would have played them. */
import { batchesOf, type Plan } from '../plan/plan.ts';
import { nameOfShard } from '../plan/shard.ts';
import { UserError } from '../user-error.ts';
import { resultsIn, type ShardProgress, shardIn } from './shard-store.ts';
import type { Store } from './store.ts';

interface Found {
  readonly folder: string;
  readonly progress: ShardProgress;
}

/** The shards in these folders in their order; refused with a sentence unless they are all of one simulation, and done. */
export function shardsIn(folders: readonly string[]): Found[] {
  const found = folders.map((folder): Found => {
    const progress = shardIn(folder);
    if (!progress) throw new UserError(`${folder} holds no shard; smallfolk simulate --shard writes one.`);
    return { folder, progress };
  });
  const [first] = found;
  if (!first) throw new UserError('No shards are named.');
  const { plan, shard } = first.progress;
  for (const { folder, progress } of found) {
    const same = JSON.stringify(progress.plan) === JSON.stringify(plan) && progress.shard.of === shard.of;
    if (!same) throw new UserError(`${folder} is a part of another simulation than ${first.folder}.`);
  }
  return Array.from({ length: shard.of }, (_, place) => {
    const here = found.filter(({ progress }) => progress.shard.number === place + 1);
    const [one, other] = here;
    const name = nameOfShard({ number: place + 1, of: shard.of });
    if (!one) throw new UserError(`Shard ${name} is missing.`);
    if (other) throw new UserError(`Shard ${name} is there twice: ${one.folder} and ${other.folder}.`);
    checkDone(one);
    return one;
  });
}

function checkDone({ folder, progress: { plan, shard, batches } }: Found): void {
  const all = Array.from(batchesOf(plan)).filter((_, place) => place % shard.of === shard.number - 1).length;
  if (batches < all)
    throw new UserError(
      `Shard ${nameOfShard(shard)} in ${folder} is not finished (${batches} of ${all} batches); its command goes on with it.`,
    );
}

export const planOf = ([first]: readonly Found[]): Plan => (first as Found).progress.plan;

/** Adds all batches to the store, from each shard in turn. */
export async function merge(shards: readonly Found[], store: Store): Promise<void> {
  const results = shards.map(({ folder }) => resultsIn(folder));
  for (let open = results.length; open > 0; ) {
    for (const each of results) {
      const { done, value } = await each.next();
      if (done) open--;
      else store.add(value.result, value.games);
    }
    if (open < results.length) break; // Those in front had one batch more: all is taken.
  }
  for (const each of results) await each.return(undefined);
}
