/** How events look in the log, and how long each is shown. */
import type { GameEvent } from '@smallfolk/kernel';
import type { HuntEvent } from '@smallfolk/ratcatcher/state/events.ts';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import { symbolOfGain, symbolOfRat } from './look.ts';

type EventOf<T extends HuntEvent['type']> = Extract<HuntEvent, { readonly type: T }>;

/** The rules of this game tell nothing else. */
export const happened = (event: GameEvent): HuntEvent => event as unknown as HuntEvent;

/** The drawing beside a line of the log. */
export function symbolOf(event: GameEvent, view: View): string | undefined {
  const told = happened(event);
  const symbol = SYMBOLS[told.type] as ((event: HuntEvent, view: View) => string) | string | undefined;
  return typeof symbol === 'function' ? symbol(told, view) : symbol;
}

const rat = (event: { readonly rat: string }, view: View) => symbolOfRat(event.rat, view);
const nemesis = (_event: HuntEvent, view: View) => `nemesis-${view.nemesis.id}`;
const trap = (_event: HuntEvent, view: View) => `trap-${view.catcher.trap}`;
const ability = (event: { readonly colour: 'yellow' | 'purple' }, view: View) =>
  `ability-${view.catcher[event.colour].id}`;
const token = (event: EventOf<'token-placed' | 'token-collected' | 'tokens-returned'>, view: View) =>
  symbolOfGain(event.token, view);

const SYMBOLS: { readonly [T in HuntEvent['type']]?: string | ((event: EventOf<T>, view: View) => string) } = {
  'rats-moved': rat,
  'rat-spawned': rat,
  'peculiar-spawned': rat,
  'peculiar-caught': rat,
  'peculiar-bit': rat,
  'peculiar-left': rat,
  'rats-caught': rat,
  'rat-took-token': rat,
  claimed: rat,
  pushed: rat,
  'sixes-ordinary': (event, view) => symbolOfRat(event.by, view),
  'defence-changed': 'i-shield',
  'nemesis-rolled': nemesis,
  'nemesis-bit': nemesis,
  'nemesis-wounded': nemesis,
  'nemesis-appeared': nemesis,
  raised: nemesis,
  moved: (_event, view) => `catcher-${view.catcher.id}`,
  refreshed: 'die-6',
  'attack-rolled': 'die-6',
  'rolled-again': 'die-6',
  'trap-set': trap,
  'trap-sprung': trap,
  'traps-returned': trap,
  'cheese-collected': 'cheese',
  'cheese-gained': 'cheese',
  'cheese-consumed': 'cheese',
  'cheese-stolen': 'cheese',
  upgraded: 'cheese',
  tracker: 'cheese',
  'ability-used': ability,
  'ability-filled': ability,
  'token-collected': token,
  'token-placed': token,
  'tokens-returned': token,
  traded: 'cage-small',
  'question-revealed': 'mystery',
  'questions-removed': 'mystery',
  wounded: 'i-hearts',
  'rats-bit': 'rat-brown',
  'bitten-while-leaving': 'rat-brown',
  'rats-returned': 'rat-white',
};

/** How long an event stands: what is watched, what passes by, what only the log tells. Others stand for one step. */
export function weight(event: GameEvent): number {
  return WEIGHTS[happened(event).type] ?? 1;
}

const WEIGHTS: { readonly [T in HuntEvent['type']]?: number } = {
  'attack-rolled': 1.5,
  'rolled-again': 1.5,
  'nemesis-bit': 1.5,
  'nemesis-appeared': 1.5,
  'cheese-consumed': 1.5,
  'township-placed': 1.5,
  'rats-moved': 0.75,
  'rat-spawned': 0.45,
  'token-placed': 0.45,
  'cheese-gained': 0.45,
  'township-active': 0,
  'tokens-returned': 0,
  'traps-returned': 0,
  'rats-returned': 0,
  'questions-removed': 0,
  'township-drawn': 0,
  'token-missing': 0,
};
