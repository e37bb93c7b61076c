/** Tricks (M13), events (M14) and party items (M15). */

import { answerPlacing } from '../../rules/arrivals.ts';
import { fillWheel, gainCheese } from '../../rules/cheese.ts';
import { lay } from '../../rules/effects.ts';
import { knockDownMinion } from '../../rules/felling.ts';
import { isClose, letter, miceOnBoard, onBoard } from '../../rules/figures.ts';
import { heal, hurt, knockDown } from '../../rules/harm.ts';
import { placeGroups } from '../../rules/placing.ts';
import { rollForStars } from '../../rules/rolling.ts';
import { dropTokens } from '../../rules/tokens.ts';
import { moveOf } from '../../rules/values.ts';
import { NOWHERE } from '../room-graph.ts';
import type { EventCard, PartyItem, Trick } from '../search-card.ts';

export const tricks: readonly Trick[] = [
  {
    id: 'lurking-in-the-shadows',
    kind: 'trick',
    copies: 2,
    when: 'before-minion-attack',
    useful: () => true,
    *play() {}, // the attacker looks for another mouse (`shadows` in minion-attack.ts)
    provenance: 'published (name); own (effect, copies)',
  },
  {
    id: 'trip-line',
    kind: 'trick',
    copies: 1,
    when: 'minion-moves',
    useful: (_t, _mouse, minion) => minion !== undefined && !minion.down,
    play(t, _mouse, minion) {
      if (minion) knockDownMinion(t, minion, 'M13');
    },
    provenance: 'own',
  },
  {
    id: 'squeak-like-a-rat',
    kind: 'trick',
    copies: 1,
    when: 'encounter-drawn',
    useful: () => true,
    *play() {}, // one rat of the card stays away (`squeaked` in encounter.ts)
    provenance: 'own',
  },
  {
    id: 'last-crumb',
    kind: 'trick',
    copies: 1,
    when: 'any-time',
    useful: (t) => t.state.wheel > 0,
    play(t, mouse) {
      t.state.wheel--;
      t.emit?.({ type: 'wheel', added: -1, wheel: t.state.wheel, rule: 'M13' });
      gainCheese(t, mouse, 1, 'M13');
    },
    provenance: 'own',
  },
  {
    id: 'under-the-belly',
    kind: 'trick',
    copies: 1,
    when: 'own-move',
    useful: (t) => t.state.minions.length > 0,
    play(t, mouse) {
      lay(t, { id: 'under-the-belly', on: mouse.hero, by: mouse.hero, until: 'turn' });
      t.emit?.({ type: 'effect', id: 'under-the-belly', on: mouse.hero, by: mouse.hero, rule: 'M13' });
    },
    provenance: 'own',
  },
];

export const events: readonly EventCard[] = [
  {
    id: 'abduction',
    kind: 'event',
    copies: 1,
    *happen(t, mouse) {
      const from = mouse.space;
      if (!miceOnBoard(t).some((other) => other !== mouse)) return; // nobody would be left to look for it
      dropTokens(t, mouse, from);
      mouse.where = 'abducted';
      mouse.space = NOWHERE;
      if (t.state.turn) t.state.turn.over = true;
      t.emit?.({ type: 'abducted', mouse: mouse.hero, from: letter(t, from), rule: 'M130' });
    },
    provenance: 'published (idea, rulings); own (who is taken, last sentence)',
  },
  {
    id: 'draught-under-the-door',
    kind: 'event',
    copies: 1,
    *happen(t) {
      yield* fillWheel(t, 1, 'M130');
    },
    provenance: 'own',
  },
  {
    id: 'forgotten-crumbs',
    kind: 'event',
    copies: 1,
    happen(t) {
      for (const mouse of miceOnBoard(t)) gainCheese(t, mouse, 1, 'M130');
    },
    provenance: 'own',
  },
  {
    id: 'loose-stone',
    kind: 'event',
    copies: 1,
    *happen(t, mouse) {
      if ((yield* rollForStars(t, mouse, moveOf(t, mouse), 'luck', 'M130')) > 0) return;
      yield* hurt(t, mouse, 1, 'wound', 'M130');
      if (onBoard(mouse)) knockDown(t, mouse, 'M130');
    },
    provenance: 'own',
  },
  {
    id: 'a-warm-place',
    kind: 'event',
    copies: 1,
    happen(t, mouse) {
      for (const other of miceOnBoard(t)) if (isClose(t, mouse.space, other.space)) heal(t, other, 1, 'M130');
    },
    provenance: 'own',
  },
  {
    id: 'scent-of-mice',
    kind: 'event',
    copies: 1,
    *happen(t) {
      yield* answerPlacing(t, yield* placeGroups(t, [{ minion: 'roach', count: 2 }], 'event', []));
    },
    provenance: 'own',
  },
  {
    id: 'hidden-larder',
    kind: 'event',
    copies: 1,
    *happen(t, mouse) {
      gainCheese(t, mouse, 2, 'M130');
      yield* fillWheel(t, 1, 'M130');
    },
    provenance: 'own',
  },
];

export const partyItems: readonly PartyItem[] = ['disguises', 'hook-and-line', 'fork', 'grape'].map((id) => ({
  id,
  kind: 'party-item',
  copies: 1,
  provenance: 'rulebook',
}));
