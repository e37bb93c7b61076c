/** Generic symbols from game-icons.net. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Drawing } from './sprite.ts';

/** A symbol of game-icons.net (CC BY 3.0, credited on the about page), coloured by `color`. */
export function gameIcons(names: readonly string[]): Drawing[] {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return names.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`game-icons has no "${name}"`);
    return { id: `i-${name}`, viewBox: '0 0 512 512', body: icon.body };
  });
}
