/** Opens the boxes of Mistwood, in the order of their lids: their content is numbered after that of the base game. */
import '../content/modules.ts';
import { install } from '../content/catalogue.ts';
import { abilities } from './abilities/abilities.ts';
import { corrin } from './corrin/corrin.ts';
import { farms } from './farms/farms.ts';
import { legends } from './legends/legends.ts';
import { nightweave } from './nightweave/nightweave.ts';
import { schemes } from './nightweave/schemes/schemes.ts';
import { twisted } from './nightweave/twisted.ts';

for (const module of [farms, abilities, nightweave, corrin, legends, twisted, schemes]) install(module);
