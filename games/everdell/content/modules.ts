/** The boxes that exist, in the order in which their content is numbered. The base game comes first. */

import { abilities } from '../mistwood/abilities/abilities.ts';
import { corrin } from '../mistwood/corrin/corrin.ts';
import { farms } from '../mistwood/farms/farms.ts';
import { legends } from '../mistwood/legends/legends.ts';
import { nightweave } from '../mistwood/nightweave/nightweave.ts';
import { twisted } from '../mistwood/nightweave/twisted.ts';
import { rugwort } from '../rugwort/rugwort.ts';
import { base } from './base.ts';
import { install } from './catalogue.ts';

for (const module of [base, rugwort, farms, abilities, nightweave, corrin, legends, twisted]) install(module);
