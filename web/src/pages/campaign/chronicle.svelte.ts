/** The campaigns of one game on this device: which there are, how the chosen one stands, and what can be done with it. */
import type { Refusal, Setup } from '@smallfolk/kernel';
import {
  type CampaignRecord,
  legacyOf,
  newCampaign,
  sameChapter,
  type TableSave,
  withChapter,
} from '@smallfolk/protocol';
import { Engine } from '../../engine/engine.ts';
import type { Way } from '../../engine/extra.ts';
import { router } from '../../router.svelte.ts';
import { campaignsOf, forgetCampaign, keepCampaign, type StoredCampaign } from '../../store/campaigns.ts';
import { fetchGame, forget, keep, newId, type StoredGame } from '../../store/games.ts';
import { LocalTable } from '../../table/local.ts';
import { present } from '../../table/session/present.ts';
import { Session } from '../../table/session/session.svelte.ts';
import { explain } from '../opening.ts';

/** Larger is no campaign of ours. */
const LIMIT = 40_000_000;

/** Why a file was not brought in: a kind for the words, and the field where it is. */
export interface Wrong {
  readonly kind: 'broken' | 'foreign' | 'unknown' | 'game' | 'newer' | 'edited' | 'older';
  readonly where: string;
}

export interface Company {
  readonly setup: Setup;
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly title: string;
}

export class Chronicle {
  readonly game: string;
  list = $state.raw<readonly StoredCampaign[]>([]);
  chosen = $state.raw<StoredCampaign>();
  way = $state.raw<Way>();
  /** The match that is being played. */
  going = $state.raw<StoredGame>();
  ready = $state(false);
  busy = $state(false);
  private readonly engine = new Engine();

  constructor(game: string) {
    this.game = game;
  }

  /** The one of that id, or the one played last. False if there is none of that id. */
  async open(id?: string): Promise<boolean> {
    this.list = await campaignsOf(this.game);
    const chosen = id ? this.list.find((one) => one.id === id) : this.list[0];
    if (chosen) await this.show(await this.settled(chosen));
    else {
      this.chosen = undefined;
      this.way = undefined;
      this.going = undefined;
    }
    this.ready = true;
    return chosen !== undefined || !id;
  }

  private async show(chosen: StoredCampaign): Promise<void> {
    const { record } = chosen;
    const [way, going] = await Promise.all([
      this.engine.extra('way', { record: { ...record, saves: {} } }),
      record.current ? fetchGame(record.current.name) : undefined,
    ]);
    this.way = way;
    this.going = going;
    this.chosen = chosen;
  }

  get legacy(): unknown {
    return this.chosen && legacyOf(this.chosen.record);
  }

  /** As it stands: a chapter that has come to its end is entered, one that never began is let go. */
  private async settled(stored: StoredCampaign): Promise<StoredCampaign> {
    const { record } = stored;
    if (!record.current) return stored;
    const { name, chapter } = record.current;
    const match = await fetchGame(name);
    if (!match) return this.written(stored, withoutCurrent(record));
    if (!match.over) return stored;
    const told = await this.engine.ask({ do: 'load', save: match.save, pace: 'step' });
    const result = told.ok ? told.snapshot.result : undefined;
    if (!told.ok || !result) return stored;
    const played = withChapter(record, { chapter, result, name, leaves: told.snapshot.leaves });
    return this.written(stored, { ...played, saves: { ...record.saves, [name]: match.save } });
  }

  /** Kept, with the list told of it. */
  private async written({ id, game }: StoredCampaign, record: CampaignRecord): Promise<StoredCampaign> {
    const stored = { id, game, updated: Date.now(), record: plain(record) };
    await keepCampaign(stored);
    this.list = [stored, ...this.list.filter((one) => one.id !== id)];
    return stored;
  }

  async begin({ setup, seats, names, title }: Company): Promise<string> {
    const id = newId();
    const record = { ...newCampaign(this.game, setup, seats), names: [...names], ...(title && { title }) };
    await this.show(await this.written({ id, game: this.game, updated: 0, record }, record));
    return id;
  }

