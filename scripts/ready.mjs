// Makes a fresh machine ready: installs the dependencies and, where Node is too old to run TypeScript, a newer one
// for this project alone. Runs on Node 18 and later, before every npm script; when all is in place it does nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = [22, 18];
const PRIVATE_NODE = '26';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.smallfolk-ready');
const privateNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const windows = process.platform === 'win32';
const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
};

// npm puts node_modules/.bin first into the path of its scripts, so this process may run on the private Node already.
const version =
  spawnSync('node', ['--version'], { encoding: 'utf8', shell: windows }).stdout?.trim() ?? process.version;
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
const runnable = isNewEnough(version) || (existsSync(privateNode) && isNewEnough(versionOf(privateNode)));
if (!installed || !runnable) prepare();

function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8', shell: windows }).stdout?.trim() || 'v0.0';
}

function prepare() {
  try {
    accessSync(root, constants.W_OK);
    mkdirSync(modules, { recursive: true });
    accessSync(modules, constants.W_OK);
  } catch {
    stop(
      'This folder cannot be written to, and the dependencies are not installed yet.',
      'Copy it to a folder of your own and start again there.',
    );
  }
  if (!installed) {
    console.error('Installing what Smallfolk needs (once, about a minute) ...');
    npm('ci', '--no-audit', '--no-fund');
  }
  if (!isNewEnough(version) && !(existsSync(privateNode) && isNewEnough(versionOf(privateNode)))) {
    console.error(`Node ${version} is older than ${NEEDED.join('.')}: fetching a newer one for this project alone ...`);
    npm('install', '--no-save', '--no-audit', '--no-fund', `node-${process.platform}-${process.arch}@${PRIVATE_NODE}`);
  }
  writeFileSync(stamp, wanted);
}

function npm(...args) {
  const { status, stdout, stderr, error } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: windows });
  if (status === 0) return;
  const said = `${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(said)) {
    stop(
      'The dependencies could not be fetched: there seems to be no network.',
      'Connect to the internet once and start again; afterwards Smallfolk works without.',
    );
  }
  if (/EACCES|EROFS|EPERM/.test(said)) {
    stop(
      'The dependencies could not be written into this folder.',
      'Copy it to a folder of your own and start again there.',
    );
  }
  if (/ENOSPC/.test(said)) stop('The disk is full.', 'Free about 500 MB and start again.');
  stop(`npm ${args[0]} did not succeed. It said:`, said.trim().split('\n').slice(-12).join('\n'));
}

function stop(...lines) {
  console.error(`\n${lines.join('\n')}`);
  process.exit(1);
}
