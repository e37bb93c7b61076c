/** Mice and Mystics at the table: the castle, the party, the story board, and how options and events look. */
import type { SoundName } from '../../sound/names.ts';
import { settings } from '../../store/settings.svelte.ts';
import Board from './Board.svelte';
import { learnEncounters } from './encounters.ts';
import { lesson } from './lessons.ts';
import { look } from './look.ts';
import Left from './panels/Left.svelte';
import Right from './panels/Right.svelte';
import State from './panels/State.svelte';
import { portraitOf } from './portrait.ts';
import type { Event, World } from './props.ts';
import { burnsIn } from './room/hearths.ts';
import { paintAhead } from './room/paint.ts';
import { learnRooms, roomOf } from './rooms.ts';
import { term } from './terms.ts';
import { learn, speechOf } from './words/speech.ts';
import './palette.css';
import './world.css';

/** How long an event stands: what is watched, what passes by, what only the log tells. */
const WEIGHTS: { readonly [T in Event['type']]?: number } = {
  rolled: 1.5,
  surge: 1.5,
  explored: 1,
  turned: 1.2,
  captured: 1.5,
  'movement-die': 1,
  'minion-die': 0.5,
  'goes-for': 0.6,
  'card-added': 0.3,
  'card-moved': 0.4,
  'card-removed': 0.3,
  counter: 0.3,
  joined: 0,
  learned: 0,
  worn: 0.3,
  text: 0,
  flag: 0,
  'chapter-rule': 0.5,
};

const SOUNDS: { readonly [T in Event['type']]?: SoundName } = {
  rolled: 'dice',
  'movement-die': 'dice',
  moved: 'step',
  'minion-moved': 'squeak',
  placed: 'squeak',
  wounded: 'blow',
  defeated: 'blow',
  'minion-wounded': 'blow',
  'trap-tested': 'blow',
  captured: 'bell',
  surge: 'bell',
  hourglass: 'page',
  text: 'page',
  drew: 'card',
  encounter: 'card',
  cheese: 'coin',
  pushed: 'splash',
  climbed: 'splash',
};

export const world: World = {
  Board,
  Left,
  Right,
  sprite: '/art/mice.svg',
  theme: 'mice',
  async prepare(view, words) {
    const { faceUp, phase, achievements, mice } = view;
    // Before the first answer there are the mice and what they begin with, and nothing else.
    const fresh =
      phase !== 'play' && achievements.length === 0 && mice.every(({ abilities }) => abilities.length === 0);
    await Promise.all([learnRooms(view), faceUp && learnEncounters(), fresh || words.openDecks()]);
    const plan = roomOf(view.room);
    if (plan) await paintAhead(plan, !settings.night, burnsIn(plan.id, view));
  },
  speak: async (language) => void (await learn(language)),
  where: (view, language) => (view.round > 0 ? speechOf(language).round(view.round) : speechOf(language).setUp),
  means: (view, decision, language) => {
    if (decision.ask !== 'turn' || !view.turn) return '';
    const speech = speechOf(language);
    return `${speech.stepsLeft(view.turn.points)}, ${speech.actionsLeft(view.turn.actions)}`;
  },
  look,
  symbolOf: portraitOf,
  // Whoever goes far is watched longer.
  weight: ({ type, way }) => WEIGHTS[type] ?? (Array.isArray(way) ? Math.min(1.4, 0.35 * way.length) : 0.8),
  kind: (option, language) => speechOf(language).kinds[option.do] ?? speechOf(language).kinds.other,
  together: (option) => option.do === 'share',
  chapter: (event, _view, language) => (event.type === 'round' ? speechOf(language).round(event.round) : undefined),
  sound: ({ type }) => SOUNDS[type],
  bed: 'hearth',
  term,
  lesson,
  givesUp: (option, decision, view, language) => {
    if (option.do !== 'end' || decision.ask !== 'turn' || !view.turn) return undefined;
    const speech = speechOf(language);
    const steps = view.outlook && view.outlook.moves.length > 0 ? [speech.steps(view.turn.points)] : [];
    const actions = view.turn.actions > 0 ? [speech.actionsLeft(view.turn.actions)] : [];
    return [...steps, ...actions].join(', ');
  },
  progress: (view, language) => {
    const speech = speechOf(language);
    const life = view.mice.reduce((sum, mouse) => sum + Math.max(0, mouse.life - mouse.wounds - mouse.poison), 0);
    return {
      at: view.round,
      axes: [speech.roundAxis, speech.livesAxis],
      marks: [
        { name: speech.miceLife, value: life, colour: 'var(--life)' },
        { name: speech.cheeseOnWheel, value: view.wheel, colour: 'var(--cheese-deep)' },
      ],
    };
  },
  phone: {
    mode: 'sheets',
    State,
    tabs: [
      { id: 'party', name: (language) => speechOf(language).party, symbol: 's-mouse', Page: Left },
      { id: 'chapter', name: (language) => speechOf(language).chapter, symbol: 's-lore', Page: Right },
    ],
  },
};
