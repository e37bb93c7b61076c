/** Being told while one is away: whether this browser can, whether its reader wants to, and what it needs for that. */
import { NOTICES } from '@smallfolk/protocol';
import { labelOf, SHELF } from '../games.ts';
import { words } from '../words/index.svelte.ts';
import { tellingWords } from './telling/words.svelte.ts';
import { wire } from './wire.ts';
import type { NoticeWords } from './worker.ts';

/**
 * `never`: this browser or this server cannot; `https`: only with a lock in the address; `home`: an iPhone wants the app
 * on its home screen first; `denied`: the reader has forbidden it before.
 */
export type Telling = 'unknown' | 'never' | 'https' | 'home' | 'denied' | 'off' | 'on';

class NoticeBoard {
  telling = $state<Telling>('unknown');

  /** Looks how things stand and, where notices are on, registers them anew: services forget, and languages change. */
  async look(): Promise<void> {
    const obstacle = this.obstacle();
    if (obstacle) {
      this.telling = obstacle;
      return;
    }
    const subscription = await (await here())?.pushManager.getSubscription();
    const on = subscription != null && Notification.permission === 'granted';
    if (on) await this.register(subscription);
    else this.telling = 'off';
  }

  private obstacle(): Telling | undefined {
    if (!isSecureContext) return 'https';
    if (!('PushManager' in window) || !('Notification' in window)) return isApplePhone() ? 'home' : 'never';
    if (wire.push === undefined) return 'never';
    return Notification.permission === 'denied' ? 'denied' : undefined;
  }

  async ask(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return this.look();
    const registration = await here();
    const options = { userVisibleOnly: true, applicationServerKey: wire.push ?? '' };
    const subscription = await registration?.pushManager.subscribe(options).catch(async () => {
      // Perhaps there is one for another server's key.
      await (await registration.pushManager.getSubscription())?.unsubscribe();
      return registration.pushManager.subscribe(options).catch(() => undefined);
    });
    if (subscription) await this.register(subscription);
    else this.telling = 'never';
  }

  async stop(): Promise<void> {
    await (await (await here())?.pushManager.getSubscription())?.unsubscribe();
    await wire.ask({ do: 'notify', subscription: null });
    this.telling = 'off';
  }

  private async register(subscription: PushSubscription): Promise<void> {
    const { endpoint = '', keys } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    const reply = await wire.ask({ do: 'notify', subscription: { endpoint, keys: { p256dh, auth } } });
    this.telling = reply.ok ? 'on' : 'never';
    (await here())?.active?.postMessage({ notices: this.words() });
  }

  private words(): NoticeWords {
    const { language } = words;
    const says = Object.fromEntries(NOTICES.map((kind) => [kind, tellingWords.t.notices[kind]])) as NoticeWords['says'];
    const titles = Object.fromEntries(SHELF.map(({ name }) => [name, labelOf(name)?.says[language].title ?? name]));
    return { language, says, titles };
  }
}

export const noticeBoard = new NoticeBoard();

async function here(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.ready;
}

/** Apple's browsers on a phone have no push before the app stands on the home screen; an iPad calls itself a Mac. */
function isApplePhone(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}
