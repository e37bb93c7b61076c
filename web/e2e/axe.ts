/** What axe finds fault with: nothing, where a page is sound to those who listen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What moves or changes its colour has arrived: halfway it is neither what it was nor what it will be. */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const over = passing.map(({ finished }) => finished.catch(() => {}));
    await Promise.race([Promise.all(over), new Promise((late) => setTimeout(late, 5000))]);
  });
}

/** Every fault and where it is. Asked in the page itself, which has no frames: a window for it would cost more than asking. */
export async function axe(page: Page, part = ':root'): Promise<string[]> {
  await arrived(page);
  const asked = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (part === ':root' ? asked : asked.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(whereOf).join(' | ')}`);
}

function whereOf({ target, any }: { target: readonly unknown[]; any: readonly { message: string }[] }): string {
  return `${target.join(' ')} ${any[0]?.message ?? ''}`;
}
