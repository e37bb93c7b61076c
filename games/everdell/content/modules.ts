/**
 * The boxes that exist, in the order in which they are numbered. The base game comes first; of Mistwood there are only the
 * lids, until `mistwood/modules.ts` opens them.
 */

import { LIDS } from '../mistwood/lids.ts';
import { rugwort } from '../rugwort/rugwort.ts';
import { base } from './base.ts';
import { install } from './catalogue.ts';

install(base);
install(rugwort);
for (const lid of LIDS) install({ ...lid, closed: true });
