/** What a board says, loaded in the language that is spoken before anything is said in it. */
import type { Language } from '@smallfolk/kernel';

export class Tongues<T> {
  private readonly load: Readonly<Record<Language, () => Promise<T>>>;
  private readonly learnt = new Map<Language, T>();

  constructor(load: Readonly<Record<Language, () => Promise<T>>>) {
    this.load = load;
  }

  /** Has to be done before anything is said in that language. */
  async learn(language: Language): Promise<T> {
    const words = this.learnt.get(language) ?? (await this.load[language]());
    this.learnt.set(language, words);
    return words;
  }

  /** What is said in it, if it was learnt. */
  known(language: Language): T | undefined {
    return this.learnt.get(language);
  }

  in(language: Language): T {
    const words = this.learnt.get(language);
    if (!words) throw new Error(`the board has not learnt to speak "${language}"`);
    return words;
  }
}
