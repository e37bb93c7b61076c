/**
 * Golden playthroughs: whole games, every choice and every event, as they stand in `golden/`. A change of the rules
 * shows up here as a difference to be read. If it is meant, write the files anew with `vitest run golden -u`.
 */
import { type Decision, type Game, keyOf, Match, parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { makeGame } from '../game.ts';
import type { State } from '../state/state.ts';
import { YOU } from '../state/table.ts';
import type { View } from '../state/view.ts';
import { tiny } from './tiny-box.ts';

const small = makeGame(tiny); // so that balancing the real pieces changes nothing here
const playthroughs: readonly (readonly [name: string, game: Game<State, View>, setup: Record<string, string>])[] = [
  ['second-edition', small, { edition: 'second' }],
  ['second-edition-hard', small, { edition: 'second', mode: 'hard', nemesis: 'gourmet' }],
  ['first-edition', small, { edition: 'first' }],
  ['first-edition-hard', small, { edition: 'first', mode: 'hard', ratcatcher: 'bare' }],
];

test.each(playthroughs)('%s is played as it always was', async (name, game, input) => {
  const setup = parseSetup(game, input);
  if (!setup.ok) throw new Error(setup.message);
  const match = Match.start(game, setup.value, seedOf(`golden ${name}`));
  const random = Random.of(seedOf(`golden choices ${name}`));
  const lines = [JSON.stringify(setup.value)];
  let told = 0;
  while (match.decision) {
    const option = match.decision.options[pick(match.decision, random)];
    if (!option) throw new Error('nothing to pick');
    match.choose(option);
    lines.push(`> ${keyOf(option)}`, ...match.events(YOU, told).map((event) => JSON.stringify(event)));
    told = match.eventCount;
  }
  lines.push(JSON.stringify(match.result), '');
  await expect(lines.join('\n')).toMatchFileSnapshot(`./golden/${name}.txt`);
});

/** Any option, but attacks rather than others and the end of the turn rather late, so that the games go somewhere. */
function pick({ options }: Decision, random: Random): number {
  const attack = options.findIndex((option) => option.do === 'attack');
  if (attack >= 0 && random.below(3) > 0) return attack;
  const any = random.below(options.length);
  return options[any]?.do === 'end' ? random.below(options.length) : any;
}
