/**
 * Web Push: who asked to be told, and one message to one of their browsers. Only known push services are written to,
 * without redirects, and a message says no more than room, game and kind. Encryption and signature are those of
 * web-push, which is loaded with the first message.
 */
import { createECDH, createHmac } from 'node:crypto';
import { accepted, isRecord, type Outcome, refused, type Seat, sure } from '@smallfolk/kernel';
import type { PushNotice, PushSubscriptionData, RoomRequest } from '@smallfolk/protocol';
import type { Store } from './store.ts';

export interface PushOptions {
  /** Whom a push service may write to about our messages: `mailto:` or `https:`. */
  readonly contact?: string | undefined;
  /** Origins that are push services too: for tests, and for who runs one. */
  readonly services?: readonly string[] | undefined;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Subscription extends PushSubscriptionData {
  readonly device: Uint8Array;
}

/** `gone`: the service does not know it any more; `later`: to be tried again, not before `wait` if it said so. */
export interface Sent {
  readonly result: 'sent' | 'gone' | 'later' | 'refused';
  readonly wait?: number | undefined;
}

const SERVICES =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)*notify\.windows\.com)$/;
const CONTACT = 'mailto:rooms@smallfolk.example';
const PER_DEVICE = 10;
const PATIENCE = 5000;
/** Seconds that a service keeps a message for a browser that sleeps. */
const KEPT = 86_400;
const DAY = 86_400_000;
/** Some services never say that a subscription is gone. */
const UNSEEN = 90 * DAY;

export class Push {
  readonly publicKey: string;
  private readonly keys: Keys;
  private readonly store: Store;
  private readonly options: PushOptions;
  private readonly now: () => number;

  private constructor(store: Store, keys: Keys, options: PushOptions, now: () => number) {
    this.store = store;
    this.keys = keys;
    this.publicKey = keys.publicKey;
    this.options = options;
    this.now = now;
  }

  /** With the keys of this server, which are made once and kept with its rooms: all nodes have the same. */
  static async open(store: Store, options: PushOptions = {}, now: () => number = Date.now): Promise<Push> {
    const known = keysOf(await store.meta('push'));
    if (known) return new Push(store, known, options, now);
    const pair = createECDH('prime256v1');
    const keys = JSON.stringify({
      publicKey: pair.generateKeys('base64url'),
      privateKey: pair.getPrivateKey('base64url'),
    });
    const sql = "insert into meta (name, value) values ('push', ?1) on conflict (name) do nothing";
    await store.write({ more: [[sql, [keys]]] });
    return new Push(store, sure(keysOf((await store.meta('push')) ?? keys)), options, now);
  }

  /** This device wants to be told there, or nowhere. */
  async subscribe(device: Uint8Array, { subscription }: RoomRequest<'notify'>): Promise<Outcome> {
    if (!subscription) {
      await this.store.write({ more: [['delete from subscription where device = ?1', [device]]] });
      return accepted();
    }
    const checked = this.check(subscription);
    if (!checked.ok) return checked;
    const { endpoint, keys } = subscription;
    const put = `insert into subscription (device, endpoint, keys, seen) values (?1, ?2, ?3, ?4)
      on conflict (device, endpoint) do update set keys = ?3, seen = ?4`;
    const few = `delete from subscription where device = ?1 and endpoint not in
      (select endpoint from subscription where device = ?1 order by seen desc limit ${PER_DEVICE})`;
    const row = [device, endpoint, JSON.stringify(keys), this.now()];
    await this.store.write({
      more: [
        [put, row],
        [few, [device]],
      ],
    });
    return accepted();
  }

  private check({ endpoint, keys }: PushSubscriptionData): Outcome {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
    if (!url || !this.isService(url)) {
      const message = 'subscription.endpoint: messages are sent to the push services of browsers only';
      return refused('bad-message', message, { where: 'subscription.endpoint' });
    }
    if (bytesOf(keys.p256dh) !== 65 || bytesOf(keys.auth) !== 16) {
      const message = 'subscription.keys: p256dh has 65 bytes and auth 16, both as base64url';
      return refused('bad-message', message, { where: 'subscription.keys' });
    }
    return accepted();
  }

  private isService(url: URL): boolean {
    if (this.options.services?.includes(url.origin)) return true;
    const { protocol, username, port, hostname } = url;
    return protocol === 'https:' && username === '' && port === '' && SERVICES.test(hostname);
  }

  /** Where whoever holds this seat wants to be told. */
  async subscriptionsOf(room: string, seat: Seat): Promise<readonly Subscription[]> {
    const rows = await this.store.database.read(
      `select subscription.device as device, endpoint, keys from holder
        join subscription on subscription.device = holder.device where room = ?1 and seat = ?2 order by endpoint`,
      [room, seat],
    );
    return rows.map(({ device, endpoint, keys }) => ({
      device: device as Uint8Array,
      endpoint: String(endpoint),
      keys: JSON.parse(String(keys)),
    }));
  }

  async end({ device, endpoint }: Subscription): Promise<void> {
    const sql = 'delete from subscription where device = ?1 and endpoint = ?2';
    await this.store.write({ more: [[sql, [device, endpoint]]] });
  }

  /** The page registers anew at every start, so what is this old belongs to nobody. */
  async forgetUnseen(): Promise<void> {
    await this.store.write({ more: [['delete from subscription where seen < ?1', [this.now() - UNSEEN]]] });
  }

  async send({ endpoint, keys }: Subscription, notice: PushNotice): Promise<Sent> {
    try {
      const { default: webPush } = await import('web-push');
      const subject = this.options.contact ?? CONTACT;
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(notice), {
        TTL: KEPT,
        topic: this.topic(notice.room),
        vapidDetails: { subject, ...this.keys },
      });
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      return sentBy(response);
    } catch {
      return { result: 'later' }; // nobody answered
    }
  }

  /** One message per room waits at the service, which does not learn the room by it. */
  private topic(room: string): string {
    return createHmac('sha256', this.keys.privateKey).update(room).digest('base64url').slice(0, 32);
  }
}

function sentBy({ ok, status, headers }: Response): Sent {
  if (ok) return { result: 'sent' };
  if (status === 404 || status === 410) return { result: 'gone' };
  if (status !== 429 && status < 500) return { result: 'refused' };
  const wait = Number(headers.get('retry-after'));
  return { result: 'later', wait: wait > 0 ? wait * 1000 : undefined };
}

function bytesOf(text: string): number {
  return /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url').length : 0;
}

function keysOf(text: string | undefined): Keys | undefined {
  const said: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(said) || typeof said.publicKey !== 'string' || typeof said.privateKey !== 'string') return undefined;
  return { publicKey: said.publicKey, privateKey: whole(said.privateKey) };
}

/** A private key has 32 bytes; Node leaves out zeros at its beginning, one time in 256. */
function whole(key: string): string {
  const bytes = Buffer.from(key, 'base64url');
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url');
}
