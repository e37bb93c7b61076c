/** The cards of Mistwood as they are printed. */
import { corrin } from '@smallfolk/everdell/mistwood/corrin/corrin.ts';
import { farms } from '@smallfolk/everdell/mistwood/farms/farms.ts';
import { legends } from '@smallfolk/everdell/mistwood/legends/legends.ts';
import { printedOf } from '../printed.ts';

const boxes = [farms, corrin, legends].map(printedOf);
export const printed = {
  cards: boxes.flatMap(({ cards }) => cards),
  places: boxes.flatMap(({ places }) => places),
  events: boxes.flatMap(({ events }) => events),
};
