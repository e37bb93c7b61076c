/** A board is typed by its game: what the game does not offer does not compile, and `npm run check` says so. */
import { expect, test } from 'vitest';
import type { Option as EverdellOption } from '../boards/everdell/props.ts';
import type { Option as MiceOption } from '../boards/mice/props.ts';
import type { Props, Option as RatcatcherOption } from '../boards/ratcatcher/props.ts';

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

test('nor can it answer with one', () => {
  const given: unknown[] = [];
  const props: Pick<Props, 'answer'> = { answer: (option) => given.push(option) };
  props.answer({ do: 'end' });
  // @ts-expect-error Nothing is built in The Ratcatcher.
  props.answer({ do: 'build' });
  expect(given).toHaveLength(2);
});
