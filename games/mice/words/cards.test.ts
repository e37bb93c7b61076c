/** The cards in their languages: the same cards, the figures of their design, and nothing left in English. */
import { LANGUAGES } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { cards as enCards } from './en/cards.ts';
import { cards as enDecks } from './en/decks.ts';
import { cards as huCards } from './hu/cards.ts';
import { cards as huDecks } from './hu/decks.ts';
import { cards as plCards } from './pl/cards.ts';
import { cards as plDecks } from './pl/decks.ts';

const all = { en: { ...enCards, ...enDecks }, pl: { ...plCards, ...plDecks }, hu: { ...huCards, ...huDecks } };
const { en } = all;
const ids = Object.keys(en);
const figures = (text: string) => (text.match(/(?<![M\d])[+-]?\d+/g) ?? []).sort().join(' ');
const rules = (text: string) => (text.match(/\bO?M\d+/g) ?? []).sort();

/** The figures of the effects as the campaign's cards were designed, sorted as text. A card that is not here names none. */
const DESIGNED: Readonly<Record<string, string>> = {
  'first-into-the-dark': '1',
  pilfer: '1 1',
  'well-read': '1',
  'strong-back': '3 4',
  tend: '1',
  'first-aid': '1 1',
  'accurate-shot': '2',
  'aimed-shot': '+1',
  cure: '1 1',
  fortify: '+1',
  dodge: '2',
  inspire: '1',
  'battle-leader': '+1',
  'chain-lightning': '2',
  meeps: '1',
  'set-trap': '2',
  feint: '1',
  'battle-squeak': '+1',
  resolve: '1',
  protect: '1',
  'tildas-mace': '+1',
  dagger: '1',
  'long-bow': '+1',
  toothpick: '1 1',
  'fishbone-sabre': '1',
  'walnut-shell-armour': '-1 0',
  'felt-boots': '2 3',
  'ring-of-cats-strength': '+1',
  'shifting-cloak': '1',
  'spectacle-lens': '+1',
  'rabbits-whisker': '+1',
  'rat-tooth-charm': '1',
  'honey-drop': '2',
  'cheese-rind': '2',
  levitation: '1',
  'invoke-cheddar-golem': '1 5',
  'heal-all': '2',
  'heavy-feet': '3',
  'moonlight-ward': '1',
  'last-crumb': '1',
  'draught-under-the-door': '1',
  'forgotten-crumbs': '1',
  'loose-stone': '1',
  'a-warm-place': '1',
  'scent-of-mice': '2',
  'hidden-larder': '1 2',
  roach: '1',
  vurst: '1',
  skitter: '2',
  'vanestra-call': '1',
  'cheese-master': '1 3',
  'roach-master': '4',
  'cat-slayer': '1',
  'ember-kept': '2',
  'full-larder': '1 2',
  'filch-freed': '1 2 2 3',
  'thimble-lantern': '1 2 3',
  'cracked-lantern': '1 2 2 3 9',
  'magpie-friend': '1 10 11',
  'black-feather': '11 4',
  'lilys-thanks': '1 4',
  'kings-letter': '1 11 2 3 5',
  'crystal-shard': '11',
  'forge-key': '11',
  'rat-oath': '10 11 6 7 8',
  'captains-pistol': '11 4 6',
  'freed-captives': '10',
  'belled-cat': '10 11 7 8 9',
  'cats-whisker': '+1 1 11 2 7 9',
  'paw-in-paw': '+1 7 8',
  'kings-draught': '9',
  'two-drops': '9',
  'hearth-king': '-1 10 11 3',
  'king-awake': '10 11',
  'draught-kept': '11',
  'hearth-guard': '-1 1 10 11',
  'hearth-kitchen': '-1 1 10 11',
  'hearth-hall': '-1 1 10 11',
  'warm-pipes': '-1 11',
};

test('nothing is left out: heroes and their 7 abilities, ability and search cards, minions, bosses and their 8 cards, encounters, rooms, achievements', () => {
  expect(ids).toHaveLength(6 + 7 + 28 + 59 + 5 + 4 + 8 + 18 + 16 + 5 + 27);
});

test.each(LANGUAGES)('every card has a name and a text in "%s", and no other card is called like it', (language) => {
  const cards = all[language];
  expect(Object.keys(cards)).toEqual(ids);
  for (const [id, { name, text }] of Object.entries(cards)) {
    expect(name.trim(), id).toMatch(/^\p{L}.*\p{L}$/u);
    expect(text.trim(), id).toBe(text);
    expect(text, id).toMatch(/\p{L}{2}.*[.!?)]$/u);
  }
  const names = Object.entries(cards).flatMap(([id, { name }]) => (['vurst', 'skitter'].includes(id) ? [] : name));
  expect(new Set(names).size).toBe(names.length);
});

test.each(LANGUAGES)('texts in "%s" have the figures of the cards, and name the same rules', (language) => {
  for (const [id, { text }] of Object.entries(all[language])) {
    expect(figures(text), id).toBe(DESIGNED[id] ?? '');
    expect(rules(text), id).toEqual(rules(en[id]?.text ?? ''));
  }
});

test.each(['pl', 'hu'] as const)('nothing of the cards in "%s" is left in English', (language) => {
  for (const [id, { name, text }] of Object.entries(all[language])) {
    expect(`${name} ${text}`, id).not.toMatch(/\b(?:the|and|of|with|mouse|mice|minions?)\b/i);
    expect(text, id).not.toBe(en[id]?.text);
  }
});
