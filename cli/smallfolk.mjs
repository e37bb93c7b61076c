#!/usr/bin/env node
// `npx smallfolk`: starts the terminal (main.ts) with this Node or, where it is too old for TypeScript, with the project's own.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isNewEnough, ownNode } from '../scripts/own-node.mjs';

const main = new URL('./main.ts', import.meta.url);
const { node: version } = process.versions;
const own = ownNode();
if (isNewEnough(version)) {
  await import(main.href);
} else if (own) {
  const { status } = spawnSync(own, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(`Smallfolk needs a newer Node than this one (${version}): "npm run ready" fetches one for it alone.`);
  process.exitCode = 1;
}
