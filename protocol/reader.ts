/** Reads the fields of a message that came from outside, one by one, and keeps the first thing that is wrong. */
import { accepted, type Option, type Outcome, type Refusal, refused } from '@smallfolk/kernel';

type Fields = Readonly<Record<string, unknown>>;

export class Reader {
  private readonly fields: Fields;
  private readonly known: Set<string>;
  private readonly within: string;
  private readonly parts: Reader[] = [];
  private problem: Refusal | undefined;

  constructor(fields: Fields, within = '') {
    this.fields = fields;
    this.within = within;
    this.known = new Set(within === '' ? ['id', 'do'] : []);
  }

  /** The message that was read, unless something in it was wrong or is unknown. */
  finish<T>(message: T): Outcome<T> {
    const unknown = Object.keys(this.fields).find((name) => !this.known.has(name));
    if (unknown !== undefined) {
      this.refuse(unknown.slice(0, 40), `there is no such field; known are ${[...this.known].join(', ')}`);
    }
    for (const part of this.parts) {
      const whole = part.finish(message);
      if (!whole.ok) this.problem ??= whole;
    }
    return this.problem ?? accepted(message);
  }

  text(name: string, longest: number): string {
    return this.maybeText(name, longest) ?? this.refuse(name, 'a text is needed') ?? '';
  }

  maybeText(name: string, longest: number): string | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') return this.refuse(name, 'this is a text');
    if (value.length > longest) return this.refuse(name, `at most ${longest} characters are allowed`);
    return value;
  }

  /** A whole number within bounds. */
  maybeWhole(name: string, least: number, most: number): number | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    return this.refuse(name, `this is a whole number from ${least} to ${most}`);
  }

  whole(name: string, least: number, most: number): number {
    return (
      this.maybeWhole(name, least, most) ??
      this.refuse(name, `a whole number from ${least} to ${most} is needed`) ??
      least
    );
  }

  isNull(name: string): boolean {
    return this.take(name) === null;
  }

  /** The fields of an object within this one; none if it is left out. */
  inside(name: string): Reader {
    const part = new Reader(this.record(name), `${this.within}${name}.`);
    this.parts.push(part);
    return part;
  }

  flag(name: string): boolean {
    const value = this.take(name);
    if (value === undefined || typeof value === 'boolean') return value ?? false;
    return this.refuse(name, 'this is true or false') ?? false;
  }

  oneOf<T extends string>(name: string, values: readonly [T, ...(readonly T[])]): T {
    const value = this.take(name);
    if (value === undefined) return values[0];
    return (
      values.find((known) => known === value) ?? this.refuse(name, `this is one of ${values.join(', ')}`) ?? values[0]
    );
  }

  /** A word or a whole number, as text. */
  maybeWord(name: string, longest: number): string | undefined {
    const value = this.fields[name];
    if (typeof value !== 'number') return this.maybeText(name, longest);
    return this.maybeWhole(name, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)?.toString();
  }

  texts(name: string, most: number, longest: number): readonly string[] | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    const isText = (item: unknown): item is string => typeof item === 'string' && item.length <= longest;
    if (Array.isArray(value) && value.length <= most && value.every(isText)) return value;
    return this.refuse(name, `this is a list of at most ${most} texts of at most ${longest} characters`);
  }

  record(name: string): Fields {
    const value = this.take(name);
    if (value === undefined) return {};
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
    return this.refuse(name, 'this is an object') ?? {};
  }

  /** Whatever it is; somebody else validates it. */
  anything(name: string): unknown {
    const value = this.take(name);
    return value === undefined ? this.refuse(name, 'this is needed') : value;
  }

  maybeAnything(name: string): unknown {
    return this.take(name);
  }

  /** An option of a decision: its key, its index, or the option itself. */
  answer(name: string, longest: number): Option | string | number {
    const value = this.take(name);
    if (typeof value === 'number' && Number.isInteger(value)) return value;
    if (typeof value === 'string' && value.length <= longest) return value;
    if (isOption(value, longest)) return value;
    this.refuse(name, 'this is the key of an option, its index from 0, or the option itself');
    return -1;
  }

  private take(name: string): unknown {
    this.known.add(name);
    return Object.hasOwn(this.fields, name) ? this.fields[name] : undefined;
  }

  private refuse(name: string, message: string): undefined {
    const where = this.within + name;
    this.problem ??= refused('bad-message', `${where}: ${message}`, { where });
    return undefined;
  }
}

function isOption(value: unknown, longest: number): value is Option {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const details = Object.entries(value);
  const isDetail = ([name, detail]: [string, unknown]) =>
    name.length <= longest &&
    (typeof detail === 'number' ||
      typeof detail === 'boolean' ||
      (typeof detail === 'string' && detail.length <= longest));
  return 'do' in value && typeof value.do === 'string' && details.length <= 20 && details.every(isDetail);
}
