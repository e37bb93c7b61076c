/** Opens all of Mistwood, with Nightweave's personalities. Her schemes come with `schemes.ts`, her plans with `plans.ts`. */
import './modules.ts';
import { install } from '../content/catalogue.ts';
import { PERSONALITIES } from './nightweave/personalities/personalities.ts';
import { addIntrigues, twisted } from './nightweave/twisted.ts';

addIntrigues(PERSONALITIES);
install(twisted);
