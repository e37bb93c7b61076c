/** Prologue: The Longest Night. One mouse, one move, one action: the first steps, guided; it cannot be lost. */
import { isSet, setFlag } from '../../rules/achievements.ts';
import { isFull, letter, miceOnBoard } from '../../rules/figures.ts';
import { figuresLeft, putMinion } from '../../rules/placing.ts';
import { receive, takeFromDeck } from '../../rules/searching.ts';
import { addBelow } from '../../rules/track.ts';
import { bodyHolds } from '../../rules/wearing.ts';
import type { Chapter } from '../chapter.ts';
import { spaceIn } from '../room-graph.ts';
import { all, allMiceOn, any, flag, inRoom, noMinions, someMouseOn } from '../tests.ts';

export const prologue: Chapter = {
  id: 'prologue',
  number: 0,
  party: { min: 2, max: 2, roster: ['collin', 'tilda'], required: ['collin', 'tilda'], abilities: 1 },
  layout: [{ column: 0, row: 0, up: 'dining-tunnels' }],
  closed: [],
  start: { room: 'dining-tunnels', mice: ['q'] },
  endPage: 0,
  deck: { normal: 0, difficult: 0 },
  victory: all(allMiceOn('dining-hall/c'), noMinions),
  standalone: [],
  endings: () => ['victory'],
  course: [
    { until: flag('crumbs-found'), room: 'dining-tunnels', on: ['p'] },
    {
      until: allMiceOn('dining-hall/c'),
      room: 'dining-hall',
      on: ['c'],
      by: (t, mouse) => letter(t, mouse.space) !== 'c',
      all: true,
    },
  ],

  // guided-order: initiative is never shuffled, and nobody explores before the crumbs are found
  order: (_t, cards) => ['collin', 'tilda', ...cards.filter((card) => card !== 'collin' && card !== 'tilda')],
  mayExplore: (t) => isSet(t, 'crumbs-found'),

  // gentle-rescue
  rescue: () => 'and-acts',
  // whoever has thrown its weapon away gets it back, so that nobody is stuck in a chapter that cannot be lost
  captured(t, mouse) {
    for (const card of t.book.hero(mouse.hero).starting) {
      const missing = !t.state.mice.some(({ body, pack }) => body.includes(card) || pack.includes(card));
      if (missing && bodyHolds(t, mouse, [...mouse.body, card]) && takeFromDeck(t, card)) mouse.body.push(card);
    }
    return undefined;
  },
  rescueSpaces: (t, spaces) => spaces.filter((space) => miceOnBoard(t).some((mouse) => mouse.space === space)),
  allCaptured(t) {
    const court = t.state.room === 'dining-tunnels' ? 'q' : 'g';
    for (const mouse of t.state.mice) {
      mouse.where = 'board';
      mouse.space = spaceIn(t.room, court);
      t.emit?.({ type: 'rescued', mouse: mouse.hero, space: court, rule: 'M293' });
    }
    return true;
  },

  rooms: {
    'dining-tunnels': {
      encounter: { kind: 'none' },
      search: {
        id: 'nursery-crumbs',
        on: ['p'],
        sure: () => true,
        only: true,
        *found(t, mouse) {
          if (takeFromDeck(t, 'forgotten-crumbs')) yield* receive(t, mouse, 'forgotten-crumbs');
          setFlag(t, 'crumbs-found');
          const roach = t.book.kind('roach');
          for (const letter of ['g', 'i']) {
            const space = spaceIn(t.room, letter);
            if (!isFull(t, space) && figuresLeft(t, roach) > 0) putMinion(t, roach, space, false);
          }
          addBelow(t, ['roach']);
        },
      },
    },
    'dining-hall': { encounter: { kind: 'none' } },
  },

  guide: [
    {
      id: 'walk',
      until: any(someMouseOn('dining-tunnels/p'), flag('crumbs-found')),
      teaches: ['M66', 'M69'],
      at: 'dining-tunnels/p',
    },
    { id: 'search', until: flag('crumbs-found'), teaches: ['M128', 'M130'], at: 'dining-tunnels/p' },
    { id: 'fight', until: noMinions, teaches: ['M108', 'M109', 'M115', 'M186'] },
    { id: 'explore', until: inRoom('dining-hall'), teaches: ['M136', 'M141'], at: 'dining-tunnels/b' },
    { id: 'hearth', until: allMiceOn('dining-hall/c'), teaches: ['M105'], at: 'dining-hall/c' },
  ],
};
