/** What can be answered to a decision, as the bar lists it, and the key of each answer. */
import { type Decision, DONE, keyOf, type Option } from '@smallfolk/kernel';

/** Up to so many options stand in the bar at once; of more, those that are many of a kind are on the board. */
export const FEW = 9;
/** So many of a kind are still told one by one. */
const RARE = 3;
/** The key of what ends a turn or passes: out of reach of whoever goes through the numbers. */
const LAST = '0';
/** What an amount is called in options. */
const AMOUNTS = ['count', 'rats'];

/** Whether an option ends a turn, passes or throws something away. */
type Ends = (option: Option) => boolean;
/** Whether those of its kind stand behind one button from the second on. */
type Together = (option: Option) => boolean;
const apart: Together = () => false;

/** The single options come first where there are many, so that they have the number keys; what ends comes last. */
export function answers(decision: Decision | undefined, ends: Ends, together = apart): readonly Option[] {
  if (!decision) return [];
  if (decision.some) {
    const items = new Map(decision.some.items.map((item) => [keyOf(item), item]));
    return [...items.values()].filter((item) => item.do !== DONE.do);
  }
  const { options } = decision;
  const going = options.filter((option) => !ends(option));
  const ending = options.filter(ends);
  if (options.length <= FEW) return [...going, ...ending];
  const few = rare(going, together);
  return [...few, ...going.filter((option) => !few.includes(option)), ...ending];
}

/** The options of which there are only a few of a kind: "collect" beside twenty places to go. */
function rare(options: readonly Option[], together: Together): readonly Option[] {
  const kinds = countKinds(options);
  return options.filter((option) => (kinds.get(option.do) ?? 0) <= (together(option) ? 1 : RARE));
}

function countKinds(options: readonly Option[]): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { do: kind } of options) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return kinds;
}

/** One option, or many of a kind behind one button. */
export interface Listed {
  readonly option: Option;
  /** So many of this kind are behind it. */
  readonly many?: number;
}

/** The same, short: of each kind there is something, so that nothing that can be done is hidden. */
export function shortened(options: readonly Option[], together = apart): readonly Listed[] {
  const kinds = countKinds(options);
  const seen = new Set<string>();
  return options.flatMap((option): Listed[] => {
    const many = kinds.get(option.do) ?? 0;
    if (many <= (together(option) ? 1 : RARE)) return [{ option }];
    if (seen.has(option.do)) return [];
    seen.add(option.do);
    return [{ option, many }];
  });
}

/** The key of each answer, by the key of its option: amounts by their number, what ends by 0, the others in order. */
export function keysOf(decision: Decision | undefined, ends: Ends, together = apart): ReadonlyMap<string, string> {
  const options = answers(decision, ends, together);
  const amount = decision?.some ? undefined : amountOf(options);
  const keys = new Map<string, string>();
  let next = 1;
  for (const option of options) {
    const number = amount ? Number(option[amount]) : ends(option) && !decision?.some ? -1 : next++;
    keys.set(
      keyOf(option),
      number < 0 ? (keys.size + 1 === options.length ? LAST : '') : number <= 9 ? String(number) : '',
    );
  }
  return keys;
}

/** The detail in which all options differ, if that is an amount. */
function amountOf(options: readonly Option[]): string | undefined {
  const [first] = options;
  if (!first || options.length < 2) return undefined;
  const amount = AMOUNTS.find((name) => typeof first[name] === 'number');
  if (!amount) return undefined;
  const rest = ({ [amount]: _, ...others }: Option) => keyOf({ ...others, do: first.do });
  const alike = options.every((option) => option.do === first.do && rest(option) === rest(first));
  return alike ? amount : undefined;
}
