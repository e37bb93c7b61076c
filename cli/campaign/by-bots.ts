/** `smallfolk campaign <game> simulate`: whole campaigns by bots, each verified from its matches, and what became of them. */
import { type Box, newSeed, type Setup, type Words } from '@smallfolk/kernel';
import { playCampaign } from '@smallfolk/lab/play/whole-campaign.ts';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { type CampaignRecord, isWon, legacyOf, verifying } from '@smallfolk/protocol';

export interface Wanted {
  readonly setup: Setup;
  readonly seats: readonly string[];
  readonly seed: string | undefined;
  readonly times: number;
  readonly tries: number;
}

interface Count {
  tried: number;
  won: number;
}

export function simulateCampaigns(box: Box, words: Words, wanted: Wanted): number {
  const { setup, seats, times, tries } = wanted;
  const seed = wanted.seed ?? newSeed();
  const chapters = new Map<string, Count>();
  const carried = new Map<string, number>();
  for (let time = 1; time <= times; time++) {
    const record = playCampaign({ box, setup, seats, seed: `${seed} ${time}`, tries });
    verify(box, record);
    for (const one of record.played) count(chapters, nameOf(words, one.chapter), isWon(one));
    for (const line of words.carried?.(legacyOf(record)) ?? []) carried.set(line, (carried.get(line) ?? 0) + 1);
    const won = record.played.filter(isWon).length;
    process.stdout.write(`campaign ${time} of ${times}: ${record.played.length} matches, ${won} won, verified\n`);
  }
  process.stdout.write(`${box.game.name}, seed ${seed}, ${seats.join(', ')}, at most ${tries} tries\n`);
  for (const [name, { tried, won }] of chapters) process.stdout.write(`  ${name}: tried ${tried}, won ${won}\n`);
  process.stdout.write('carried at the end:\n');
  for (const [line, often] of [...carried].sort((a, b) => b[1] - a[1]))
    process.stdout.write(`  ${String(often).padStart(3)} ${line}\n`);
  return 0;
}

function count(chapters: Map<string, Count>, name: string, won: boolean): void {
  const before = chapters.get(name) ?? { tried: 0, won: 0 };
  chapters.set(name, { tried: before.tried + 1, won: before.won + (won ? 1 : 0) });
}

const nameOf = (words: Words, chapter: Setup): string =>
  Object.entries(chapter)
    .map(([field, value]) => words.field(field, value))
    .join(', ');

function verify(box: Box, record: CampaignRecord): void {
  const work = verifying(box, JSON.parse(JSON.stringify(record)));
  let step = work.next();
  while (!step.done) step = work.next();
  if (!step.value.ok) throw new UserError(step.value.message);
}
