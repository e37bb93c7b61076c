/** Motion from events: what came into play flies from where it was to where it is, and a place that is used nods. */
import type { GameEvent } from '@smallfolk/kernel';

/** Where on the table an event happens, by the `data-place` of the thing. */
function placesOf(event: GameEvent): string[] {
  const places: string[] = [];
  if (typeof event.at === 'string') places.push(`at-${event.at}`);
  if (typeof event.event === 'string') places.push(`event-${event.event}`);
  if (typeof event.id === 'number') places.push(`card-${event.id}`);
  if (typeof event.spot === 'number') places.push(`meadow-${event.spot}`);
  return places;
}

const NOD = [{ scale: '1' }, { scale: '1.09' }, { scale: '1' }];
const ARRIVE = [
  { opacity: 0, translate: '0 -26px', scale: '1.12' },
  { opacity: 1, translate: '0 0', scale: '1' },
];

export function travel(stage: HTMLElement, event: GameEvent, pace: number): void {
  if (pace <= 0) return;
  for (const place of placesOf(event)) {
    const thing = stage.querySelector(`[data-place="${CSS.escape(place)}"]`);
    thing?.animate(place.startsWith('card-') ? ARRIVE : NOD, { duration: pace, easing: 'cubic-bezier(.2,.7,.2,1)' });
  }
}
