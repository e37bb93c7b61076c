import { expect, test } from 'vitest';
import type { Option } from '../props.ts';
import { cardsToChoose, pilesOf } from './choice.ts';

const END: Option = { do: 'end' };
const learn = (card: string): Option => ({ do: 'learn', card });
const rise = (card: string): Option => ({ do: 'level-up', card });

test('cards that are asked for are laid out, and nothing else is', () => {
  const cards = cardsToChoose({ seat: 0, ask: 'ability', options: [learn('first-aid'), learn('feint')] });
  expect(cards.map(({ card }) => card)).toEqual(['first-aid', 'feint']);
  expect(cardsToChoose({ seat: 0, ask: 'ability', options: [learn('no-such-card'), learn('feint')] })).toEqual([]);
  expect(cardsToChoose(undefined)).toEqual([]);
});

test('in a turn only what can be learned is laid out', () => {
  const attack: Option = { do: 'attack', weapon: 'dagger', target: 1, card: 'dagger' };
  const cards = cardsToChoose({ seat: 0, ask: 'turn', options: [attack, rise('feint'), END] });
  expect(cards).toEqual([{ card: 'feint', option: rise('feint') }]);
});

test('a share has two piles: what is given, and what is taken', () => {
  const options: Option[] = [
    { do: 'give', card: 'dagger' },
    { do: 'take-cheese', cheese: 2 },
    { do: 'take-token', token: 'coal' },
    { do: 'done' },
  ];
  const piles = pilesOf({ seat: 0, ask: 'share', options });
  expect(piles?.left.things.map(({ card }) => card)).toEqual(['dagger']);
  expect(piles?.right.things.map(({ card, cheese }) => [card, cheese])).toEqual([
    ['', 2],
    ['coal', 0],
  ]);
  expect(piles?.done).toEqual({ do: 'done' });
  expect(pilesOf({ seat: 0, ask: 'turn', options })).toBeUndefined();
});
