/** Where her webs lie, what she makes dearer, and how that is said before anybody commits. */

import type { Due } from '@smallfolk/everdell/mistwood/nightweave/dues.ts';
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { Option } from '../../props.ts';
import type { Where } from '../../workers.ts';
import { schemesOf } from './intrigues.ts';
import { lairOf } from './view.ts';
import type { HerWords } from './words/speech.ts';

interface Web {
  readonly at?: string;
  readonly event?: string;
  readonly id?: number;
}

interface IntrigueSlice {
  readonly personality: string;
  readonly plan: string;
  readonly webs: readonly Web[];
  /** What a worker on one of them brings her. */
  readonly tokens: number;
  readonly marked: readonly number[];
}

const NOTHING: IntrigueSlice = { personality: '', plan: '', webs: [], tokens: 0, marked: [] };
const intrigueOf = (view: EverdellView): IntrigueSlice =>
  (view.modules.intrigue as IntrigueSlice | undefined) ?? NOTHING;

/** Which personality acts on that spot of the Meadow now; nothing where none does. */
export function reachOf(view: EverdellView, spot: number): string | undefined {
  const { personality, marked } = intrigueOf(view);
  return marked.includes(spot) ? personality : undefined;
}

/** Does a personality act on cards beside her now? */
export const isReaching = (view: EverdellView): boolean => intrigueOf(view).marked.length > 0;

const isThere = (web: Web, where: Where): boolean => {
  if ('event' in where) return web.event === where.event;
  return 'card' in where ? web.id === where.card : web.at !== undefined && web.at === where.at;
};

/** What has laid webs there, one entry for each web. */
export function websOn(view: EverdellView, where: Where): string[] {
  const { webs, plan } = intrigueOf(view);
  const schemes = schemesOf(view);
  const seasonal = schemes?.inPlay.find(({ foil }) => !foil)?.id ?? '';
  return [
    ...webs.filter((web) => isThere(web, where)).map(() => plan),
    ...(schemes?.webs ?? []).filter((web) => isThere(web, where)).map(() => seasonal),
  ];
}

/** How many points a worker that comes there brings her, beside its own. */
export function tokensOn(view: EverdellView, where: Where): number {
  const there = (web: Web) => isThere(web, where);
  const { webs, tokens } = intrigueOf(view);
  const schemes = schemesOf(view);
  const seasonal = schemes?.webs.some(there) ? schemes.inPlay.find(({ foil }) => !foil)?.tokens : undefined;
  return (webs.some(there) ? tokens : 0) + (seasonal ?? 0);
}

/** What is due for that thing beside its price. */
export function duesOn(view: EverdellView, where: Where): readonly Due[] {
  const { dues } = lairOf(view);
  if ('event' in where) return dues.filter(({ event }) => event === where.event);
  if ('card' in where) return [];
  if (where.spot !== undefined) return dues.filter(({ spot }) => spot === where.spot);
  return dues.filter(({ at }) => at !== undefined && at === where.at);
}

/** The same for a card of the own hand. */
const duesInHand = (view: EverdellView, card: string): readonly Due[] =>
  lairOf(view).dues.filter((due) => due.card === card);

/** "Privileged: 1 berry more". */
export function sayDue(due: Due, words: EverdellWords, hers: HerWords): string {
  const { by, goods, units, pay = [], closed } = due;
  const means = pay.map((each) => hers.pays[each]).join(hers.pays.or);
  const what = closed ? hers.closed : goods ? hers.costs.more(words.goods(goods)) : hers.costs.due(units ?? 0, means);
  return `${words.name(by)}: ${what}`;
}

/** What an option is about, as far as her webs can reach it. */
function whereOf({ do: verb, at, event, id, of, from, spot }: Option): Where | undefined {
  if (from === 'meadow' || verb === 'take') return typeof spot === 'number' ? { at: 'meadow', spot } : undefined;
  if (verb === 'place' && typeof at === 'string') return { at };
  if (verb === 'achieve' && typeof event === 'string') return { event };
  if (verb === 'visit' && typeof id === 'number' && typeof of === 'number') return { card: id, of };
  return undefined;
}

/** All that befalls whoever chooses this, in sentences; briefly, what costs nothing more is only named. */
export function warningsFor(
  option: Option,
  view: EverdellView,
  words: EverdellWords,
  hers: HerWords,
  briefly = false,
): string[] {
  const where = whereOf(option);
  const inHand = option.do === 'play' && option.from === 'hand' && typeof option.card === 'string';
  const dues = where ? duesOn(view, where) : inHand ? duesInHand(view, String(option.card)) : [];
  const paid = new Set(dues.map(({ by }) => by));
  const reach = where && 'spot' in where && where.spot !== undefined ? reachOf(view, where.spot) : undefined;
  const webs = where ? [...new Set(websOn(view, where))] : [];
  const gift = where ? tokensOn(view, where) : 0;
  const feeds = (by: string) => gift > 0 && webs.includes(by);
  const others = [...webs, ...(reach ? [reach] : [])].filter((by) => !paid.has(by) && !feeds(by));
  return [
    ...dues.map((due) => sayDue(due, words, hers) + (feeds(due.by) ? `; ${hers.brings(gift)}` : '')),
    ...webs.filter((by) => feeds(by) && !paid.has(by)).map((by) => `${words.name(by)}: ${hers.brings(gift)}`),
    ...others.map((by) => (briefly ? words.name(by) : `${words.name(by)}: ${words.effect(by)}`)),
  ];
}
