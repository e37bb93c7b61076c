/** Everdell at the table: the forest board, cities and hands, and how its options and events look. */

import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { Language, Setup } from '@smallfolk/kernel';
import type { Event, Option, World } from './props.ts';
import '@fontsource/fraunces/600.css';
import type { Explanation, OptionLook } from '../../table/board.ts';
import { acting } from './acting.ts';
import Board from './Board.svelte';
import { cardPrinted, eventPrinted, faceOf, placePrinted } from './facts.ts';
import { phone, tablet } from './pages.ts';
import { layParts, learnParts, withParts } from './parts.ts';
import Right from './Right.svelte';
import { colourOf, portraitOf } from './seats.ts';
import { sound } from './sound.ts';
import { givesUp, kind } from './words/giving-up.ts';
import { lesson } from './words/lessons.ts';
import { learn } from './words/short.ts';
import { learnSpeech, speechOf } from './words/speech.ts';
import './card.css';
import './low.css';
import './palette.css';
import './world.css';
import './tablet.css';

const GOODS = ['twig', 'resin', 'pebble', 'berry'] as const;

/** The drawing on the button of an option. */
function symbolOfOption(option: Option): string | undefined {
  if (typeof option.what === 'string') return option.what;
  switch (option.do) {
    case 'prepare':
      return 's-spring';
    case 'place':
    case 'copy':
      return 'worker';
    case 'achieve':
      return 'ev-special';
    case 'occupy':
      return 'key';
    case 'pay':
      return 'any';
    case 'done':
      return 'check';
    default:
      return typeof option.card === 'string' ? `c-${faceOf(option.card)?.colour ?? 'tan'}` : undefined;
  }
}

/** What is left after a payment. */
function leftOver(option: Option, view: EverdellView, language: Language, words: EverdellWords): OptionLook {
  const stock = view.players[view.seat]?.stock;
  if (option.do !== 'pay' || !stock) return {};
  const left = Object.fromEntries(GOODS.map((good) => [good, stock[good] - Number(option[good] ?? 0)]));
  return { detail: speechOf(language).leaves(words.goods(left)) };
}

/** The question says what happens to the card; its name is answer enough. */
const CARD_VERBS = new Set(['play', 'visit', 'discard', 'give', 'keep', 'tuck', 'take', 'sweep']);

/** A few words for the button of an option; what is not told here keeps the game's own words. */
function titleOf(option: Option, words: EverdellWords): string | undefined {
  const { do: verb, at, event, card } = option;
  if ((verb === 'place' || verb === 'copy') && typeof at === 'string') return words.name(at);
  if (verb === 'achieve' && typeof event === 'string') return words.name(event);
  if (CARD_VERBS.has(verb) && typeof card === 'string') return words.name(card);
  return undefined;
}

/** The drawing beside a line of the log. */
function symbolOf(event: Event, view: EverdellView): string | undefined {
  if (event.seat !== undefined) return portraitOf(event.seat, view);
  return event.card ? 'card' : undefined;
}

const PIECES = new Set(['card', 'place', 'event']);

/** A card, place or event, with its own rule. */
function thingOf(kind: string, id: string, words: EverdellWords): Explanation | undefined {
  const thing = kind === 'card' ? cardPrinted(id) : kind === 'place' ? placePrinted(id) : eventPrinted(id);
  const basic = kind === 'event' && eventPrinted(id)?.basic;
  const symbol = kind === 'event' ? (basic ? 'ev-basic' : 'ev-special') : kind === 'place' ? 'place-any' : id;
  return thing && { title: words.name(id), text: words.effect(id), rule: thing.rule, symbol };
}

const world: World = {
  speak: async (language) => {
    await Promise.all([learnSpeech(language), learn(language)]);
    await learnParts(language);
  },
  Board,
  Right,
  End: () => import('./End.svelte'),
  sprite: '/art/everdell.svg',
  theme: 'everdell',
  titles: 'Fraunces',
  fillsRoom: true,
  mood: (view) => ({ 'data-season': view.players[Math.max(0, view.seat)]?.season ?? 'winter' }),
  where: (view, language) => {
    const said = speechOf(language);
    const season = view.players[Math.max(0, view.seat)]?.season ?? 'winter';
    return `${said.seasons[season]} · ${said.turn(Math.max(1, view.turns))}`;
  },
  givesUp,
  sound,
  bed: 'forest',
  kind,
  look: (option, _decision, view, language, words) => {
    const symbol = symbolOfOption(option);
    const title = titleOf(option, words);
    const said = speechOf(language);
    const note =
      option.do === 'play' && option.from === 'meadow'
        ? said.tabs.meadow
        : option.do === 'visit'
          ? said.when.red
          : undefined;
    return {
      ...(symbol && { symbol }),
      ...(title && { title }),
      ...(note && { note }),
      ...leftOver(option, view, language, words),
      ...acting(option, view, language, words),
    };
  },
  symbolOf,
  actor: ({ seat }, view, words) =>
    seat !== undefined && seat >= view.humans
      ? { name: words.player(view, seat), symbol: portraitOf(seat, view) }
      : undefined,
  weight: (event) => (event.type === 'refill' || event.type === 'score' || event.type === 'recall' ? 0 : 1),
  term: async (name, _view, language, words) => {
    const [kind = '', id = ''] = name.split(' ');
    if (PIECES.has(kind)) return thingOf(kind, id, words);
    const { termOf } = await import('./words/terms.ts');
    return termOf(name, language);
  },
  lesson: (decision, view, language, _words, so) => lesson(decision, view, language, so),
  progress: (view, language, words) => ({
    at: view.turns,
    axes: speechOf(language).axes,
    marks: view.players.map(({ seat, score, person }) => ({
      name: person ? String(seat + 1) : words.player(view, seat),
      value: score.total,
      colour: colourOf(seat, view),
      ...(!person && { symbol: portraitOf(seat, view) }),
    })),
  }),
  phone,
  tablet,
};

/** The board, with those expansions that are in play. */
export async function worldWith(setup: Setup): Promise<typeof world> {
  await layParts(setup);
  return withParts(world);
}
