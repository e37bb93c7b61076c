/** The questions in English. */
import { inEnglish } from '@smallfolk/kernel';
import type { Said } from '../telling.ts';

/** What is about to happen, and with what chance. */
function peril({ peril: p }: Said): string {
  if (!p) return '';
  const dice = (n: number) => `${n} ${inEnglish(n, 'die', 'dice')}`;
  const roll = p.rolled ? `${p.hits} ${inEnglish(p.hits, 'hit', 'hits')}` : dice(p.dice);
  const captured = p.capture > 0 ? `, captured ${p.capture} %` : '';
  return `${p.by} → ${p.target}: ${roll} against ${dice(p.defense)} (wounded ${p.wound} %${captured}). `;
}

export const asks = {
  party: () => 'Who comes along?',
  ability: (q: Said) => `${q.about}: which ability card?`,
  'which-mouse': (q: Said) => `${q.about ? `${q.about}: ` : ''}which mouse?`,
  start: (q: Said) => `${q.about}: where does it start?`,
  'token-bearer': (q: Said) => `Who carries it: ${q.about}?`,
  turn: (q: Said) => `${q.about}: what now?`,
  scurry: (q: Said) => `${q.about} scurries: where to?`,
  boost: (q: Said) => `${peril(q)}${q.about}: an ability for this attack?`,
  react: (q: Said) => `${peril(q)}${q.about}: react?`,
  lucky: (q: Said) => `${peril(q)}${q.about}: roll one die again?`,
  reroll: (q: Said) => `${q.about}: which dice again?`,
  trick: (q: Said) => `${peril(q)}${q.about}: play a trick?`,
  'before-turn': (q: Said) => `${q.about}: an ability before the turn?`,
  'which-target': (q: Said) => `${q.about}: which target?`,
  'which-space': (q: Said) => `${q.about}: which space?`,
  'which-card': (q: Said) => `${q.about}: which card?`,
  'which-trouble': (q: Said) => `${q.about}: what is cured?`,
  order: (q: Said) => `${q.about}: who attacks whom?`,
  'place-minion': (q: Said) => `Where does it come in: ${q.about}?`,
  'minion-by': (q: Said) => `${q.about}: equally short ways, and something lies in wait. Which one does it go?`,
  'minion-way': (q: Said) => `${q.about}: equally short ways. Where does it end?`,
  'minion-order': (q: Said) => `${q.about}: equally near. Which acts first?`,
  'boss-wound': (q: Said) => `${q.about}: which card takes the wound?`,
  rescue: (q: Said) => `${q.about} is rescued: on which space?`,
  current: (q: Said) => `${q.about}: which arm of the current?`,
  arrive: (q: Said) => `${q.about}: on which space does it arrive?`,
  keep: (q: Said) => `${q.about}: keep it, or discard it for 1 cheese?`,
  'pack-full': (q: Said) => `${q.about}: the pack is full. What is discarded?`,
  share: (q: Said) => `Share with ${q.about}: what changes hands?`,
  equip: (q: Said) => `${q.about}: put on or take off?`,
  swap: (q: Said) => `${q.about}: what comes off for it?`,
  'find-or-draw': () => 'Take what the room hides, or draw a card?',
  disguises: () => 'Give up the Disguises?',
  squeak: () => 'Which rat stays away?',
  'move-end': () => 'Move the End marker one page on?',
  declare: (q: Said) =>
    q.decision?.about?.id === 'the-last-choice'
      ? 'Open the furnace and let her in to the warm?'
      : `${q.about}: do you?`,
  'who-pays': () => 'Who pays the next cheese?',
  gift: (q: Said) => `${q.about} stays behind: what does it give, and to whom?`,
  'keep-one': (q: Said) => `${q.about}: which card is kept for the next chapter?`,
} satisfies Record<string, (q: Said) => string>;
