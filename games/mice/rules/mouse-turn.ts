/** The turn of a mouse (M58-M66, OM22-OM27, OM93-OM95): its die, its menu, its end. */
import { CHECKPOINT, choose, offer, type Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import { spaceIn } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Turn } from '../state/state.ts';
import { attackMark, attackMinion, blowWith, withBonus } from './battle.ts';
import { putBack, rescueAtTurn } from './capture.ts';
import { charmedTurn } from './charmed.ts';
import { payCheese } from './cheese.ts';
import { seatOf } from './deciding.ts';
import { numberOf, roll } from './dice.ts';
import { grapeIsBattle } from './editions.ts';
import { lift, turnBegins } from './effects.ts';
import { checkEnd } from './ending.ts';
import { explore } from './explore.ts';
import { letter, minionNumbered, mouseCalled, onBoard } from './figures.ts';
import { equip, levelUp, share, useCard } from './free-actions.ts';
import { type Menu, menuOf, type TurnOption } from './menu.ts';
import { canMove, destinations, endMove, goTo } from './moving.ts';
import { fireGrape, layItem, takeBack, throwMouse } from './party-items.ts';
import type { Quest } from './quest.ts';
import { recover } from './recover.ts';
import { search } from './searching.ts';
import { markOf } from './targets.ts';
import { giveToken } from './tokens.ts';
import { playTrick } from './tricks.ts';
import { abilitiesFor, useAbility } from './using.ts';
import { bareBattle, GOLEM, moveOf } from './values.ts';
import { banks, climbOut, push } from './water.ts';

export function* mouseTurn(t: Quest, mouse: Mouse, turn: Turn): Rules {
  if (turn.stage === 'start') {
    if (!(yield* beginTurn(t, mouse, turn))) return;
    turn.stage = 'menu';
  }
  while (!turn.over && onBoard(mouse)) {
    yield CHECKPOINT;
    const menu = menuOf(t, mouse, turn);
    const option = yield* choose(seatOf(mouse), 'turn', menu.options, {
      rule: 'M58',
      about: { kind: 'mouse', id: mouse.hero },
    });
    if (option.do === 'end') break;
    yield* perform(t, mouse, turn, menu, option);
    checkEnd(t);
  }
  yield* endTurn(t, mouse);
}

/** Rescue, reactions before the die, and the die (M66, OM23). False if the mouse does nothing in this turn. */
function* beginTurn(t: Quest, mouse: Mouse, turn: Turn): Rules<boolean> {
  mouse.turns++;
  turnBegins(t, mouse.hero);
  if (mouse.resting) {
    mouse.resting = false; // M224
    return false;
  }
  if (mouse.where === 'captured' && !(yield* comesBack(t, mouse))) return false;
  if (!onBoard(mouse)) return false;
  for (const moment of t.moments) if (moment.turnStart) yield* happen(moment.turnStart(t, mouse));
  yield* beforeTheDie(t, mouse);
  const face = roll(t.random, 1)[0] ?? 0;
  turn.die = numberOf(face);
  turn.points = turn.die + moveOf(t, mouse);
  t.emit?.({ type: 'movement-die', mouse: mouse.hero, die: turn.die, face, points: turn.points, rule: 'M66' });
  if (!mouse.charmed) return true;
  yield* charmedTurn(t, mouse);
  yield* endTurn(t, mouse);
  return false;
}

/** M221, M223, M224. True if it may go on with its turn. */
function* comesBack(t: Quest, mouse: Mouse): Rules<boolean> {
  const how = rescueAtTurn(t, mouse);
  if (how === 'no') {
    t.emit?.({ type: 'skipped', card: mouse.hero, rule: 'M223' });
    return false;
  }
  yield* putBack(t, mouse, 'M221');
  checkEnd(t);
  return how === 'acts';
}

