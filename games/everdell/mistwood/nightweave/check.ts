/** Can her Lair stand like this? Asked of positions from outside only. */
import { EMPTY, MEADOW_PLACES, playerOf, SEASONS, type State } from '../../state/state.ts';
import { LEVELS } from '../lids.ts';
import { ACTIVITY } from './activity/cards.ts';
import { activityOf, type Lair, nightweaveOf } from './lair.ts';
import { isLevel, isWinter, wantsWorker } from './nightweave.ts';

const isList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item) && item >= 0);

export function checkLair(state: State): string | undefined {
  const lair: Partial<Lair> = state.slices.nightweave ?? {};
  const where = (field: keyof Lair) => `slices.nightweave.${field}`;
  if (!isLevel(lair.level)) return `${where('level')}: choose one of ${LEVELS.join(', ')}`;
  if (lair.victory !== 'together' && lair.victory !== 'each') return `${where('victory')}: together or each`;
  for (const field of ['deck', 'revealed', 'box', 'spoils', 'hidden', 'legends'] as const) {
    if (!isList(lair[field])) return `${where(field)}: a list of numbers is expected`;
  }
  for (const field of ['placed', 'claimed'] as const) {
    if (typeof lair[field] !== 'boolean') return `${where(field)}: true or false`;
  }
  const { deck = [], revealed = [], box = [], figure = Number.NaN } = lair;
  const all = [...deck, ...revealed, ...box];
  const strange = all.find((index) => !ACTIVITY[index]);
  if (strange !== undefined) return `${where('deck')}: there is no activity card ${strange}`;
  const twice = all.find((index, at) => all.indexOf(index) < at);
  if (twice !== undefined) return `${where('deck')}: ${activityOf(twice).id} is there twice`;
  const season = playerOf(state, nightweaveOf(state)).season;
  const wanted = ACTIVITY.filter((card) => SEASONS.indexOf(card.season) <= season).length;
  if (all.length !== wanted)
    return `${where('deck')}: ${wanted} activity cards in all in this season, not ${all.length}`;
  if (box.length !== 1 || !box.every((index) => isWinter(index) && wantsWorker(index))) {
    return `${where('box')}: one winter card with the worker symbol`;
  }
  if (!(Number.isInteger(figure) && figure >= EMPTY && figure < MEADOW_PLACES)) {
    return `${where('figure')}: a place of the Meadow, 0 to 7, or -1 at home`;
  }
  if (figure !== EMPTY && state.meadow[figure] !== EMPTY) return `${where('figure')}: a card lies where she stands`;
  if (state.unfilled !== (figure === EMPTY ? 0 : 1 << figure))
    return 'unfilled: the place of the Meadow where she stands';
  return undefined;
}
