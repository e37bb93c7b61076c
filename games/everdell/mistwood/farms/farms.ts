/** Seasonal Farms instead of those of the base game (W10). */
import { kindNamed } from '../../content/catalogue.ts';
import type { Module } from '../../content/module.ts';
import { farmsLid } from '../lids.ts';
import { seasonalFarms } from './cards.ts';

export const farms: Module = {
  ...farmsLid,
  cards: seasonalFarms,
  deck(_setup, copies) {
    copies.delete(kindNamed('farm'));
    for (const { id, copies: each } of seasonalFarms) copies.set(kindNamed(id), each);
  },
};
