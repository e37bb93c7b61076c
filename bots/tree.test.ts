import type { Decision } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { ask, newNode, select } from './tree.ts';

test('an option that is offered in some worlds only is known again, with what became of it', () => {
  const node = newNode();
  const offered = (...ways: string[]) => {
    const options = ways.map((way) => ({ do: 'go', way }));
    const decision: Decision = { seat: 0, ask: 'where', options, rule: undefined, about: undefined, some: undefined };
    return ask(node, decision, () => options.map(() => 1 / options.length)).edges;
  };
  const visit = (ways: string[], times: number) => {
    const edge = offered(...ways).at(-1);
    if (edge) edge.visits += times;
  };
  visit(['left', 'right'], 2);
  visit(['left', 'up'], 5);
  expect(offered('left', 'right').at(-1)).toMatchObject({ option: { way: 'right' }, visits: 2 });
  expect(offered('left', 'up').at(-1)).toMatchObject({ option: { way: 'up' }, visits: 5 });
  expect(offered('up', 'right', 'left').map(({ visits }) => visits)).toEqual([5, 2, 0]);
  expect(node.asked).toHaveLength(1);
});

test('what is not worth a thought is never tried', () => {
  const options = [{ do: 'go' }, { do: 'dawdle' }];
  const decision: Decision = { seat: 0, ask: 'what', options, rule: undefined, about: undefined, some: undefined };
  const asked = ask(newNode(), decision, () => [1, 0]);
  const [go] = asked.edges;
  if (go) Object.assign(go, { visits: 9, total: -9 });
  expect(select(asked, 4, 1)).toBe(0);
});
