/** What a world brings to the page of its campaign: the picture of the way and the page beside it. */
import type { Language, Setup, Words } from '@smallfolk/kernel';
import type { CampaignRecord } from '@smallfolk/protocol';
import type { Component } from 'svelte';

export interface CampaignProps<W extends Words = Words> {
  readonly record: CampaignRecord;
  /** What the next chapter begins with; undefined before the first. */
  readonly legacy: unknown;
  /** The chapters that can be played, and the one that comes next. */
  readonly open: readonly Setup[];
  readonly next: Setup | undefined;
  /** The chapter that is being played: where it stands, and when it was played last. */
  readonly going: { readonly chapter: Setup; readonly where: string; readonly updated: number } | undefined;
  /** The chapter of a link that leads here. */
  readonly wanted: Setup | undefined;
  readonly words: W;
  readonly language: Language;
  /** Something has been begun and is not there yet. */
  readonly busy: boolean;
  /** "4 of 12 chapters read" */
  readOf(read: number, of: number): string;
  play(chapter: Setup): void;
  resume(): void;
  /** Lets go of the chapter that was begun, so that it can be begun anew. */
  abandon(): void;
  /** What was seen at the end of a chapter that was played, to read it again. */
  lastView(name: string): Promise<unknown>;
}

export interface CampaignWorld {
  readonly sprite: string;
  readonly theme: string;
  speak?(language: Language): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: the words' type is known to the game alone
  readonly Page: Component<CampaignProps<any>>;
}
