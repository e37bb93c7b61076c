/**
 * Multiple selections over things that come in copies (cards of a hand, resources): one by one, in the order given, so
 * that no selection is offered in two orders. Like the kernel's `chooseSome`, for items that are counted already.
 */
import { type Asking, DONE, type Option, type Rules, type Seat, sure } from '@smallfolk/kernel';

/**
 * Returns how many of each item were picked. A forced step is not asked, unless `askAlways`: then whether it is asked
 * says nothing about the items.
 */
export function* select(
  seat: Seat,
  ask: string,
  items: readonly Option[],
  copies: readonly number[],
  min: number,
  max: number,
  asking?: Asking,
  askAlways = false,
): Rules<number[]> {
  const left = copies.slice();
  const counts = left.map(() => 0);
  const picked: Option[] = [];
  let behind = 0;
  for (const n of left) behind += n;
  const all = gathered(items, copies);
  const most = Math.min(max, behind);
  const least = Math.min(min, most);
  let from = 0;
  if (most === 0 && askAlways) {
    yield {
      seat,
      ask,
      options: [DONE],
      rule: asking?.rule,
      about: asking?.about,
      some: { items: all, picked, min: 0, max: 0 },
    };
  }
  while (picked.length < most) {
    const options: Option[] = [];
    const indices: number[] = [];
    let rest = behind;
    for (let i = from; i < items.length && rest >= least - picked.length; i++) {
      const n = sure(left[i]);
      if (n > 0) {
        options.push(sure(items[i]));
        indices.push(i);
      }
      rest -= n;
    }
    if (picked.length >= least) options.push(DONE);
    let answer = 0;
    if (options.length > 1 || (askAlways && picked.length === 0)) {
      const some = { items: all, picked: picked.slice(), min: least, max: most };
      answer = yield { seat, ask, options, rule: asking?.rule, about: asking?.about, some };
    }
    const at = indices[answer];
    if (at === undefined) break;
    for (let i = from; i < at; i++) behind -= sure(left[i]);
    from = at;
    left[at] = (left[at] ?? 0) - 1;
    behind--;
    counts[at] = (counts[at] ?? 0) + 1;
    picked.push(sure(items[at]));
  }
  return counts;
}

/** All items at once, copies side by side, for clients that show the steps as one selection. */
function gathered(items: readonly Option[], copies: readonly number[]): Option[] {
  const all: Option[] = [];
  items.forEach((item, i) => {
    for (let copy = 0; copy < (copies[i] ?? 0); copy++) all.push(item);
  });
  return all;
}
