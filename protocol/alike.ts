/**
 * What changed in the view of one seat, beside that of another at the same moment: views share what is the same to all
 * of them, and what is the same object before and after has changed in the same way. So it is looked at only once.
 */
import { areInPlace, type Change, difference, isFields, isList, own, put } from './changes.ts';

/** Two views of somebody, and what changed between them. */
export interface Step {
  readonly before: unknown;
  readonly after: unknown;
  readonly change: Change | undefined;
}

/** The same as `difference`; if all has changed as in the other step, its very change. */
export function differenceLike(before: unknown, after: unknown, step: Step): Change | undefined {
  if (before === after) return undefined;
  if (before === step.before && after === step.after) return step.change;
  const change = step.change ?? NOTHING;
  if (isList(change)) return difference(before, after);
  if (isFields(before) && isFields(after)) return ofFields(before, after, step, change);
  if (isList(before) && isList(after) && areInPlace(before, after)) return ofItems(before, after, step, change);
  return difference(before, after);
}

type Parts = Readonly<Record<string, Change>>;
const NOTHING: Parts = {};

function ofFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  step: Step,
  change: Parts,
): Change | undefined {
  if (!isFields(step.before) || !isFields(step.after)) return difference(before, after);
  let mine: Record<string, Change> | undefined;
  let missing = 0;
  for (const _name in before) missing++;
  for (const name in after) {
    missing--;
    const old = before[name];
    const now = after[name];
    if (old === now) continue;
    if (!Object.hasOwn(before, name)) return difference(before, after);
    const part = ofPart(old, now, own(step.before, name), own(step.after, name), own(change, name));
    if (part) mine = put(mine ?? {}, name, part);
  }
  return missing === 0 ? theSame(mine, change) : difference(before, after);
}

function ofItems(before: readonly unknown[], after: readonly unknown[], step: Step, change: Parts): Change | undefined {
  if (!isList(step.before) || !isList(step.after)) return difference(before, after);
  let mine: Record<string, Change> | undefined;
  for (let at = 0; at < after.length; at++) {
    const part = ofPart(before[at], after[at], step.before[at], step.after[at], change[at]);
    if (part) mine = put(mine ?? {}, String(at), part);
  }
  return theSame(mine, change);
}

function ofPart(before: unknown, after: unknown, wasThere: unknown, isThere: unknown, change: Change | undefined) {
  if (before === wasThere && after === isThere) return change;
  return differenceLike(before, after, { before: wasThere, after: isThere, change });
}

/** The change of the other step, if mine has the same parts. */
function theSame(mine: Parts | undefined, other: Parts): Parts | undefined {
  if (!mine) return undefined;
  const names = Object.keys(mine);
  const isSame = names.length === Object.keys(other).length && names.every((name) => own(other, name) === mine[name]);
  return isSame ? other : mine;
}
