/** Campaigns in rooms: when a chapter is over, the next one is a room of its own with the same people and bots. */
import {
  accepted,
  type Campaign,
  type Match,
  type Outcome,
  parseLegacy,
  parseSetup,
  refused,
  type Setup,
} from '@smallfolk/kernel';
import {
  atTheStart,
  type CampaignRecord,
  isWon,
  legacyOf,
  newCampaign,
  nextChapter,
  sameChapter,
  withChapter,
} from '@smallfolk/protocol';

export interface Chapter {
  readonly setup: Setup;
  /** The campaign as it stands when this chapter begins. */
  readonly record: CampaignRecord;
}

/** The campaign with the chapter that has just ended, played in that room. */
function ended(campaign: Campaign, before: string | null, room: string, match: Match): CampaignRecord | undefined {
  const { result, game, setup } = match;
  if (!result) return undefined;
  const fields = Object.keys(campaign.open(undefined)[0] ?? {});
  const chapter = Object.fromEntries(fields.flatMap((name) => (name in setup ? [[name, setup[name] ?? '']] : [])));
  const record: CampaignRecord = before === null ? newCampaign(game.name, setup, []) : JSON.parse(before);
  return withChapter(record, { chapter, result, name: room, leaves: match.leaves });
}

/** What follows on a game that is over; undefined if nothing does, because everything is won. */
export function chapterAfter(
  campaign: Campaign | undefined,
  before: string | null,
  room: string,
  match: Match,
): Chapter | undefined {
  const record = campaign && ended(campaign, before, room, match);
  const chapter = record && nextChapter(campaign, record);
  if (!chapter || record.played.some((one) => isWon(one) && sameChapter(one.chapter, chapter))) return undefined;
  return { setup: { ...match.setup, ...chapter }, record: atTheStart(campaign, record, chapter) };
}

/** Whether the game takes this set-up with what was left. */
export function checkedChapter({ game }: Match, { setup, record }: Chapter): Outcome<Setup> {
  const parsed = parseSetup(game, setup);
  if (!parsed.ok) return refused('bad-setup', parsed.message);
  const legacy = parseLegacy(game, parsed.value, legacyOf(record));
  return legacy.ok ? accepted(parsed.value) : refused('bad-legacy', legacy.message);
}
