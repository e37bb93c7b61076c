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

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
