/**
 * Golden playthroughs: every choice and every event of three chapters, word for word. A change of the rules shows here as
 * a difference to be read; if it is meant, `vitest run -u` writes the files anew.
 */
import { keyOf, Match, Random, type Setup, SPECTATOR, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

const GAMES: Readonly<Record<string, Setup>> = {
  'chapter-1-alone': { chapter: '01', players: 1, party: 'choose', edition: 'pl' },
  'chapter-6-two-seats': { chapter: '06', players: 2, party: 'choose', edition: 'pl' },
  'chapter-9-three-seats-hu': { chapter: '09', players: 3, party: 'choose', edition: 'hu' },
};

/** What mice that mean to get somewhere do before anything else, where it is offered. */
const EAGER = ['attack', 'explore', 'search'];

/** The whole chapter as text: what was asked and answered, and what an onlooker saw happen. */
function playthrough(setup: Setup, seed: string): string {
  const match = Match.start(game, setup, seedOf(seed));
  const choice = Random.of(seedOf(`choices ${seed}`));
  const lines: string[] = [JSON.stringify(setup)];
  let told = 0;
  const tell = () => {
    for (const event of match.events(SPECTATOR, told)) lines.push(`  ${JSON.stringify(event)}`);
    told = match.eventCount;
  };
  tell();
  while (match.decision) {
    const { seat, ask, options } = match.decision;
    const eager = options.filter((option) => EAGER.includes(String(option.do)));
    const option = choice.pick(eager.length > 0 && choice.below(4) > 0 ? eager : options);
    const key = option ? keyOf(option) : '';
    lines.push(`${seat} ${ask}: ${key} (of ${options.length})`);
    match.choose(key);
    tell();
  }
  lines.push(JSON.stringify(match.result), '');
  return lines.join('\n');
}

for (const [name, setup] of Object.entries(GAMES)) {
  test(`the golden game ${name} goes as it did`, async () => {
    await expect(playthrough(setup, `golden ${name}`)).toMatchFileSnapshot(`golden/${name}.txt`);
  });
}
