/**
 * The boxes that exist, in the order in which they are numbered. The base game comes first; of Rugwort and of
 * Mistwood there are only the lids, until `rugwort/box.ts` and `mistwood/modules.ts` open them.
 */

import { LIDS } from '../mistwood/lids.ts';
import { rugwortLid } from '../rugwort/lid.ts';
import { base } from './base.ts';
import { install } from './catalogue.ts';

install(base);
for (const lid of [rugwortLid, ...LIDS]) install({ ...lid, closed: true });
