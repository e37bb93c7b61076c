/** Free actions (M60-M65, M146-M155, OM21, OM22, OM53, OM56): share, equip, level up, and using a card. */
import { choose, type Rules } from '@smallfolk/kernel';
import type { Ability } from '../content/ability.ts';
import { happen } from '../content/happening.ts';
import type { UsedCard } from '../content/search-card.ts';
import type { Mouse } from '../state/mouse.ts';
import { payCheese } from './cheese.ts';
import { seatOf } from './deciding.ts';
import { eachFreeActionOnce, scrollsLeaveTheGame } from './editions.ts';
import { inWater, isClose, mouseCalled, onBoard } from './figures.ts';
import { trimPack } from './packing.ts';
import type { Quest } from './quest.ts';
import { carriedBy, giveToken } from './tokens.ts';
import { inTheWay, isWearable, meets } from './wearing.ts';

export type FreeKind = 'share' | 'equip' | 'level-up' | 'use';

/** M61, M95, OM21. */
export function mayDoFreely(t: Quest, mouse: Mouse, kind: FreeKind): boolean {
  const { turn } = t.state;
  if (!turn || inWater(t, mouse)) return false;
  return eachFreeActionOnce(t.state) ? !turn.free.includes(kind) : turn.free.length === 0;
}

const spend = (t: Quest, kind: FreeKind): void => {
  t.state.turn?.free.push(kind);
};

/** M155: what leveling up costs. */
export const LEVEL_UP = 6;

/** OM6: cards that nobody owns and that fit the mouse's class. */
export function learnable(t: Quest, mouse: Mouse): Ability[] {
  const atHome = Object.values(t.state.legacy?.mice ?? {});
  const isOwned = (id: string) => [...t.state.mice, ...atHome].some(({ abilities }) => abilities.includes(id));
  return t.book.printed.abilities.filter((ability) => fits(t, mouse, ability) && !isOwned(ability.id));
}

/** M26: the class that a card asks for. */
export function fits(t: Quest, mouse: Mouse, { classes, hero }: Ability): boolean {
  if (hero) return hero === mouse.hero;
  return classes === 'any' || classes.some((wanted) => t.book.hero(mouse.hero).classes.includes(wanted));
}

export function levelUp(t: Quest, mouse: Mouse, card: string): void {
  spend(t, 'level-up');
  payCheese(t, mouse, LEVEL_UP, 'M155');
  mouse.abilities.push(card);
  t.emit?.({ type: 'learned', mouse: mouse.hero, card, rule: 'M155' });
}

/** M146, OM56: with whom it could share something. */
export function partners(t: Quest, mouse: Mouse): Mouse[] {
  return t.state.mice.filter(
    (other) =>
      other !== mouse &&
      onBoard(other) &&
      isClose(t, mouse.space, other.space) &&
      (hasAnything(t, mouse) || hasAnything(t, other)),
  );
}

const hasAnything = (t: Quest, mouse: Mouse): boolean =>
  mouse.cheese > 0 || mouse.pack.length > 0 || mouse.body.length > 0 || carriedBy(t, mouse).length > 0;

type Handing =
  | { readonly do: 'give' | 'take'; readonly card: string }
  | { readonly do: 'give-cheese' | 'take-cheese'; readonly cheese: number }
  | { readonly do: 'give-token' | 'take-token'; readonly token: string }
  | { readonly do: 'done' };

/** M146: exchange freely, thing by thing; what has changed paws in this share does not go back. */
export function* share(t: Quest, mouse: Mouse, partner: Mouse): Rules {
  spend(t, 'share');
  t.emit?.({ type: 'share', mouse: mouse.hero, with: partner.hero, rule: 'M146' });
  const handed: string[] = [];
  for (;;) {
    const options = handings(t, mouse, partner, handed);
    const chosen = yield* choose(seatOf(mouse), 'share', options, {
      rule: 'M146',
      about: { kind: 'mouse', id: partner.hero },
    });
    if (chosen.do === 'done') break;
    handed.push(hand(t, mouse, partner, chosen));
  }
  yield* trimPack(t, mouse);
  yield* trimPack(t, partner);
}

function handings(t: Quest, mouse: Mouse, partner: Mouse, handed: readonly string[]): Handing[] {
  const options: Handing[] = [];
  const cards = (of: Mouse) => [...new Set([...of.pack, ...of.body])].filter((card) => !handed.includes(card));
  for (const card of cards(mouse)) options.push({ do: 'give', card });
  for (const card of cards(partner)) options.push({ do: 'take', card });
  if (!handed.includes('cheese')) {
    for (let cheese = 1; cheese <= mouse.cheese; cheese++) options.push({ do: 'give-cheese', cheese });
    for (let cheese = 1; cheese <= partner.cheese; cheese++) options.push({ do: 'take-cheese', cheese });
  }
  const mayHold = (who: Mouse, token: string) => t.moments.every((moment) => moment.mayTake?.(t, who, token) ?? true);
  const tokens = (from: Mouse, to: Mouse) =>
    carriedBy(t, from).filter(({ id }) => !handed.includes(id) && mayHold(to, id));
  for (const { id } of tokens(mouse, partner)) options.push({ do: 'give-token', token: id });
  for (const { id } of tokens(partner, mouse)) options.push({ do: 'take-token', token: id });
  options.push({ do: 'done' });
  return options;
}

