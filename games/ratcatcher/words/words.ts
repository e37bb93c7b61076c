/** The words of the game in one language, made of its phrases. */
import type { Decision, GameEvent, Option, Result } from '@smallfolk/kernel';
import { tallyman } from '../content/tallyman.ts';
import { townships as cards } from '../content/townships.ts';
import type { HuntEvent } from '../state/events.ts';
import type { Ask, HuntOption } from '../state/options.ts';
import type { Ending } from '../state/state.ts';
import type { View } from '../state/view.ts';
import type { Kind } from './content-words.ts';
import { withNumbers } from './numbers.ts';
import type { Phrases } from './phrases.ts';
import { headingOf, pad, placingOf, zoneName } from './placing.ts';
import type { RatcatcherWords } from './ratcatcher-words.ts';
import type { Say } from './say.ts';
import { thingsIn } from './zone-contents.ts';

/** By zone, as the rules number them: the zones of all cards one after the other. */
const zoneNames: readonly string[] = cards.flatMap(({ number, zones }) =>
  zones.map((_, index) => zoneName(number, index)),
);

export function wordsOf(phrases: Phrases): RatcatcherWords {
  const { entries, townships } = phrases.content;
  const entry = (kind: Kind, id: string | number) => entries[kind][String(id)];
  const township = (number: number) => `${pad(number)} ${townships[number] ?? ''}`;
  const name = (kind: Kind, id: string | number) => entry(kind, id)?.name ?? String(id);
  const text = (kind: Kind, id: string | number) => withNumbers(entry(kind, id)?.text ?? '', id);

  /** One view is told in many sentences. */
  const told = new WeakMap<View, Say>();

  function about(view: View): Say {
    const before = told.get(view);
    if (before) return before;
    const zones = new Map(view.zones.map((each) => [each.zone, each]));
    const say: Say = {
      zone: (id) => {
        const found = zones.get(id);
        return found ? zoneName(found.township, found.index) : (zoneNames[id] ?? '');
      },
      township,
      name,
      text,
      foe: name('nemesis', view.nemesis.id),
      source: (kind, id) => name(kind === 'yellow' || kind === 'purple' ? 'ability' : kind, id),
      ability: (colour) => name('ability', colour === 'yellow' ? view.catcher.yellow.id : view.catcher.purple.id),
      count: (rat, id) => {
        const found = zones.get(id);
        return found && (rat === 'white' || rat === 'brown' || rat === 'black') ? found[rat] : 1;
      },
      contents: (id) => {
        const found = zones.get(id);
        return found ? thingsIn(found).map((thing) => phrases.board.thing(thing, say)) : [];
      },
      trade: (line) => tallyman[line] ?? { price: 0, reward: { gain: 'health' }, provenance: 'own' },
      reward: (rat, index) => view.captured.find((card) => card.rat === rat)?.rewards[index] ?? { gain: 'held' },
      place: (option) => placingOf(option, view),
      heading: (option) => headingOf(option, view),
      view,
    };
    told.set(view, say);
    return say;
  }

  return {
    title: phrases.title,
    blurb: phrases.blurb,
    field(field, value) {
      const found = phrases.fields[field];
      if (value === undefined) return found?.name ?? field;
      if (field === 'ratcatcher' || field === 'nemesis') return name(field, value);
      return found?.values[String(value)] ?? String(value);
    },
    about: (field, value) =>
      field === 'ratcatcher' || field === 'nemesis'
        ? text(field, value)
        : (phrases.fields[field]?.about?.[String(value)] ?? ''),
    // Decisions and events of this game come from its rules only; their names say which phrase is meant.
    ask: (decision: Decision, view: View) => phrases.asks[decision.ask as Ask](decision, about(view)),
    option: (option: Option, decision: Decision, view: View) => {
      const chosen = option as HuntOption;
      const tell = phrases.options[chosen.do] as (option: HuntOption, decision: Decision, say: Say) => string;
      return tell(chosen, decision, about(view));
    },
    event: (event: GameEvent, view: View) => {
      const happened = event as unknown as HuntEvent;
      const tell = phrases.events[happened.type] as (event: HuntEvent, say: Say) => string;
      return tell(happened, about(view));
    },
    result: (result: Result) => phrases.results[result.reason as Ending],
    board: async (view: View) => (await import('./table-as-text.ts')).board(view, phrases, about(view)),
    name: (kind, id) =>
      kind === 'township'
        ? (townships[Number(id)] ?? '')
        : kind === 'zone'
          ? (zoneNames[Number(id)] ?? '')
          : name(kind, id),
    thing: (thing, view) => phrases.board.thing(thing, about(view)),
    text: (kind, id) => (kind === 'township' || kind === 'zone' ? '' : text(kind, id)),
  };
}
