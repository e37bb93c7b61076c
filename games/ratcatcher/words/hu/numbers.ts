/** Hungarian endings on figures follow how the number is spoken: 1-et, 2-t, 3-at. */
const OBJECT = ['-t', '-et', '-t', '-at', '-et', '-öt', '-ot', '-et', '-at', '-et'];

/** Tens decide where the last figure is 0: 10-et, 20-at, 30-at, 60-at. */
export function object(count: number): string {
  if (count > 0 && count % 10 === 0) return `${count}${[10, 40, 50, 70, 90].includes(count) ? '-et' : '-at'}`;
  return `${count}${OBJECT[count % 10] ?? '-t'}`;
}
