/** Opens the boxes of Mistwood but Nightweave's intrigues (`intrigues.ts`), in the order of their lids: their content is numbered after that of the base game. */
import '../content/modules.ts';
import { install } from '../content/catalogue.ts';
import { abilities } from './abilities/abilities.ts';
import { corrin } from './corrin/corrin.ts';
import { farms } from './farms/farms.ts';
import { legends } from './legends/legends.ts';
import { nightweave } from './nightweave/nightweave.ts';

for (const module of [farms, abilities, nightweave, corrin, legends]) install(module);
