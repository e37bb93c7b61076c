/** Lines of text out of a stream of bytes, however they are cut, with no more kept in memory than a line may have. */
import { StringDecoder } from 'node:string_decoder';

/** Whatever stands behind the first `longest` + 1 characters of a line is thrown away, so one sees it was too long. */
export async function* linesOf(input: AsyncIterable<Buffer | string>, longest: number): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let line = '';
  for await (const chunk of input) {
    const pieces = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    const rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      yield withoutReturn(longer(line, piece, longest));
      line = '';
    }
    line = longer(line, rest, longest);
  }
  line += decoder.end();
  if (line !== '') yield withoutReturn(line);
}

function longer(line: string, piece: string, longest: number): string {
  const room = longest + 1 - line.length;
  return piece.length > room ? line + piece.slice(0, room) : line + piece;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
