/**
 * The tests of the page come first, the longest at their head: at the end there are only short ones left, and all workers
 * are done at about the same time.
 */
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = [
  ...['mice', 'nightweave', 'friends-table', 'campaign', 'everdell'],
  ...['access', 'walk', 'friends-access', 'end', 'games'],
].map((name) => `${name}.test.ts`);

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.sort((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ project, moduleId }: TestSpecification): number {
  if (project.name !== 'page') return LONGEST.length + 1;
  const at = LONGEST.indexOf(basename(moduleId));
  return at < 0 ? LONGEST.length : at;
}
