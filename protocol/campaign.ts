/** A campaign as it is kept and handed on: matches that hang together, each beginning with what the one before has left. */
import {
  accepted,
  type Box,
  type Campaign,
  canonical,
  type Game,
  isRecord,
  Match,
  type Outcome,
  parseSetup,
  type Refusal,
  type Result,
  refused,
  type Setup,
} from '@smallfolk/kernel';

/** A chapter that came to its end. */
export interface PlayedChapter {
  readonly chapter: Setup;
  readonly result: Result;
  /** The name under which its match is kept. */
  readonly name: string;
  /** What it left to the next one. */
  readonly leaves?: unknown;
  /** It was lost and is tried again from how things stood before it: what it left does not count. */
  readonly withdrawn?: true;
}

export interface CampaignRecord {
  readonly smallfolk: 'campaign';
  readonly format: typeof FORMAT;
  readonly game: string;
  /** What people call it. */
  readonly title?: string;
  /** What stays the same in all chapters. */
  readonly setup: Setup;
  readonly seats: readonly string[];
  /** Names that people gave, by seat. */
  readonly names?: readonly string[];
  readonly played: readonly PlayedChapter[];
  /** The match being played, by its name. */
  readonly current?: { readonly name: string; readonly chapter: Setup };
  /** The matches by their names, so that everything above can be verified. Present in a file that is handed on. */
  readonly saves?: Readonly<Record<string, unknown>>;
}

const FORMAT = 1;

export function newCampaign(game: string, setup: Setup, seats: readonly string[]): CampaignRecord {
  return { smallfolk: 'campaign', format: FORMAT, game, setup, seats: [...seats], played: [] };
}

export const isWon = ({ result }: Pick<PlayedChapter, 'result'>): boolean => result.winners.length > 0;
export const sameChapter = (a: Setup, b: Setup): boolean => canonical(a) === canonical(b);

/** What the next chapter begins with; undefined before the first. */
export function legacyOf({ played }: Pick<CampaignRecord, 'played'>): unknown {
  return played.findLast(({ withdrawn }) => !withdrawn)?.leaves;
}

/** The first open chapter that was not won yet, or the last one. */
export function nextChapter(campaign: Campaign, record: CampaignRecord): Setup | undefined {
  const open = campaign.open(legacyOf(record));
  const won = (chapter: Setup) => record.played.some((one) => isWon(one) && sameChapter(one.chapter, chapter));
  return open.find((chapter) => !won(chapter)) ?? open.at(-1);
}

/** The record with which a chapter begins: the same one, or that of before, where a lost chapter is tried again like that. */
export function atTheStart(campaign: Campaign, record: CampaignRecord, chapter: Setup): CampaignRecord {
  const last = record.played.at(-1);
  const again = last && !last.withdrawn && !isWon(last) && sameChapter(last.chapter, chapter);
  if (!again || campaign.retry !== 'as-it-was') return record;
  return { ...record, played: [...record.played.slice(0, -1), { ...last, withdrawn: true }] };
}

/** The record after a chapter has ended. */
export function withChapter(record: CampaignRecord, played: PlayedChapter): CampaignRecord {
  const { current: _, ...rest } = record;
  return { ...rest, played: [...record.played, played] };
}

