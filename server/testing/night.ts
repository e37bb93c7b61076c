/**
 * `npm run chaos`: kills a server a thousand times (`--kills 100` for fewer), then lets two nodes and their database
 * play through broken networks, with cuts of up to 30 seconds (`--longest 30`), and says what came of it.
 */
import { parseArgs } from 'node:util';
import { Random, seedOf } from '@smallfolk/kernel';
import { apart, canBeApart } from './apart.ts';
import { chaos } from './chaos.ts';
import { newFolder } from './serving.ts';
import { storm, troublesOf } from './storm.ts';

const text = (normal: string) => ({ type: 'string', default: normal }) as const;
const { kills, longest } = parseArgs({ options: { kills: text('1000'), longest: text('30') } }).values;
let faults = 0;
const say = (line: string) => console.log(line);

if (Number(kills) > 0) {
  const folder = newFolder();
  const report = await chaos(folder, Number(kills), say);
  folder.remove();
  say(JSON.stringify(report));
  faults += report.lost + report.twice + report.broken;
}
if (!canBeApart) say('networks: skipped, because namespaces or PostgreSQL are not to be had here');
else if (Number(longest) > 0) {
  const world = await apart();
  const report = await storm(world, troublesOf(1000, Number(longest) * 1000, Random.of(seedOf('night'))), say);
  await world.end();
  say(JSON.stringify(report));
  faults += report.lost + report.twice + report.broken + report.sunk;
}
process.exitCode = faults === 0 ? 0 : 1;
