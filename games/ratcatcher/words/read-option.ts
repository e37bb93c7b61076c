/** Reading the details of an option, which are plain data. */
import type { Option } from '@smallfolk/kernel';

export function num(option: Option, detail: string): number {
  return Number(option[detail] ?? 0);
}

export function text(option: Option, detail: string): string {
  return String(option[detail] ?? '');
}
