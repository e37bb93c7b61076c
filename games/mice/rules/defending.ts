/** A mouse is attacked (M279, M280): reactions, defense, and what is left of the hits. */
import { offer, type Rules } from '@smallfolk/kernel';
import type { Ability } from '../content/ability.ts';
import { happen } from '../content/happening.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Attack } from '../state/state.ts';
import { gainCheese } from './cheese.ts';
import { seatOf } from './deciding.ts';
import { count } from './dice.ts';
import { isUnder } from './effects.ts';
import { miceOn, miceOnBoard, mouseCalled } from './figures.ts';
import { earnCheeseMaster, isMaster } from './masters.ts';
import type { Quest } from './quest.ts';
import { rollFor } from './rolling.ts';
import { abilitiesFor, useAbility } from './using.ts';
import { defenseOf, isGolem, powersOf } from './values.ts';

/** Returns the mouse that takes the wounds in the end, and how many; `attack.hits` are known. */
export function* defend(
  t: Quest,
  attacked: Mouse,
  attack: Attack,
  mayRoll: boolean,
): Rules<{ mouse: Mouse; wounds: number }> {
  if (attack.hits === 0) return { mouse: attacked, wounds: 0 }; // M279: no roll without a hit
  const mouse = yield* guarded(t, attacked, attack);
  if (mayRoll) yield* dodged(t, mouse, attack);
  const blocked = mayRoll ? yield* rollDefense(t, mouse, attack) : 0;
  attack.wounds = Math.max(0, attack.hits - blocked);
  if (attack.wounds > 1 && wardOn(t, mouse)) attack.wounds = 1;
  t.emit?.({ type: 'blocked', target: mouse.hero, hits: attack.hits, wounds: attack.wounds, rule: 'M279' });
  return { mouse, wounds: attack.wounds };
}

/** Another mouse of the space may take the hits (Protect). */
function* guarded(t: Quest, attacked: Mouse, attack: Attack): Rules<Mouse> {
  for (const other of miceOn(t, attacked.space)) {
    if (other === attacked) continue;
    for (const ability of abilitiesFor(t, other, 'guard')) {
      if (!(yield* reacts(t, other, ability))) continue;
      attack.target = other.hero;
      if (ability.change) yield* happen(ability.change(t, other, attack));
      return other;
    }
  }
  return attacked;
}

/** Dodge and the like. */
function* dodged(t: Quest, mouse: Mouse, attack: Attack): Rules {
  for (const ability of abilitiesFor(t, mouse, 'before-defense')) {
    if (!(yield* reacts(t, mouse, ability))) continue;
    if (ability.change) yield* happen(ability.change(t, mouse, attack));
  }
}

function* reacts(t: Quest, mouse: Mouse, ability: Ability): Rules<boolean> {
  const options = [{ do: 'ability', card: ability.id }, { do: 'no' }] as const;
  const answer = yield* offer(seatOf(mouse), 'react', options, {
    rule: 'M65',
    about: { kind: 'mouse', id: mouse.hero },
  });
  if (answer.do === 'no') return false;
  useAbility(t, mouse, ability);
  return true;
}

/** M279: each sword with shield blocks a hit, each cheese is a cheese for the mouse. */
function* rollDefense(t: Quest, mouse: Mouse, attack: Attack): Rules<number> {
  const dice = defenseOf(t, mouse, attack);
  if (dice === 0) return 0;
  const faces = yield* rollFor(t, mouse, dice, 'defense', (face) => face.shield, 'M279');
  const cheese = count(faces, 'cheese');
  if (cheese > 0) {
    gainCheese(t, mouse, cheese, 'M108');
    if (isMaster(t, mouse, 'cheese-master')) for (const other of miceOnBoard(t)) gainCheese(t, other, 1, 'M269');
    yield* earnCheeseMaster(t, mouse, cheese);
    for (const power of powersOf(t, mouse)) if (power.defended) yield* happen(power.defended(t, mouse, attack, cheese));
    yield* weaponsAnswer(t, mouse, attack, cheese);
  }
  return count(faces, 'shield');
}

/** A weapon in its paws may strike back (Toothpick). */
function* weaponsAnswer(t: Quest, mouse: Mouse, attack: Attack, cheese: number): Rules {
  if (isGolem(t, mouse)) return;
  for (const id of mouse.body) {
    const card = t.book.card(id);
    if (card.kind === 'weapon' && card.powers?.defended) yield* happen(card.powers.defended(t, mouse, attack, cheese));
  }
}

/** Moonlight Ward: mice on its bearer's space. */
function wardOn(t: Quest, mouse: Mouse): boolean {
  return t.state.effects.some(
    ({ id, on }) => id === 'moonlight-ward' && typeof on === 'string' && mouseCalled(t, on).space === mouse.space,
  );
}

/** Can this figure be seen and gone for by minions? */
export const isHidden = (t: Quest, mouse: Mouse): boolean =>
  t.state.effects.length > 0 && isUnder(t, mouse.hero, 'invisibility');
