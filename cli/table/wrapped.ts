/** Lines for a screen: broken between words, where the terminal would break them anywhere. */

/** Whoever has less than this breaks words anyway. */
const NARROWEST = 40;
/** What a line hangs on: blanks, the number of an option, a dash, the first column of a table. */
const HEAD = /^ *(?:- |\d+\. |\S(?: ?\S){0,24} {2,})?/;

/** What goes on in another line begins under the first word. A width of 0: nothing is known of the screen. */
export function wrapped(text: string, width: number): string {
  if (width < NARROWEST) return text;
  return text
    .split('\n')
    .flatMap((line) => brokenUp(line, width))
    .join('\n');
}

function brokenUp(line: string, width: number): string[] {
  const indent = ' '.repeat(HEAD.exec(line)?.[0].length ?? 0);
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const at = rest.lastIndexOf(' ', width);
    if (at <= indent.length) break; // one endless word
    lines.push(rest.slice(0, at).trimEnd());
    rest = indent + rest.slice(at).trimStart();
  }
  return [...lines, rest];
}
