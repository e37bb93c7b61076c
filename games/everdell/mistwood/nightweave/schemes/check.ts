/** Can her schemes lie like this? Asked of positions from outside only. */
import { CARDS } from '../../../content/catalogue.ts';
import { EMPTY, HELD, playerOf, type State } from '../../../state/state.ts';
import { PERSON } from '../intrigue.ts';
import type { SchemesSlice } from './scheme.ts';
import { SCHEMES } from './schemes.ts';

const isListOfNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export function checkSchemes(state: State): string | undefined {
  const slice: Partial<SchemesSlice> = state.slices.schemes ?? {};
  const where = (field: keyof SchemesSlice) => `slices.schemes.${field}`;
  const { piles, inPlay, past, tied, captive, owed, guest } = slice;
  if (!Array.isArray(piles) || piles.length < 1 || piles.length > 2 || !piles.every((pile) => isListOfNames(pile)))
    return `${where('piles')}: one or two lists of schemes`;
  if (!isListOfNames(inPlay)) return `${where('inPlay')}: a list of schemes`;
  if (!isListOfNames(past)) return `${where('past')}: a list of schemes`;
  const all = [...piles.flat(), ...inPlay, ...past];
  const strange = all.find((id) => !SCHEMES.some((scheme) => scheme.id === id));
  if (strange !== undefined) return `${where('piles')}: there is no scheme ${strange}`;
  const twice = all.find((id, at) => all.indexOf(id) < at);
  if (twice !== undefined) return `${where('piles')}: ${twice} is there twice`;
  if (all.length !== SCHEMES.length) return `${where('piles')}: ${SCHEMES.length} schemes in all, not ${all.length}`;
  if (inPlay.length > piles.length) return `${where('inPlay')}: at most ${piles.length} at a time`;
  if (!Array.isArray(tied) || !tied.every((kind) => CARDS[kind])) return `${where('tied')}: a list of cards`;
  if (tied.length > 0 && !inPlay.includes('in-the-web')) return `${where('tied')}: only as long as In the Web holds`;
  if (typeof captive !== 'boolean') return `${where('captive')}: true or false`;
  if (typeof owed !== 'boolean') return `${where('owed')}: true or false`;
  const lent = playerOf(state, PERSON).out.includes(HELD);
  if (!Number.isInteger(guest) || lent !== (guest !== EMPTY)) {
    return `${where('guest')}: where your worker stands for her, exactly if one of yours is held`;
  }
  return undefined;
}
