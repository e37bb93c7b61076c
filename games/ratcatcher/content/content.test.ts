/** The box as a whole: counts that the editions fix, and that the list of provenances leaves nothing out. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_DICE } from '../state/pieces.ts';
import { words } from '../words/en.ts';
import { content } from './index.ts';

const listed = readFileSync(new URL('../../../docs/content.md', import.meta.url), 'utf8');

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

test('R54: 30 ? tokens in the first edition, 20 in the second (D2)', () => {
  expect(sum(content.questions.first)).toBe(30);
  expect(sum(content.questions.second)).toBe(20);
});

test('R5, R37: 18 cheese; the other tokens fit into the 17 special ones with their three markers', () => {
  const { cheese, ...others } = content.tokens;
  expect(cheese).toBe(18);
  expect(sum(others) + 3).toBe(17);
});

test('R101, R105: no ability holds more tokens than there are', () => {
  for (const { yellow, purple } of content.ratcatchers) {
    expect(yellow.tokens).toBeLessThanOrEqual(content.tokens.yellow);
    expect(purple.tokens).toBeLessThanOrEqual(content.tokens.purple);
  }
});

test('R22, R240: attack with all upgrades and every bite stay within the ten dice', () => {
  for (const { attack, upgrades } of content.ratcatchers) {
    expect(attack + upgrades.attack.length).toBeLessThan(ALL_DICE);
  }
  for (const { bite } of content.nemeses) expect(bite).toBeLessThan(ALL_DICE);
});

test('R141: the Tallyman sells health, both abilities, dice and cheese, cheese dearest', () => {
  const sold = content.tallyman.map(({ reward }) => reward.gain).sort();
  expect(sold).toEqual(['cheese', 'dice', 'health', 'purple', 'yellow']);
  const dearest = content.tallyman.toSorted((a, b) => b.price - a.price)[0];
  expect(dearest?.reward.gain).toBe('cheese');
});

test('docs/content.md lists every piece with its figures and its provenance', () => {
  const row = (...cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  for (const r of content.ratcatchers) {
    const figures = [r.attack, r.movement, r.health, `${r.accuracy}+`, r.defence, r.traps];
    expect(listed).toContain(row(words.name('ratcatcher', r.id), ...figures).slice(0, -2));
    for (const power of [
      words.text('trap', r.trap.id),
      words.text('ability', r.yellow.id),
      words.text('ability', r.purple.id),
    ]) {
      expect(listed).toContain(power);
    }
  }
  for (const n of content.nemeses) {
    const figures = [n.health, n.bite, `${n.accuracy}+`, n.defence, n.spawn];
    expect(listed).toContain(row(words.name('nemesis', n.id), ...figures).slice(0, -2));
    expect(listed).toContain(n.tracker.map((events) => events.join(', ') || '-').join(' | '));
  }
  for (const p of content.peculiarRats) {
    expect(listed).toContain(row(words.name('peculiar', p.id), p.movement, p.defence, p.bite).slice(0, -2));
  }
  for (const { number } of content.townships) expect(listed).toContain(`| ${words.name('township', number)} |`);
  for (const { price, reward } of content.tallyman) {
    const gain = reward.gain === 'dice' ? 'die' : reward.gain;
    expect(listed).toMatch(new RegExp(`\\| 1 [a-z ]*${gain}[a-z ]* \\| ${price} \\|`));
  }
});
