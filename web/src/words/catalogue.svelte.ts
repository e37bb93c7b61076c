/** Words of a part of the page in the language that the page speaks. English is there at once, the others when they are spoken. */
import type { Language } from '@smallfolk/kernel';
import { words } from './index.svelte.ts';

type Loads<W> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly messages: W }>>>;

export function catalogue<W>(english: W, loads: Loads<W>): { readonly t: W } {
  let spoken = $state.raw(english);
  let language: Language = 'en';
  /** What cannot be loaded is said as before. */
  const learn = async (wanted: Language) => {
    language = wanted;
    // Even English comes a moment later: whoever asks may be in the midst of being worked out.
    const loaded = await (wanted === 'en' ? { messages: english } : loads[wanted]().catch(() => undefined));
    if (loaded && language === wanted) spoken = loaded.messages;
  };
  return {
    get t() {
      if (words.language !== language) void learn(words.language);
      return spoken;
    },
  };
}
