/**
 * What changed between two things made of plain data, such as two views of one table: small enough to travel instead
 * of the later one. What has not changed is the same object afterwards, so that who draws it can tell at a glance.
 * Plain data is what JSON can hold; a field that is undefined counts as absent.
 */

/**
 * `[]`: gone. `[value]`: is this now. `[at, gone, ...more]`: in a list, so many items are gone from there and these
 * have come. `{ name: change }`: the parts that changed, by the name of the field or the number of the item.
 */
export type Change = readonly unknown[] | { readonly [part: string]: Change };

/** What changed from one to the other; undefined if nothing did. */
export function difference(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return betweenLists(before, after);
  if (!isFields(before) || !isFields(after)) return after === undefined ? [] : [after];
  let change: Record<string, Change> | undefined;
  let missing = 0;
  for (const name in before) if (before[name] !== undefined) missing++;
  for (const name in after) {
    const old = own(before, name);
    const now = after[name];
    if (old !== undefined && now !== undefined) missing--;
    if (old === now) continue;
    const part = difference(old, now);
    if (part) change = put(change ?? {}, name, part);
  }
  if (missing === 0) return change;
  for (const name in before) {
    if (before[name] !== undefined && own(after, name) === undefined) change = put(change ?? {}, name, []);
  }
  return change;
}

/** The later one, from the earlier one and what changed since. The earlier one stays as it was. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (isList(change)) return change.length < 2 || !isList(before) ? change[0] : spliced(before, change);
  if (isList(before)) {
    const items = [...before];
    for (const at in change) items[Number(at)] = changed(items[Number(at)], change[at]);
    return items;
  }
  const fields = isFields(before) ? { ...before } : {};
  for (const name in change) {
    const part = changed(own(fields, name), change[name]);
    if (part === undefined) delete fields[name];
    else put(fields, name, part);
  }
  return fields;
}

/** Items with parts of their own are compared in their places; lists of another length from both ends. */
function betweenLists(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  if (areInPlace(before, after)) {
    let change: Record<string, Change> | undefined;
    for (let at = 0; at < after.length; at++) {
      const part = difference(before[at], after[at]);
      if (part) change = put(change ?? {}, String(at), part);
    }
    return change;
  }
  const short = Math.min(before.length, after.length);
  let head = 0;
  while (head < short && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < short - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const gone = before.length - head - tail;
  return gone + after.length - head - tail === 0 ? undefined : [head, gone, ...after.slice(head, after.length - tail)];
}

/** As many items, and those that differ have parts of their own. */
export function areInPlace(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && after.every((item, at) => isNode(item) || item === before[at]);
}

function spliced(before: readonly unknown[], [at, gone, ...more]: readonly unknown[]): unknown[] {
  const items = [...before];
  items.splice(Number(at), Number(gone), ...more);
  return items;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (isNode(a) && isNode(b) && difference(a, b) === undefined);
}

export function put<T>(fields: Record<string, T>, name: string, value: T): Record<string, T> {
  if (name !== '__proto__') fields[name] = value;
  else Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
  return fields;
}

/** Plain data holds no functions: one that is found here is inherited, as `constructor` is. */
export function own<T>(fields: Readonly<Record<string, T>>, name: string): T | undefined {
  if (name === '__proto__') return Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = fields[name];
  return typeof value === 'function' ? undefined : value;
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return isNode(value) && !Array.isArray(value);
}
