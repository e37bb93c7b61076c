/** Moments of real games, played ahead by bots, as saves that the page can open. */
import { botNamed, decide, questionOf } from '@smallfolk/bots';
import { shelf } from '@smallfolk/games';
import { Match, parseSetup, seedOf } from '@smallfolk/kernel';

export interface Wanted {
  readonly game: string;
  readonly setup?: Readonly<Record<string, string | number>>;
  readonly seats: readonly string[];
  readonly names?: readonly string[];
  readonly seed: string;
  /** Played so far: this share of the whole game, or all but so many choices if negative. */
  readonly share: number;
}

/** The save of a game at that moment, always where seat 0 decides. */
export async function moment({ game, setup = {}, seats, names = [], seed, share }: Wanted): Promise<string> {
  const box = await shelf[game]?.();
  if (!box) throw new Error(`there is no game "${game}"`);
  const parsed = parseSetup(box.game, { ...box.first, ...setup });
  if (!parsed.ok) throw new Error(parsed.message);
  const whole = play(Match.start(box.game, parsed.value, seedOf(seed)), Number.POSITIVE_INFINITY);
  const { choices } = whole;
  const until = share < 0 ? choices.length + share : Math.floor(choices.length * share);
  const match = Match.start(box.game, parsed.value, seedOf(seed));
  for (const [at, key] of choices.entries()) {
    if (at >= until && match.decision?.seat === 0 && !match.decision.some) break;
    match.choose(key);
  }
  return JSON.stringify({ ...match.save(), seats, names });
}

function play(match: Match, limit: number): Match {
  const bots = new Map(
    Array.from({ length: match.seats }, (_, seat) => [seat, botNamed('easy', seedOf(`shots ${seat}`))]),
  );
  for (let n = 0; n < limit && match.decision; n++) {
    const question = questionOf(match);
    const bot = bots.get(match.decision.seat);
    if (!question || !bot?.ok) break;
    match.choose(decide(bot.value, question).best());
  }
  return match;
}
