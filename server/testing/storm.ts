/**
 * People who play while networks break: each goes to whichever node answers, sends again what was not answered, and
 * remembers all that was told. Afterwards nothing of it may be missing, and everybody must agree.
 */
import { Random, seedOf } from '@smallfolk/kernel';
import { brokenAt } from '../log.ts';
import { Postgres } from '../postgres.ts';
import type { Entry } from '../store.ts';
import { type Apart, LINKS, type Link, type NodeName } from './apart.ts';
import { Client } from './client.ts';

export interface StormReport {
  readonly troubles: number;
  /** Choices that somebody was told of. */
  readonly told: number;
  readonly lost: number;
  readonly twice: number;
  readonly broken: number;
  /** Rooms whose epoch was seen to sink. */
  readonly sunk: number;
  /** How long it took until everybody agreed after the last trouble, in milliseconds. */
  readonly agreed: number;
}

/** What can go wrong, and for how long, in milliseconds. */
export type Trouble =
  | { readonly what: 'cut' | 'hinder'; readonly link: Link; readonly for: number }
  | { readonly what: 'freeze'; readonly node: NodeName; readonly for: number };

/** Every link cut and hindered, and both nodes frozen beyond their lease. */
export function troublesOf(shortest: number, longest: number, chance: Random): Trouble[] {
  const long = () => shortest + chance.below(Math.max(1, longest - shortest));
  return [
    ...LINKS.flatMap((link): Trouble[] => [
      { what: 'cut', link, for: long() },
      { what: 'hinder', link, for: long() },
    ]),
    ...(['a', 'b'] as const).map((node): Trouble => ({ what: 'freeze', node, for: 8000 })),
  ];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const PATIENCE = 2500;

class Wanderer {
  told = 0;
  lost = 0;
  over = false;
  version = 0;
  private room = '';
  private check = '';
  private pending: { answer: string; at: number; command: string; seat: number } | undefined;
  private device: string | undefined;
  private client: Client | undefined;
  private at: NodeName;
  private readonly world: Apart;
  private readonly chance: Random;

  constructor(world: Apart, at: NodeName, chance: Random) {
    this.world = world;
    this.at = at;
    this.chance = chance;
  }

  async wander(): Promise<void> {
    while (!this.over) {
      try {
        await this.step();
      } catch {
        this.away();
        await pause(100);
      }
    }
    this.client?.break();
  }

  /** To the other node. */
  private away(): void {
    this.client?.break();
    this.client = undefined;
    this.at = this.at === 'a' ? 'b' : 'a';
  }

  private async step(): Promise<void> {
    this.client ??= await this.arrive();
    const { client } = this;
    const { snapshot } = client;
    if (this.room === '' || snapshot?.result) return this.open(client);
    if (this.pending && snapshot?.seat !== this.pending.seat) {
      await soon(client.must({ do: 'join', room: this.room, seat: this.pending.seat }));
    } else if (!this.pending) {
      const decision = snapshot?.decision;
      if (!decision || !('keys' in decision)) {
        await soon(client.must({ do: 'join', room: this.room, seat: decision?.seat ?? 0 }));
        return;
      }
      const answer = decision.keys[this.chance.below(decision.keys.length)] ?? '';
      const command = `c${this.chance.next()}`;
      this.pending = { answer, at: snapshot.choices, command, seat: snapshot.seat };
    }
    const { seat: _, ...sent } = this.pending;
    const reply = await soon(client.ask({ do: 'choose', table: this.room, ...sent }));
    // It was carried out before, and somebody has chosen since: then it is among what is there.
    if (!reply.ok && reply.error.code !== 'stale') throw new Error(reply.error.code);
    this.pending = undefined;
    if (!reply.ok) return;
    this.told++;
    this.note(reply.room);
    await pause(20);
  }

  private async arrive(): Promise<Client> {
    const client = await soon(Client.connect(this.world.nodes[this.at].url, this.device, { keep: false }));
    this.device ??= client.device;
    if (this.room === '') return client;
    const { room, version, check } = this;
    const back = await soon(client.ask({ do: 'resume', room, version, check, from: 0 }));
    if (!back.ok) {
      client.break();
      throw new Error(back.error.code);
    }
    if (back.forked || back.room.version < version) this.lost++;
    this.note(back.room);
    return client;
  }

  private async open(client: Client): Promise<void> {
    const game = { game: 'crumbs', setup: { mice: 2 }, seats: ['me', 'me'] } as const;
    const { room } = await soon(client.must({ do: 'create', ...game, seats: [...game.seats] }));
    this.room = room.id;
    this.pending = undefined;
    this.note(room);
  }

  private note({ version, check }: { version: number; check: string }): void {
    this.version = version;
    this.check = check;
  }
}

/** A network that is gone says nothing. */
function soon<T>(work: Promise<T>): Promise<T> {
  const late = pause(PATIENCE).then(() => Promise.reject(new Error('no answer')));
  work.catch(() => undefined);
  return Promise.race([work, late]) as Promise<T>;
}

export async function storm(world: Apart, troubles: readonly Trouble[], say = (_: string) => {}): Promise<StormReport> {
  const chance = Random.of(seedOf('storm'));
  const people = Array.from({ length: 6 }, (_, i) => new Wanderer(world, i % 2 ? 'b' : 'a', chance));
  const wandering = people.map((one) => one.wander());
  const database = await Postgres.open(world.database);
  const epochs = new Map<string, number>();
  let sunk = 0;
  const watch = async () => {
    for (const { id, epoch } of await database.read('select id, epoch from room')) {
      if (Number(epoch) < (epochs.get(String(id)) ?? 0)) sunk++;
      epochs.set(String(id), Number(epoch));
    }
  };
  const watching = setInterval(() => void watch(), 250);
  await pause(1000);
  for (const trouble of troubles) {
    const before = told(people);
    begin(world, trouble);
    await pause(trouble.for);
    end(world, trouble);
    await pause(1500);
    const where = trouble.what === 'freeze' ? trouble.node : trouble.link;
    say(
      `${trouble.what} ${where} for ${(trouble.for / 1000).toFixed(1)} s: ${told(people) - before} choices meanwhile`,
    );
  }
  const begun = performance.now();
  const before = people.map((one) => one.told);
  while (!people.every((one, i) => one.told > (before[i] ?? 0)) && performance.now() - begun < 30_000) await pause(50);
  const agreed = performance.now() - begun;
  for (const one of people) one.over = true;
  await Promise.all(wandering);
  clearInterval(watching);
  await watch();
  const report = await audit(database);
  await database.close();
  const lost = people.reduce((sum, one) => sum + one.lost, 0);
  return { troubles: troubles.length, told: told(people), lost, sunk, agreed, ...report };
}

const told = (people: readonly Wanderer[]) => people.reduce((sum, one) => sum + one.told, 0);

function begin({ nodes, ...world }: Apart, trouble: Trouble): void {
  if (trouble.what === 'freeze') freeze(nodes[trouble.node], 'SIGSTOP');
  else world[trouble.what](trouble.link);
}

function end({ nodes, ...world }: Apart, trouble: Trouble): void {
  if (trouble.what === 'freeze') freeze(nodes[trouble.node], 'SIGCONT');
  else world.mend(trouble.link);
}

function freeze({ child }: Apart['nodes'][NodeName], signal: 'SIGSTOP' | 'SIGCONT'): void {
  child.kill(signal);
}

/** Reads all that is stored: no hole, no broken chain, no command twice. */
async function audit(database: Postgres): Promise<{ twice: number; broken: number }> {
  const rows = await database.read('select * from entry order by room, version');
  const rooms = Map.groupBy(rows as unknown as (Entry & { room: string })[], ({ room }) => room);
  let twice = 0;
  let broken = 0;
  for (const entries of rooms.values()) {
    const commands = entries.flatMap(({ command }) => command ?? []);
    twice += commands.length - new Set(commands).size;
    if (brokenAt(entries) !== undefined) broken++;
  }
  return { twice, broken };
}
