import { botNamed, decide, questionOf } from '@smallfolk/bots';
import { shelf } from '@smallfolk/games';
import { Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { courseOf, viewsOf } from './course.ts';

test('the course of a game shows every view and every event once', async () => {
  const box = await shelf.everdell?.();
  const setup = box && parseSetup(box.game, box.first);
  const bot = botNamed('random', seedOf('course'));
  if (!setup?.ok || !bot.ok || !box) throw new Error('Everdell cannot be set up');
  const match = Match.start(box.game, setup.value, seedOf('course'));
  const seen = [JSON.stringify(match.view(0))];
  for (let n = 0; n < 60; n++) {
    const question = questionOf(match);
    if (!question) break;
    match.choose(decide(bot.value, question).best());
    seen.push(JSON.stringify(match.view(0)));
  }
  const course = courseOf(box.game, { ...match.save(), seats: ['person', 'random'] }, 0) ?? [];
  expect(viewsOf(JSON.parse(JSON.stringify(course))).map((view) => JSON.parse(JSON.stringify(view)))).toEqual(
    seen.map((view) => JSON.parse(view)),
  );
  expect(course.flatMap(({ events }) => events)).toEqual(match.events(0));
});
