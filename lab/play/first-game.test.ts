/** The ready-made first games are kind to newcomers: a bot that hardly thinks wins at least every other one. */
import { botsFor, decide, questionOf } from '@smallfolk/bots';
import { Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { boxAt } from '../boxes/box-at.ts';

/** `GAMES=450 BOTS=anything` measures it with other newcomers and prints how many have won. */
const GAMES = Number(process.env.GAMES ?? 30);
const BOTS = process.env.BOTS ?? 'newcomer';

test('easy wins at least half of the first games of The Ratcatcher', async () => {
  const { game, first, seed } = await boxAt('ratcatcher');
  const setup = parseSetup(game, first);
  if (!setup.ok || seed === undefined) throw new Error('no first game');
  let won = 0;
  for (let n = 0; n < GAMES; n++) {
    const match = Match.start(game, setup.value, seedOf(seed));
    const [bot] = botsFor(['easy'], seedOf(`${BOTS} ${n}`));
    if (!bot) throw new Error('no bot');
    for (let asked = questionOf(match); asked; asked = questionOf(match)) match.choose(decide(bot, asked).best());
    if (match.result?.winners.length) won++;
  }
  if (process.env.GAMES) console.log(`easy has won ${won} of ${GAMES}`);
  expect(won).toBeGreaterThanOrEqual(0.5 * GAMES);
}, 1_800_000);
