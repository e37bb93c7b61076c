/** One connection and its limits: reads frames, hands messages to the reception, writes answers. */
import type { Duplex } from 'node:stream';
import { accepted, type Outcome, type Refusal, refused } from '@smallfolk/kernel';
import { idOf, parseRoomRequest, type RequestId, ROOM_LIMITS, type RoomRequest } from '@smallfolk/protocol';
import type { WebSocket } from 'ws';
import { writeText } from './frame.ts';
import { Bucket } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { hashOfSecret, isDevice } from './people.ts';
import type { Visitor } from './reception.ts';
import { Unavailable } from './room.ts';
import { Turns } from './turns.ts';

export interface SocketParts {
  readonly metrics: Metrics;
  answer(visitor: Visitor, request: RoomRequest): Promise<Outcome<string>>;
  parted(connection: Connection): void;
  /** How many messages of a connection are read a second; four times as many at once. */
  readonly messagesPerSecond?: number | undefined;
  /** No more commands are carried out: the server ends. */
  isClosing(): boolean;
  /** Something that should never happen; the log says so, without names or contents. */
  bug(problem: unknown): void;
}

export interface Arrival {
  readonly address: string;
  readonly device: string;
  /** The device came with the request; otherwise a program may name its own in `hello`. */
  readonly known: boolean;
  /** A browser keeps the cookie it was given; a program is told its device. */
  readonly browser: boolean;
  /** Where whole frames may be written. */
  readonly wire?: Duplex | undefined;
}

const MESSAGES_PER_SECOND = 10;
const TOO_FAST = 40;
const STRIKES = 3;
const MOST_UNSENT = 1_000_000;
const HELLO_WITHIN = 5000;
const SILENCE = 60_000;
/** Codes of closing: a policy was violated; come again later. */
const POLICY = 1008;
const LATER = 1013;

export class Connection implements Visitor {
  readonly address: string;
  readonly rooms = new Set<string>();
  device: Uint8Array;
  changes = false;
  newDevice: string | undefined;
  private readonly socket: WebSocket;
  private readonly wire: Duplex | undefined;
  private readonly parts: SocketParts;
  private readonly known: boolean;
  private readonly bucket: Bucket;
  private readonly born = performance.now();
  private heard = performance.now();
  private greeted = false;
  private strikes = 0;
  private tooFast = 0;
  private readonly turns = new Turns();

  constructor(socket: WebSocket, arrival: Arrival, parts: SocketParts) {
    this.socket = socket;
    this.wire = arrival.wire;
    this.parts = parts;
    const speed = parts.messagesPerSecond ?? MESSAGES_PER_SECOND;
    this.bucket = new Bucket(speed * 4, speed);
    this.address = arrival.address;
    this.known = arrival.known;
    this.device = hashOfSecret(arrival.device);
    this.newDevice = arrival.known || arrival.browser ? undefined : arrival.device;
    socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary));
    socket.on('pong', () => {
      this.heard = performance.now();
    });
    socket.on('close', () => parts.parted(this));
    socket.on('error', () => socket.terminate());
  }

  send(text: string) {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNSENT) return this.socket.terminate(); // it resumes when it can read again
    if (this.wire) writeText(this.wire, text);
    else this.socket.send(text);
  }

  /** Called now and then: who is silent, or never says hello, is let go. */
  beat(now: number): void {
    if (now - this.heard > SILENCE || (!this.greeted && now - this.born > HELLO_WITHIN)) this.socket.terminate();
    else if (this.greeted) this.socket.ping();
  }

  close(code = LATER, reason = ''): void {
    this.socket.close(code, reason);
  }

  private receive(data: Buffer, isBinary: boolean) {
    this.heard = performance.now();
    if (!this.bucket.take(this.heard)) {
      // Which message it was, is said; whoever goes on like that is not read at all any more.
      const known = isBinary || this.tooFast >= TOO_FAST ? undefined : this.read(data);
      const id = known?.ok ? idOf(known.value) : null;
      this.refuse(id, refused('too-fast', 'more messages come than are carried out; wait a second'));
      if (++this.tooFast > TOO_FAST) this.socket.close(POLICY, 'too fast');
      return;
    }
    const read = isBinary ? refused('bad-json', 'messages are text, not bytes') : this.read(data);
    if (!read.ok) return this.strike(null, read);
    const id = idOf(read.value);
    const parsed = parseRoomRequest(read.value);
    if (!parsed.ok) return this.strike(id, parsed);
    const request = parsed.value;
    if (this.parts.isClosing()) {
      return this.refuse(id, refused('closing', 'the server is being restarted: come back within three seconds'));
    }
    if (!this.greeted && !this.greet(id, request)) return;
    // A hint takes long and a ping asks whether anybody is here: neither changes anything, so they need no turn.
    if (request.do === 'hint' || request.do === 'ping') void this.carryOut(id, request);
    else void this.turns.take(() => this.carryOut(id, request));
  }

  private read(data: Buffer): Outcome<unknown> {
    if (data.length > ROOM_LIMITS.message)
      return refused('too-long', `a message has at most ${ROOM_LIMITS.message} bytes`);
    try {
      return accepted(JSON.parse(data.toString('utf8')));
    } catch {
      return refused('bad-json', 'this is not JSON; a message is one JSON object');
    }
  }

  private greet(id: RequestId | null, request: RoomRequest): boolean {
    if (request.do !== 'hello') {
      this.refuse(id, refused('not-here', 'do: say hello first', { where: 'do' }));
      return false;
    }
    if (!this.known && request.device !== undefined) {
      if (!isDevice(request.device)) {
        this.refuse(id, refused('bad-message', 'device: 43 characters as the server gave them', { where: 'device' }));
        return false;
      }
      this.device = hashOfSecret(request.device);
      this.newDevice = undefined;
    }
    this.changes = request.changes;
    this.greeted = true;
    return true;
  }

  private async carryOut(id: RequestId | null, request: RoomRequest): Promise<void> {
    const begun = performance.now();
    try {
      const outcome = await this.parts.answer(this, request);
      if (!outcome.ok) return this.refuse(id, outcome);
      const fields = outcome.value === '' ? '' : `,${outcome.value}`;
      this.send(`{"id":${JSON.stringify(id)},"ok":true,"do":"${request.do}"${fields}}`);
      if (request.do === 'choose') this.parts.metrics.choice.observe((performance.now() - begun) / 1000);
    } catch (problem) {
      if (!(problem instanceof Unavailable)) this.parts.bug(problem);
      const message = 'this could not be kept just now, and nothing has changed: send it again in a moment';
      this.refuse(id, refused('unavailable', message));
    }
  }

  /** A message that cannot be read: the third one ends the connection. */
  private strike(id: RequestId | null, refusal: Refusal): void {
    this.refuse(id, refusal);
    if (++this.strikes >= STRIKES) this.socket.close(POLICY, 'messages that cannot be read');
  }

  private refuse(id: RequestId | null, { code, message, where, offered }: Refusal): void {
    this.parts.metrics.refused.add(code);
    this.send(JSON.stringify({ id, ok: false, error: { code, message, where, offered } }));
  }
}
