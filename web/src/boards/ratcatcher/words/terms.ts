/** The pieces and terms that answer a tap: 'rat white', 'nemesis rat-king'; found again in the words of the game. */
import type { Language } from '@smallfolk/kernel';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import { KINDS, type Kind } from '@smallfolk/ratcatcher/words/content-words.ts';
import type { RatcatcherWords } from '@smallfolk/ratcatcher/words/ratcatcher-words.ts';
import type { Explanation } from '../../../table/board.ts';
import type { Figure } from '../figures.ts';
import { speechOf } from './speech.ts';
import { upgradeOf } from './upgrade.ts';

export function termOf({ kind, id }: Figure): string {
  switch (kind) {
    case 'white':
    case 'brown':
    case 'black':
      return `rat ${id}`;
    case 'peculiar':
    case 'nemesis':
    case 'trap':
      return `${kind} ${id}`;
    case 'catcher':
      return `ratcatcher ${id}`;
    case 'placed':
      return `ability ${id}`;
    default:
      return `piece ${id}`;
  }
}

const SYMBOL: Partial<Record<Kind, (id: string) => string>> = {
  ratcatcher: (id) => `catcher-${id}`,
  trap: (id) => `trap-${id}`,
  ability: (id) => `ability-${id}`,
  nemesis: (id) => `nemesis-${id}`,
  peculiar: (id) => `rat-${id}`,
  rat: (id) => (id === 'peculiar' ? 'rat-corsair' : id === 'nemesis' ? 'nemesis-rat-king' : `rat-${id}`),
};

const PIECES: Readonly<Record<string, string>> = {
  cheese: 'cheese',
  health: 'health',
  nest: 'nest',
  spawn: 'spawn',
  question: 'mystery',
  dice: 'die-6',
  cage: 'cage-small',
};

/** The rule that says most about it. */
const RULE: Readonly<Record<string, string>> = {
  'rat white': 'R168',
  'rat brown': 'R114',
  'rat black': 'R66',
  'piece cheese': 'R133',
  'piece health': 'R79',
  'piece nest': 'R63',
  'piece spawn': 'R62',
  'piece question': 'R54',
  'piece cage': 'R139',
  'piece dice': 'R72',
  'attribute health': 'R78',
  'attribute movement': 'R73',
  'attribute attack': 'R72',
  'attribute accuracy': 'R75',
  'attribute defence': 'R76',
  'attribute bite': 'R240',
  'attribute spawn': 'R199',
};

const OF_KIND: Partial<Record<Kind, string>> = {
  trap: 'R118',
  ability: 'R96',
  nemesis: 'R236',
  peculiar: 'R216',
  step: 'R191',
  counter: 'R249',
};

export function term(text: string, view: View, language: Language, words: RatcatcherWords): Explanation | undefined {
  const [first = '', id = ''] = text.split(' ');
  const kind = KINDS.find((each) => each === first);
  if (!kind) return undefined;
  const rule = RULE[text] ?? OF_KIND[kind];
  const symbol = kind === 'piece' ? PIECES[id] : SYMBOL[kind]?.(id);
  const onTable = kind === 'peculiar' ? [...view.peculiars, ...view.captured] : [];
  const rat = onTable.find((each) => each.rat === id);
  const figures = rat ? `${capital(speechOf(language).figures(rat.movement, rat.defence, rat.bite))}. ` : '';
  const slots =
    kind === 'attribute' && view.catcher.slots.some(({ slot, upgrades }) => slot === id && upgrades.length > 0);
  const next = slots && upgradeOf(id, view, speechOf(language));
  const more = slots ? ` ${next ? `${capital(next)}. ` : ''}${speechOf(language).slotHelp}` : '';
  return {
    title: capital(words.name(kind, id)),
    text: figures + words.text(kind, id) + more,
    ...(rule && { rule }),
    ...(symbol && { symbol }),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
