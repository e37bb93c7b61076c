// Makes a fresh machine ready: installs the dependencies and, where Node is too old to run TypeScript, a newer one
// for this project alone. Runs on Node 18 and later, before every npm script; when all is in place it does nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNewEnough, modules, OWN_NODE, ownNode, root } from './own-node.mjs';

const stamp = join(modules, '.smallfolk-ready');

const newEnough = isNewEnough(process.versions.node);
// npm puts node_modules/.bin first into the path of its scripts, so this may be the project's own Node already.
const needsOwnNode = !newEnough || process.execPath.startsWith(modules);

/** What has to be installed, as one line: it changes with the dependencies and with the machine. */
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch} ${needsOwnNode}`)
  .digest('hex');

const nodeIsThere = !needsOwnNode || ownNode() !== undefined;
const ready = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && nodeIsThere;
if (!ready) prepare();
if (process.argv.includes('--browser')) prepareBrowser();
if (process.argv.includes('--postgres')) preparePostgres();

function prepare() {
  try {
    mkdirSync(modules, { recursive: true });
    accessSync(modules, constants.W_OK);
  } catch {
    stop(
      'This folder cannot be written to, and what Smallfolk needs is not installed yet.',
      'Copy it to a folder of your own and start again there.',
    );
  }
  const node = needsOwnNode ? [`${OWN_NODE}@26`] : [];
  const older = newEnough ? '' : `, and a Node newer than ${process.version} for this project alone`;
  console.error(`Installing what Smallfolk needs${older} (once, about a minute) ...`);
  npm('view', 'typescript', 'version', '--fetch-retries=1', '--fetch-retry-mintimeout=500'); // fails at once offline
  npm('install', '--no-save', '--no-audit', '--no-fund', ...node);
  writeFileSync(stamp, wanted);
}

/** The page is tested in the system's Chromium: Debian's package where that can be installed, else any that is named. */
function prepareBrowser() {
  const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (existsSync(browser)) return;
  const apt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0 && !process.env.CHROMIUM;
  if (apt) {
    console.error('Installing Chromium for the tests of the page (once, a few minutes) ...');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    if (existsSync(browser)) return;
  }
  stop(
    `The tests of the page need a Chromium, and there is none at ${browser}.`,
    'Install it (on Debian: apt-get install chromium), or set CHROMIUM to the path of one, and start again.',
  );
}

/**
 * Rooms are tested against a real PostgreSQL too, and in networks of their own (iproute2). Where these cannot be
 * installed, those tests say so and are skipped.
 */
function preparePostgres() {
  const missing = [];
  if (!existsSync('/usr/lib/postgresql')) missing.push('postgresql');
  if (!existsSync('/usr/sbin/ip') && !existsSync('/sbin/ip')) missing.push('iproute2');
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.error(`Installing ${missing.join(' and ')} for the tests of rooms (once, a minute) ...`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], options);
}

function npm(...args) {
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' };
  const { status, stdout, stderr, error } = spawnSync('npm', args, options);
  if (status === 0) return;
  const said = `${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network request/i.test(said)) {
    stop(
      'What Smallfolk needs could not be fetched: there seems to be no network.',
      'Connect to the internet once and start again; afterwards Smallfolk works without.',
    );
  }
  if (/EACCES|EROFS|EPERM/.test(said)) {
    stop(
      'What Smallfolk needs could not be written into this folder.',
      'Copy it to a folder of your own and start again there.',
    );
  }
  if (/ENOSPC/.test(said)) stop('The disk is full.', 'Free about 500 MB and start again.');
  stop('npm could not install what Smallfolk needs. It said:', said.trim().split('\n').slice(-12).join('\n'));
}

function stop(...lines) {
  console.error(`\n${lines.join('\n')}`);
  process.exit(1);
}
