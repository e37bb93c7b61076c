/** The whole table as lines of text that one can play from, in a terminal or by ear. */
import { townships } from '../content/townships.ts';
import type { CardWithTokens, TownshipView, View, ZoneView } from '../state/view.ts';
import { mapLines } from './map-as-text.ts';
import type { Phrases } from './phrases.ts';
import { zoneName } from './placing.ts';
import type { Say } from './say.ts';
import { thingsIn } from './zone-contents.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export function board(view: View, { board: words }: Phrases, say: Say): string {
  const placed = view.townships.toSorted((a, b) => a.township - b.township);
  return [
    view.phase === 'setup' ? words.settingUp : words.round(view.round),
    ...(view.drawn.length > 0
      ? ['', words.drawn, ...view.drawn.flatMap((number) => cardLines(number, words, say))]
      : []),
    '',
    ...catcherLines(view, words, say),
    '',
    ...nemesisLines(view, words, say),
    ...view.peculiars.map((rat) => peculiarLine(rat, words, say)),
    words.left(total(view.sack), view.deck, view.peculiarDeck),
    '',
    words.map,
    ...mapLines(view).map((line) => `  ${line}`),
    '',
    words.city,
    ...placed.flatMap((township) => townshipLines(township, view, words, say)),
  ].join('\n');
}

type Words = Phrases['board'];

function catcherLines({ catcher, cage, captured, zones }: View, words: Words, say: Say): string[] {
  const here = zones.find(({ zone }) => zone === catcher.zone);
  const of = (name: string, now: number, whole: number) => `${say.name('attribute', name)} ${now}/${whole}`;
  const figures = [
    of('health', catcher.health, catcher.healthMaximum),
    of('movement', catcher.movement, catcher.movementValue),
    of('attack', catcher.dice, catcher.attack),
    of('trap', catcher.traps, catcher.trapValue),
    `${say.name('attribute', 'accuracy')} ${catcher.accuracy}+`,
    `${say.name('attribute', 'defence')} ${catcher.defence}`,
  ];
  const slots = catcher.slots.flatMap(({ slot, cheese, upgrades }) => {
    const room = upgrades.reduce((sum, each) => sum + each, 0);
    return room === 0 ? [] : [`${say.name('attribute', slot)} ${words.slots(cheese, room)}`];
  });
  const lines = [
    `${say.name('ratcatcher', catcher.id)}, ${words.standing(say.zone(catcher.zone), here ? say.township(here.township) : '')}`,
    `${figures.join(', ')}.`,
    words.cheese(catcher.cheese),
    `${words.board} ${slots.join(', ')}.`,
    trapLine(catcher, words, say),
  ];
  for (const colour of ['yellow', 'purple'] as const) {
    const { id, unlocked, tokens, maximum } = catcher[colour];
    const state = unlocked ? words.tokens(tokens, maximum) : words.locked;
    lines.push(`${say.name('attribute', colour)}: ${say.name('ability', id)}, ${state}. ${say.text('ability', id)}`);
  }
  lines.push(words.cage(total(cage), counted(cage, words, say)));
  if (captured.length > 0) lines.push(words.captured(captured.map((card) => cardName(card, words, say))));
  return lines;
}

function trapLine(catcher: View['catcher'], words: Words, say: Say): string {
  const { trap, trapCost, trapDice, trapAccuracy, trapUpgraded } = catcher;
  const figures = words.trap(trapCost, trapDice, trapAccuracy, trapUpgraded);
  return `${say.name('trap', trap)}: ${figures} ${say.text('trap', trap)}`;
}

