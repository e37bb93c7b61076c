/** A whole campaign by bots: chapter after chapter, each with what the one before has left, until none is left to play. */
import { botsFor, playOut } from '@smallfolk/bots';
import { type Box, Match, parseSetup, type Setup, seedOf } from '@smallfolk/kernel';
import {
  atTheStart,
  type CampaignRecord,
  isWon,
  legacyOf,
  newCampaign,
  sameChapter,
  withChapter,
} from '@smallfolk/protocol';
import { UserError } from '../user-error.ts';

export interface Journey {
  readonly box: Box;
  /** What stays the same in all chapters. */
  readonly setup: Setup;
  readonly seats: readonly string[];
  readonly seed: string;
  /** How often a chapter is tried before the company goes on without having won it. */
  readonly tries: number;
}

/** The record, with the save of every match, so that it can be verified. */
export function playCampaign(journey: Journey): CampaignRecord {
  let record: CampaignRecord = { ...newCampaign(journey.box.game.name, journey.setup, journey.seats), saves: {} };
  for (let chapter = nextOf(journey, record); chapter; chapter = nextOf(journey, record))
    record = playChapter(journey, record, chapter);
  return record;
}

/** The first open chapter that was neither won nor lost often enough. */
function nextOf({ box, tries }: Journey, record: CampaignRecord): Setup | undefined {
  const played = (chapter: Setup) => record.played.filter((one) => sameChapter(one.chapter, chapter));
  return campaignOf(box)
    .open(legacyOf(record))
    .find((chapter) => !played(chapter).some(isWon) && played(chapter).length < tries);
}

function campaignOf(box: Box) {
  if (!box.campaign) throw new UserError(`${box.game.name} has no campaign.`);
  return box.campaign;
}

function playChapter({ box, seats, seed }: Journey, record: CampaignRecord, chapter: Setup): CampaignRecord {
  const before = atTheStart(campaignOf(box), record, chapter);
  const setup = parseSetup(box.game, { ...record.setup, ...chapter });
  if (!setup.ok) throw new UserError(setup.message);
  const legacy = legacyOf(before);
  const allowed = legacy === undefined ? undefined : box.game.checkLegacy?.(setup.value, legacy);
  if (allowed && !allowed.ok) throw new Error(allowed.message); // what one chapter leaves, the next must take
  const name = `${Object.values(chapter).join(' ')} ${record.played.length + 1}`;
  const match = Match.start(box.game, setup.value, seedOf(`${seed} ${name}`), { legacy });
  const result = playOut(match, botsFor(seats, seedOf(`${seed} ${name} bots`)));
  const played = withChapter(before, { chapter, result, name, leaves: match.leaves });
  return { ...played, saves: { ...record.saves, [name]: match.save() } };
}
