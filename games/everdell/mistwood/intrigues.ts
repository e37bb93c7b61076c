/** Opens all of Mistwood, with Nightweave's personalities, plans and schemes: they are numbered last. */
import './modules.ts';
import { install } from '../content/catalogue.ts';
import { schemes } from './nightweave/schemes/schemes.ts';
import { twisted } from './nightweave/twisted.ts';

for (const module of [twisted, schemes]) install(module);
