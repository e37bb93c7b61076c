/** `smallfolk rules [game] [number or words]`: the rulebooks in the terminal. */

import { UserError } from '@smallfolk/lab/user-error.ts';
import { readArguments } from '../arguments.ts';
import { type Rule, rulebookOf, rulebooks } from '../rulebook/rulebook.ts';

export async function rulesCommand(args: string[]): Promise<number> {
  const { positionals } = readArguments({ args, options: {}, allowPositionals: true });
  const [game, ...words] = positionals;
  if (game === undefined) {
    for (const book of rulebooks()) say(`${book.game}: ${book.rules.size} rules (smallfolk rules ${book.game})`);
    return 0;
  }
  const book = rulebookOf(game);
  if (!book) {
    const known = rulebooks().map((one) => one.game);
    throw new UserError(`There is no rulebook of "${game}". There are: ${known.join(', ')}.`);
  }
  const number = words.length === 1 ? words[0]?.toUpperCase() : undefined;
  const named = number === undefined ? undefined : book.rules.get(number);
  const found = named && number ? [[number, named] as const] : search([...book.rules], words.join(' '));
  if (found.length === 0) throw new UserError(`The rulebook of ${game} says nothing about "${words.join(' ')}".`);
  print(found);
  return 0;
}

function search(rules: readonly (readonly [string, Rule])[], words: string) {
  const wanted = words.toLowerCase();
  return rules.filter(([, { text, chapter }]) => `${chapter} ${text}`.toLowerCase().includes(wanted));
}

function print(rules: readonly (readonly [string, Rule])[]): void {
  let heading = '';
  for (const [id, { text, chapter }] of rules) {
    if (chapter !== heading) say(`\n${chapter}`);
    heading = chapter;
    say(`  ${id}  ${text}`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
