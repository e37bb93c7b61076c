/** A table on a server that others are connected to. A choice is answered when it is on the server's disk. */
import type { Explanation } from '@smallfolk/bots';
import { type Decision, keyOf, type Option, type Seat } from '@smallfolk/kernel';
import type { ProtocolError, Snapshot, TableSave } from '@smallfolk/protocol';
import { nextPick } from '../engine/selection.ts';
import type { Kept } from '../store/games.ts';
import type { Trouble } from '../table/session/trouble.ts';
import type { Answer, Found, Frame, Listener, Table } from '../table/table.ts';
import type { OnlineRoom } from './room.svelte.ts';
import { wire } from './wire.ts';

type Refused = { readonly ok: false; readonly error: ProtocolError };
type Sent = { readonly ok: true; readonly snapshot: Snapshot; readonly film: readonly Frame[] } | Refused;

const NOTHING: ProtocolError = { code: 'not-here', message: 'nothing can be seen here' };

/** So often a command is sent again that could not be kept. */
const TRIES = 5;

export class RemoteTable implements Table {
  readonly first = false;
  readonly afar = true;
  private readonly room: OnlineRoom;

  constructor(room: OnlineRoom) {
    this.room = room;
  }

  get id(): string {
    return this.room.room;
  }

  get names(): readonly string[] {
    return this.room.info?.people.map(({ name }) => name ?? '') ?? [];
  }

  get here(): readonly Seat[] {
    return this.room.you?.mine.filter((seat) => seat >= 0) ?? [];
  }

  async find(): Promise<Found> {
    const { snapshot } = this.room;
    if (!snapshot) return { ok: false, trouble: { kind: 'no-table' } };
    return { ok: true, game: snapshot.game, setup: snapshot.setup };
  }

  async open(): Promise<Answer | { readonly ok: false; readonly trouble: Trouble }> {
    const reply = await wire.ask({ do: 'view', table: this.id, from: 0 });
    if (!reply.ok) return reply;
    this.room.seen(reply);
    return reply.snapshot
      ? { ok: true, value: { snapshot: reply.snapshot, film: [] } }
      : { ok: false, trouble: { kind: 'no-table' } };
  }

  async choose(picks: readonly Option[], at: number): Promise<Answer> {
    const keys = picks.map(keyOf);
    const film: Frame[] = [];
    let question = ownDecision(this.room.snapshot);
    let made = at;
    for (;;) {
      const answer = (question?.some ? nextPick(question, keys) : keys[0]) ?? '';
      const sent = await this.send({ do: 'choose', table: this.id, answer, at: made, command: newCommand() });
      if (!sent.ok) {
        const missed = await this.room.look();
        return this.moved(sent, this.room.snapshot, [...film, ...missed]);
      }
      const { snapshot } = sent;
      film.push(...sent.film);
      const next = ownDecision(snapshot);
      if (!question?.some || !next?.some?.picked.length || next.ask !== question.ask) {
        return { ok: true, value: { snapshot, film } };
      }
      question = next;
      made = snapshot.choices;
    }
  }

  async undo(): Promise<Answer> {
    for (;;) {
      const sent = await this.send({ do: 'undo', table: this.id, from: 0, command: newCommand() });
      if (!sent.ok) {
        const whole = await wire.ask({ do: 'view', table: this.id, from: 0 });
        return this.moved(sent, whole.ok ? whole.snapshot : undefined);
      }
      const { snapshot } = sent;
      if (!ownDecision(snapshot)?.some?.picked.length || !snapshot.canUndo)
        return { ok: true, value: { snapshot, film: [] } };
    }
  }

  async look(seat: Seat): Promise<Answer> {
    if (!(await this.room.join(undefined, seat)) || !this.room.snapshot) {
      return this.refused(this.room.error ?? NOTHING);
    }
    return { ok: true, value: { snapshot: this.room.snapshot, film: [] } };
  }

  async hint(): Promise<Answer<Explanation>> {
    const reply = await wire.ask({ do: 'hint', table: this.id });
    return reply.ok ? { ok: true, value: reply.hint } : reply;
  }

  async save(): Promise<TableSave | undefined> {
    const reply = await wire.ask({ do: 'save', table: this.id });
    return reply.ok ? reply.save : undefined;
  }

  /** The server keeps it. */
  async keep(): Promise<Kept> {
    return 'kept';
  }

  listen(listener: Listener): void {
    this.room.onchange = (film) => {
      const { snapshot } = this.room;
      const anew = snapshot?.from === 0;
      if (snapshot) listener.changed({ snapshot, film: anew ? [] : film, anew });
    };
  }

  close(): void {
    this.room.onchange = undefined;
  }

  /** Sends it again, with the same id, while the server cannot keep it. */
  private async send(message: Parameters<typeof wire.ask<'choose' | 'undo'>>[0]): Promise<Sent> {
    for (let tries = 1; ; tries++) {
      const reply = await wire.ask<'choose' | 'undo'>(message);
      if (reply.ok) {
        const film = this.room.seen(reply);
        this.room.error = undefined;
        const { snapshot } = this.room;
        return snapshot ? { ok: true, snapshot, film } : this.refused(NOTHING);
      }
      const again = ['unavailable', 'closing', 'too-fast'].includes(reply.error.code);
      if (!again || tries >= TRIES) return reply;
      await new Promise((resolve) => setTimeout(resolve, 300 * tries));
    }
  }

  /**
   * Others were quicker, perhaps this reader in another tab, or nothing can be kept just now: the table is shown as it
   * stands, and why nothing came of it.
   */
  private moved(refused: Refused, snapshot: Snapshot | undefined, film: readonly Frame[] = []): Answer {
    if (!snapshot || refused.error.code === 'bug') return refused;
    // Whose seat was given away meanwhile sees that.
    if (this.room.you?.as === 'seat') this.room.error = refused.error;
    return { ok: true, value: { snapshot, film } };
  }

  private refused(error: ProtocolError): Refused {
    return { ok: false, error };
  }
}

/** It is told from the last eight of the seat, and kept with the choice: it need not be long. */
function newCommand(): string {
  return Math.random().toString(36).slice(2, 8);
}

function ownDecision(snapshot: Snapshot | undefined): Decision | undefined {
  const decision = snapshot?.decision;
  return decision && 'options' in decision ? decision : undefined;
}
