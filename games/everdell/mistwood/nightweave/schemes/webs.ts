/** Seasonal schemes that lay webs on locations (W303-W310). */
import type { Seat } from '@smallfolk/kernel';
import { cardOf, PLACES, placeNamed } from '../../../content/catalogue.ts';
import type { Hooks, Toll } from '../../../content/module.ts';
import type { PlaceId } from '../../../content/place.ts';
import { cause } from '../../../rules/cause.ts';
import { locateCard } from '../../../rules/city.ts';
import { gainPoints } from '../../../rules/goods.ts';
import { AT_CARD, AT_EVENT, type Location, type State } from '../../../state/state.ts';
import { foils } from '../intrigue.ts';
import { nightweaveOf } from '../lair.ts';
import type { Scheme } from './scheme.ts';

type Webbed = (state: State, at: Location) => boolean;

/** What a web does to a worker of yours that is placed there; `bars`: she may not go there herself. */
interface Web {
  readonly rule: string;
  readonly webbed: Webbed;
  readonly toll?: Pick<Toll, 'units' | 'pay'>;
  /** Point tokens for her. */
  readonly tokens?: number;
  readonly bars?: 'her' | 'you';
}

/** W241, W242. Only a worker that comes is concerned, and hers only where the card says so. */
function webs(id: string, { rule, webbed, toll, tokens, bars }: Web): Scheme {
  const why = cause(id, rule);
  const isPerson = (state: State, me: Seat) => me < state.humans;
  const barred = (state: State, me: Seat) => bars !== undefined && (bars === 'you') === isPerson(state, me);
  const hooks: Hooks = {
    ...(bars && { mayPlace: (state, me, at) => !barred(state, me) || !webbed(state, at) }),
    ...(toll && { tollToPlace: (state, _me, at) => (webbed(state, at) ? { ...toll, why } : undefined) }),
    ...(tokens && {
      onPlace: (t, _me, at) => (webbed(t.state, at) ? gainPoints(t, nightweaveOf(t.state), tokens, why) : undefined),
    }),
  };
  return { id, rule, webbed, hooks, ...(tokens && { tokens }) };
}

const oneOf = (...ids: PlaceId[]): Webbed => {
  let places: readonly Location[] | undefined;
  return (state, at) => {
    places ??= ids.map(placeNamed);
    return places.includes(at) && (PLACES[at]?.kind !== 'forest' || state.forest.includes(at));
  };
};

const ofBoard = (at: Location) => (at >= 0 && at < AT_EVENT ? PLACES[at] : undefined);
const onForest: Webbed = (state, at) => ofBoard(at)?.kind === 'forest' && state.forest.includes(at);
const onBasic: Webbed = (_state, at) => ofBoard(at)?.kind === 'basic';
const onExclusive: Webbed = (state, at) => onBasic(state, at) && !ofBoard(at)?.shared;

/** OW36. Every worker spot on a card takes one worker, open second ones too. */
const onCards: Webbed = (state, at) => {
  const found = at >= AT_CARD ? locateCard(state, at - AT_CARD) : undefined;
  return found !== undefined && (cardOf(found.card.kind).spots ?? 0) > 0;
};

const A_RESOURCE = { units: 1, pay: ['resource'] } as const;
const ANYTHING = { units: 1, pay: ['resource', 'card'] } as const;

/** OW31. */
const GIVES_BERRIES = oneOf(
  'basic-1-berry-1-card',
  'basic-1-berry',
  'forest-2-berries-1-card',
  'forest-2-any',
  'forest-twig-resin-berry',
  'forest-3-berries',
  'forest-2-cards-1-any',
  'forest-discard-3-any',
);
const GIVES_RESIN = oneOf(
  'basic-2-resin',
  'basic-1-resin-1-card',
  'forest-2-any',
  'forest-twig-resin-berry',
  'forest-2-resin-1-twig',
  'forest-2-cards-1-any',
  'forest-discard-3-any',
);

const TRAPPED = 1;

/** W307. A token for her, unless something is given up. */
const invisibleTrap: Scheme = {
  id: 'invisible-trap',
  rule: 'W307',
  webbed: onBasic,
  tokens: TRAPPED,
  hooks: {
    *onPlace(t, me, at) {
      const why = cause('invisible-trap', 'W307');
      if (!onBasic(t.state, at) || (yield* foils(t, me, ANYTHING.units, ANYTHING.pay, why))) return;
      gainPoints(t, nightweaveOf(t.state), TRAPPED, why);
    },
  },
};

export const WEBS: readonly Scheme[] = [
  webs('berry-jam', { rule: 'W303', webbed: GIVES_BERRIES, toll: A_RESOURCE, tokens: 1, bars: 'her' }),
  webs('sticky-goo', { rule: 'W304', webbed: GIVES_RESIN, toll: A_RESOURCE, tokens: 1, bars: 'her' }),
  webs('forest-bandits', { rule: 'W305', webbed: onForest, tokens: 2, bars: 'her' }),
  webs('spiders-in-the-trees', { rule: 'W306', webbed: onForest, toll: ANYTHING }),
  invisibleTrap,
  webs('spider-tax', { rule: 'W308', webbed: onExclusive, tokens: 1, bars: 'her' }),
  webs('order-from-above', { rule: 'W309', webbed: onExclusive, bars: 'you' }),
  webs('plague', { rule: 'W310', webbed: onCards, toll: { units: 2, pay: ['resource', 'card'] }, bars: 'her' }),
];
