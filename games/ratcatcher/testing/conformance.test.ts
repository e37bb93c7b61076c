/** The Ratcatcher passes the kernel's conformance kit, with every edition, mode, ratcatcher and nemesis. */
import type { Setup } from '@smallfolk/kernel';
import { conformance } from '@smallfolk/kernel/conformance';
import { test } from 'vitest';
import { game } from '../game.ts';
import { census, flawOf } from '../state/census.ts';
import type { State } from '../state/state.ts';

const [ratcatchers, nemeses, editions, modes] = game.fields.map((field) => field.values);
const secrets = (state: State) => [state.deck, state.peculiarDeck];

const everyEditionAndMode: Setup[] = (editions ?? []).flatMap((edition) =>
  (modes ?? []).map((mode) => ({ ratcatcher: 'madam-cage', nemesis: 'rat-king', edition, mode })),
);
const everyPairing: Setup[] = (ratcatchers ?? []).flatMap((ratcatcher) =>
  (nemeses ?? []).map((nemesis) => ({ ratcatcher, nemesis, edition: 'second', mode: 'standard' })),
);

conformance((name, body, timeout) => test(`${name} (editions and modes)`, body, timeout), game, everyEditionAndMode, {
  secrets,
  census,
  invariant: flawOf,
  seeds: 1000,
  deep: 6,
});

conformance((name, body, timeout) => test(`${name} (pairings)`, body, timeout), game, everyPairing, {
  secrets,
  census,
  invariant: flawOf,
  seeds: 40,
  deep: 1,
});
