/**
 * Writes the file of a table of first impressions with other numbers; its words, types and order stay. What it did not
 * know yet stands at the end of its part, and a row of zeros needs no line.
 */
import type { Habits } from '@smallfolk/kernel';

export function tableWith(source: string, habits: Habits, numbers: ArrayLike<number>, games: number): string {
  let text = source.replace(/to \d+ games/, `to ${games} games`);
  for (const [name, part] of Object.entries(habits.parts(numbers))) {
    text = withValue(text, name, (old) => (typeof part === 'number' ? written([part]) : rowsOf(part, old)));
  }
  return text;
}

function rowsOf(part: readonly (readonly [name: string, row: readonly number[]])[], old: string): string {
  const rows = part
    .filter(([, row]) => row.some((number) => rounded(number) !== 0))
    .map(([key, row]) => `${quoted(key)}: ${written(row)}`);
  return old.startsWith('{\n') ? `{\n${rows.map((row) => `  ${row},\n`).join('')}}` : `{ ${rows.join(', ')} }`;
}

function withValue(source: string, name: string, write: (old: string) => string): string {
  const value = new RegExp(`(?<=export const ${name}\\b[^=]*= ).*?(?=( as const)?;\n)`, 's');
  if (!value.test(source)) throw new Error(`the table has no ${name}`);
  return source.replace(value, write);
}

const quoted = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : `'${key}'`);

function written(row: readonly number[]): string {
  const texts = row.map((number) => String(rounded(number)));
  return texts.length === 1 ? texts.join() : `[${texts.join(', ')}]`;
}

/** Two decimals say enough. */
export const rounded = (number: number): number => Math.round(100 * number) / 100 || 0;
