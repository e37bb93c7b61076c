/** Reading what came from outside: each reader takes one kind of value, or says which field is wrong and why. */
import { isRecord, type Refusal, refused } from '@smallfolk/kernel';

/** Thrown where a field is wrong; whoever reads a whole description catches it. */
export class Wrong {
  readonly refusal: Refusal;
  constructor(where: string, what: string) {
    this.refusal = refused('bad-position', `${where}: ${what}`, { where });
  }
}

export function record(where: string, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Wrong(where, 'is not an object with named fields');
  return value;
}

export function list(where: string, value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Wrong(where, 'is not a list');
  return value;
}

export function whole(where: string, value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new Wrong(where, `${JSON.stringify(value)} is not a whole number from ${least} to ${most}`);
  }
  return value;
}

export function oneOf<const T extends string>(where: string, value: unknown, known: readonly T[]): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Wrong(where, `${JSON.stringify(value)} is not one of ${known.join(', ')}`);
  return found;
}

export function counts<K extends string>(
  where: string,
  given: unknown,
  names: readonly K[],
  least: number,
  most: number,
): Record<K, number> {
  const part = record(where, given ?? {});
  for (const name of Object.keys(part)) oneOf(`${where}.${name}`, name, names);
  return Object.fromEntries(
    names.map((name) => [name, whole(`${where}.${name}`, part[name] ?? 0, least, most)]),
  ) as Record<K, number>;
}
