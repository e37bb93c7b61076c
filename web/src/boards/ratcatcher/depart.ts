/** What leaves the city in an event, and where it flies to. */
import type { GameEvent } from '@smallfolk/kernel';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import { fly, placeOf } from './motion.ts';

function zoneRect(zone: unknown, size: number): DOMRect | undefined {
  const box = document.querySelector(`[data-zone="${Number(zone)}"]`)?.getBoundingClientRect();
  if (!box) return undefined;
  return new DOMRect(box.left + box.width / 2 - size / 2, box.top + box.height / 2 - size / 2, size, size);
}

export function depart(event: GameEvent, view: View, pace: number): void {
  if (pace <= 0) return;
  const send = (symbol: string, place: string, count = 1) => {
    const from = zoneRect(event.zone, 40);
    const to = placeOf(place) ?? placeOf('state');
    if (!from || !to) return;
    for (let n = 0; n < Math.min(count, 4); n++) fly(symbol, from, to, pace, n * pace * 0.35);
  };
  switch (event.type) {
    case 'rats-caught':
      send(`rat-${event.rat}`, 'cage', Number(event.count));
      break;
    case 'peculiar-caught':
      send(`rat-${event.rat}`, 'captured');
      break;
    case 'cheese-collected':
      send('cheese', 'cheese');
      break;
    case 'cheese-consumed':
      send('cheese', 'tracker', Number(event.count));
      break;
    case 'token-collected': {
      const { token } = event;
      if (token === 'yellow' || token === 'purple') send(`ability-${view.catcher[token].id}`, token);
      else send(String(token), String(token));
    }
  }
}
