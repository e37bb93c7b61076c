/** What is wrong with a page as it stands: text cut off, too small or broken within a word, things over each other, sideways scrolling, small targets. */
import type { Page } from 'playwright-core';

/** Letters are at least so large, and what is touched at least so large, in pixels. */
const LETTER = 12;
const TARGET = 40;

/** Each fault as a sentence; none if everything is as it should be. */
export function faultsOf(page: Page, touch: boolean): Promise<string[]> {
  return page.evaluate(
    ({ LETTER, TARGET, touch }) => {
      const found = new Set<string>();
      const short = (text: string | null | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 48);
      const nameOf = (element: Element) => {
        const names = [...element.classList].filter((name) => !name.startsWith('svelte-')).join('.');
        return element.localName + (names && `.${names}`);
      };
      const pathOf = (element: Element) =>
        [element.parentElement, element].map((each) => (each ? nameOf(each) : '')).join(' > ');
      const wide = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
      if (wide > 0) found.add(`scrolls sideways by ${wide} px`);
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element) => {
        let style = styles.get(element);
        if (!style) {
          style = getComputedStyle(element);
          styles.set(element, style);
        }
        return style;
      };
      /** Not there for those who see. */
      const unseen = (element: Element): boolean => {
        for (let each: Element | null = element; each; each = each.parentElement) {
          const { clipPath, visibility, opacity, display } = styleOf(each);
          if (each.matches('.vh, [hidden], [inert], option, script, style, title')) return true;
          if (each.matches('details:not([open]) > :not(summary)')) return true;
          if (clipPath === 'inset(50%)' || visibility === 'hidden' || display === 'none' || opacity === '0')
            return true;
        }
        return false;
      };
      interface Rect {
        left: number;
        right: number;
        top: number;
        bottom: number;
      }
      /** What of a box is in sight, behind the edges of all that clips it; and whether scrolling brings the rest. */
      const sight = (element: Element, { left, right, top, bottom }: Rect) => {
        let [l, r, t, b] = [left, right, top, bottom];
        let [scrollX, scrollY] = [false, false];
        let cut = 0;
        for (let each: Element | null = element; each; each = each.parentElement) {
          const { overflowX, overflowY, position } = styleOf(each);
          const box = each.getBoundingClientRect();
          const clips = (value: string) => value === 'hidden' || value === 'clip';
          const scrolls = (value: string) => value === 'auto' || value === 'scroll';
          if (scrolls(overflowX)) scrollX = true;
          if (scrolls(overflowY)) scrollY = true;
          if (clips(overflowX) && !scrollX) cut = Math.max(cut, box.left - left, right - box.right);
          if (clips(overflowY) && !scrollY) cut = Math.max(cut, box.top - top, bottom - box.bottom);
          if (clips(overflowX) || scrolls(overflowX)) [l, r] = [Math.max(l, box.left), Math.min(r, box.right)];
          if (clips(overflowY) || scrolls(overflowY)) [t, b] = [Math.max(t, box.top), Math.min(b, box.bottom)];
          if (position === 'fixed') break;
        }
        [l, r, t, b] = [Math.max(l, 0), Math.min(r, innerWidth), Math.max(t, 0), Math.min(b, innerHeight)];
        if (!scrollX) cut = Math.max(cut, -left, right - innerWidth);
        return { left: l, right: r, top: t, bottom: b, cut, seen: r - l > 2 && b - t > 2 };
      };
      /** Is this what one sees at the middle of the box? */
      const onTop = (element: Element, { left, right, top, bottom }: Rect) => {
        const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const first = there.find((each) => styleOf(each).pointerEvents !== 'none');
        return first === element || element.contains(first ?? null) || first?.contains(element) === true;
      };
      /** Stands this on something of its own that hides what is below it, like a card that lies on another? */
      const covers = (element: Element, other: Element) => {
        for (let each: Element | null = element; each && !each.contains(other); each = each.parentElement) {
          const { backgroundColor, backgroundImage } = styleOf(each);
          if (backgroundImage !== 'none' || !/^rgba\(.*, 0(\.\d+)?\)$|transparent/.test(backgroundColor)) return true;
        }
        return false;
      };
      const scaleOf = (element: Element | null): number => {
        if (!element) return 1;
        const { zoom, scale } = styleOf(element);
        return Number(zoom || 1) * (Number.parseFloat(scale) || 1) * scaleOf(element.parentElement);
      };

      // Text: large enough, not cut, not over other text.
      const lines: { rect: Rect; tall: number; text: Node; holder: Element }[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const holder = text.parentElement;
        // What is drawn (numbers on pieces, letters of zones) has its own size and is told in words elsewhere.
        if (!holder || !text.textContent?.trim() || holder.closest('svg') || unseen(holder)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const size = Number.parseFloat(styleOf(holder).fontSize) * scaleOf(holder);
        for (const rect of range.getClientRects()) {
          if (rect.width < 1 || rect.height < 1) continue;
          const part = sight(holder, rect);
          if (!part.seen) {
            if (part.cut > 2 && part.cut < 200 && rect.bottom > 0 && rect.top < innerHeight)
              found.add(`cut away (${pathOf(holder)}): ${short(text.textContent)}`);
            continue;
          }
          if (size < LETTER - 0.01) found.add(`${size.toFixed(1)} px (${pathOf(holder)}): ${short(text.textContent)}`);
          // A line box is taller than its letters.
          if (part.cut > 0.2 * rect.height + 1)
            found.add(`cut by ${part.cut.toFixed(0)} px (${pathOf(holder)}): ${short(text.textContent)}`);
          lines.push({ rect: part, tall: rect.height, text, holder });
        }
        // A word stands in one line, unless its language parts it with a hyphen. A fingerprint is no word. After a soft hyphen the hyphen itself belongs to the first letter.
        if (styleOf(holder).hyphens !== 'auto' && !holder.closest('code') && range.getClientRects().length > 1) {
          for (const { 0: word, index } of text.textContent.matchAll(/(?<!\u00ad)[\p{L}\p{N}]{3,}/gu)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
            const [first] = parts;
            if (parts.some(({ top, height }) => Math.abs(top - (first?.top ?? top)) > height / 2))
              found.add(`broken word (${pathOf(holder)}): ${word}`);
          }
        }
        if (styleOf(holder).textOverflow === 'ellipsis' && holder.scrollWidth > holder.clientWidth + 1)
          found.add(`shortened (${pathOf(holder)}): ${short(text.textContent)}`);
      }
      for (const [n, one] of lines.entries()) {
        for (const other of lines.slice(n + 1)) {
          if (one.text === other.text) continue;
          const x = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
          const y = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
          const low = Math.min(one.tall, other.tall);
          if (x < 3 || y < 0.4 * low) continue;
          if (!onTop(one.holder, one.rect) || !onTop(other.holder, other.rect)) continue;
          if (covers(one.holder, other.holder) || covers(other.holder, one.holder)) continue;
          found.add(
            `“${short(one.text.textContent)}” is over “${short(other.text.textContent)}” (${pathOf(one.holder)})`,
          );
        }
      }

      // What can be pressed: large enough for a finger, wherever it answers to one.
      if (touch) {
        for (const target of document.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
          if (target.closest('svg') || unseen(target) || styleOf(target).pointerEvents === 'none') continue;
          // A word that can be pressed within a sentence is as large as its letters.
          const around = target.parentElement?.textContent?.trim().length ?? 0;
          if (styleOf(target).display.startsWith('inline') && around > (target.textContent?.trim().length ?? 0))
            continue;
          const label = target.closest('label');
          const box = (label ?? target).getBoundingClientRect();
          const part = sight(target, box);
          if (!part.seen || part.bottom - part.top < box.height - 1 || part.right - part.left < box.width - 1) continue;
          if (!onTop(label ?? target, box)) continue;
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          const half = TARGET / 2 - 1;
          const answers = (dx: number, dy: number) => {
            const [px, py] = [x + dx, y + dy];
            if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true;
            const hit = document.elementFromPoint(px, py);
            return target.contains(hit) || (label?.contains(hit ?? null) ?? false);
          };
          const wideEnough = box.width >= TARGET || (answers(-half, 0) && answers(half, 0));
          const tallEnough = box.height >= TARGET || (answers(0, -half) && answers(0, half));
          if (!wideEnough || !tallEnough) {
            const size = `${box.width.toFixed(0)}x${box.height.toFixed(0)}`;
            found.add(
              `target ${size} (${pathOf(target)}): ${short(target.textContent || target.getAttribute('aria-label'))}`,
            );
          }
        }
      }
      return [...found];
    },
    { LETTER, TARGET, touch },
  );
}
