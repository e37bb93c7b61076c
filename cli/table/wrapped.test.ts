import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

test('a line is broken between words and goes on under its first word', () => {
  const option = '  12. Worker to Trading stump: discard up to 3 hand cards.';
  expect(wrapped(option, 40)).toBe('  12. Worker to Trading stump: discard\n      up to 3 hand cards.');
  expect(wrapped('- Wife (purple, Common, Critter; 2 berries; 2 points)', 40)).toBe(
    '- Wife (purple, Common, Critter; 2\n  berries; 2 points)',
  );
  expect(wrapped('  why (w) [n | R1]  the rule behind the question', 40)).toBe(
    '  why (w) [n | R1]  the rule behind the\n                    question',
  );
});

test('short lines, pipes and narrow screens stay as they are', () => {
  const text = `${'a b '.repeat(20)}\n\n  a  map   of a room\n`;
  expect(wrapped(text, 0)).toBe(text);
  expect(wrapped(text, 39)).toBe(text);
  expect(wrapped(text, 100)).toBe(text);
});

test('no word is lost or broken, and no line is too long unless it is one word', () => {
  const words = fc.array(fc.stringMatching(/^[a-zőł]{1,50}$/), { maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 40, max: 120 }), (all, width) => {
      const lines = wrapped(all.join(' '), width).split('\n');
      expect(lines.join(' ')).toBe(all.join(' '));
      for (const line of lines) if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(width);
    }),
  );
});