/** Accepts what is shaped like a campaign; whether it was played like that is found out by `verifying`. */
export function parseCampaign(input: unknown): Outcome<CampaignRecord> {
  const bad = (where: string, message: string) => refused('bad-campaign', `${where}: ${message}`, { where });
  if (!isRecord(input) || input.smallfolk !== 'campaign')
    return bad('smallfolk', 'this is not a campaign of Smallfolk');
  if (typeof input.format !== 'number') return bad('format', 'the number of the format is missing');
  if (input.format > FORMAT)
    return refused('newer-save', 'this campaign was kept by a newer Smallfolk; update to open it', { where: 'format' });
  if (typeof input.game !== 'string') return bad('game', 'the name of a game is needed');
  if (!isSetup(input.setup)) return bad('setup', 'an object of words and numbers is needed');
  for (const field of ['seats', 'names'])
    if (!isWords(input[field] ?? [])) return bad(field, 'a list of words is needed');
  if (input.title !== undefined && typeof input.title !== 'string') return bad('title', 'a word is needed');
  if (!Array.isArray(input.played)) return bad('played', 'a list of chapters is needed');
  const wrong = input.played.findIndex((one) => !isPlayed(one));
  if (wrong >= 0) return bad(`played[${wrong}]`, 'a chapter, its result and the name of its match are needed');
  if (input.current !== undefined && !isCurrent(input.current))
    return bad('current', 'a chapter and a name are needed');
  if (input.saves !== undefined && !isRecord(input.saves)) return bad('saves', 'an object of matches is needed');
  return accepted(input as unknown as CampaignRecord);
}

const isSetup = (value: unknown): value is Setup =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number');
const isWords = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isCurrent = (value: unknown): boolean =>
  isRecord(value) && isSetup(value.chapter) && typeof value.name === 'string';
const isPlayed = (value: unknown): boolean =>
  isRecord(value) && isCurrent(value) && isRecord(value.result) && Array.isArray(value.result.winners);

/**
 * Plays all matches of a campaign again: each must have begun with what was left by then, have been open, and have ended
 * and left what is written. Stops after every choice, for those who must not keep others waiting.
 */
export function* verifying(
  { game, campaign }: Pick<Box, 'game' | 'campaign'>,
  record: CampaignRecord,
): Generator<number, Outcome<CampaignRecord>> {
  if (!campaign) return refused('no-campaign', `${game.name} has no campaign`, { where: 'game' });
  let legacy: unknown;
  for (const [at, one] of record.played.entries()) {
    const where = `played[${at}]`;
    const match = yield* replayed(game, campaign, record, one, legacy, where);
    if (!match.ok) return match;
    const { result, leaves } = match.value;
    if (!result || canonical(result) !== canonical(one.result))
      return edited(`${where}.result`, 'its match ended otherwise than is written');
    if (canonical(leaves) !== canonical(one.leaves)) return edited(`${where}.leaves`, 'its match left something else');
    if (one.withdrawn && isWon(one)) return edited(`${where}.withdrawn`, 'a chapter that was won is not tried again');
    if (!one.withdrawn) legacy = leaves;
  }
  if (!record.current) return accepted(record);
  const going = yield* replayed(game, campaign, record, record.current, legacy, 'current');
  return going.ok ? accepted(record) : going;
}

function* replayed(
  game: Game,
  campaign: Campaign,
  record: CampaignRecord,
  { chapter, name }: Pick<PlayedChapter, 'chapter' | 'name'>,
  legacy: unknown,
  where: string,
): Generator<number, Outcome<Match>> {
  const save = record.saves && Object.hasOwn(record.saves, name) ? record.saves[name] : undefined;
  if (!isRecord(save)) return edited(`${where}.name`, `the match ${JSON.stringify(name)} is not among the saves`);
  const setup = parseSetup(game, { ...record.setup, ...chapter });
  if (!setup.ok) return setup;
  if (!campaign.open(legacy).some((one) => sameChapter(one, chapter)))
    return edited(`${where}.chapter`, 'this chapter was not open then');
  if (save.practice === true || save.origin !== undefined)
    return edited(`saves.${name}`, 'a match of a campaign is no practice and begins at its start');
  const match = yield* Match.replaying(game, save);
  if (!match.ok) return { ...match, where: `saves.${name}${match.where ? `.${match.where}` : ''}` };
  if (canonical(match.value.setup) !== canonical(setup.value))
    return edited(`saves.${name}.setup`, 'another set-up is written');
  if (canonical(match.value.legacy) !== canonical(legacy))
    return edited(`saves.${name}.legacy`, 'it began with something else than was left');
  return match;
}

const edited = (where: string, message: string): Refusal =>
  refused('edited-campaign', `${where}: ${message}`, { where });
