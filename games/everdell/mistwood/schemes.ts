/** Opens all of Mistwood, with Nightweave's schemes besides: they are numbered last, and act after what `intrigues.ts` brings. */
import './intrigues.ts';
import { install } from '../content/catalogue.ts';
import { schemes } from './nightweave/schemes/schemes.ts';

install(schemes);
