/** Who comes along (M33-M36, OM5, OM6): mice one by one in seat order, each with its ability cards. */
import { choose, type Rules } from '@smallfolk/kernel';
import type { Party } from '../content/chapter.ts';
import type { Mouse } from '../state/mouse.ts';
import { seatOf } from './deciding.ts';
import { learnable } from './free-actions.ts';
import type { Quest } from './quest.ts';

export const newMouse = (hero: string, seat: number): Mouse => ({
  hero,
  seats: [seat],
  turns: 0,
  where: 'board',
  space: -1,
  wounds: 0,
  poison: 0,
  cheese: 0,
  stunned: false,
  webbed: false,
  charmed: false,
  down: false,
  body: [],
  pack: [],
  abilities: [],
  tired: false,
  searched: [],
  captures: 0,
  roaches: 0,
  resting: false,
  notes: {},
});

/** The heroes who may be chosen now, so that the party can still become what the chapter asks for. */
export function candidates(
  party: Party,
  achievements: readonly string[],
  chosen: readonly string[],
  size: number,
): string[] {
  const available = party.roster.filter((hero) => {
    const needs = party.rosterNeeds?.[hero];
    return !chosen.includes(hero) && (needs === undefined || achievements.includes(needs));
  });
  const left = size - chosen.length;
  const missing = party.required.filter((hero) => !chosen.includes(hero));
  const needsOne = party.needsOneOf && !party.needsOneOf.some((hero) => chosen.includes(hero)) ? party.needsOneOf : [];
  return available.filter((hero) => {
    const required = missing.filter((one) => one !== hero).length;
    const stillOne = needsOne.length > 0 && !needsOne.includes(hero) && !missing.some((one) => needsOne.includes(one));
    return required + (stillOne ? 1 : 0) <= left - 1;
  });
}

/** OM5: in seat order until the number is reached; where the chapter allows more, whoever chooses may say that it is enough. */
export function* chooseParty(t: Quest, wanted: readonly string[]): Rules {
  const { state, chapter } = t;
  const { party } = chapter;
  const size = wanted.length > 0 ? wanted.length : party.max;
  while (state.mice.length < size) {
    const seat = state.mice.length % state.seats;
    const chosen = state.mice.map(({ hero }) => hero);
    const heroes =
      wanted.length > 0
        ? wanted.filter((hero) => !chosen.includes(hero))
        : candidates(party, state.achievements, chosen, size);
    const forced = state.seats === 1 && heroes.length === size - chosen.length;
    const enough = wanted.length === 0 && chosen.length >= party.min;
    const options = [...heroes.map((hero) => ({ do: 'hero', hero })), ...(enough ? [{ do: 'enough', hero: '' }] : [])];
    const { hero } = yield* choose(seat, 'party', forced && !enough ? options.slice(0, 1) : options, { rule: 'M35' });
    if (hero === '') break;
    state.mice.push(newMouse(hero, seat));
    t.emit?.({ type: 'joined', mouse: hero, seat, rule: 'M35' });
  }
  for (let seat = state.mice.length; seat < state.seats; seat++) state.mice[seat % state.mice.length]?.seats.push(seat);
}

/** M36: a mouse with fewer ability cards chooses up to the number of the chapter. */
export function* chooseAbilities(t: Quest, mouse: Mouse): Rules {
  while (mouse.abilities.length < t.chapter.party.abilities) {
    const options = learnable(t, mouse).map(({ id }) => ({ do: 'learn', card: id }));
    if (options.length === 0) return;
    const { card } = yield* choose(seatOf(mouse), 'ability', options, {
      rule: 'M36',
      about: { kind: 'mouse', id: mouse.hero },
    });
    mouse.abilities.push(card);
    t.emit?.({ type: 'learned', mouse: mouse.hero, card, rule: 'M36' });
  }
}