function* beforeTheDie(t: Quest, mouse: Mouse): Rules {
  for (const ability of abilitiesFor(t, mouse, 'before-turn')) {
    if (mouse.tired || !(ability.useful?.(t, mouse) ?? true)) continue;
    const options = [{ do: 'ability', card: ability.id }, { do: 'no' }] as const;
    const answer = yield* offer(seatOf(mouse), 'before-turn', options, {
      rule: 'M65',
      about: { kind: 'mouse', id: mouse.hero },
    });
    if (answer.do === 'no') continue;
    useAbility(t, mouse, ability);
    if (ability.use) yield* happen(ability.use(t, mouse));
  }
}

function* perform(t: Quest, mouse: Mouse, turn: Turn, menu: Menu, option: Exclude<TurnOption, { do: 'end' }>): Rules {
  switch (option.do) {
    case 'move': {
      const there = menu.moves.find(({ to }) => letter(t, to) === option.to);
      return there ? yield* goTo(t, mouse, there) : undefined;
    }
    case 'climb':
      return yield* climbOut(t, mouse, spaceIn(t.room, option.to));
    case 'stand':
      return standUp(t, mouse, turn);
    case 'inspired':
      lift(t, mouse.hero, 'inspired');
      payCheese(t, mouse, 1, 'M26');
      turn.actions++;
      return;
    case 'share':
      return yield* share(t, mouse, mouseCalled(t, option.with));
    case 'equip':
      return yield* equip(t, mouse);
    case 'level-up':
      return levelUp(t, mouse, option.card);
    case 'use':
      return yield* use(t, mouse, option.card);
    case 'trick':
      return yield* trick(t, mouse, option.card);
    case 'ability':
      return yield* ability(t, mouse, turn, option.card);
    case 'lay':
      return layItem(
        t,
        option.item,
        option.item === 'grape' ? spaceIn(t.room, option.to) : mouse.space,
        spaceIn(t.room, option.to),
      );
    case 'take':
      return giveToken(t, option.token, mouse, 'M293');
    case 'deed':
      return yield* deed(t, mouse, turn, option.deed);
    case 'grape':
      return yield* fireGrapeNow(t, mouse, turn, option.to);
    default:
      yield* act(t, mouse, turn, option);
  }
}

type Act = Extract<TurnOption, { do: 'scurry' | 'attack' | 'search' | 'recover' | 'explore' | 'take-back' | 'throw' }>;

/** M58: the action; a move that was begun is over with it. */
function spendAction(t: Quest, turn: Turn): void {
  turn.actions--;
  if (turn.move === 'under-way') endMove(t, turn);
}

function* act(t: Quest, mouse: Mouse, turn: Turn, option: Act): Rules {
  spendAction(t, turn);
  switch (option.do) {
    case 'scurry':
      return yield* scurry(t, mouse, turn);
    case 'attack':
      return yield* attack(t, mouse, option.weapon, option.target);
    case 'search':
      return yield* searchNow(t, mouse, option);
    case 'recover':
      return yield* recover(t, mouse, option.from);
    case 'explore':
      return yield* explore(t, mouse, option.way);
    case 'take-back':
      return takeBack(t, mouse, option.item);
    case 'throw':
      return throwMouse(t, mouse, mouseCalled(t, option.mouse), spaceIn(t.room, option.to));
  }
}

/** M227, OM95. */
function standUp(t: Quest, mouse: Mouse, turn: Turn): void {
  mouse.down = false;
  endMove(t, turn);
  t.emit?.({ type: 'stood-up', mouse: mouse.hero, rule: 'M227' });
}

/** M105: a new die and another move, by all the usual rules. */
function* scurry(t: Quest, mouse: Mouse, turn: Turn): Rules {
  const face = roll(t.random, 1)[0] ?? 0;
  const die = numberOf(face);
  turn.points = die + moveOf(t, mouse);
  turn.move = 'ready';
  t.emit?.({ type: 'scurry', mouse: mouse.hero, die, face, points: turn.points, rule: 'M105' });
  for (const moment of t.moments) if (moment.scurried) yield* happen(moment.scurried(t, mouse, die));
  yield* scurryOn(t, mouse, turn);
  endMove(t, turn);
}

