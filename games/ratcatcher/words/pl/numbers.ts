/** Polish counts in three forms: 1 szczur, 2 szczury, 5 szczurów. */
import { inPolish } from '@smallfolk/kernel';

export function counted(count: number, one: string, few: string, many: string): string {
  return `${count} ${form(count, one, few, many)}`;
}

export const form = inPolish;
