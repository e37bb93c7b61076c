/** Rats that break traps do so before the traps go off. */
import type { Hunt } from '../hunt.ts';

/** The trap of the zone, if there is one, goes back to the ratcatcher's board without effect. */
export function breakTrap(t: Hunt, zone: number, by: string, rule: string): void {
  const { traps, catcher } = t.state;
  const index = traps.findIndex((trap) => trap.zone === zone);
  if (index < 0) return;
  traps.splice(index, 1);
  catcher.traps++;
  t.emit?.({ type: 'power', power: by, zone, what: 'broke-trap', rule });
}
