/** The campaign (M264-M267, OM108): what a chapter leaves, and whether what comes from outside could have been left by one. */
import { accepted, isRecord, type Outcome, type Result, refused, type Setup } from '@smallfolk/kernel';
import type { Book } from '../content/book.ts';
import type { Legacy, MouseLegacy } from './legacy.ts';
import type { State } from './state.ts';

/** Abilities and achievements are kept, and one search card for each mouse; who sat the chapter out keeps what it had. */
export function leave(book: Book, state: State, result: Result): Legacy {
  const before = state.legacy;
  const won = result.winners.length > 0;
  const mice: Record<string, MouseLegacy> = {};
  const home = [...state.aside];
  for (const [hero, { abilities, kept }] of Object.entries(before?.mice ?? {})) {
    const at = home.indexOf(kept); // chapter 11: it may have given it away
    mice[hero] = { abilities, kept: at < 0 ? '' : (home.splice(at, 1)[0] ?? '') };
  }
  for (const { hero, abilities } of state.mice)
    mice[hero] = { abilities: [...abilities], kept: state.kept[hero] ?? '' };
  return {
    campaign: book.printed.campaign,
    edition: state.edition,
    chapters: { ...before?.chapters, [state.chapter]: won ? 'won' : 'lost' },
    achievements: [...state.achievements],
    mice,
    notes: { ...before?.notes, ...notesOf(state) },
  };
}

/** Counters and flags are forgotten; a chapter that wants something remembered writes `note:<name>=<value>` as a flag. */
function notesOf(state: State): Record<string, string> {
  const notes: Record<string, string> = {};
  for (const flag of state.flags) {
    const match = /^note:([^=]+)=(.*)$/.exec(flag);
    if (match?.[1]) notes[match[1]] = match[2] ?? '';
  }
  return notes;
}

/** The chapters that can be played next: those played already, and the one after the last. */
export function openChapters(ids: readonly string[], legacy: Legacy | null): string[] {
  if (!legacy) return ids.slice(0, 2);
  return ids.slice(0, Math.max(2, lastPlayed(ids, legacy.chapters) + 2));
}

/** The place in the book of the last chapter that was played; the prologue is 0. */
const lastPlayed = (ids: readonly string[], chapters: unknown): number =>
  ids.reduce((latest, id, at) => (isRecord(chapters) && id in chapters ? at : latest), -1);

const bad = (where: string, message: string) => refused('bad-legacy', `${where}: ${message}`, { where });

export function checkLegacy(book: Book, setup: Setup, input: unknown): Outcome<Legacy> {
  if (!isRecord(input)) return bad('legacy', 'what a chapter leaves is an object');
  if (input.campaign !== book.printed.campaign)
    return bad(
      'campaign',
      `this was left by the campaign ${JSON.stringify(input.campaign)}, not by ${book.printed.campaign}`,
    );
  if (input.edition !== setup.edition)
    return bad('edition', `the campaign was begun in the edition ${String(input.edition)}`);
  const flaw = chaptersFlaw(book, setup, input) ?? achievementsFlaw(book, input) ?? miceFlaw(book, input);
  if (flaw) return flaw;
  if (!isRecord(input.notes)) return bad('notes', 'an object is needed');
  return accepted(structuredClone(input) as unknown as Legacy);
}

type Flaw = ReturnType<typeof bad> | undefined;
type Given = Record<string, unknown>;

function chaptersFlaw(book: Book, setup: Setup, input: Given): Flaw {
  if (!isRecord(input.chapters)) return bad('chapters', 'an object of chapters and how they ended is needed');
  for (const [id, ending] of Object.entries(input.chapters)) {
    if (!book.isChapter(id)) return bad('chapters', `there is no chapter ${id}`);
    if (ending !== 'won' && ending !== 'lost') return bad(`chapters.${id}`, 'a chapter is won or lost');
  }
  const open = openChapters(book.order, input as unknown as Legacy);
  if (!open.includes(String(setup.chapter)))
    return bad('chapter', `chapter ${setup.chapter} is not open yet; open are ${open.join(', ')}`);
  return undefined;
}

function achievementsFlaw(book: Book, input: Given): Flaw {
  const { achievements } = input;
  if (!Array.isArray(achievements)) return bad('achievements', 'a list is needed');
  for (const id of achievements) {
    const gift = book.printed.gifts.find((one) => one.id === id);
    if (!gift) return bad('achievements', `there is no achievement ${JSON.stringify(id)}`);
    if (gift.since > lastPlayed(book.order, input.chapters))
      return bad('achievements', `nobody has ${id} before chapter ${gift.since}`);
    if (gift.excludes && achievements.includes(gift.excludes))
      return bad('achievements', `nobody has both ${id} and ${gift.excludes}`);
  }
  if (new Set(achievements).size !== achievements.length) return bad('achievements', 'one of them stands there twice');
  return undefined;
}

function miceFlaw(book: Book, input: Given): Flaw {
  if (!isRecord(input.mice)) return bad('mice', 'an object of heroes is needed');
  const abilities = new Set<string>();
  const cards = new Map<string, number>();
  for (const [hero, given] of Object.entries(input.mice)) {
    if (!book.isHero(hero)) return bad('mice', `there is no hero ${hero}`);
    if (!isRecord(given) || !Array.isArray(given.abilities) || typeof given.kept !== 'string')
      return bad(`mice.${hero}`, 'abilities and the card that was kept are needed');
    const flaw = abilitiesFlaw(book, hero, given.abilities, abilities) ?? keptFlaw(book, hero, given.kept, cards);
    if (flaw) return flaw;
  }
  return undefined;
}

function abilitiesFlaw(book: Book, hero: string, given: readonly unknown[], seen: Set<string>): Flaw {
  for (const id of given) {
    if (typeof id !== 'string' || !book.isAbility(id))
      return bad(`mice.${hero}.abilities`, `there is no ability card ${JSON.stringify(id)}`);
    const { classes, hero: only } = book.ability(id);
    const fits = only
      ? only === hero
      : classes === 'any' || classes.some((one) => book.hero(hero).classes.includes(one));
    if (!fits) return bad(`mice.${hero}.abilities`, `${id} does not fit its class`);
    if (seen.has(id)) return bad(`mice.${hero}.abilities`, `${id} exists once`);
    seen.add(id);
  }
  return undefined;
}

/** M266, M267: a search card that can be owned, not more of it than there are besides starting equipment. */
function keptFlaw(book: Book, hero: string, kept: string, cards: Map<string, number>): Flaw {
  const where = `mice.${hero}.kept`;
  if (kept === '') return undefined;
  if (!book.isCard(kept)) return bad(where, `there is no search card ${kept}`);
  const card = book.card(kept);
  if (card.kind === 'event' || card.kind === 'party-item')
    return bad(where, `nobody keeps ${kept}: it belongs to no mouse`);
  const starting = book.printed.heroes.filter((one) => one.starting.includes(kept)).length;
  const count = (cards.get(kept) ?? 0) + 1;
  cards.set(kept, count);
  return count > card.copies - starting ? bad(where, `there are not so many of ${kept}`) : undefined;
}
