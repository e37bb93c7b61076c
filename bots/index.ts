/** Bots: players for any game on the kernel, honest by construction. */
export { botsFor, playMatch, playOut } from './arena.ts';
export {
  type Bot,
  decide,
  decideSoon,
  type Explanation,
  type Limits,
  type Prospect,
  type Step,
  type Thinking,
} from './bot.ts';
export { botNamed, isLevel, LEVELS, type Level, thinksByTheClock } from './names.ts';
export { type Question, questionOf, type World } from './question.ts';
