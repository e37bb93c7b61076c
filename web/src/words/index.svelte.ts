/** The words of the table in the language chosen; `t` is read by every component and follows a change at once. */
import type { Language } from '@smallfolk/kernel';
import { messages as en, type Messages } from './en.ts';

const catalogues: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => en,
  pl: async () => (await import('./pl.ts')).messages,
  hu: async () => (await import('./hu.ts')).messages,
};

let messages = $state.raw<Messages>(en);
let speaking = $state<Language>('en');

export const words = {
  get t(): Messages {
    return messages;
  },
  get language(): Language {
    return speaking;
  },
  /** Loads a language and then speaks it. If it cannot be loaded, the present one stays. */
  async speak(language: Language): Promise<boolean> {
    try {
      messages = await catalogues[language]();
    } catch {
      return false;
    }
    speaking = language;
    document.documentElement.lang = language;
    return true;
  },
};

/** Whole per cents as the language writes them. */
export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** How the reader writes this language: a Briton's English has another clock than an American's. */
function localeOf(language: Language): string {
  return globalThis.navigator?.languages?.find((tag) => tag.slice(0, 2) === language) ?? language;
}

/** "yesterday at 21:40" or a date. */
export function moment(time: number, language: Language): string {
  const days = Math.round((startOfDay(time) - startOfDay(Date.now())) / 86_400_000);
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(time);
  if (days < -6) return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(time);
  return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')}, ${clock}`;
}

/** How much time is left: minutes and seconds, later whole hours or days. */
export function timeLeft(ms: number, language: Language): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours < 1) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
