/** The parts of the house and what each may stand on. `npm run arrows` holds the imports to it; the picture is drawn from it. */

export interface Part {
  readonly name: string;
  /** Its files, as a regular expression. `games/` holds many games; each is a part of its own. */
  readonly files: string;
  /** Which parts it may import, directly. */
  readonly on: readonly string[];
  /** What it is, in a few words: for the picture. */
  readonly says: string;
  /** Where it is drawn: its floor from the ground up, and on which half of it, if not on all of it. */
  readonly floor: number;
  readonly half?: 'left' | 'right';
}

export const PARTS: readonly Part[] = [
  {
    name: 'kernel',
    files: '^kernel/',
    on: [],
    says: 'rules as generators, decisions, matches, chance, saves, conformance kit; knows no game, imports nothing',
    floor: 0,
  },
  {
    name: 'games/<game>',
    files: '^games/[^/]+/',
    on: ['kernel'],
    says: 'one folder each: rules, content, words; no screen',
    floor: 1,
    half: 'right',
  },
  {
    name: 'games',
    files: '^games/[^/]+[.]ts$',
    on: ['kernel', 'games/<game>'],
    says: 'the shelf: the one place that names the games',
    floor: 2,
    half: 'right',
  },
  {
    name: 'bots',
    files: '^bots/',
    on: ['kernel', 'games'],
    says: 'random, greedy, search over imagined worlds',
    floor: 1,
    half: 'left',
  },
  {
    name: 'protocol',
    files: '^protocol/',
    on: ['kernel', 'bots'],
    says: 'messages between a table and who sits at it; the record of a campaign',
    floor: 2,
    half: 'left',
  },
  {
    name: 'lab',
    files: '^lab/',
    on: ['kernel', 'games', 'bots', 'protocol'],
    says: 'play by the thousand, count, compare, learn',
    floor: 3,
    half: 'right',
  },
  {
    name: 'server',
    files: '^server/',
    on: ['kernel', 'games', 'bots', 'protocol'],
    says: 'rooms for friends',
    floor: 3,
    half: 'left',
  },
  {
    name: 'cli',
    files: '^cli/',
    on: ['kernel', 'games', 'bots', 'protocol', 'lab', 'server'],
    says: 'what one types: commands, table, engine',
    floor: 4,
    half: 'right',
  },
  {
    name: 'web',
    files: '^web/',
    on: ['kernel', 'games', 'bots', 'protocol', 'server'],
    says: 'the browser client: views in, choices out',
    floor: 4,
    half: 'left',
  },
];

export function partNamed(name: string): Part {
  const part = PARTS.find((part) => part.name === name);
  if (!part) throw new Error(`there is no part ${name}`);
  return part;
}
