/** Numbers in texts come from what is printed: '{rats}' in the text of the Long Net is the number its effect uses. */
import { NUMBERS } from '../content/numbers.ts';
import { FIGURES, NEMESIS_WEIGHT, PECULIAR_WEIGHT } from '../state/pieces.ts';

const PRINTED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...NUMBERS,
  ...FIGURES,
  peculiar: { weight: PECULIAR_WEIGHT },
  nemesis: { weight: NEMESIS_WEIGHT },
  'gut-rats': NUMBERS.maw,
  'gut-tokens': NUMBERS.maw,
  'gut-cheese': NUMBERS.maw,
};

export function withNumbers(text: string, id: string | number): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(PRINTED[id]?.[name] ?? braces));
}
