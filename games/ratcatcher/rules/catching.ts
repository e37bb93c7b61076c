/** Rats leave the map into the cage (R128), onto the ratcatcher's table (R129), or lose health (R243-R245). */
import type { Rules } from '@smallfolk/kernel';
import { type Common, TOKENS } from '../state/pieces.ts';
import { add, at } from '../state/rats-in-zones.ts';
import type { PeculiarOnMap } from '../state/state.ts';
import type { Hunt } from '../state/table.ts';
import { carryOut, nemesisSource, peculiarEffects, peculiarSource } from './effects-in-play.ts';
import { end } from './ending.ts';

/** Up to `count` rats of that kind in the zone go to the cage. Returns how many did. */
export function catchCommon(t: Hunt, zone: number, kind: Common, count: number, rule = 'R128'): number {
  const caught = Math.min(count, at(t.state.on[kind], zone));
  if (caught <= 0) return 0;
  add(t.state.on[kind], zone, -caught);
  t.state.cage[kind] += caught;
  t.emit?.({ type: 'rats-caught', rat: kind, zone, count: caught, rule });
  return caught;
}

/** R222: its card comes to the player, with what lies on it. R227: without anything to claim it is discarded at once. */
export function* catchPeculiar(t: Hunt, rat: PeculiarOnMap, rule = 'R129'): Rules {
  const { state } = t;
  const source = peculiarSource(t, rat);
  const hurt = peculiarEffects(t, rat)?.hurt;
  state.peculiars.splice(state.peculiars.indexOf(rat), 1);
  const rewards = t.atlas.content.peculiarRats[rat.card]?.rewards ?? [];
  const holds = TOKENS.some((token) => rat.held[token] > 0);
  const reward = rewards.some(({ gain }) => gain !== 'held' || holds);
  if (reward) state.captured.push({ card: rat.card, held: rat.held });
  else discardPeculiar(t, rat);
  t.emit?.({ type: 'peculiar-caught', rat: source.id, zone: rat.zone, reward, rule });
  if (hurt) yield* carryOut(hurt(t, source, 1));
}

/** The card goes to the discards, the tokens on it to the Reserve (R223, O15). */
export function discardPeculiar(t: Hunt, rat: Pick<PeculiarOnMap, 'card' | 'held'>): void {
  for (const token of TOKENS) {
    t.state.reserve[token] += rat.held[token];
    rat.held[token] = 0;
  }
  t.state.peculiarDiscard.push(rat.card);
}

/** R243-R245. */
export function* woundNemesis(t: Hunt, wounds: number, rule = 'R243'): Rules {
  const { nemesis } = t.state;
  if (wounds <= 0 || nemesis.zone < 0) return;
  nemesis.health = Math.max(0, nemesis.health - wounds);
  t.emit?.({ type: 'nemesis-wounded', wounds, health: nemesis.health, rule });
  if (nemesis.health === 0) end(t, 'slain');
  const hurt = t.foe.effects?.hurt;
  if (hurt) yield* carryOut(hurt(t, nemesisSource(t), wounds));
}
