/**
 * The part of the service worker that tells whose turn it is while no page is open. It knows no words: the page leaves
 * them here in the reader's language whenever it starts.
 */
import type { NoticeKind, PushNotice } from '@smallfolk/protocol';

declare const self: ServiceWorkerGlobalScope;

/** What the page says to the worker. */
export interface NoticeWords {
  readonly language: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly says: Readonly<Record<NoticeKind, string>>;
}

const KEPT = 'notices';
const PLACE = '/notices.json';
const UNTOLD: NoticeWords = {
  language: 'en',
  titles: {},
  says: { turn: 'Your turn', half: 'Your turn', late: 'Your turn', remind: 'Your turn' },
};

export async function learn(words: NoticeWords): Promise<void> {
  await (await caches.open(KEPT)).put(PLACE, new Response(JSON.stringify(words)));
}

async function known(): Promise<NoticeWords> {
  const kept = await (await caches.open(KEPT)).match(PLACE);
  return kept ? kept.json() : UNTOLD;
}

export async function tell(data: PushMessageData | null): Promise<void> {
  const notice: Partial<PushNotice> = readable(data);
  const { language, titles, says } = await known();
  const { room = '', game = '', kind = 'turn' } = notice;
  await self.registration.showNotification(titles[game] ?? 'Smallfolk', {
    body: says[kind] ?? says.turn,
    lang: language,
    tag: room,
    icon: new URL('icon-192.png', self.registration.scope).href,
    data: { room },
    ...(kind !== 'turn' && { renotify: true }),
  });
}

function readable(data: PushMessageData | null): Partial<PushNotice> {
  try {
    return data?.json() ?? {};
  } catch {
    return {}; // a message must be shown, whatever it says
  }
}

/** Goes to the room: where it is shown already, else in a window of its own. */
export async function follow(notification: Notification): Promise<void> {
  notification.close();
  const room: unknown = notification.data?.room;
  const way = typeof room === 'string' && room !== '' ? `#/room/${room}` : '#/';
  const { href } = new URL(way, self.registration.scope);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  if (there) await there.focus();
  else await self.clients.openWindow(href);
}