function nemesisLines({ nemesis, tracker }: View, words: Words, say: Say): string[] {
  const where = nemesis.zone < 0 ? words.notYet : say.zone(nemesis.zone);
  const ahead = tracker.steps.findIndex((events, index) => index >= tracker.step && events.length > 0);
  const lines = [
    `${say.foe}, ${where}. ${words.nemesis(nemesis.health, nemesis.healthMaximum, nemesis)} ${words.target(nemesis.target)}`,
    say.text('nemesis', nemesis.id),
  ];
  for (const [name, count] of Object.entries(nemesis.counters)) lines.push(`${say.name('counter', name)}: ${count}.`);
  const coming = (tracker.steps[ahead] ?? []).map((event) => say.name('step', event));
  lines.push(`${words.tracker(tracker.step)} ${ahead < 0 ? '' : words.next(ahead + 1, coming)}`.trimEnd());
  return lines;
}

function peculiarLine(card: CardWithTokens, words: Words, say: Say): string {
  const line = words.peculiar(say.name('peculiar', card.rat), say.zone(card.zone), card);
  return [line, words.target(card.target), say.text('peculiar', card.rat), held(card, words, say)]
    .filter(Boolean)
    .join(' ');
}

function cardName(card: CardWithTokens, words: Words, say: Say): string {
  return [say.name('peculiar', card.rat), held(card, words, say)].filter(Boolean).join(' ');
}

function held(card: CardWithTokens, words: Words, say: Say): string {
  const things = (['cheese', 'health', 'yellow', 'purple'] as const).flatMap((id) =>
    card.held[id] > 0 ? [words.thing({ kind: 'piece', id, count: card.held[id] }, say)] : [],
  );
  return things.length > 0 ? words.holds(things) : '';
}

function townshipLines(township: TownshipView, view: View, words: Words, say: Say): string[] {
  const notes = [words.expansion(ROMAN[township.expansion] ?? '')];
  if (!township.active) notes.push(words.asleep);
  return [
    `${say.township(township.township)}, ${notes.join(', ')}`,
    ...view.zones
      .filter((zone) => township.zones.includes(zone.zone))
      .map((zone) => zoneLine(zone, view.phase === 'setup' ? slotsOf(township, zone, say) : [], words, say)),
  ];
}

/** While the City is set up, nothing lies on the cards yet: what will come is printed there. Nests are told anyway. */
function slotsOf({ township, face }: TownshipView, { index }: ZoneView, say: Say): string[] {
  const card = townships.find((each) => each.number === township && each.face === face);
  const symbols = card?.zones[index]?.symbols ?? [];
  return symbols.filter((symbol) => symbol !== 'nest').map((symbol) => say.name('piece', symbol));
}

/** A card that is still to be attached, as it is printed. */
function cardLines(number: number, words: Words, say: Say): string[] {
  const card = townships.find((township) => township.number === number);
  if (!card) return [];
  const zones = card.zones.map(({ symbols }, index) => {
    const printed = symbols.map((symbol) => say.name('piece', symbol)).join(', ') || words.nothing;
    const next = card.paths.flatMap(([a, b]) => (a === index ? [b] : b === index ? [a] : []));
    return `  ${zoneName(number, index)}: ${printed}; ${words.ways(next.map((other) => zoneName(number, other)))}`;
  });
  return [`${say.township(number)}, ${words.expansion(ROMAN[card.expansion] ?? '')}`, ...zones];
}

function zoneLine(zone: ZoneView, slots: readonly string[], words: Words, say: Say): string {
  const things = [...thingsIn(zone).map((thing) => words.thing(thing, say)), ...slots];
  if (zone.cheese > 0 && zone.hunger > 0) things.push(words.hunger(zone.hunger));
  return `  ${say.zone(zone.zone)}: ${things.join(', ') || words.nothing}; ${words.ways(zone.neighbours.map(say.zone))}`;
}

function counted(rats: View['cage'], words: Words, say: Say): string[] {
  return (['white', 'brown', 'black'] as const).flatMap((id) =>
    rats[id] > 0 ? [words.thing({ kind: 'rat', id, count: rats[id] }, say)] : [],
  );
}

function total(rats: View['cage']): number {
  return rats.white + rats.brown + rats.black;
}
