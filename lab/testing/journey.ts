/** For tests: a campaign of three hills. A squirrel climbs one after the other and carries on what it found. */
import {
  accepted,
  type Box,
  CHECKPOINT,
  type Game,
  isRecord,
  keyOf,
  offer,
  type Result,
  type Rules,
  refused,
  type Table,
  type Words,
} from '@smallfolk/kernel';

interface Journey {
  readonly hill: number;
  nuts: number;
  climbed: number;
}

const STEPS = [{ do: 'climb' }, { do: 'gather' }, { do: 'turn-back' }];

const game: Game<Journey, Journey> = {
  name: 'journey',
  version: 1,
  fields: [
    { name: 'hill', values: [1, 2, 3], default: 1 },
    { name: 'weather', values: ['fair', 'foul'], default: 'fair' },
  ],
  seats: () => 1,
  create: (setup, _random, legacy) => ({ hill: Number(setup.hill), nuts: nutsIn(legacy), climbed: topIn(legacy) }),
  *rules(t: Table<Journey>): Rules<Result> {
    for (;;) {
      yield CHECKPOINT;
      const step = yield* offer(0, 'step', STEPS);
      if (step.do === 'gather') t.state.nuts++;
      if (step.do === 'climb') {
        t.state.climbed = Math.max(t.state.climbed, t.state.hill);
        return { winners: [0], reason: 'top' };
      }
      if (step.do === 'turn-back') return { winners: [], reason: 'tired' };
    }
  },
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  resample() {},
  leave: ({ nuts, climbed }) => ({ nuts, climbed }),
  checkLegacy: (setup, legacy) =>
    isRecord(legacy) && Number(setup.hill) <= topIn(legacy) + 1
      ? accepted(legacy)
      : refused('bad-legacy', `hill ${setup.hill} is not open yet`),
};

const nutsIn = (legacy: unknown): number => (isRecord(legacy) ? Number(legacy.nuts) : 0);
const topIn = (legacy: unknown): number => (isRecord(legacy) ? Number(legacy.climbed) : 0);

const words: Words<Journey> = {
  title: 'Journey',
  blurb: '',
  field: (name, value) => (value === undefined ? name : `${name} ${value}`),
  ask: () => 'What now?',
  option: keyOf,
  event: () => '',
  result: ({ winners }) => (winners.length > 0 ? 'Up there.' : 'Tired.'),
  carried: (legacy) => [`${nutsIn(legacy)} nuts`],
  board: ({ nuts }) => `${nuts} nuts`,
};

export const box: Box = {
  game: game as Game,
  words: async () => words as Words,
  first: {},
  campaign: { open: (legacy) => [1, 2, 3].filter((hill) => hill <= topIn(legacy) + 1).map((hill) => ({ hill })) },
};
