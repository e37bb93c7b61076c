import { expect, test } from 'vitest';
import { newChoice, newTally } from '../count/tally.ts';
import { choicesSection } from './choices.ts';

test('kinds of choices that share a wording are told apart by their details, others are not burdened with them', () => {
  const tally = newTally(1, 1);
  tally.watched = 1;
  const kind = (label: string) => ({ ...newChoice(label, 'slot'), offered: 1, chosen: 1, times: 1 });
  Object.assign(tally.choices[0] ?? {}, {
    'slot slot=yellow': kind('Unlock'),
    'slot slot=purple': kind('Unlock'),
    'slot slot=trap': kind('Trap <1>'),
  });
  const html = choicesSection(tally, ['fair']);
  expect(html).toContain('>Unlock <small>slot=yellow</small><');
  expect(html).toContain('>Unlock <small>slot=purple</small><');
  expect(html).toContain('>Trap &lt;1&gt;<');
});
