/** What stands on an activity card, made ready for drawing. */
import type { Action, ActivityCard, FallbackPart } from '@smallfolk/everdell/mistwood/nightweave/activity/card.ts';
import { activity } from './activity.data.ts';
import type { HerWords } from './words/speech.ts';

export const cardNamed = (id: string): ActivityCard | undefined => activity.find((card) => card.id === id);

export interface Deed {
  /** Symbols side by side; `clearing-upper-left` is one of the four on a small map, `stone-4` a milestone. */
  readonly signs: readonly string[];
  readonly name: string;
  /** Points that come with it; 'level': as many as her level. */
  readonly points: number | 'level' | undefined;
}

const GOODS: Readonly<Record<string, string>> = {
  'basic-3-twigs': 'twig',
  'basic-2-resin': 'resin',
  'basic-1-pebble': 'pebble',
  'basic-1-berry-1-card': 'berry',
};

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  draw: ['card'],
  discard: ['discard'],
  'play-hand': ['hand'],
  'play-meadow': ['meadow'],
  'play-meadow-and-draw': ['meadow', 'card'],
  'play-meadow-and-discard': ['meadow', 'discard'],
  enter: ['nightweave'],
  haven: ['haven'],
  'own-city': ['house', 'w-spider'],
  'open-card': ['c-red-open'],
  'basic-event': ['ev-basic'],
  'special-event': ['ev-special'],
};

export function deedOf(action: Action, { deeds }: HerWords): Deed {
  const named = (id: string) => deeds[id as keyof HerWords['deeds']] ?? id;
  if (typeof action === 'string') return { signs: SIGNS[action] ?? [], name: named(action), points: undefined };
  const { points } = action;
  if (!('at' in action)) return { signs: SIGNS[action.to] ?? [], name: named(action.to), points };
  const name = named(action.at);
  if (action.to === 'basic') return { signs: ['place-any', GOODS[action.at] ?? 'any'], name, points };
  if (action.to === 'forest') return { signs: [`clearing-${action.at}`], name, points };
  return { signs: [`stone-${action.at.replace('journey-', '')}`], name, points };
}

/** What the words of the game need to say an action. */
export function told(action: Action): Readonly<Record<string, string | number>> {
  if (typeof action === 'string') return { action };
  const { to, ...rest } = action;
  return { action: to, ...rest };
}

export const FALLBACK: Readonly<Record<FallbackPart, string>> = {
  haven: 'haven',
  draw: 'card',
  discard: 'discard',
  level: 'lvl',
};
