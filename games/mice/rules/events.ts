/**
 * Everything that happens, as data for the log, the motion and the explanation. Spaces are letters of the room where the
 * mice are; minions go by their number; dice are indices of faces (`dice.ts`). Every event carries its rule.
 */
import type { Purpose } from './rolling.ts';

type Ruled = { readonly rule: string };

type Who = string | number;

export type MiceEvent = Ruled &
  (
    | { readonly type: 'joined'; readonly mouse: string; readonly seat: number }
    | {
        readonly type: 'learned' | 'worn' | 'taken-off' | 'packed' | 'discarded' | 'drew' | 'trick' | 'used' | 'kept';
        readonly mouse: string;
        readonly card: string;
      }
    | { readonly type: 'event'; readonly mouse: string; readonly card: string }
    | {
        readonly type: 'ability';
        readonly mouse: string;
        readonly card: string;
        readonly cost: number;
        readonly has: number;
      }
    | { readonly type: 'round'; readonly round: number }
    | { readonly type: 'turn'; readonly card: string; readonly round: number }
    | { readonly type: 'skipped'; readonly card: string }
    | { readonly type: 'initiative'; readonly track: readonly string[] }
    | { readonly type: 'card-added'; readonly card: string; readonly place: number }
    | { readonly type: 'card-moved'; readonly card: string; readonly place: number; readonly above: string }
    | { readonly type: 'card-removed'; readonly card: string }
    | { readonly type: 'ambush'; readonly card: string; readonly die: number; readonly place: number }
    | {
        readonly type: 'movement-die' | 'scurry';
        readonly mouse: string;
        readonly die: number;
        readonly face: number;
        readonly points: number;
      }
    | { readonly type: 'moved'; readonly mouse: string; readonly way: readonly string[]; readonly cost?: number }
    | { readonly type: 'stood-up' | 'knocked-down' | 'still-webbed' | 'charmed-turn'; readonly mouse: string }
    | {
        readonly type: 'climbed';
        readonly mouse: string;
        readonly from: string;
        readonly to: string;
        readonly success: boolean;
      }
    | { readonly type: 'pushed'; readonly mouse: string; readonly from: string; readonly to: string }
    | {
        readonly type: 'thrown';
        readonly mouse: string;
        readonly by: string;
        readonly from: string;
        readonly to: string;
      }
    | { readonly type: 'arrived' | 'returned' | 'rescued'; readonly mouse: string; readonly space: string }
    | { readonly type: 'captured'; readonly mouse: string; readonly from: string }
    | { readonly type: 'abducted'; readonly mouse: string; readonly from: string }
    | { readonly type: 'trap-laid'; readonly space: string }
    | { readonly type: 'trap-tested'; readonly mouse: string; readonly passed: boolean; readonly space: string }
    | { readonly type: 'set-trap'; readonly mouse: string; readonly space: string }
    | { readonly type: 'set-trap-sprung'; readonly minion: number; readonly kind: string; readonly space: string }
    | {
        readonly type: 'attack';
        readonly by: Who;
        readonly target: Who;
        /** Of a minion: its kind, for whoever tells of it when it is gone. Likewise below. */
        readonly kind?: string;
        readonly weapon: string;
        readonly reach: string;
        readonly damage: string;
        readonly dice: number;
      }
    | {
        readonly type: 'rolled';
        readonly who: Who;
        readonly kind?: string;
        readonly purpose: Purpose;
        readonly faces: readonly number[];
        readonly again?: readonly number[];
      }
    | { readonly type: 'hits'; readonly by: Who; readonly target: Who; readonly kind?: string; readonly hits: number }
    | {
        readonly type: 'blocked';
        readonly target: Who;
        readonly kind?: string;
        readonly hits: number;
        readonly wounds: number;
      }
    | { readonly type: 'minion-wounded'; readonly minion: number; readonly kind: string; readonly wounds: number }
    | { readonly type: 'boss-wounded'; readonly card: string; readonly wounds: number; readonly life: number }
    | {
        readonly type: 'defeated';
        readonly minion: number;
        readonly kind: string;
        readonly space: string;
        readonly by: string;
      }
    | {
        readonly type: 'left' | 'placed' | 'minion-up' | 'minion-down';
        readonly minion: number;
        readonly kind: string;
        readonly space: string;
      }
    | {
        readonly type: 'minion-die';
        readonly minion: number;
        readonly kind: string;
        readonly die: number;
        readonly face: number;
      }
    | {
        readonly type: 'goes-for';
        readonly minion: number;
        readonly kind: string;
        readonly mouse: string;
        readonly instead: string;
        /** A rule of the chapter sends it there, whoever is nearer. */
        readonly wanted?: boolean;
      }
    | { readonly type: 'minion-moved'; readonly minion: number; readonly kind: string; readonly way: readonly string[] }
    | {
        readonly type: 'minion-attack';
        readonly minion: number;
        readonly kind: string;
        readonly card: string;
        readonly mouse: string;
        readonly why: 'only' | 'closest' | 'fresh' | 'higher' | 'highest' | 'wanted' | 'hidden';
        readonly instead: string;
        readonly dice: number;
      }
    | { readonly type: 'cat-strikes'; readonly card: string; readonly spaces: readonly string[]; readonly dice: number }
    | {
        readonly type: 'wounded';
        readonly mouse: string;
        readonly wounds: number;
        readonly poison: boolean;
        readonly has: number;
        readonly life: number;
      }
    | { readonly type: 'healed'; readonly mouse: string; readonly wounds: number; readonly poison: boolean }
    | { readonly type: 'stolen'; readonly mouse: string; readonly cheese: number; readonly greedy: boolean }
    | {
        readonly type: 'marked' | 'unmarked';
        readonly mouse: string;
        readonly marker: 'stunned' | 'webbed' | 'charmed';
      }
    | { readonly type: 'cheese'; readonly mouse: string; readonly gained: number; readonly has: number }
    | { readonly type: 'wheel'; readonly added: number; readonly wheel: number }
    | { readonly type: 'surge' | 'quiet-surge' | 'set-encounter' }
    | { readonly type: 'special-surge'; readonly id: string }
    | { readonly type: 'card-surge'; readonly card: string }
    | { readonly type: 'hourglass'; readonly page: number; readonly end: number }
    | { readonly type: 'end-marker'; readonly page: number }
    | { readonly type: 'encounter'; readonly card: string; readonly page: number; readonly keywords: readonly string[] }
    | {
        readonly type: 'explored';
        readonly mouse: string;
        readonly from: string;
        readonly way: string;
        readonly to: string;
      }
    | { readonly type: 'turned'; readonly tile: string; readonly from: string; readonly to: string }
    | { readonly type: 'searched'; readonly mouse: string; readonly for: string; readonly success: boolean }
    | { readonly type: 'found'; readonly mouse: string; readonly search: string }
    | { readonly type: 'stashed' | 'item-lost'; readonly item: string }
    | { readonly type: 'laid'; readonly item: string; readonly at: string; readonly to: string }
    | { readonly type: 'taken-back'; readonly mouse: string; readonly item: string }
    | { readonly type: 'grape'; readonly by: Who; readonly space: string; readonly burst: boolean }
    | { readonly type: 'share'; readonly mouse: string; readonly with: string }
    | {
        readonly type: 'handed';
        readonly from: string;
        readonly to: string;
        readonly card?: string;
        readonly cheese?: number;
      }
    | { readonly type: 'token-taken'; readonly token: string; readonly mouse: string }
    | { readonly type: 'token-laid'; readonly token: string; readonly space: string }
    | { readonly type: 'token-spent'; readonly token: string }
    | { readonly type: 'effect'; readonly id: string; readonly on: Who; readonly by: string }
    | { readonly type: 'deed'; readonly mouse: string; readonly deed: string }
    | {
        readonly type: 'deed-result';
        readonly mouse: string;
        readonly deed: string;
        readonly stars: number;
        readonly success: boolean;
      }
    | { readonly type: 'chapter-rule'; readonly id: string }
    | { readonly type: 'counter'; readonly id: string; readonly value: number }
    | { readonly type: 'flag'; readonly flag: string; readonly set: boolean }
    | { readonly type: 'achievement'; readonly id: string }
    | { readonly type: 'master'; readonly mouse: string; readonly of: string }
    | { readonly type: 'text'; readonly key: string }
    | { readonly type: 'chapter-over'; readonly ending: string }
  );

export type EventName = MiceEvent['type'];
