/** Moments of real games, played ahead by bots, as saves that the page can open. */
import { botNamed, decide, questionOf } from '@smallfolk/bots';
import { shelf } from '@smallfolk/games';
import { type Decision, Match, parseSetup, seedOf } from '@smallfolk/kernel';

export interface Wanted {
  readonly game: string;
  readonly setup?: Readonly<Record<string, string | number>>;
  readonly seats: readonly string[];
  readonly names?: readonly string[];
  readonly seed: string;
  /** Played so far: this share of the whole game, or all but so many choices if negative; 1 is its end. */
  readonly share: number;
  /** An option of this kind is offered there, beside others. */
  readonly offers?: string;
  /** Beside so many at least. */
  readonly beside?: number;
  /** What else has to hold there. */
  readonly suits?: (decision: Decision, view: unknown) => boolean;
}

/** So many games are looked through for a moment. */
const GAMES = 120;

const played = new Map<string, Promise<string>>();

/** The save of the first game that has such a moment, always where seat 0 decides. Played once, however often it is asked for. */
export function moment(wanted: Wanted): Promise<string> {
  const key = `${JSON.stringify(wanted)} ${wanted.suits}`;
  const save = played.get(key) ?? playTo(wanted);
  played.set(key, save);
  return save;
}

async function playTo({
  game,
  setup = {},
  seats,
  names = [],
  seed,
  share,
  offers,
  beside = 4,
  suits = () => true,
}: Wanted): Promise<string> {
  const box = await shelf[game]?.();
  if (!box) throw new Error(`there is no game "${game}"`);
  const parsed = parseSetup(box.game, { ...box.first, ...setup });
  if (!parsed.ok) throw new Error(parsed.message);
  for (let n = 0; n < GAMES; n++) {
    const chance = seedOf(n === 0 ? seed : `${seed} ${n}`);
    const { choices } = play(Match.start(box.game, parsed.value, chance), Number.POSITIVE_INFINITY);
    const until = share < 0 ? choices.length + share : Math.floor(choices.length * share);
    const match = Match.start(box.game, parsed.value, chance);
    for (const [at, key] of choices.entries()) {
      const { decision } = match;
      const offered =
        !offers || (decision?.options.some((option) => option.do === offers) && decision.options.length > beside);
      if (at >= until && decision?.seat === 0 && !decision.some && offered && suits(decision, match.view(0)))
        return JSON.stringify({ ...match.save(), seats, names });
      match.choose(key);
    }
    if (share === 1) return JSON.stringify({ ...match.save(), seats, names });
  }
  throw new Error(`no game of ${game} has such a moment`);
}

/** So many choices are still to come at a late moment. */
const LEFT = 6;

/** The save of a game whose log has grown to so many lines, where seat 0 decides. Whatever the rules, one is found. */
export async function late(wanted: Omit<Wanted, 'seed' | 'share'>, lines: number): Promise<string> {
  const { game, setup = {}, seats, names = [] } = wanted;
  const box = await shelf[game]?.();
  if (!box) throw new Error(`there is no game "${game}"`);
  const parsed = parseSetup(box.game, { ...box.first, ...setup });
  if (!parsed.ok) throw new Error(parsed.message);
  const words = await box.words('en');
  const told = (match: Match) => {
    const view = match.view(0);
    return match.events(0).filter((event) => words.event(event, view) !== '').length;
  };
  for (let n = 0; n < GAMES; n++) {
    const seed = seedOf(`long ${n}`);
    const whole = play(Match.start(box.game, parsed.value, seed), Number.POSITIVE_INFINITY);
    if (told(whole) < lines) continue;
    const match = Match.start(box.game, parsed.value, seed);
    for (const key of whole.choices.slice(0, -LEFT)) {
      if (match.decision?.seat === 0 && !match.decision.some && told(match) >= lines)
        return JSON.stringify({ ...match.save(), seats, names });
      match.choose(key);
    }
  }
  throw new Error(`no game of ${game} has ${lines} lines`);
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
