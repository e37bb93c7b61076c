/** The sample game at the table, in development and tests. */
import type { CrumbsView } from '../../../../kernel/samples/crumbs.ts';
import type { World } from '../../table/board.ts';
import Board from './Board.svelte';

export const world: World<CrumbsView> = {
  Board,
  sprite: '',
  theme: 'crumbs',
  where: (view) => `round ${Math.min(view.round, 10)}`,
  phases: () => [
    { name: 'Mice', now: true },
    { name: 'Cat', now: false },
  ],
  progress: (view) => ({
    at: Math.min(view.round, 10),
    axes: ['Round', 'Crumbs'],
    marks: [
      { name: 'You', value: view.pantries[0]?.reduce((sum, value) => sum + value, 0) ?? 0, colour: 'var(--moss)' },
      { name: 'Cat', value: view.taken.reduce((sum, value) => sum + value, 0), colour: 'var(--brick)' },
    ],
  }),
  look: (option) => ({
    symbol: option.do === 'forage' ? 'i-magnifying-glass' : option.do === 'store' ? 'i-house' : 'die',
    ...(option.do === 'forage' && { detail: 'draw a crumb' }),
    ...(option.do === 'store' && { detail: 'noisy: the cat may come nearer', danger: true }),
  }),
  symbolOf: (event) =>
    event.type === 'stored' ? 'i-house' : event.type === 'foraged' ? 'i-magnifying-glass' : 'i-hourglass',
  lesson: (decision) =>
    decision.ask === 'turn' ? { id: 'crumbs-turn', text: 'Forage to find crumbs, store them to score.' } : undefined,
};
