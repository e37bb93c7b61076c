/** Items and scrolls (M11, M153, M154): used once, as a free action. */
import { choose } from '@smallfolk/kernel';
import { gainCheese } from '../../rules/cheese.ts';
import { seatOf } from '../../rules/deciding.ts';
import { lay } from '../../rules/effects.ts';
import { inWater, isClose, isFull, letter, miceOn, miceOnBoard, mouseCalled, mouseSees } from '../../rules/figures.ts';
import { chooseMouse } from '../../rules/free-actions.ts';
import { cureOfPoison, heal, unmark } from '../../rules/harm.ts';
import { putInPack } from '../../rules/packing.ts';
import type { Quest } from '../../rules/quest.ts';
import { GOLEM } from '../../rules/values.ts';
import type { Mouse } from '../../state/mouse.ts';
import { spaceIn } from '../room-graph.ts';
import type { UsedCard } from '../search-card.ts';

const near = (t: Quest, mouse: Mouse): Mouse[] => miceOnBoard(t).filter(({ space }) => isClose(t, mouse.space, space));
const marked = (mouse: Mouse): boolean => mouse.stunned || mouse.webbed || mouse.charmed;

/** Land on which a swimmer can be put: the bearer's space or one next to it. */
const dry = (t: Quest, mouse: Mouse): number[] =>
  [mouse.space, ...(t.room.near[mouse.space] ?? [])].filter((space) => !t.room.isWater[space] && !isFull(t, space));

const clockworkOrArmour = (t: Quest): string[] =>
  [...new Set(t.state.searchDeck)]
    .filter((id) => t.book.card(id).kind === 'armour' || id.startsWith('clockwork-'))
    .sort();

export const items: readonly UsedCard[] = [
  {
    id: 'tinkerers-treasure',
    kind: 'item',
    copies: 1,
    requires: { anyClass: ['tinkerer'] },
    useful: (t) => t.state.searchDeck.length > 0,
    *use(t, mouse) {
      t.reveal();
      const options = clockworkOrArmour(t).map((card) => ({ do: 'card', card }));
      if (options.length === 0) return void t.random.shuffle(t.state.searchDeck); // looked through in vain
      const about = { kind: 'card', id: 'tinkerers-treasure' };
      const { card } = yield* choose(seatOf(mouse), 'which-card', options, { rule: 'M11', about });
      t.state.searchDeck.splice(t.state.searchDeck.indexOf(card), 1);
      t.random.shuffle(t.state.searchDeck);
      yield* putInPack(t, mouse, card);
    },
    provenance: 'published (name; a report in which it yielded armour); own (effect)',
  },
  {
    id: 'honey-drop',
    kind: 'item',
    copies: 2,
    useful: (t, mouse) => near(t, mouse).some(({ wounds }) => wounds > 0),
    *use(t, mouse) {
      const wounded = near(t, mouse).filter(({ wounds }) => wounds > 0);
      heal(t, yield* chooseMouse(t, mouse, wounded, 'honey-drop', 'M11'), 2, 'M11');
    },
    provenance: 'own',
  },
  {
    id: 'antidote',
    kind: 'item',
    copies: 2,
    useful: (t, mouse) => near(t, mouse).some(({ poison }) => poison > 0),
    *use(t, mouse) {
      const poisoned = near(t, mouse).filter(({ poison }) => poison > 0);
      const patient = yield* chooseMouse(t, mouse, poisoned, 'antidote', 'M233');
      cureOfPoison(t, patient, patient.poison, 'M233');
    },
    provenance: 'rulebook (antidotes exist); own (rest)',
  },
  {
    id: 'smelling-salts',
    kind: 'item',
    copies: 1,
    useful: (t, mouse) => miceOn(t, mouse.space).some(marked),
    use(t, mouse) {
      for (const other of miceOn(t, mouse.space)) {
        for (const marker of ['stunned', 'webbed', 'charmed'] as const) unmark(t, other, marker, 'M11');
      }
    },
    provenance: 'own',
  },
  {
    id: 'cheese-rind',
    kind: 'item',
    copies: 2,
    useful: () => true,
    use(t, mouse) {
      gainCheese(t, mouse, 2, 'M11');
    },
    provenance: 'own',
  },
  {
    id: 'sewing-thread',
    kind: 'item',
    copies: 1,
    useful: (t, mouse) => near(t, mouse).some((other) => inWater(t, other)) && dry(t, mouse).length > 0,
    *use(t, mouse) {
      const swimmers = near(t, mouse).filter((other) => inWater(t, other));
      const friend = yield* chooseMouse(t, mouse, swimmers, 'sewing-thread', 'M11');
      const options = dry(t, mouse).map((space) => ({ do: 'space', to: letter(t, space) }));
      const about = { kind: 'card', id: 'sewing-thread' };
      const { to } = yield* choose(seatOf(mouse), 'which-space', options, { rule: 'M11', about });
      const from = letter(t, friend.space);
      friend.space = spaceIn(t.room, to);
      t.emit?.({ type: 'climbed', mouse: friend.hero, from, to, success: true, rule: 'M11' });
    },
    provenance: 'own',
  },
];

