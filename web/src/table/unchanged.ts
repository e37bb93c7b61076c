/**
 * A new view shares with the one before it every part that has not changed. So a board that draws zone by zone or card
 * by card draws only the zones and cards that are different.
 */

/** The same as `after`, made of the parts of `before` wherever they are equal. `after` is plain data and is used up. */
export function withUnchanged<T>(before: unknown, after: T): T {
  if (!isNode(before) || !isNode(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const now: Record<string, unknown> = after;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = withUnchanged(before[key], now[key]);
    if (Object.is(part, before[key]) && key in before) now[key] = part;
    else same = false;
  }
  return same ? (before as T) : after;
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
