/** Opens all of Mistwood, with Nightweave's personalities and schemes: they are numbered last. Her plans come with `plans.ts`. */
import './modules.ts';
import { install } from '../content/catalogue.ts';
import { PERSONALITIES } from './nightweave/personalities/personalities.ts';
import { schemes } from './nightweave/schemes/schemes.ts';
import { addIntrigues, twisted } from './nightweave/twisted.ts';

addIntrigues(PERSONALITIES);
for (const module of [twisted, schemes]) install(module);
