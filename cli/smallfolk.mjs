#!/usr/bin/env node
// `npx smallfolk`: starts the terminal (main.ts) with this Node or, where it is too old for TypeScript, with the project's own.
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { isNewEnough, ownNode } from '../scripts/own-node.mjs';

const main = new URL('./main.ts', import.meta.url);
const { node: version } = process.versions;
const own = ownNode();
if (isNewEnough(version)) {
  // The second time it starts in a third of the time.
  module.enableCompileCache?.();
  await import(main.href);
} else if (own) {
  const { status } = spawnSync(own, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(`Smallfolk needs a newer Node than this one (${version}): "npm run ready" fetches one for it alone.`);
  process.exitCode = 1;
}
