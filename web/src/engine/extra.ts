/** What the page may ask its engine besides the protocol: about a box before a table is laid, about a game when it is over. */
import type { Outcome, Seat, Setup, SetupField } from '@smallfolk/kernel';
import type { CampaignRecord, TableSave } from '@smallfolk/protocol';
import type { Station } from './course.ts';

export interface Lid {
  /** The questions, each with the answers that are possible beside the other answers. */
  readonly fields: readonly SetupField[];
  /** The same with all answers that there are. */
  readonly all: readonly SetupField[];
  /** Complete and possible, or why not. An answer that has become impossible is the usual one again. */
  readonly setup: Outcome<Setup>;
  readonly seats: number | undefined;
}

/** The ready-made first game of a box, with the seed where the box has chosen one. */
export interface First {
  readonly setup: Setup;
  readonly seats: number;
  readonly seed: string | undefined;
}

export interface Way {
  readonly open: readonly Setup[];
  readonly next: Setup | undefined;
  /** Each open chapter with the record with which it begins, in the same order. */
  readonly starts: readonly CampaignRecord[];
}

/** Each question with its answer; undefined if it has none. */
export interface Extras {
  /** What stands under the lid of a box, with a set-up or that of the first game. */
  lid: {
    readonly asked: { readonly game: string; readonly setup?: Readonly<Record<string, string | number>> | undefined };
    readonly told: Lid;
  };
  /** The first game of a box; no more of the box is opened than that game needs. */
  first: { readonly asked: { readonly game: string }; readonly told: First };
  /** Opens all of a box that a table of this set-up needs after its first question. */
  rest: { readonly asked: { readonly game: string; readonly setup: Setup }; readonly told: true };
  /** How a campaign stands: which chapters can be played, which comes next, and with what that one would begin. */
  way: { readonly asked: { readonly record: CampaignRecord }; readonly told: Way };
  /** Whether a campaign was played as it is written, found out by playing it again. */
  verify: { readonly asked: { readonly record: unknown }; readonly told: Outcome<CampaignRecord> };
  /** What a seat saw of a game, choice by choice. */
  course: { readonly asked: { readonly save: TableSave; readonly seat: Seat }; readonly told: readonly Station[] };
}

export type ExtraQuestion = {
  [K in keyof Extras]: { readonly extra: K; readonly id: number } & Extras[K]['asked'];
}[keyof Extras];

export interface ExtraAnswer {
  readonly id: number;
  readonly told: unknown;
}
