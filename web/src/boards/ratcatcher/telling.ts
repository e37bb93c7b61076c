/** How events look in the log, and how long each is shown. */
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import { symbolOfGain, symbolOfRat } from './look.ts';
import type { Event } from './props.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The drawing beside a line of the log. */
export function symbolOf(event: Event, view: View): string | undefined {
  const symbol = SYMBOLS[event.type] as ((event: Event, view: View) => string) | string | undefined;
  return typeof symbol === 'function' ? symbol(event, view) : symbol;
}

const rat = (event: { readonly rat: string }, view: View) => symbolOfRat(event.rat, view);
const nemesis = (_event: Event, view: View) => `nemesis-${view.nemesis.id}`;
const trap = (_event: Event, view: View) => `trap-${view.catcher.trap}`;
const ability = (event: { readonly colour: 'yellow' | 'purple' }, view: View) =>
  `ability-${view.catcher[event.colour].id}`;
const token = (event: EventOf<'token-placed' | 'token-collected' | 'tokens-returned'>, view: View) =>
  symbolOfGain(event.token, view);

const SYMBOLS: { readonly [T in Event['type']]?: string | ((event: EventOf<T>, view: View) => string) } = {
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
export function weight(event: Event): number {
  return WEIGHTS[event.type] ?? 1;
}

const WEIGHTS: { readonly [T in Event['type']]?: number } = {
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
