/** Corrin Evertail's Path: a location on which an opponent's worker stands is carried out once more (W24, W25). */
import { choose, type Option, type Rules, type Seat } from '@smallfolk/kernel';
import { placeOf } from '../../content/catalogue.ts';
import { about, by, type Cause } from '../../rules/cause.ts';
import { cardById, locateCard } from '../../rules/city.ts';
import { copy, locationOf, ofCity } from '../../rules/options.ts';
import { carryOut } from '../../rules/worker.ts';
import { AT_CARD, AT_EVENT, type CityCard, type Location, playerOf, type State, type T } from '../../state/state.ts';

/** W25. Beside legends, events and Journey spots. */
const NEVER = ['cemetery', 'chapel', 'monastery', 'corrin-evertails-path'];

/** Where opponents' workers stand, as far as it can be carried out now. */
export function occupiedByOthers(state: State, me: Seat): Location[] {
  const all = state.players.flatMap((player, seat) => (seat === me ? [] : player.out));
  return [...new Set(all)].filter((at) => isCopied(state, me, at)).sort((a, b) => a - b);
}

function isCopied(state: State, me: Seat, at: Location): boolean {
  if (at < 0 || (at >= AT_EVENT && at < AT_CARD)) return false;
  if (at < AT_EVENT) {
    const place = placeOf(at);
    return place.journey === undefined && (place.possible?.(state, me) ?? true);
  }
  const found = locateCard(state, at - AT_CARD);
  return found !== undefined && isCopiedCard(state, me, found.card);
}

function isCopiedCard(state: State, me: Seat, card: CityCard): boolean {
  const entry = by(card);
  if (entry.colour !== 'red' || entry.legendary || card.down || NEVER.includes(entry.id)) return false;
  return entry.visit !== undefined && (entry.visitable?.(state, me, card) ?? true);
}

/** OW117. A copy: no token for the owner, no web, no block. */
export function* copyOccupied(t: T, me: Seat, why: Cause): Rules {
  const { state } = t;
  const options: Option[] = occupiedByOthers(state, me).map((at) => {
    const found = at >= AT_CARD ? locateCard(state, at - AT_CARD) : undefined;
    return found ? ofCity('copy-card', found.card, found.owner) : copy(at);
  });
  if (options.length === 0) return;
  const chosen = yield* choose<Option>(me, 'path', options, about(why));
  if (chosen.do === 'copy') return yield* carryOut(t, me, locationOf(chosen), why);
  const owner = Number(chosen.of);
  const card = cardById(playerOf(state, owner).city, Number(chosen.id));
  t.emit?.({ type: 'copy-card', seat: me, card: by(card).id, id: card.id, of: owner, by: why.id, rule: why.rule });
  const effect = by(card).visit?.(t, me, card, owner);
  if (effect) yield* effect;
}
