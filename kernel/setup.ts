/** The set-up of a game: a few named fields, each with the values it may take. Validated here for every game. */
import { accepted, isRecord, type Outcome, refused } from './outcome.ts';

export interface SetupField {
  readonly name: string;
  readonly values: readonly (string | number)[];
  readonly default: string | number;
}

export type Setup = Readonly<Record<string, string | number>>;

interface WithFields {
  readonly name: string;
  readonly fields: readonly SetupField[];
  checkSetup?(setup: Setup): Outcome;
}

/** A complete set-up from whatever was given: missing fields take their default, anything else unknown is refused. */
export function parseSetup(game: WithFields, input: unknown = {}): Outcome<Setup> {
  if (!isRecord(input)) return refused('bad-setup', `the set-up of ${game.name} is an object with named fields`);
  for (const name of Object.keys(input)) {
    if (!game.fields.some((field) => field.name === name)) {
      const known = game.fields.map((field) => field.name).join(', ') || 'none';
      return refused('bad-setup', `${game.name} has no set-up field "${name}"; known fields: ${known}`, {
        where: name,
      });
    }
  }
  const setup: Record<string, string | number> = {};
  for (const field of game.fields) {
    const value = Object.hasOwn(input, field.name) ? input[field.name] : field.default;
    const known = field.values.find((candidate) => candidate === value);
    if (known === undefined) {
      const message = `${field.name}: ${JSON.stringify(value)} is not possible; choose one of ${field.values.join(', ')}`;
      return refused('bad-setup', message, { where: field.name });
    }
    setup[field.name] = known;
  }
  const possible = game.checkSetup?.(setup) ?? accepted();
  return possible.ok ? accepted(setup) : possible;
}
