/** What is given up by passing, which is for good: workers, and cards within reach. */

import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { Language } from '@smallfolk/kernel';
import type { Decision, Option } from '../props.ts';
import { speechOf } from './speech.ts';

export function givesUp(
  option: Option,
  { options }: Decision,
  view: EverdellView,
  language: Language,
): string | undefined {
  if (option.do !== 'pass') return undefined;
  const said = speechOf(language);
  const workers = view.players[view.seat]?.workers.available ?? 0;
  const cards = new Set(options.filter(({ do: verb }) => verb === 'play').map(({ card }) => card)).size;
  const placed = options.some(({ do: verb }) => verb === 'place' || verb === 'visit' || verb === 'achieve');
  const left = [
    placed && said.workers(workers),
    cards > 0 && said.cardsInReach(cards),
    options.some(({ do: verb }) => verb === 'prepare') && said.nextSeason,
  ];
  return left.filter((part) => part !== false).join(', ');
}

/** What many options of one kind are called together. */
export function kind({ do: verb }: Option, language: Language): string {
  const { kinds } = speechOf(language);
  return kinds[verb as keyof typeof kinds] ?? verb;
}
