/** The prose of the book: each chapter in each language is loaded when it is first read. */
import type { Language } from '@smallfolk/kernel';

const files = import.meta.glob<{ texts: Readonly<Record<string, string>> }>(
  '../../../../games/mice/words/story/*/*.ts',
);
const read = new Map<string, Promise<Readonly<Record<string, string>>>>();

/** All texts of a chapter. */
export function textsOf(chapter: string, language: Language): Promise<Readonly<Record<string, string>>> {
  const path = `../../../../games/mice/words/story/${language}/${chapter}.ts`;
  let found = read.get(path);
  if (!found) {
    found = files[path]?.().then(({ texts }) => texts) ?? Promise.resolve({});
    read.set(path, found);
  }
  return found;
}

/** Reads aloud with the browser's own voice, where there is one. */
class Voice {
  speaking = $state(false);

  get there(): boolean {
    return 'speechSynthesis' in globalThis && speechSynthesis.getVoices !== undefined;
  }

  say(text: string, language: Language): void {
    this.hush();
    const said = new SpeechSynthesisUtterance(text);
    said.lang = language;
    said.rate = 0.95;
    said.onend = () => {
      this.speaking = false;
    };
    said.onerror = said.onend;
    this.speaking = true;
    speechSynthesis.speak(said);
  }

  hush(): void {
    if (!this.speaking) return;
    this.speaking = false;
    speechSynthesis.cancel();
  }
}

export const voice = new Voice();
