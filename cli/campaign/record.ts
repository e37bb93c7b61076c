/** A campaign as it is kept: its fixed set-up, what was played, and what is carried into the next chapter. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, type Result, type Setup } from '@smallfolk/kernel';
import { campaigns, filesIn, writeWhole } from '../table/home.ts';

export interface CampaignRecord {
  readonly smallfolk: 'campaign';
  readonly game: string;
  /** What stays the same in all chapters. */
  readonly setup: Setup;
  readonly seats: readonly string[];
  /** What the last chapter left; absent before the first. */
  readonly legacy?: unknown;
  readonly played: readonly Played[];
  /** The match being played, by the name of its file. */
  readonly current?: { readonly name: string; readonly chapter: Setup };
}

export interface Played {
  readonly chapter: Setup;
  readonly result: Result;
  /** The name of its file among the finished games. */
  readonly name: string;
}

export interface KeptCampaign {
  readonly file: string;
  readonly record: CampaignRecord;
}

/** The campaign of that game that was played last. */
export function latestCampaign(game: string): KeptCampaign | undefined {
  const found = filesIn(campaigns()).flatMap((file): (KeptCampaign & { time: number })[] => {
    const record = recordIn(file);
    return record?.game === game ? [{ file, record, time: statSync(file).mtimeMs }] : [];
  });
  return found.sort((a, b) => b.time - a.time)[0];
}

function recordIn(file: string): CampaignRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const whole = isRecord(record) && record.smallfolk === 'campaign' && Array.isArray(record.played);
    return whole ? (record as unknown as CampaignRecord) : undefined;
  } catch {
    return undefined;
  }
}

export function newCampaignFile(game: string): string {
  const day = new Date().toISOString().replaceAll(/[:T]/g, '-').slice(0, 19);
  return join(campaigns(), `${game}-${day}-${Math.random().toString(36).slice(2, 6)}.json`);
}

export function keepCampaign({ file, record }: KeptCampaign): KeptCampaign {
  writeWhole(file, `${JSON.stringify(record)}\n`);
  return { file, record };
}

/** The record after a chapter has ended. */
export function withChapter(record: CampaignRecord, played: Played, legacy: unknown): CampaignRecord {
  const { current: _, ...rest } = record;
  return { ...rest, legacy, played: [...record.played, played] };
}
