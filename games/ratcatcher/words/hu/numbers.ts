/** Hungarian endings on figures follow how the number is spoken: 1-et, 2-t, 3-at; 1-ből, 3-ból. */
const OBJECT = ['-t', '-et', '-t', '-at', '-et', '-öt', '-ot', '-et', '-at', '-et'];
const OUT_OF = ['-ból', '-ből', '-ből', '-ból', '-ből', '-ből', '-ból', '-ből', '-ból', '-ből'];

/** Tens decide where the last figure is 0: 10-et, 20-at, 30-at, 60-at. */
export function object(count: number): string {
  if (count > 0 && count % 10 === 0) return `${count}${[10, 40, 50, 70, 90].includes(count) ? '-et' : '-at'}`;
  return `${count}${OBJECT[count % 10] ?? '-t'}`;
}

export function outOf(count: number): string {
  if (count === 10) return '10-ből';
  return `${count}${OUT_OF[count % 10] ?? '-ből'}`;
}
