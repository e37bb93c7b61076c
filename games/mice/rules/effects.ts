/** Things that hold for a while: laid on somebody, asked for, and gone when their time is over. */
import type { Effect } from '../state/state.ts';
import type { Quest } from './quest.ts';

export function lay(t: Quest, effect: Omit<Effect, 'since'>): void {
  t.state.effects = t.state.effects.filter((one) => one.id !== effect.id || one.on !== effect.on);
  t.state.effects.push({ ...effect, since: t.state.round });
}

export function isUnder(t: Quest, on: string | number, id: string): boolean {
  for (const effect of t.state.effects) if (effect.on === on && effect.id === id) return true;
  return false;
}

export function lift(t: Quest, on: string | number, id: string): void {
  t.state.effects = t.state.effects.filter((effect) => effect.on !== on || effect.id !== id);
}

/** A turn is over. */
export function turnIsOver(t: Quest): void {
  if (t.state.effects.length > 0)
    t.state.effects = t.state.effects.filter(({ until }) => until !== 'turn' && until !== 'attack');
}

/** The turn of this card begins. */
export function turnBegins(t: Quest, card: string): void {
  if (t.state.effects.length > 0)
    t.state.effects = t.state.effects.filter(({ until, by }) => until !== 'own-turn' || by !== card);
}

/** A round is over: what ends with it, and what was to last one more. */
export function roundIsOver(t: Quest): void {
  const { round } = t.state;
  if (t.state.effects.length === 0) return;
  t.state.effects = t.state.effects.filter(
    ({ until, since }) => until !== 'round' && !(until === 'next-round' && since < round),
  );
}

/** Whoever leaves the board takes along what lay on it. */
export function forget(t: Quest, on: string | number): void {
  if (t.state.effects.length > 0)
    t.state.effects = t.state.effects.filter((effect) => effect.on !== on || effect.until === 'chapter');
}