/** OM22: no free actions in between. */
export function* scurryOn(t: Quest, mouse: Mouse, turn: Turn): Rules {
  for (;;) {
    const first = turn.move === 'ready';
    if (turn.over || turn.move === 'over' || !onBoard(mouse) || !(first ? canMove(t, mouse) : true)) return;
    const moves = destinations(t, mouse, turn.points, first);
    const options = [
      ...moves.map(({ to }) => ({ do: 'move', to: letter(t, to) })),
      ...(first ? banks(t, mouse).map((to) => ({ do: 'climb', to: letter(t, to) })) : []),
      { do: 'stop', to: '' },
    ];
    const chosen = yield* choose(seatOf(mouse), 'scurry', options, {
      rule: 'M105',
      about: { kind: 'mouse', id: mouse.hero },
    });
    if (chosen.do === 'stop') return;
    if (chosen.do === 'climb') return yield* climbOut(t, mouse, spaceIn(t.room, chosen.to));
    const there = moves.find(({ to }) => letter(t, to) === chosen.to);
    if (there) yield* goTo(t, mouse, there);
  }
}

function* attack(t: Quest, mouse: Mouse, weapon: string, target: number | string): Rules {
  if (weapon === GOLEM && typeof target === 'number') {
    const blow = { weapon: GOLEM, reach: 'melee', damage: 'blunt', dice: bareBattle(t, mouse) } as const;
    const minion = minionNumbered(t, target);
    yield* attackMinion(t, mouse, withBonus(t, mouse, blow, minion), minion);
    return;
  }
  const card = t.book.card(weapon);
  if (card.kind !== 'weapon') return;
  if (typeof target === 'number') {
    const minion = minionNumbered(t, target);
    yield* attackMinion(t, mouse, blowWith(t, mouse, card, minion), minion);
    return;
  }
  const mark = markOf(t, mouse);
  const blow = { weapon, reach: card.reach, damage: card.damage, dice: bareBattle(t, mouse) + card.battle } as const;
  if (mark) yield* attackMark(t, mouse, withBonus(t, mouse, blow, undefined), mark);
}

function* searchNow(t: Quest, mouse: Mouse, option: Extract<TurnOption, { do: 'search' }>): Rules {
  if (option.with) useAbility(t, mouse, t.book.ability(option.with));
  yield* search(t, mouse, option.for, option.with !== undefined);
}

function* use(t: Quest, mouse: Mouse, id: string): Rules {
  const card = t.book.card(id);
  if (card.kind === 'item' || card.kind === 'scroll') yield* useCard(t, mouse, card);
}

function* trick(t: Quest, mouse: Mouse, id: string): Rules {
  const card = t.book.card(id);
  if (card.kind === 'trick') yield* playTrick(t, mouse, card);
}

function* ability(t: Quest, mouse: Mouse, turn: Turn, id: string): Rules {
  const card = t.book.ability(id);
  if (card.spends === 'action' || card.spends === 'battle') spendAction(t, turn);
  useAbility(t, mouse, card);
  if (card.use) yield* happen(card.use(t, mouse));
}

function* deed(t: Quest, mouse: Mouse, turn: Turn, id: string): Rules {
  const found = t.deeds.find((one) => one.id === id);
  if (!found) return;
  if (found.spends !== 'nothing') spendAction(t, turn);
  t.emit?.({ type: 'deed', mouse: mouse.hero, deed: id, rule: 'M293' });
  yield* happen(found.run(t, mouse));
}

/** M253: the battle action, or none. */
function* fireGrapeNow(t: Quest, mouse: Mouse, turn: Turn, to: string): Rules {
  if (grapeIsBattle(t.state)) spendAction(t, turn);
  yield* fireGrape(t, mouse, spaceIn(t.room, to));
}

/** M93, and what ends with the turn. */
function* endTurn(t: Quest, mouse: Mouse): Rules {
  if (onBoard(mouse)) yield* push(t, mouse);
  for (const moment of t.moments) if (moment.turnEnd) yield* happen(moment.turnEnd(t, mouse));
  checkEnd(t);
}
