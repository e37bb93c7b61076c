/** A server as a process of its own, for tests that kill it: `node process.ts <file or database> <port>`. */
import { once } from 'node:events';
import { Postgres } from '../postgres.ts';
import { SmallfolkServer } from '../server.ts';
import { Sqlite } from '../sqlite.ts';
import { SHELF } from './serving.ts';

const [file = '', port = '0', node] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
// Everything is loaded by now: a line says when to begin, so that a test need not wait for the loading.
if (process.argv.includes('--wait')) await once(process.stdin, 'data');
const database = file.startsWith('postgresql:') ? await Postgres.open(file) : await Sqlite.openAlone(file);
const options = {
  database,
  shelf: SHELF,
  // In a namespace of its own it is reached at an address of that.
  host: process.env.HOST || '127.0.0.1',
  port: Number(port),
  perAddress: 20_000,
  messagesPerSecond: 10_000,
  generous: 10_000,
  node,
};
// A store that does not answer is what these tests are about; a fault never is.
const say = (line: string) => line.startsWith('fault') && console.error(line);
const server = await SmallfolkServer.start({ ...options, say });
console.log(server.url);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
