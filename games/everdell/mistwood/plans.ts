/** Opens all of Mistwood, with a plan of Nightweave's besides: most games have none. */
import './intrigues.ts';
import { PLANS } from './nightweave/plans/plans.ts';
import { addIntrigues } from './nightweave/twisted.ts';

addIntrigues(PLANS);
