/** Everything that can happen, as data for the log, the animation and the explanation. Every event names its rule. */
import type { RuleId } from '@smallfolk/kernel';
import type { Reward } from '../content/reward.ts';
import type { Attacker, Colour, Common, Question, Raisable, Slot, SourceKind, Token, TrackerEvent } from './pieces.ts';
import type { Ending } from './state.ts';

/** Why a rat took this target: it was the only one, the nearest, or a tie was broken by R165, R166, R167 or O20. */
export type Because = 'only' | 'nearest' | 'nearer-to-you' | 'higher-number' | 'your-choice' | 'fixed-order';
/** A common rat, 'nemesis', or the id of a peculiar rat. */
export type RatName = Common | 'nemesis' | (string & {});
/** What makes a rat appear. */
export type Cause = 'nest' | 'spawn' | 'question' | 'black' | 'chain' | 'nemesis' | 'reactivated' | 'power';

type Happening =
  // The City
  | { type: 'township-drawn'; township: number }
  | { type: 'township-placed'; township: number; x: number; y: number; turn: number; connections: number }
  | { type: 'token-placed'; token: Token; zone: number }
  | { type: 'token-missing'; token: Token; zone: number }
  | { type: 'question-revealed'; shows: Question; zone: number }
  | { type: 'rat-spawned'; rat: Common; zone: number; cause: Cause }
  | { type: 'peculiar-spawned'; rat: string; zone: number }
  | { type: 'expansion'; cheese: number; townships: number; township: number }
  | { type: 'expansion-impossible'; why: 'no-cards' | 'no-connector' }
  | { type: 'township-active'; township: number; active: boolean }
  // The ratcatcher's turn
  | { type: 'turn'; whose: 'ratcatcher' | 'rats'; round: number }
  | { type: 'refreshed'; dice: number; movement: number; traps: number }
  | { type: 'moved'; from: number; to: number; left: number }
  | { type: 'bitten-while-leaving'; zone: number; bite: number; defence: number; wounds: number }
  | { type: 'token-collected'; token: Token; zone: number }
  | { type: 'trap-set'; zone: number; left: number }
  | {
      type: 'attack-rolled';
      by: Attacker;
      zone: number;
      rolls: readonly number[];
      accuracy: number;
      hits: number;
      mortal: number;
    }
  | { type: 'rolled-again'; which: 'hits' | 'misses'; rolls: readonly number[]; because: string }
  | { type: 'sixes-ordinary'; sixes: number; by: string }
  | { type: 'defence-changed'; zone: number; source: SourceKind; by: string; change: number }
  | { type: 'rats-caught'; rat: Common; zone: number; count: number }
  | { type: 'peculiar-caught'; rat: string; zone: number; reward: boolean }
  | { type: 'nemesis-wounded'; wounds: number; health: number }
  | { type: 'cheese-collected'; zone: number }
  | { type: 'cheese-gained'; slot: Slot | ''; cheese: number }
  | { type: 'upgraded'; slot: Slot; times: number }
  | { type: 'ability-filled'; colour: Colour; tokens: number; unlocked: boolean }
  | { type: 'ability-used'; colour: Colour; ability: string; zone: number }
  | { type: 'traded'; price: number; gain: Reward['gain']; count: number }
  | { type: 'claimed'; rat: string; gain: Reward['gain']; count: number }
  | { type: 'gained'; gain: Reward['gain']; count: number }
  | { type: 'reward-lost'; gain: Reward['gain'] }
  // The rats' turn
  | { type: 'nemesis-rolled'; roll: number; bonus: number }
  | {
      type: 'rats-moved';
      rat: RatName;
      count: number;
      from: number;
      to: number;
      target: number;
      because: Because;
      /** Another target of the tie that was broken. */
      instead?: number;
    }
  | { type: 'rat-took-token'; rat: string; token: Token; zone: number }
  | { type: 'trap-sprung'; zone: number; trap: string; upgraded: boolean }
  | {
      type: 'nemesis-bit';
      rolls: readonly number[];
      accuracy: number;
      hits: number;
      mortal: number;
      defence: number;
      wounds: number;
    }
  | { type: 'peculiar-bit'; rat: string; bite: number; defence: number; wounds: number }
  | { type: 'rats-bit'; bite: number; defence: number; wounds: number }
  | { type: 'wounded'; wounds: number; health: number; by: RatName | 'rats' }
  | { type: 'cheese-consumed'; zone: number; count: number; step: number }
  | { type: 'tracker'; step: number; events: readonly TrackerEvent[] }
  | { type: 'nemesis-appeared'; zone: number }
  | { type: 'raised'; value: Raisable; by: number }
  | { type: 'cheese-stolen'; slot: Slot; rat: string }
  | { type: 'ran-out'; step: 1 | 2 | 3; township?: number; rats: number }
  | { type: 'ran-out-for-good'; zone: number }
  | { type: 'rats-returned'; zone: number; white: number; brown: number; black: number }
  | { type: 'peculiar-left'; rat: string; zone: number }
  | { type: 'tokens-returned'; token: Token; zone: number; count: number }
  | { type: 'questions-removed'; zone: number; count: number }
  | { type: 'traps-returned'; count: number }
  | { type: 'pushed'; rat: RatName; count: number; from: number; to: number }
  | { type: 'game-over'; ending: Ending }
  /** What a power of some content does; `power` is the id of its entry, the rest is up to it. */
  | { type: 'power'; power: string; zone?: number; count?: number; what?: string };

export type HuntEvent = Happening & { rule: RuleId };
