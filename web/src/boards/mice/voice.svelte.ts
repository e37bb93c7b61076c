/** Reads aloud with the browser's own voice, where it has one that speaks the language. */
import type { Language } from '@smallfolk/kernel';

class Voice {
  /** The paragraph that is being read; -1 while nobody reads. */
  at = $state(-1);
  private voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  private readonly synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;

  constructor() {
    const look = () => {
      this.voices = this.synthesis?.getVoices() ?? [];
    };
    look();
    // Browsers find their voices a moment after they were asked for them.
    this.synthesis?.addEventListener?.('voiceschanged', look);
  }

  get speaking(): boolean {
    return this.at >= 0;
  }

  speaks(language: Language): boolean {
    return this.voiceFor(language) !== undefined;
  }

  /** One that needs no network is preferred: the book is read by candle light. */
  private voiceFor(language: Language): SpeechSynthesisVoice | undefined {
    const fitting = this.voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
    return fitting.find(({ localService }) => localService) ?? fitting[0];
  }

  /** Paragraph by paragraph: a long text in one piece is cut off by some browsers. */
  say(paragraphs: readonly string[], language: Language, from = 0): void {
    if (from === 0) this.hush();
    this.at = -1;
    const text = paragraphs[from];
    const voice = this.voiceFor(language);
    if (text === undefined || !voice) return;
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = 0.95;
    said.onend = () => {
      if (this.at === from) this.say(paragraphs, language, from + 1);
    };
    said.onerror = () => {
      if (this.at === from) this.at = -1;
    };
    this.at = from;
    this.synthesis?.speak(said);
  }

  hush(): void {
    if (this.at < 0) return;
    this.at = -1;
    this.synthesis?.cancel();
  }
}

export const voice = new Voice();
