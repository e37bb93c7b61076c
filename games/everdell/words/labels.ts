/** The labels of the text table: those of English, with whatever words a language has for them. */
import type { labels } from './en/table.ts';

type Widened<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends readonly string[]
    ? readonly string[]
    : string;

export type Labels = { readonly [name in keyof typeof labels]: Widened<(typeof labels)[name]> };
