/**
 * What stands on the lids of Mistwood: questions of the set-up, and which answers go together. This is all that a game
 * without Mistwood has to know of it; what is in the boxes is in their folders.
 */
import type { Setup } from '@smallfolk/kernel';
import type { Module } from '../content/module.ts';

export type Lid = Pick<Module, 'id' | 'opponent' | 'fields' | 'active' | 'refuse'>;
type Refused = ReturnType<NonNullable<Module['refuse']>>;

export const farmsLid: Lid = {
  id: 'farms',
  fields: [{ name: 'farms', values: ['plain', 'seasonal'], default: 'plain' }],
  active: (setup) => setup.farms === 'seasonal',
};

export const abilitiesLid: Lid = {
  id: 'abilities',
  fields: [
    { name: 'abilities', values: ['no', 'yes'], default: 'no' },
    { name: 'spring', values: ['no', 'yes'], default: 'no' },
  ],
  active: (setup) => setup.abilities === 'yes' || setup.spring === 'yes',
  // W353
  refuse: ({ abilities, opponent, spring }) =>
    spring === 'yes' && (abilities !== 'yes' || opponent !== 'nightweave')
      ? { where: 'spring', message: 'spring: only with worker abilities against Nightweave' }
      : undefined,
};

/** W84. */
export const LEVELS = [0, 1, 2, 3, 4] as const;

export const nightweaveLid: Lid = {
  id: 'nightweave',
  opponent: 'nightweave',
  fields: [
    { name: 'level', values: LEVELS, default: 1 },
    { name: 'victory', values: ['together', 'each'], default: 'together' },
  ],
  active: (setup) => setup.opponent === 'nightweave', // W76
  refuse: (setup) =>
    Number(setup.seats) > 2
      ? { where: 'opponent', message: 'opponent: Nightweave plays against one or two people' }
      : undefined,
};

export const corrinLid: Lid = {
  id: 'corrin',
  fields: [{ name: 'corrin', values: ['no', 'yes'], default: 'no' }],
  active: (setup) => setup.corrin === 'yes',
};

export const legendsLid: Lid = {
  id: 'legends',
  fields: [{ name: 'legends', values: ['no', 'yes'], default: 'no' }],
  active: (setup) => setup.legends === 'yes',
};

const NONE = 'none';

export const PERSONALITY_IDS = [
  'nasty',
  'pessimist',
  'infernal',
  'mean',
  'gambler',
  'idler',
  'privileged',
  'needy',
] as const;

/** The plan with two schemes at once (W272). */
const SCHEME_THICKENS = 'the-scheme-thickens';

export const PLAN_IDS = [
  'masked-ball',
  'web-barricade',
  'hypnotic-gaze',
  SCHEME_THICKENS,
  'weavers-whim',
  'bounty-hunter',
  'overwhelming-swarm',
  'trial-of-strength',
  'unraveller',
  'growing-web',
  'sly-one',
  'extortion',
  'connections',
] as const;

/** Does this set-up ask for one? */
export const wants = (setup: Setup, field: 'personality' | 'plan'): boolean => (setup[field] ?? NONE) !== NONE;

/** W229, W230, W274, W277. What goes with what. */
function refuseIntrigue(setup: Setup): Refused {
  const field = wants(setup, 'personality') ? 'personality' : 'plan';
  if (setup.opponent !== 'nightweave') {
    return { where: field, message: `${field}: only against Nightweave (opponent nightweave)` };
  }
  if (wants(setup, 'plan') && setup.seats !== 1)
    return { where: 'plan', message: 'plan: plans are for one person alone' };
  if (setup.plan === 'weavers-whim' && !wants(setup, 'personality')) {
    return { where: 'plan', message: 'plan: the weaver’s whim needs a personality to begin with' };
  }
  if (setup.plan === 'overwhelming-swarm' && setup.level === 0) {
    return { where: 'plan', message: 'plan: the overwhelming swarm is not played at level 0' };
  }
  return undefined;
}

export const intrigueLid: Lid = {
  id: 'intrigue',
  fields: [
    { name: 'personality', values: [NONE, ...PERSONALITY_IDS], default: NONE },
    { name: 'plan', values: [NONE, ...PLAN_IDS], default: NONE },
  ],
  active: (setup) => wants(setup, 'personality') || wants(setup, 'plan'),
  refuse: refuseIntrigue,
};

/** W272. */
export const thickens = ({ plan }: Readonly<Record<string, unknown>>): boolean => plan === SCHEME_THICKENS;

/** W229, W230. What goes with what. */
function refuseSchemes(setup: Setup): Refused {
  const problem = (message: string) => ({ where: 'schemes', message: `schemes: ${message}` });
  if (setup.opponent !== 'nightweave') return problem('only against Nightweave (opponent nightweave)');
  if (setup.seats !== 1) return problem('schemes are for one person alone');
  if (wants(setup, 'plan') && !thickens(setup)) {
    return problem('not together with a plan, except for The Scheme Thickens');
  }
  return undefined;
}

export const schemesLid: Lid = {
  id: 'schemes',
  fields: [{ name: 'schemes', values: ['no', 'yes'], default: 'no' }],
  active: (setup) => setup.schemes === 'yes' || thickens(setup),
  refuse: refuseSchemes,
};

/** In the order in which the boxes are numbered. */
export const LIDS: readonly Lid[] = [
  farmsLid,
  abilitiesLid,
  nightweaveLid,
  corrinLid,
  legendsLid,
  intrigueLid,
  schemesLid,
];
