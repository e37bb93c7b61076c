/** For tests: the real ratcatchers, nemeses and peculiar rats in the small City of the rules' own tests. */
import type { Content } from '../content/content.ts';
import { content } from '../content/index.ts';
import { type Scene, scene } from './scene.ts';
import { tiny } from './tiny-box.ts';

const staged: Content = { ...content, townships: tiny.townships };

/** 2 - 0 - 1 - 4 from west to east, 3 north of 0; each with the zones w, m and e. You stand in 0m. */
export function stage(ratcatcher = 'madam-cage', nemesis = 'rat-king', edition = 'second'): Scene {
  return scene({ ratcatcher, nemesis, edition }, staged);
}
