/** A thread in which bots think. It plays the log again, or goes on where it left the room, and answers with a key. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, botNamed, decide, questionOf } from '@smallfolk/bots';
import { type Box, keyOf, Match, type Save, seedOf } from '@smallfolk/kernel';
import type { Answer, ThinkerAnswer, Thought } from './thinkers.ts';

const { shelf } = (await import((workerData as { shelf: string }).shelf)) as {
  shelf: Readonly<Record<string, () => Promise<Box>>>;
};

interface Remembered {
  readonly match: Match;
  readonly bots: Map<string, Bot>;
}
/** The rooms it thought about last: a log is long, and the next question comes soon. */
const remembered = new Map<string, Remembered>();
const ROOMS = 64;

async function matchOf({ room, save }: Thought): Promise<Remembered> {
  const known = remembered.get(room);
  remembered.delete(room);
  if (known && goOn(known.match, save)) {
    remembered.set(room, known);
    return known;
  }
  const box = await shelf[save.game]?.();
  if (!box) throw new Error(`there is no game ${save.game}`);
  const loaded = Match.load(box.game, save);
  if (!loaded.ok) throw new Error(loaded.message);
  const fresh = { match: loaded.value, bots: new Map<string, Bot>() };
  remembered.set(room, fresh);
  const [oldest] = remembered.keys();
  if (remembered.size > ROOMS && oldest !== undefined) remembered.delete(oldest);
  return fresh;
}

/** Plays what is new, if all that is known still stands. */
function goOn(match: Match, { choices, origin }: Save): boolean {
  const made = match.choices;
  if (origin || made.length > choices.length || made.some((key, i) => key !== choices[i])) return false;
  return choices.slice(made.length).every((key) => match.choose(key).ok);
}

async function think(thought: Thought): Promise<Answer> {
  const { match, bots } = await matchOf(thought);
  const question = questionOf(match);
  if (question?.seat !== thought.seat) throw new Error('another seat is to choose');
  const name = `${thought.seat} ${thought.bot}`;
  let bot = bots.get(name);
  if (!bot) {
    const made = botNamed(thought.bot, seedOf(`bot ${name} ${match.seed}`));
    if (!made.ok) throw new Error(made.message);
    bot = made.value;
    bots.set(name, bot);
  }
  const thinking = decide(bot, question);
  const option = question.decision.options[thinking.best()];
  if (!option) throw new Error('the bot has no answer');
  return { key: keyOf(option), ...(thought.explain && { explanation: thinking.explain() }) };
}

parentPort?.on('message', async (thought: Thought) => {
  try {
    parentPort?.postMessage({ answer: await think(thought) } satisfies ThinkerAnswer);
  } catch (problem) {
    const said = problem instanceof Error ? problem.message : String(problem);
    parentPort?.postMessage({ problem: said } satisfies ThinkerAnswer);
  }
});
