/** Reads aloud with the browser's own voice, where there is one. */
import type { Language } from '@smallfolk/kernel';

class Voice {
  speaking = $state(false);

  get there(): boolean {
    return 'speechSynthesis' in globalThis;
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
