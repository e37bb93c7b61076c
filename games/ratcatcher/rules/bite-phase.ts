/** Phase 3 of the rats' turn (R175-R181, R240-R242): nemesis, then peculiar rats, then common rats bite. */
import type { Rules } from '@smallfolk/kernel';
import { COMMON, type Common, FIGURES, type RatKind } from '../state/pieces.ts';
import { at, peculiarsIn } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import { reserveDice } from './attack.ts';
import { defenceValue } from './attributes.ts';
import { everyPeculiarRatWounds } from './editions.ts';
import { carryOut, nemesisSource, peculiarEffects, peculiarSource, sourcesWith } from './effects-in-play.ts';
import { wound } from './wound.ts';

/** R176: wounds add up across the steps. */
export function* ratsBite(t: Hunt): Rules {
  if (t.state.nemesis.zone === t.state.catcher.zone) yield* nemesisBites(t);
  if (t.state.peculiars.length > 0) yield* peculiarRatsBite(t);
  commonRatsBite(t);
}

export function biteOf(t: Hunt, kind: RatKind, printed: number): number {
  let bite = printed;
  for (const { source, hook } of sourcesWith(t, 'bite')) bite = hook(t, source, bite, kind);
  return Math.max(0, bite);
}

/** R240-R242: dice; each hit beyond the defence and each six is a wound, a six not being a hit besides (O4). */
function* nemesisBites(t: Hunt): Rules {
  const { nemesis } = t.state;
  const dice = Math.min(reserveDice(t), biteOf(t, 'nemesis', t.foe.bite + nemesis.raised.bite));
  const accuracy = t.foe.accuracy - nemesis.raised.accuracy;
  const rolls = Array.from({ length: dice }, () => t.random.roll());
  const mortal = rolls.filter((roll) => roll === 6).length;
  const hits = rolls.filter((roll) => roll >= accuracy && roll !== 6).length;
  const defence = defenceValue(t);
  const wounds = Math.max(0, hits - defence) + mortal;
  t.emit?.({ type: 'nemesis-bit', rolls, accuracy, hits, mortal, defence, wounds, rule: 'R240' });
  wound(t, wounds, 'nemesis', 'R241');
  const bitten = t.foe.effects?.bitten;
  if (wounds > 0 && bitten) yield* carryOut(bitten(t, nemesisSource(t), wounds));
}

/** R179, R180: each alone against the defence. D27: in the first edition one wound by all of them together. */
function* peculiarRatsBite(t: Hunt): Rules {
  let wounded = false;
  for (const rat of peculiarsIn(t, t.state.catcher.zone)) {
    const card = t.atlas.content.peculiarRats[rat.card];
    if (!card) continue;
    const bite = biteOf(t, 'peculiar', card.bite);
    const defence = defenceValue(t);
    const succeeds = bite > defence && (!wounded || everyPeculiarRatWounds(t.state));
    const wounds = succeeds ? 1 : 0;
    t.emit?.({ type: 'peculiar-bit', rat: card.id, bite, defence, wounds, rule: 'R179' });
    if (!succeeds) continue;
    wounded = true;
    wound(t, wounds, card.id, 'R180');
    const bitten = peculiarEffects(t, rat)?.bitten;
    if (bitten) yield* carryOut(bitten(t, peculiarSource(t, rat), wounds));
  }
}

/** R177, R178: the sum of their bites against the defence, one wound at most. */
function commonRatsBite(t: Hunt): void {
  const bite = commonBite(t, COMMON);
  if (bite === 0) return;
  const defence = defenceValue(t);
  const wounds = bite > defence ? 1 : 0;
  t.emit?.({ type: 'rats-bit', bite, defence, wounds, rule: 'R177' });
  wound(t, wounds, 'rats', 'R177');
}

/** The sum of the bites of these kinds in the ratcatcher's zone. */
export function commonBite(t: Hunt, kinds: readonly Common[]): number {
  const { on, catcher } = t.state;
  let bite = 0;
  for (const kind of kinds) {
    const count = at(on[kind], catcher.zone);
    if (count > 0) bite += count * biteOf(t, kind, FIGURES[kind].bite);
  }
  return bite;
}
