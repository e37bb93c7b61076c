/** Polish counts in three forms: 1 szczur, 2 szczury, 5 szczurów. */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${count} ${form(count, one, few, many)}`;
}

export function form(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  const last = count % 10;
  const lastTwo = count % 100;
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : many;
}
