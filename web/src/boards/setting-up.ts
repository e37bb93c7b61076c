/** Setting up a game in a way of its own: which component asks its questions, and what that is given. */
import type { Language, Setup, SetupField } from '@smallfolk/kernel';
import type { Component, Snippet } from 'svelte';

export interface SettingUp {
  readonly values: Setup;
  /** All questions, with the answers that go with the other ones. */
  readonly questions: readonly SetupField[];
  /** Those that mean something now, with all answers that there are. */
  readonly all: readonly SetupField[];
  /** Further boxes, each with the answer that puts it on the table. */
  readonly boxes: readonly { readonly field: SetupField; readonly answer: string; readonly picture: string }[];
  set(values: Setup): void;
  /** Can it be played like this? */
  possible(values: Setup): Promise<boolean>;
  nameOf(name: string, value?: string | number): string;
  /** What an answer means for the game. */
  about(name: string, value: string | number): string;
  /** A question as it is asked of any game, and the further boxes. */
  readonly question: Snippet<[SetupField]>;
  readonly further: Snippet<[]>;
}

const OWN: Readonly<Record<string, () => Promise<Component<SettingUp>>>> = {
  everdell: async () => (await import('./everdell/setup/Questions.svelte')).default,
};

/** The component that asks the questions of a game; nothing, where they are asked as of any game. */
export const questionsOf = async (game: string): Promise<Component<SettingUp> | undefined> =>
  Object.hasOwn(OWN, game) ? OWN[game]?.() : undefined;

/** Why an answer is refused beside the others, in the reader's language; by the name of its question. */
export type Refusals = (language: Language, field: string) => string | undefined;

const REFUSALS: Readonly<Record<string, () => Promise<Refusals>>> = {
  everdell: async () => (await import('./everdell/words/setup.ts')).refusedIn,
};

export const refusalsOf = async (game: string): Promise<Refusals | undefined> =>
  Object.hasOwn(REFUSALS, game) ? REFUSALS[game]?.() : undefined;
