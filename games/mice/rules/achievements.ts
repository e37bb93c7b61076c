/** Story achievements (M265, M292): earned in one chapter, known in all later ones. */
import type { Quest } from './quest.ts';

export const has = (t: Quest, id: string): boolean => t.state.achievements.includes(id);

/** Two that exclude each other are never had together: the later one is not earned. */
export function earn(t: Quest, id: string, rule: string): void {
  const { state } = t;
  const gift = t.book.printed.gifts.find((one) => one.id === id);
  if (has(t, id) || (gift?.excludes && has(t, gift.excludes))) return;
  state.achievements.push(id);
  state.earned.push(id);
  t.emit?.({ type: 'achievement', id, rule });
  t.look();
}

export const isSet = (t: Quest, flag: string): boolean => t.state.flags.includes(flag);

export function setFlag(t: Quest, flag: string): void {
  if (isSet(t, flag)) return;
  t.state.flags.push(flag);
  t.emit?.({ type: 'flag', flag, set: true, rule: 'M293' });
}

export function clearFlag(t: Quest, flag: string): void {
  if (!isSet(t, flag)) return;
  t.state.flags = t.state.flags.filter((one) => one !== flag);
  t.emit?.({ type: 'flag', flag, set: false, rule: 'M293' });
}

export const counter = (t: Quest, id: string): number => t.state.counters[id] ?? 0;

/** Counters do not go below 0. */
export function addTo(t: Quest, id: string, amount: number): void {
  const value = Math.max(0, counter(t, id) + amount);
  t.state.counters[id] = value;
  t.emit?.({ type: 'counter', id, value, rule: 'M293' });
}
