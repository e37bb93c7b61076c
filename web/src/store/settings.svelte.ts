/** What a person likes: language, light, text size, motion, speed, sound. Kept in the browser if it allows. */
import { LANGUAGES, type Language } from '@smallfolk/kernel';
import { words } from '../words/index.svelte.ts';

export const THEMES = ['system', 'day', 'night'] as const;
export const SIZES = ['normal', 'large', 'larger', 'largest'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const SPEEDS = ['step', 'once', 'fast'] as const;
/** Seconds in which a choice can be taken back before a bot answers it. */
export const TAKE_BACKS = [0, 3, 8] as const;
export type Theme = (typeof THEMES)[number];
export type Size = (typeof SIZES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];

interface Settings {
  language: Language;
  theme: Theme;
  size: Size;
  motion: Motion;
  speed: Speed;
  /** Seconds; 0: bots answer at once. */
  takeBack: (typeof TAKE_BACKS)[number];
  sound: boolean;
  /** Whether what gives something up asks once more. */
  careful: boolean;
  /** Whether questions of little weight are left to a fixed order of the game (the kernel's SETTLE). */
  settle: boolean;
  /** Notes of first games that have been read, and whether they are wanted at all. */
  lessons: string[] | 'off';
}

const KEY = 'smallfolk.settings';
const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

const one = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((candidate) => candidate === value) ?? otherwise;

function preferredLanguage(): Language {
  const wanted = (navigator.languages ?? []).map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((language) => wanted.find((tag) => LANGUAGES.some((known) => known === tag)) === language) ?? 'en'
  );
}

function stored(): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // Forbidden or broken storage: the defaults serve.
  }
  return {
    language: one(LANGUAGES, found.language, preferredLanguage()),
    theme: one(THEMES, found.theme, 'system'),
    size: one(SIZES, found.size, 'normal'),
    motion: one(MOTIONS, found.motion, 'system'),
    speed: one(SPEEDS, found.speed, 'once'),
    takeBack: TAKE_BACKS.find((seconds) => seconds === found.takeBack) ?? 3,
    sound: found.sound === true,
    careful: found.careful !== false,
    settle: found.settle === true,
    lessons:
      found.lessons === 'off'
        ? 'off'
        : Array.isArray(found.lessons)
          ? found.lessons.filter((id) => typeof id === 'string')
          : [],
  };
}

class Preferences {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  size = $state<Size>('normal');
  motion = $state<Motion>('system');
  speed = $state<Speed>('once');
  takeBack = $state<(typeof TAKE_BACKS)[number]>(3);
  sound = $state(false);
  careful = $state(true);
  settle = $state(false);
  lessons = $state<string[] | 'off'>([]);
  private systemNight = $state(dark?.matches ?? false);
  private systemStill = $state(still?.matches ?? false);

  constructor() {
    Object.assign(this, stored());
    dark?.addEventListener('change', (event) => {
      this.systemNight = event.matches;
      this.show();
    });
    still?.addEventListener('change', (event) => {
      this.systemStill = event.matches;
    });
  }

  get night(): boolean {
    return this.theme === 'system' ? this.systemNight : this.theme === 'night';
  }

  /** Nothing travels. */
  get still(): boolean {
    return this.motion === 'system' ? this.systemStill : this.motion === 'none';
  }

  /** Puts the settings into effect and keeps them. */
  async set(change: Partial<Settings>): Promise<void> {
    if (change.language && !(await words.speak(change.language))) delete change.language;
    Object.assign(this, change);
    this.show();
    const { language, theme, size, motion, speed, takeBack, sound, careful, settle, lessons } = this;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ language, theme, size, motion, speed, takeBack, sound, careful, settle, lessons }),
      );
    } catch {
      // Not kept; the table itself tells when nothing can be stored.
    }
  }

  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.night ? 'night' : 'day';
    root.dataset.text = this.size;
    root.dataset.motion = this.motion;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', this.night ? '#19222e' : '#f2e7cd');
  }
}

export const settings = new Preferences();
