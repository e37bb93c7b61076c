/** How each chapter of the book stands in a campaign. */
import type { Setup } from '@smallfolk/kernel';
import type { Legacy } from '@smallfolk/mice/state/legacy.ts';
import { type CampaignRecord, isWon } from '@smallfolk/protocol';
import { CHAPTERS } from './printed.ts';

export type Standing = 'won' | 'lost' | 'open' | 'going' | 'dark';

export interface ChapterStanding {
  readonly chapter: (typeof CHAPTERS)[number];
  readonly state: Standing;
  /** The last match of it that came to its end. */
  readonly name: string | undefined;
}

const idOf = (setup: Setup | undefined): string => String(setup?.chapter ?? '');

export function standings(record: CampaignRecord, open: readonly Setup[]): ChapterStanding[] {
  const current = idOf(record.current?.chapter);
  const openIds = new Set(open.map(idOf));
  return CHAPTERS.map((chapter) => {
    const last = record.played.findLast((one) => idOf(one.chapter) === chapter.id);
    const state = ((): Standing => {
      if (chapter.id === current) return 'going';
      if (last) return isWon(last) ? 'won' : 'lost';
      return openIds.has(chapter.id) ? 'open' : 'dark';
    })();
    return { chapter, state, name: last?.name };
  });
}

/** What the chapters left was made and checked by the game. */
export const legacyFrom = (legacy: unknown): Legacy | undefined => legacy as Legacy | undefined;