/** Cards of the track whose figures walk: on a pounce heavy feet do nothing. */
const walkers = (t: Quest): string[] =>
  t.state.track.map(({ card }) => card).filter((card) => t.book.isMinionCard(card) && card !== 'brodie-pounce');

const SCHOLAR = { stat: { lore: 2 } };

export const scrolls: readonly UsedCard[] = [
  {
    id: 'levitation',
    kind: 'scroll',
    copies: 2,
    requires: SCHOLAR,
    useful: (t, mouse) => t.state.turn?.move !== 'over' || (t.state.turn.actions > 0 && !mouse.stunned), // a scurry
    use(t, mouse) {
      lay(t, { id: 'levitation', on: mouse.hero, by: mouse.hero, until: 'turn' });
      t.emit?.({ type: 'effect', id: 'levitation', on: mouse.hero, by: mouse.hero, rule: 'M79' });
    },
    provenance: 'rulebook (crosses red lines and gaps, single use); own (rest, copies)',
  },
  {
    id: 'invoke-cheddar-golem',
    kind: 'scroll',
    copies: 1,
    requires: SCHOLAR,
    useful: (t, mouse) => mouse.cheese > 0 || t.state.minions.length > 0,
    use(t, mouse) {
      lay(t, { id: GOLEM, on: mouse.hero, by: mouse.hero, until: 'chapter' });
      t.emit?.({ type: 'effect', id: GOLEM, on: mouse.hero, by: mouse.hero, rule: 'M153' });
    },
    provenance: 'published (replaces weapons and armour, melee); own (numbers, duration)',
  },
  {
    id: 'heal-all',
    kind: 'scroll',
    copies: 1,
    requires: SCHOLAR,
    useful: (t) => miceOnBoard(t).some(({ wounds }) => wounds > 0),
    use(t) {
      for (const mouse of miceOnBoard(t)) heal(t, mouse, 2, 'M153');
    },
    provenance: 'published (a heal-all scroll exists); own (name, amount)',
  },
  {
    id: 'elsewhere',
    kind: 'scroll',
    copies: 1,
    requires: SCHOLAR,
    useful: () => true,
    *use(t, mouse) {
      const seen = miceOnBoard(t).filter((other) => mouseSees(t, mouse.space, other.space));
      const friend = yield* chooseMouse(t, mouse, seen, 'elsewhere', 'M153');
      const spaces = t.room.letters.filter((_, space) => space !== friend.space && !isFull(t, space));
      const options = spaces.map((to) => ({ do: 'space', to }));
      const about = { kind: 'card', id: 'elsewhere' };
      const { to } = yield* choose(seatOf(mouse), 'which-space', options, { rule: 'M153', about });
      const from = letter(t, friend.space);
      mouseCalled(t, friend.hero).space = spaceIn(t.room, to);
      t.emit?.({ type: 'thrown', mouse: friend.hero, by: mouse.hero, from, to, rule: 'M153' });
    },
    provenance: 'published (a teleporting scroll exists); own (name, effect)',
  },
  {
    id: 'heavy-feet',
    kind: 'scroll',
    copies: 1,
    requires: SCHOLAR,
    useful: (t) => walkers(t).length > 0,
    *use(t, mouse) {
      const options = walkers(t).map((card) => ({ do: 'card', card }));
      const about = { kind: 'card', id: 'heavy-feet' };
      const { card } = yield* choose(seatOf(mouse), 'which-card', options, { rule: 'M153', about });
      lay(t, { id: 'heavy-feet', on: card, by: mouse.hero, until: 'next-round' });
      t.emit?.({ type: 'effect', id: 'heavy-feet', on: card, by: mouse.hero, rule: 'M153' });
    },
    provenance: 'published (a slowing scroll exists); own (name, effect)',
  },
  {
    id: 'moonlight-ward',
    kind: 'scroll',
    copies: 1,
    requires: SCHOLAR,
    useful: (t) => t.state.minions.length > 0,
    use(t, mouse) {
      lay(t, { id: 'moonlight-ward', on: mouse.hero, by: mouse.hero, until: 'own-turn' });
      t.emit?.({ type: 'effect', id: 'moonlight-ward', on: mouse.hero, by: mouse.hero, rule: 'M153' });
    },
    provenance: 'own',
  },
];
