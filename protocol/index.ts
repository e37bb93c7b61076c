/** The messages between a table and whoever sits at it, the desk that answers them, and the record of a campaign. */
export { differenceLike, type Step } from './alike.ts';
export {
  atTheStart,
  type CampaignRecord,
  isWon,
  legacyOf,
  newCampaign,
  nextChapter,
  parseCampaign,
  sameChapter,
  verifying,
  withChapter,
} from './campaign.ts';
export { type Change, changed, difference } from './changes.ts';
export { Desk, type DeskParts } from './desk.ts';
export * from './messages.ts';
export * from './news.ts';
export { COMMANDS, idOf, isDeeperThan, LIMITS, parseRequest } from './parse.ts';
export { parseRoomRequest, ROOM_COMMANDS, ROOM_LIMITS } from './room-parse.ts';
export * from './rooms.ts';
export { type BotMaker, OpenTable } from './table.ts';
