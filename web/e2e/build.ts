/** The page as people get it, but with the kernel's sample game on the shelf: built once, before all tests of the page. */
import { fileURLToPath } from 'node:url';
import { built } from '../serve.ts';

export const FOLDER = fileURLToPath(new URL('dist', import.meta.url));

export default async function build(): Promise<void> {
  const { SAMPLES, NODE_ENV } = process.env;
  Object.assign(process.env, { SAMPLES: '1', NODE_ENV: 'production' });
  await built(FOLDER, () => {});
  restore({ SAMPLES, NODE_ENV });
}

/** What was not set is not set again: as text it would be "undefined". */
function restore(before: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
