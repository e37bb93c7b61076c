/**
 * Golden playthroughs: every choice and every event of a few games, word for word. A change of the rules shows here as a
 * difference to be read; if it is meant, `vitest run -u` writes the files anew.
 */
import { keyOf, Match, Random, type Setup, SPECTATOR, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { everdell } from '../game.ts';

const GAMES: readonly Setup[] = [
  { seats: 2, start: 1, rugwort: 1 },
  { seats: 3, start: 'lot', rugwort: 1 },
  { seats: 4, start: 3, rugwort: 1 },
  { seats: 1, start: 1, rugwort: 1 },
  { seats: 1, start: 1, rugwort: 3 },
  { seats: 1, start: 1, rugwort: 1, opponent: 'nightweave', level: 0 },
  { seats: 2, start: 1, rugwort: 1, opponent: 'nightweave', level: 0 },
  { seats: 1, start: 1, rugwort: 1, opponent: 'nightweave', level: 4 },
  { seats: 2, start: 1, rugwort: 1, opponent: 'nightweave', level: 4 },
  { seats: 1, start: 1, rugwort: 1, opponent: 'nightweave', level: 2, schemes: 'yes' },
];

/** "2-seats", "1-seats-year-3", "1-seats-level-4", "1-seats-level-2-schemes". */
function nameOf({ seats, rugwort, opponent, level, schemes }: Setup): string {
  if (opponent === 'nightweave') return `${seats}-seats-level-${level}${schemes === 'yes' ? '-schemes' : ''}`;
  return `${seats}-seats${seats === 1 ? `-year-${rugwort}` : ''}`;
}

/** The whole game as text: what was asked and answered, and what an onlooker saw happen. */
function playthrough(setup: Setup, seed: string): string {
  const match = Match.start(everdell, setup, seedOf(seed));
  const choice = Random.of(seedOf(`choices ${seed}`));
  const lines: string[] = [JSON.stringify(setup)];
  let told = 0;
  const tell = () => {
    for (const event of match.events(SPECTATOR, told)) lines.push(`  ${JSON.stringify(event)}`);
    told = match.eventCount;
  };
  while (match.decision) {
    const { seat, ask, options } = match.decision;
    // An early pass ends many random games; nine in ten are thought over.
    const stay = options.filter((option) => option.do !== 'pass' || choice.below(10) === 0);
    const option = choice.pick(stay.length > 0 ? stay : options) ?? options[0];
    lines.push(`${seat} ${ask}: ${option ? keyOf(option) : ''} (of ${options.length})`);
    match.choose(option ? keyOf(option) : 0);
    tell();
  }
  lines.push(JSON.stringify(match.result), '');
  return lines.join('\n');
}

for (const setup of GAMES) {
  const name = nameOf(setup);
  test(`the golden game ${name} goes as it did`, async () => {
    await expect(playthrough(setup, `golden ${name}`)).toMatchFileSnapshot(`golden/${name}.txt`);
  });
}
