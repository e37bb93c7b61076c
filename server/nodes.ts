/**
 * Several nodes on one database: one owner per room, by lease and fence. A node renews its row every two seconds for six,
 * by the clock of the database; waking a room claims it with a higher epoch, and whoever was replaced writes nothing.
 */
import type { Claim } from './rooms.ts';
import type { Database, Row } from './store.ts';

const RENEW = 2000;
const LEASE = 6000;
/** Without a renewal for this long a node must believe that others own its rooms. */
const ALONE = 4000;
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

export class Nodes {
  readonly id: string;
  private readonly database: Database;
  private readonly path: string;
  private readonly lost: () => void;
  private renewed = performance.now();
  private timer: NodeJS.Timeout | undefined;

  /** `lost` is called when the lease has run out: sockets are closed, rooms forgotten. */
  constructor(database: Database, id: string, lost: () => void) {
    this.database = database;
    this.id = id;
    this.path = `/ws/${id}`;
    this.lost = lost;
  }

  async start(): Promise<void> {
    await this.renew();
    this.timer = setInterval(() => void this.beat(), RENEW);
    this.timer.unref();
  }

  private async beat(): Promise<void> {
    await this.renew().catch(() => undefined);
    if (performance.now() - this.renewed > ALONE) this.lost();
  }

  private async renew(): Promise<void> {
    const asked = performance.now();
    await this.run(
      `insert into node (id, address, expires) values (?1, ?2, ${NOW} + ${LEASE})
        on conflict (id) do update set address = ?2, expires = ${NOW} + ${LEASE}`,
      this.id,
      this.path,
    );
    // A pause of the process between asking and here counts against the lease, not for it.
    if (asked - this.renewed > ALONE) this.lost();
    this.renewed = asked;
  }

  /** Takes the room, unless a node that lives has it. */
  async claim(id: string): Promise<Claim> {
    if (performance.now() - this.renewed > ALONE) throw new Error('the database cannot be reached');
    const [claimed] = await this.run(
      `update room set owner = ?2, epoch = epoch + 1 where id = ?1 and (owner is null or owner = ?2
        or not exists (select 1 from node where node.id = room.owner and node.expires > ${NOW})) returning epoch`,
      id,
      this.id,
    );
    if (claimed) return { epoch: Number(claimed.epoch) };
    const [other] = await this.run('select address from room join node on node.id = room.owner where room.id = ?1', id);
    return other ? { moved: String(other.address) } : 'none';
  }

  /** Whoever wants them next need not wait. */
  async release(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.run('update room set owner = null where id = ?1 and owner = ?2', id, this.id);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.run('update room set owner = null where owner = ?1', this.id).catch(() => undefined);
    await this.run('delete from node where id = ?1', this.id).catch(() => undefined);
  }

  /** These are no entries of a log, so they need not wait for the group that is being written. */
  private run(sql: string, ...values: string[]): Promise<readonly Row[]> {
    return this.database.read(sql, values);
  }
}
