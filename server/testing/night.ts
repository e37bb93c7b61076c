/** `npm run chaos`: kills a server a thousand times, and says what came of it. `--kills 100` for fewer. */
import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';
import { newFolder } from './serving.ts';

const { kills } = parseArgs({ options: { kills: { type: 'string', default: '1000' } } }).values;
const folder = newFolder();
const report = await chaos(folder, Number(kills), (line) => console.log(line));
folder.remove();
console.log(JSON.stringify(report));
process.exitCode = report.lost + report.twice + report.broken === 0 ? 0 : 1;
