/** The portrait beside a line of the log. */
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import { figureOf, hasFigure } from './drawings.ts';
import { kindOfCard } from './printed.ts';
import type { Event } from './props.ts';

/** Whoever does it; where nobody does, whoever it happens to. The kind that a mouse's blow names is that of its target. */
function about(event: Event) {
  if (event.type === 'handed') return event.from;
  if (event.type === 'attack' && typeof event.by === 'string') return event.by;
  return event.kind ?? event.mouse ?? event.by ?? event.who ?? event.card ?? event.target;
}

export function portraitOf(event: Event, view: MiceView): string | undefined {
  const who = about(event);
  const kind = typeof who === 'number' ? view.minions.find(({ id }) => id === who)?.kind : String(who ?? '');
  const figure = kindOfCard(kind ?? '');
  return hasFigure(figure) ? figureOf(figure).symbol : undefined;
}
