/** The Ratcatcher at the table: the city, the two boards, and how its options, events and phases look. */
import Board from './Board.svelte';
import { drawAhead } from './city/ahead.ts';
import { look } from './look.ts';
import Left from './panels/Left.svelte';
import Right from './panels/Right.svelte';
import State from './panels/State.svelte';
import type { World } from './props.ts';
import { sound } from './sound.ts';
import { symbolOf, weight } from './telling.ts';
import { givesUp, kind } from './words/giving-up.ts';
import { lesson } from './words/lessons.ts';
import { phases } from './words/phase.ts';
import { learn, speechOf } from './words/speech.ts';
import { term } from './words/terms.ts';
import './palette.css';
import './world.css';

export const world: World = {
  speak: learn,
  prepare: ({ townships }) => drawAhead(townships),
  Board,
  Left,
  Right,
  End: () => import('./End.svelte'),
  sprite: '/art/ratcatcher.svg',
  theme: 'ratcatcher',
  where: (view, language) => (view.round > 0 ? speechOf(language).round(view.round) : speechOf(language).setUp),
  phases,
  means: (view, decision, language) => {
    if (decision.ask !== 'action') return '';
    return speechOf(language).means(view.catcher.movement, view.catcher.dice, view.catcher.traps);
  },
  givesUp,
  sound,
  bed: 'city',
  kind,
  onBoard: (option) => option.do === 'place' || (option.do === 'send' && option.rest !== undefined),
  look,
  symbolOf,
  weight,
  chapter: (event, _view, language) =>
    event.type === 'turn' ? speechOf(language).turnOf(event.whose, event.round) : undefined,
  term,
  lesson,
  progress: (view, language) => {
    const speech = speechOf(language);
    return {
      at: view.round,
      axes: speech.axes,
      marks: [
        { name: speech.you, value: view.catcher.cheese, colour: 'var(--cheese-deep)' },
        { name: speech.foes, value: view.tracker.step, colour: 'var(--brick)' },
      ],
    };
  },
  phone: {
    mode: 'sheets',
    State,
    tabs: [
      { id: 'you', name: (language) => speechOf(language).you, symbol: 'i-meeple', Page: Left },
      { id: 'rats', name: (language) => speechOf(language).foes, symbol: 'i-rathead', Page: Right },
    ],
  },
};
