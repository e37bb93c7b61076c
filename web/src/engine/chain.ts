/** Matches that hang together: what a campaign can go on with, and whether it was played as it is written. */
import { type Box, inSlices, type Outcome, refused } from '@smallfolk/kernel';
import { atTheStart, type CampaignRecord, legacyOf, nextChapter, parseCampaign, verifying } from '@smallfolk/protocol';
import type { Way } from './extra.ts';

export function way(box: Box | undefined, record: CampaignRecord): Way | undefined {
  const campaign = box?.campaign;
  if (!campaign) return undefined;
  const open = campaign.open(legacyOf(record));
  const starts = open.map((chapter) => atTheStart(campaign, record, chapter));
  return { open, next: nextChapter(campaign, record), starts };
}

export async function verify(
  input: unknown,
  boxNamed: (game: string) => Promise<Box | undefined>,
): Promise<Outcome<CampaignRecord>> {
  const parsed = parseCampaign(input);
  if (!parsed.ok) return parsed;
  const box = await boxNamed(parsed.value.game);
  return box
    ? inSlices(verifying(box, parsed.value))
    : refused('unknown-game', `there is no game ${JSON.stringify(parsed.value.game)}`, { where: 'game' });
}
