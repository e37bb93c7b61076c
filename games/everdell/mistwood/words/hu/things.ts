/** Minden más a Mistwoodból, aminek neve van, magyarul, rövid magyarázattal. */
import type { Entry } from '../../../words/entry.ts';
import type { ThingName } from '../en/things.ts';

export const things: Readonly<Record<ThingName, Entry>> = {
  stoats: {
    name: 'Hermelinek',
    effect:
      'Minden kijátszott lapod után: dobj el 2 kézben tartott lapot egy bogyóért, gallyért vagy gyantáért, vagy 3-at egy kavicsért.',
  },
  butterflies: { name: 'Pillangók', effect: 'Te kezded a játékot, 12 lappal, és a kezedben 12 lap lehet.' },
  spiders: {
    name: 'Pókok',
    effect:
      'Ha valaki a figura helyére látogat: kapsz egy hiányzó nyersanyagot és egy lapot, majd továbblépteted a figurát. Te játszol utoljára.',
  },
  pigs: {
    name: 'Disznók',
    effect:
      'Minden Tanya nálad van: az elején és minden évszakod után egyet ingyen kijátszhatsz. A városodban nem foglalnak helyet; ha más vesz egyet, 2 pontot kapsz.',
  },
};
