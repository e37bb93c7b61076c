/** What leaves the city in an event, and where it flies to. */
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import { symbolOfGain } from './look.ts';
import { fly, placeOf } from './motion.ts';
import type { Event } from './props.ts';

function zoneRect(zone: number, size: number): DOMRect | undefined {
  const box = document.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect();
  if (!box) return undefined;
  return new DOMRect(box.left + box.width / 2 - size / 2, box.top + box.height / 2 - size / 2, size, size);
}

export function depart(event: Event, view: View, pace: number): void {
  if (pace <= 0) return;
  const send = (zone: number, symbol: string, place: string, count = 1) => {
    const from = zoneRect(zone, 40);
    const to = placeOf(place) ?? placeOf('state');
    if (!from || !to) return;
    for (let n = 0; n < Math.min(count, 4); n++) fly(symbol, from, to, pace, n * pace * 0.35);
  };
  switch (event.type) {
    case 'rats-caught':
      send(event.zone, `rat-${event.rat}`, 'cage', event.count);
      break;
    case 'peculiar-caught':
      send(event.zone, `rat-${event.rat}`, 'captured');
      break;
    case 'cheese-collected':
      send(event.zone, 'cheese', 'cheese');
      break;
    case 'cheese-consumed':
      send(event.zone, 'cheese', 'tracker');
      break;
    case 'token-collected':
      send(event.zone, symbolOfGain(event.token, view), event.token);
      break;
  }
}
