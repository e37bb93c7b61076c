import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { newFolder, serveThere } from './testing/serving.ts';

const STRACE = '/usr/bin/strace';
const CALLS = 'trace=read,readv,recvfrom,recvmsg,write,writev,sendto,sendmsg,fsync,fdatasync';

/** A finished call in the trace: what it was, on which descriptor. */
interface Call {
  readonly name: string;
  readonly descriptor: string;
  readonly text: string;
}

function callsOf(trace: string): Call[] {
  const begun = new Map<string, string>();
  return trace.split('\n').flatMap((line): Call[] => {
    const thread = line.split(' ')[0] ?? '';
    // A call that another thread interrupts is told in two lines: it is done at the second one.
    if (line.includes('<unfinished ...>')) {
      begun.set(thread, line);
      return [];
    }
    const whole = line.includes('resumed>') ? `${begun.get(thread)} ${line}` : line;
    const [, name = '', descriptor = ''] = /(\w+)\((\d+)/.exec(whole) ?? [];
    return / = \d+/.test(line) ? [{ name, descriptor, text: whole }] : [];
  });
}

test.skipIf(!existsSync(STRACE))(
  'a choice is flushed to disk after it is read and before it is answered',
  async () => {
    const folder = newFolder();
    const file = join(folder.path, 'trace');
    const server = await serveThere(folder, [STRACE, '-D', '-f', '-s', '160', '-e', CALLS, '-o', file]);
    try {
      const client = await Client.connect(server.url);
      const watcher = await Client.connect(server.url);
      const { room } = await client.must({
        do: 'create',
        game: 'tic-tac-toe',
        seats: ['me', 'open'],
        watch: 'anyone',
      });
      await watcher.must({ do: 'join', room: room.id });
      await client.must({ do: 'begin', room: room.id });
      await client.must({ do: 'choose', table: room.id, answer: 4, command: 'once' });
      await watcher.until(({ snapshot }) => snapshot?.choices === 1);
    } finally {
      await server.end();
    }
    const calls = callsOf(readFileSync(file, 'utf8'));
    folder.remove();
    const sent = /^(write|writev|sendto|sendmsg)$/;
    const answered = calls.findIndex(({ name, text }) => sent.test(name) && text.includes('\\"do\\":\\"choose\\"'));
    expect(answered).toBeGreaterThan(0);
    const { descriptor } = calls[answered] as Call;
    const read = calls.findLastIndex(
      (call, i) => i < answered && /^(read|recv)/.test(call.name) && call.descriptor === descriptor,
    );
    expect(read).toBeGreaterThan(0);
    const between = calls.slice(read, answered);
    const flushed = between.findIndex(({ name }) => name === 'fdatasync' || name === 'fsync');
    expect(flushed, 'a flush between the two').toBeGreaterThan(0);
    const early = between
      .slice(0, flushed)
      .filter(({ name, text }) => sent.test(name) && text.includes('\\"tell\\":\\"changed\\"'));
    expect(early, 'nobody is told before the flush').toEqual([]);
  },
  60_000,
);
