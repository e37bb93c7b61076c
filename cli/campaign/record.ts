/** Campaigns as files of this device. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CampaignRecord, parseCampaign } from '@smallfolk/protocol';
import { campaigns, filesIn, writeWhole } from '../table/home.ts';

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
    const record = parseCampaign(JSON.parse(readFileSync(file, 'utf8')));
    return record.ok ? record.value : undefined;
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
