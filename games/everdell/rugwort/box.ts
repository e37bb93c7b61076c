/** Opens the box of Rugwort: only a person alone meets him. */
import '../content/modules.ts';
import { install } from '../content/catalogue.ts';
import { rugwort } from './rugwort.ts';

install(rugwort);
