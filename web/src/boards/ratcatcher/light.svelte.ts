/** Day or night, as the page has it. */
import type { Theme } from './city/paint.ts';

const root = globalThis.document?.documentElement;
const read = (): Theme => (root?.dataset.theme === 'day' ? 'day' : 'night');

class Light {
  theme = $state<Theme>(read());

  constructor() {
    if (!root) return;
    new MutationObserver(() => {
      this.theme = read();
    }).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  }
}

export const light = new Light();