  /** Lays the table for a chapter. Returns a sentence if it cannot be played. */
  async play(chapter: Setup): Promise<string | undefined> {
    const { chosen, way } = this;
    const at = way?.open.findIndex((one) => sameChapter(one, chapter)) ?? -1;
    const begins = way?.starts[at];
    if (!chosen || !begins) return undefined;
    this.busy = true;
    const { game, seats, names = [], setup } = begins;
    const start = {
      game,
      setup: { ...setup, ...chapter },
      seats,
      names,
      campaign: chosen.id,
      legacy: legacyOf(begins),
    };
    const session = new Session(new LocalTable({ start: plain(start) }));
    const record = { ...begins, saves: chosen.record.saves ?? {}, current: { name: session.id, chapter } };
    await this.written(chosen, record);
    const opened = await session.open();
    this.busy = false;
    if (!opened) {
      await this.written(chosen, chosen.record);
      return explain(session);
    }
    present(session);
    router.go(`/table/${session.id}`);
    return undefined;
  }

  /** Lets go of the chapter that was begun: it can be begun anew. */
  async abandon(): Promise<void> {
    const { chosen } = this;
    if (!chosen?.record.current) return;
    await forget(chosen.record.current.name);
    await this.show(await this.written(chosen, withoutCurrent(chosen.record)));
  }

  async rename(title: string): Promise<void> {
    const { chosen } = this;
    if (chosen) this.chosen = await this.written(chosen, { ...chosen.record, title });
  }

  async remove(): Promise<void> {
    const { chosen } = this;
    if (!chosen) return;
    if (chosen.record.current) await forget(chosen.record.current.name);
    await forgetCampaign(chosen.id);
    await this.open();
  }

  /** With all its matches, so that whoever opens it can verify it. */
  async asFile(name: string): Promise<File | undefined> {
    const { chosen, going } = this;
    if (!chosen) return undefined;
    const { record } = chosen;
    const saves = going ? { ...record.saves, [going.id]: going.save } : record.saves;
    return new File([JSON.stringify({ ...record, saves })], `${name}.json`, { type: 'application/json' });
  }

  /** Plays a file again and keeps it, if all was played as it is written. */
  async bringIn(file: File): Promise<{ readonly id: string } | Wrong> {
    this.busy = true;
    const input = await contentsOf(file);
    const told = input === undefined ? undefined : await this.engine.extra('verify', { record: input });
    this.busy = false;
    if (!told) return { kind: 'broken', where: '' };
    if (!told.ok) return wrongOf(told, input);
    if (told.value.game !== this.game) return { kind: 'foreign', where: 'game' };
    return { id: await this.adopt(told.value) };
  }

  private async adopt(record: CampaignRecord): Promise<string> {
    const id = newId();
    const { current, saves = {}, ...rest } = record;
    const used = Object.fromEntries(rest.played.map(({ name }) => [name, saves[name]]));
    const save = current && (saves[current.name] as TableSave | undefined);
    const name = newId();
    if (save)
      await keep({
        id: name,
        game: this.game,
        names: record.names ?? [],
        save,
        updated: Date.now(),
        over: save.result !== undefined,
        where: '',
        first: false,
        campaign: id,
      });
    const going = current && save ? { current: { ...current, name } } : {};
    const kept = { ...rest, saves: used, ...going };
    await this.show(await this.settled(await this.written({ id, game: this.game, updated: 0, record: kept }, kept)));
    return id;
  }

  /** What was seen at the end of a chapter. */
  async lastView(name: string): Promise<unknown> {
    const save = this.chosen?.record.saves?.[name] ?? (await fetchGame(name))?.save;
    const told = save && (await this.engine.ask({ do: 'load', save, pace: 'step' }));
    return told?.ok ? told.snapshot.view : undefined;
  }

  close(): void {
    this.engine.close();
  }
}

function withoutCurrent({ current: _, ...record }: CampaignRecord): CampaignRecord {
  return record;
}

/** Free of what only the page knows: storage and worker take plain data. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

async function contentsOf(file: File): Promise<unknown> {
  if (file.size > LIMIT) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}

function wrongOf({ code, where = '' }: Refusal, input: unknown): Wrong {
  const single = typeof input === 'object' && input !== null && 'smallfolk' in input && input.smallfolk === 1;
  if (single) return { kind: 'game', where: '' };
  switch (code) {
    case 'bad-campaign':
      return { kind: 'broken', where };
    case 'newer-save':
      return { kind: 'newer', where };
    case 'unknown-game':
      return { kind: 'unknown', where };
    case 'choice-impossible':
      return { kind: 'older', where };
    default:
      return { kind: 'edited', where };
  }
}
