/**
 * Two nodes and a database in network namespaces of their own, with real links between them that can be cut silently,
 * slowed down and made to lose packets. Nothing in there is reached from outside this machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { type Process, serveNode } from './serving.ts';

const NAMES = ['a', 'b'] as const;
export type NodeName = (typeof NAMES)[number];
/** Between a node and its database, or between people and a node. */
export type Link = `${NodeName}-${'database' | 'people'}`;
export const LINKS: readonly Link[] = ['a-database', 'b-database', 'a-people', 'b-people'];

export interface Apart {
  readonly nodes: Readonly<Record<NodeName, Process & { readonly url: string }>>;
  /** For looking at what is stored, past all networks. */
  readonly database: string;
  /** Nothing comes through, and nobody is told. */
  cut(link: Link): void;
  /** 300 ms later, and with 30 % lost where the kernel can do that; otherwise a trickle that drops what does not fit. */
  hinder(link: Link): void;
  mend(link: Link): void;
  end(): Promise<void>;
}

const ip = (...args: string[]) => spawnSync('ip', args, { encoding: 'utf8' });
function must(...args: string[]): void {
  const { status, stderr } = ip(...args);
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
}

/** Whether namespaces can be made here: iproute2, and leave to do so. */
export const canBeApart = hasPostgres && canMake();
function canMake(): boolean {
  if (!existsSync('/usr/sbin/ip') && !existsSync('/sbin/ip')) return false;
  const name = `smallfolk-try-${process.pid}`;
  const made = ip('netns', 'add', name).status === 0;
  if (made) ip('netns', 'del', name);
  return made;
}

export async function apart(): Promise<Apart> {
  const space = (name: string) => `sf${process.pid}${name}`;
  const within = (name: string) => ['ip', 'netns', 'exec', space(name)];
  const spaces = ['db', ...NAMES];
  for (const name of spaces) {
    must('netns', 'add', space(name));
    must('-n', space(name), 'link', 'set', 'lo', 'up');
  }
  for (const [i, name] of NAMES.entries()) {
    join(`${name}d`, space(name), `10.213.${i}.2`, space('db'), `10.213.${i}.1`);
    join(`${name}p`, space(name), `10.213.${i + 2}.2`, undefined, `10.213.${i + 2}.1`);
  }
  const listen = { addresses: ['10.213.0.1', '10.213.1.1'], from: '10.213.0.0/16' };
  const postgres: TestPostgres = startPostgres({ within: within('db'), listen });
  const database = postgres.fresh();
  const { pathname } = new URL(database);
  const node = async (name: NodeName, i: number) => {
    const url = `postgresql://smallfolk@10.213.${i}.1${pathname}`;
    const started = await serveNode(url, name, [...within(name), 'env', 'HOST=0.0.0.0']);
    const { port } = new URL(started.url);
    return { ...started, url: `http://10.213.${i + 2}.2:${port}/` };
  };
  const [a, b] = await Promise.all([node('a', 0), node('b', 1)]);

  /** Both ends, so that neither way is open. */
  const ends = (link: Link): [string[], string[]] => {
    const [name, other] = link.split('-') as [NodeName, 'database' | 'people'];
    const device = name + other.charAt(0);
    const far = other === 'database' ? ['-n', space('db')] : [];
    return [
      ['-n', space(name), 'qdisc', 'replace', 'dev', deviceOf(device, 0), 'root'],
      [...far, 'qdisc', 'replace', 'dev', deviceOf(device, 1), 'root'],
    ];
  };
  const tc = (link: Link, ...what: string[]) =>
    ends(link).every((end) => spawnSync('tc', [...end, ...what]).status === 0);
  return {
    nodes: { a, b },
    database,
    cut: (link) => {
      if (!tc(link, 'blackhole')) throw new Error('the link cannot be cut');
    },
    hinder: (link) => {
      if (tc(link, 'netem', 'delay', '300ms', 'loss', '30%')) return;
      if (!tc(link, 'tbf', 'rate', '40kbit', 'burst', '2kb', 'latency', '300ms')) throw new Error('it stays as it is');
    },
    mend: (link) => {
      tc(link, 'pfifo', 'limit', '1000');
    },
    end: async () => {
      for (const { child } of [a, b]) child.kill('SIGCONT');
      await Promise.all([a.kill(), b.kill()]);
      postgres.stop();
      for (const name of spaces) ip('netns', 'del', space(name));
    },
  };
}

const deviceOf = (link: string, end: 0 | 1) => `sf${process.pid}${link}${end}`.slice(-15);

/** A link with an address at each end; without a namespace the far end is here. */
function join(link: string, near: string, nearAddress: string, far: string | undefined, farAddress: string): void {
  must('link', 'add', deviceOf(link, 0), 'type', 'veth', 'peer', 'name', deviceOf(link, 1));
  for (const [end, space, address] of [
    [0, near, nearAddress],
    [1, far, farAddress],
  ] as const) {
    const device = deviceOf(link, end);
    if (space !== undefined) must('link', 'set', device, 'netns', space);
    const there = space === undefined ? [] : ['-n', space];
    must(...there, 'addr', 'add', `${address}/24`, 'dev', device);
    must(...there, 'link', 'set', device, 'up');
  }
}
