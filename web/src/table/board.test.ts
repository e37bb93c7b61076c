/** A board is typed by its game: what the game does not offer does not compile, and `npm run check` says so. */
import { expect, test } from 'vitest';
import type { Event as EverdellEvent, Option as EverdellOption } from '../boards/everdell/props.ts';
import type { Event as MiceEvent, Option as MiceOption } from '../boards/mice/props.ts';
import type { Props, Event as RatcatcherEvent, Option as RatcatcherOption } from '../boards/ratcatcher/props.ts';

test('a board cannot ask for a kind of answer that its game does not have', () => {
  const rats: RatcatcherOption = { do: 'attack', dice: 3 };
  // @ts-expect-error The ratcatcher does not sweep.
  expect(rats.do === 'sweep').toBe(false);
  const city: EverdellOption = { do: 'sweep', card: 'fool', spot: 1 };
  // @ts-expect-error One e too many.
  expect(city.do === 'sweeep').toBe(false);
  const mice: MiceOption = { do: 'climb', to: 'b' };
  // @ts-expect-error Mice have no such answer.
  expect(mice.do === 'achieve').toBe(false);
});

test('nor can it wait for an event that its game does not tell, or for a detail that none of them has', () => {
  const kinds: readonly [RatcatcherEvent['type'], EverdellEvent['type'], MiceEvent['type']] = [
    'pushed',
    'sweep',
    'text',
  ];
  // @ts-expect-error Nothing is swept in The Ratcatcher.
  expect(kinds[0] === 'sweep').toBe(false);
  // @ts-expect-error One e too many.
  expect(kinds[1] === 'sweeep').toBe(false);
  // @ts-expect-error Nightweave's steps are as many as are listed.
  expect(kinds[1] === 'nightweave-sleeps').toBe(false);
  // @ts-expect-error Mice tell of no such thing.
  expect(kinds[2] === 'rats-moved').toBe(false);
  const swept: EverdellEvent = { type: 'sweep', seat: 0, card: 'fool', spot: 1, by: 'fool', rule: 'E1' };
  expect(swept.workers).toBeUndefined(); // others have it
  // @ts-expect-error No event has this detail.
  expect(swept.spoot).toBeUndefined();
});

test('nor can it answer with one', () => {
  const given: unknown[] = [];
  const props: Pick<Props, 'answer'> = { answer: (option) => given.push(option) };
  props.answer({ do: 'end' });
  // @ts-expect-error Nothing is built in The Ratcatcher.
  props.answer({ do: 'build' });
  expect(given).toHaveLength(2);
});
