/** Options: the legal answers to a decision, as plain data, and the key derived from each. */

/** One legal answer, e.g. `{ do: 'move', to: 12 }`. A game declares a tagged union of these. */
export interface Option {
  readonly do: string;
  readonly [detail: string]: string | number | boolean;
}

/** An option of one of these kinds: a board that is handed it cannot ask for a kind that its game does not have. */
export interface OptionThat<Does extends string> extends Option {
  readonly do: Does;
}

const PLAIN = /^[A-Za-z_][\w./:-]*$/;

/** Numbers and booleans stand bare, and so do words; every other string is quoted, so no two options share a key. */
function written(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) && value !== 'true' && value !== 'false' ? value : JSON.stringify(value);
}

/** The name of an option in saves, messages and logs: `{ do: 'move', to: 12 }` is `move to=12`. */
export function keyOf(option: Option): string {
  let key = written(option.do);
  for (const name of namesOf(option)) if (name !== 'do') key += ` ${name}=${written(option[name] ?? '')}`;
  return key;
}

/** In alphabetical order. Most are written that way, and to see it costs far less than sorting. */
function namesOf(option: Option): readonly string[] {
  const names = Object.keys(option);
  let last = '';
  for (const name of names) {
    if (name === 'do') continue;
    if (name < last) return names.sort();
    last = name;
  }
  return names;
}
