/** What Mistwood brings to the board: its cards with their signs, its peoples, and its drawings. */
import type { Part } from '../parts.ts';
import Beside from './Beside.svelte';
import Lurking from './Lurking.svelte';
import Printed from './Printed.svelte';
import { printed } from './printed.data.ts';
import { signs } from './signs.ts';
import { learnMistwood } from './words/speech.ts';

export const part: Part = {
  printed,
  signs,
  speak: learnMistwood,
  sprite: `${import.meta.env.BASE_URL}art/everdell-mistwood.svg`,
  layers: { card: [Printed], on: [Lurking], beside: [Beside] },
  change: (world) => ({
    ...world,
    term: (name, view, language, words) => {
      const [kind, id = ''] = name.split(' ');
      if (kind !== 'thing') return world.term?.(name, view, language, words);
      const symbol = id in ABILITIES ? ABILITIES[id] : 'nightweave-face';
      return { title: words.name(id), text: words.effect(id), ...(symbol && { symbol }) };
    },
  }),
};

const ABILITIES: Readonly<Record<string, string>> = {
  stoats: 'w-stoat',
  butterflies: 'w-butterfly',
  spiders: 'w-weaver',
  pigs: 'w-pig',
};
