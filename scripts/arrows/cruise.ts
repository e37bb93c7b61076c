/** All imports of the house, with what is wrong about them. */

import { fileURLToPath } from 'node:url';
import { type ICruiseResult, cruise as run } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CONFIG = fileURLToPath(new URL('../../.dependency-cruiser.js', import.meta.url));
const FOLDERS = ['kernel', 'games', 'bots', 'protocol', 'lab', 'cli', 'web', 'server', 'scripts'];

/** Looks at the folders of the house below `root`; another one than this repository is for tests. */
export async function cruise(root = ROOT, folders = FOLDERS): Promise<ICruiseResult> {
  const { output } = await run(folders, { ...(await extractDepcruiseOptions(CONFIG)), validate: true, baseDir: root });
  if (typeof output === 'string') throw new Error(output);
  return output;
}
