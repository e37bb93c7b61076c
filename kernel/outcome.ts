/** What comes from outside is either accepted or refused with a reason; only bugs throw. */

export interface Refusal {
  readonly ok: false;
  /** For programs: 'not-offered', 'bad-setup', 'bad-save' ... */
  readonly code: string;
  /** For people: what is wrong, where, and what to do. */
  readonly message: string;
  /** The field or the place in a file, if there is one. */
  readonly where?: string | undefined;
  /** The keys of the options that are offered instead. */
  readonly offered?: readonly string[] | undefined;
}

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export type Outcome<T = undefined> = Accepted<T> | Refusal;

export function accepted(): Accepted<undefined>;
export function accepted<T>(value: T): Accepted<T>;
export function accepted(value?: unknown): Accepted<unknown> {
  return { ok: true, value };
}

export function refused(
  code: string,
  message: string,
  more?: { where?: string; offered?: readonly string[] },
): Refusal {
  return { ok: false, code, message, ...more };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