function hand(t: Quest, mouse: Mouse, partner: Mouse, chosen: Exclude<Handing, { do: 'done' }>): string {
  const giving = chosen.do.startsWith('give');
  const [from, to] = giving ? [mouse, partner] : [partner, mouse];
  if ('card' in chosen) {
    const place = from.pack.includes(chosen.card) ? from.pack : from.body;
    place.splice(place.indexOf(chosen.card), 1);
    to.pack.push(chosen.card); // OM56: received cards go to the pack
    t.emit?.({ type: 'handed', from: from.hero, to: to.hero, card: chosen.card, rule: 'M146' });
    return chosen.card;
  }
  if ('cheese' in chosen) {
    from.cheese -= chosen.cheese;
    to.cheese += chosen.cheese;
    t.emit?.({ type: 'handed', from: from.hero, to: to.hero, cheese: chosen.cheese, rule: 'M146' });
    return 'cheese';
  }
  giveToken(t, chosen.token, to, 'M146');
  return chosen.token;
}

/** Is there anything to put on, or anything that would be safer in the pack (M219)? */
export function canEquip(t: Quest, mouse: Mouse): boolean {
  if (mouse.pack.some((id) => couldWear(t, mouse, id))) return true;
  const { starting } = t.book.hero(mouse.hero);
  return mouse.body.some((card) => !starting.includes(card));
}

/** M12: what it needs to wear it; what is in the way can always come off. */
function couldWear(t: Quest, mouse: Mouse, id: string): boolean {
  const card = t.book.card(id);
  return isWearable(card) && meets(t, mouse, card.requires);
}

const wearables = (t: Quest, mouse: Mouse, touched: readonly string[]): string[] =>
  [...new Set(mouse.pack)].filter((id) => !touched.includes(id) && couldWear(t, mouse, id));

/** M147, R26: cards change between body and pack; an exchange is one step. */
export function* equip(t: Quest, mouse: Mouse): Rules {
  spend(t, 'equip');
  const touched: string[] = [];
  for (;;) {
    const options = [
      ...wearables(t, mouse, touched).map((card) => ({ do: 'wear', card })),
      ...[...new Set(mouse.body)].filter((card) => !touched.includes(card)).map((card) => ({ do: 'take-off', card })),
      { do: 'done', card: '' },
    ];
    const chosen = yield* choose(seatOf(mouse), 'equip', options, {
      rule: 'M147',
      about: { kind: 'mouse', id: mouse.hero },
    });
    if (chosen.do === 'done') break;
    touched.push(chosen.card);
    if (chosen.do === 'wear') touched.push(...(yield* wear(t, mouse, chosen.card)));
    else takeOffCard(t, mouse, chosen.card);
  }
  yield* trimPack(t, mouse);
}

function* wear(t: Quest, mouse: Mouse, id: string): Rules<string[]> {
  const sets = inTheWay(t, mouse, id);
  const options = sets.map((off) => ({ do: 'swap', off: off.join('+') }));
  const { off } = yield* choose(seatOf(mouse), 'swap', options, { rule: 'M151', about: { kind: 'card', id } });
  const removed = off === '' ? [] : off.split('+');
  for (const card of removed) takeOffCard(t, mouse, card);
  mouse.pack.splice(mouse.pack.indexOf(id), 1);
  mouse.body.push(id);
  t.emit?.({ type: 'worn', mouse: mouse.hero, card: id, rule: 'M147' });
  return removed;
}

function takeOffCard(t: Quest, mouse: Mouse, card: string): void {
  mouse.body.splice(mouse.body.indexOf(card), 1);
  mouse.pack.push(card);
  t.emit?.({ type: 'taken-off', mouse: mouse.hero, card, rule: 'M147' });
}

/** M154: items and scrolls of the pack that would do something now. */
export function usable(t: Quest, mouse: Mouse): UsedCard[] {
  const cards: UsedCard[] = [];
  for (const id of new Set(mouse.pack)) {
    const card = t.book.card(id);
    if ((card.kind === 'item' || card.kind === 'scroll') && meets(t, mouse, card.requires) && card.useful(t, mouse))
      cards.push(card);
  }
  return cards;
}

/** M153: used once. */
export function* useCard(t: Quest, mouse: Mouse, card: UsedCard): Rules {
  spend(t, 'use');
  mouse.pack.splice(mouse.pack.indexOf(card.id), 1);
  const out = card.kind === 'scroll' && scrollsLeaveTheGame(t.state);
  (out ? t.state.gone : t.state.searchDiscard).push(card.id);
  t.emit?.({ type: 'used', mouse: mouse.hero, card: card.id, rule: card.kind === 'scroll' ? 'M153' : 'M154' });
  yield* happen(card.use(t, mouse));
}

/** Which mouse does it concern? Asked only where there is a choice. */
export function* chooseMouse(t: Quest, by: Mouse, among: readonly Mouse[], about: string, rule: string): Rules<Mouse> {
  const options = among.map(({ hero }) => ({ do: 'mouse', mouse: hero }));
  const { mouse } = yield* choose(seatOf(by), 'which-mouse', options, { rule, about: { kind: 'card', id: about } });
  return mouseCalled(t, mouse);
}
