/** The Ratcatcher at the table: the city, the two boards, and how its options, events and phases look. */
import type { GameEvent, Language } from '@smallfolk/kernel';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import type { RatcatcherWords } from '@smallfolk/ratcatcher/words/ratcatcher-words.ts';
import type { World } from '../../table/board.ts';
import Board from './Board.svelte';
import End from './End.svelte';
import { givesUp, kind } from './giving-up.ts';
import { lesson } from './lessons.ts';
import { look, symbolOfGain } from './look.ts';
import Left from './panels/Left.svelte';
import Right from './panels/Right.svelte';
import State from './panels/State.svelte';
import { phases } from './phase.ts';
import { sound } from './sound.ts';
import { learn, speechOf } from './speech/speech.ts';
import { term } from './terms.ts';
import './world.css';

/** The drawing beside a line of the log. */
function symbolOf(event: GameEvent, view: View): string | undefined {
  const rat = (name: unknown) => (name === 'nemesis' ? `nemesis-${view.nemesis.id}` : `rat-${name}`);
  switch (event.type) {
    case 'rats-moved':
    case 'rat-spawned':
    case 'peculiar-spawned':
    case 'peculiar-caught':
    case 'peculiar-bit':
    case 'peculiar-left':
    case 'rats-caught':
    case 'rat-took-token':
    case 'claimed':
    case 'pushed':
      return rat(event.rat);
    case 'nemesis-rolled':
    case 'nemesis-bit':
    case 'nemesis-wounded':
    case 'nemesis-appeared':
    case 'raised':
      return `nemesis-${view.nemesis.id}`;
    case 'moved':
      return `catcher-${view.catcher.id}`;
    case 'refreshed':
    case 'attack-rolled':
    case 'rolled-again':
      return 'die-6';
    case 'trap-set':
    case 'trap-sprung':
    case 'traps-returned':
      return `trap-${view.catcher.trap}`;
    case 'cheese-collected':
    case 'cheese-gained':
    case 'cheese-consumed':
    case 'cheese-stolen':
    case 'upgraded':
    case 'tracker':
      return 'cheese';
    case 'ability-used':
    case 'ability-filled':
      return `ability-${view.catcher[event.colour === 'purple' ? 'purple' : 'yellow'].id}`;
    case 'token-collected':
    case 'token-placed':
    case 'tokens-returned':
      return event.token === 'yellow' || event.token === 'purple'
        ? symbolOfGain(event.token, view)
        : String(event.token);
    case 'traded':
      return 'cage-small';
    case 'question-revealed':
    case 'questions-removed':
      return 'mystery';
    case 'wounded':
      return 'i-hearts';
    case 'rats-bit':
    case 'bitten-while-leaving':
      return 'rat-brown';
    case 'rats-returned':
      return 'rat-white';
    default:
      return undefined;
  }
}

/** How long an event stands: what is watched, what passes by, what only the log tells. */
function weight(event: GameEvent): number {
  switch (event.type) {
    case 'attack-rolled':
    case 'rolled-again':
    case 'nemesis-bit':
    case 'nemesis-appeared':
    case 'cheese-consumed':
    case 'township-placed':
      return 1.5;
    case 'rats-moved':
      return 0.75;
    case 'rat-spawned':
    case 'token-placed':
    case 'cheese-gained':
      return 0.45;
    case 'township-active':
    case 'tokens-returned':
    case 'traps-returned':
    case 'rats-returned':
    case 'questions-removed':
    case 'township-drawn':
    case 'token-missing':
      return 0;
    default:
      return 1;
  }
}

export const world: World<View, RatcatcherWords> = {
  speak: learn,
  Board,
  Left,
  Right,
  End,
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
  look,
  symbolOf,
  weight,
  chapter: (event, _view, language: Language) => {
    if (event.type !== 'turn') return undefined;
    return speechOf(language).turnOf(event.whose === 'rats' ? 'rats' : 'ratcatcher', Number(event.round));
  },
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
