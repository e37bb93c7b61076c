/** Games of random choices, written down as everybody at the table sees them; in every other one people fill their cities. */
import { keyOf, Match, parseSetup, Random, SPECTATOR, seedOf } from '@smallfolk/kernel';
import { everdell } from '../../../game.ts';
import type { Happening } from '../../../state/events.ts';
import type { Written } from './referee.ts';

/** In one of ten cases a person thinks of passing: otherwise most games would end early. */
const THINKS_OF_PASSING = 10;

export function writtenGame(given: Readonly<Record<string, string | number>>, name: string): Written {
  const parsed = parseSetup(everdell, { opponent: 'nightweave', ...given });
  if (!parsed.ok) throw new Error(parsed.message);
  const setup = parsed.value;
  const seed = seedOf(name);
  const laid = everdell.view(everdell.create(setup, Random.of(seed)), SPECTATOR);
  const match = Match.start(everdell, setup, seed);
  const choice = Random.of(seedOf(`choices ${name}`));
  const builds = choice.below(2) === 0;
  while (match.decision) {
    const { options } = match.decision;
    const stay = options.filter((option) => option.do !== 'pass' || choice.below(THINKS_OF_PASSING) === 0);
    const plays = builds ? options.filter((option) => option.do === 'play') : [];
    const option = choice.pick([plays, stay, options].find((some) => some.length > 0) ?? []);
    match.choose(option ? keyOf(option) : 0);
  }
  const { result } = match;
  if (!result) throw new Error(`${name} has no result`);
  return { setup, laid, log: happenings(match), result };
}

/** The border: where they are told, the compiler sees to it that all events of the game are happenings of it. */
function happenings(match: Match<unknown, unknown>): readonly Happening[] {
  const events: readonly unknown[] = match.events(SPECTATOR);
  return events as readonly Happening[];
}
