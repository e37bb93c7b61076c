/**
 * The branches of the story, each taken in its own chapter by the decisions of a player, played to that chapter's end, and
 * met again where the book says that it counts.
 */
import { Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { callMinion } from '../rules/calling.ts';
import { leave } from '../state/campaign.ts';
import type { Legacy } from '../state/legacy.ts';
import type { State } from '../state/state.ts';
import { begun, enter, later, minionsIn, token } from './later.ts';
import { BOW, CHEESE, type Scene, SHIELD, SWORD_STAR, scene } from './scene.ts';

/** Plays on to the end of the chapter, well or badly, and returns what it leaves. */
function toTheEnd(s: Scene): Legacy {
  const random = Random.of(seedOf('to the end'));
  while (!s.run.result) s.choose(random.pick(s.keys) ?? '');
  return leave(book, s.state, s.run.result);
}

test('full-larder: the pie-crust of chapter 1 is a cheese for every mouse of chapter 2', () => {
  const s = scene({ chapter: '01', room: 'dining-hall', mice: { nez: 't', collin: 'p' }, dice: [SWORD_STAR] });
  s.choose('search for=special', 'find search=pie-crust');
  expect(s.state.achievements).toEqual(['full-larder']);
  const left = toTheEnd(s);
  const cheese = (legacy: Legacy) => begun('02', legacy).mice.map((mouse) => mouse.cheese);
  expect([cheese(left), cheese({ ...left, achievements: [] })]).toEqual([Array(4).fill(1), Array(4).fill(0)]);
});

/** Lily has the magpie before her bow. */
const underTheMagpie = () =>
  scene({
    chapter: '03',
    room: 'courtyard',
    mice: { lily: 'k', collin: 't' },
    change(state) {
      for (const mouse of state.mice) mouse.cheese = 3;
    },
  });

test('black-feather: who drives the magpie off in chapter 3 shoots once again in chapter 4, and has no friend in chapter 10', () => {
  const s = underTheMagpie();
  s.dice(BOW, BOW, BOW, CHEESE, CHEESE, CHEESE).choose('attack target=magpie weapon=lilys-bow');
  expect(s.state.achievements).toEqual(['thimble-lantern', 'black-feather']);
  const left = toTheEnd(s);
  expect(left.achievements).toContain('black-feather');

  const shot = later('04', left, { mice: { lily: 'c' }, minions: [['roach', 'e']], dice: [SHIELD, SHIELD, SHIELD] });
  shot.choose('attack target=1 weapon=lilys-bow');
  expect(shot.keys).toEqual(['gift gift=black-feather', 'no']);
  shot.dice(BOW, BOW, BOW, CHEESE).choose('gift gift=black-feather');
  expect(shot.state.minions).toEqual([]);
  const hall = later('10', left, { room: 'guard-room', mice: { collin: 'a' }, minions: [['roach', 'c']] });
  expect(hall.only((t) => t.chapter.roundStart?.(t) as never).asked).toEqual([]);
});

test('magpie-friend: whom the mice fed in chapter 3 carries a minion off in chapter 10, and distracts her in chapter 11', () => {
  const s = underTheMagpie();
  s.choose('deed deed=feed-the-magpie');
  expect([s.state.achievements, s.mouse('lily').cheese]).toEqual([['thimble-lantern', 'magpie-friend'], 0]);
  const left = toTheEnd(s);
  const hall = later('10', left, { room: 'guard-room', mice: { collin: 'a' }, minions: [['roach', 'c']] });
  hall.only((t) => t.chapter.roundStart?.(t) as never, 'yes');
  expect(hall.state.minions).toEqual([]);
  const act = later('11', left, { room: 'queens-chamber', mice: { collin: 'a' }, minions: [['vanestra', 't']] });
  const [lady] = act.state.minions;
  expect(lady && act.t.chapter.minionDefense?.(act.t, lady, {} as never)).toBe(-1);
});

/** At the table of the rats, who feast. */
const atTheFeast = (wounds: number, ...dice: number[]) =>
  scene({
    chapter: '05',
    room: 'dining-hall',
    mice: { collin: 't', nez: 'q' },
    minions: [
      ['captain-vurst', 't'],
      ['elite-rat-warrior', 't'],
      ['rat-warrior', 'a'],
    ],
    dice,
    change(state) {
      state.flags.push('feast');
      for (const place of state.track) if (place.card === 'vurst') place.wounds = wounds;
      for (const mouse of state.mice) mouse.cheese = 2;
      state.tokens.push({ ...token('iron-key', ''), room: 'dining-hall', space: 19, found: false });
    },
  });

test('rat-oath: four cheese and two stars win the captain in chapter 5, and his rats look away until the end of the book', () => {
  const s = atTheFeast(0, SWORD_STAR, SWORD_STAR);
  s.choose('deed deed=parley');
  for (let paid = 0; paid < 4; paid++) s.choose(s.keys[0] ?? '');
  expect(s.state.mice.map(({ cheese }) => cheese)).toEqual([0, 0]);
  expect(s.state.achievements).toContain('rat-oath');
  expect(minionsIn(s.state)).toEqual({ 'elite-rat-warrior': 1, 'rat-warrior': 1 });
  expect(s.state.tokens).toMatchObject([{ id: 'iron-key', bearer: 'collin' }]);
  const left = toTheEnd(s);
  expect(left.achievements).toContain('rat-oath');
  const without = { ...left, achievements: left.achievements.filter((id) => id !== 'rat-oath') };

  const patrol = (state: State) => {
    state.encounterDeck = ['rat-patrol'];
  };
  const six = { room: 'guard-room', mice: { filch: 'a' }, change: patrol };
  expect(enter(later('06', left, six))).toEqual({});
  expect(enter(later('06', without, six))).toEqual({ 'rat-warrior': 3 });
  const seven = { room: 'pipes', mice: { nez: 'h' } };
  expect(enter(later('07', left, seven))).toEqual({ 'rat-warrior': 3 });
  expect(enter(later('07', without, seven))).toEqual({ 'rat-warrior': 3, 'elite-rat-warrior': 2 });
  const eight = { room: 'kitchen', mice: { nez: 'a' }, change: patrol };
  expect(enter(later('08', left, eight), 'yes')).toEqual({});
  expect(enter(later('08', left, eight), 'no')).toEqual({ 'rat-warrior': 3 });
  const ten = { room: 'guard-room', mice: { nez: 'a' } };
  expect(enter(later('10', left, ten))).toEqual({ 'rat-warrior': 4 });
  expect(enter(later('10', without, ten))).toEqual({ 'rat-warrior': 3, 'elite-rat-warrior': 2 });
  const eleven = { room: 'queens-chamber', mice: { nez: 'a' } };
  const act = later('11', left, eleven);
  expect(enter(act)).toEqual({ vanestra: 1, roach: 2 }); // though no hearth burns
  act.only((t) => callMinion(t, 'rat-warrior', 'nearest', 'event'));
  expect(minionsIn(act.state)).toEqual({ vanestra: 1, roach: 2 });
  expect(enter(later('11', without, eleven))).toEqual({ vanestra: 1, roach: 2, 'rat-warrior': 3 });
  expect(book.chapter('11').endings(act.t, true)).toContain('epilogue-oath');
});

test('captains-pistol: who beats the captain in chapter 5 fires once in a chapter, and finds one elite fewer in chapter 10', () => {
  const alarm = [CHEESE, CHEESE, CHEESE];
  const s = atTheFeast(2, ...alarm, SWORD_STAR, SWORD_STAR, SWORD_STAR, CHEESE, CHEESE, CHEESE);
  s.choose('attack target=1 weapon=collins-sword');
  expect(s.state.achievements).toContain('captains-pistol');
  const left = toTheEnd(s);
  const fight = later('06', left, { mice: { collin: 'o' }, minions: [['roach', 'n']] });
  fight.dice(SWORD_STAR, BOW, SWORD_STAR, SWORD_STAR, CHEESE).choose('deed deed=fire-the-pistol');
  expect([fight.state.minions, fight.offers({ do: 'deed' })]).toEqual([[], false]);
  const ten = later('10', left, { room: 'guard-room', mice: { nez: 'a' } });
  expect(enter(ten)).toEqual({ 'rat-warrior': 3, 'elite-rat-warrior': 1 });
});

test('freed-captives: those let out of the boot in chapter 5 light the second hearth of chapter 10', () => {
  const s = scene({
    chapter: '05',
    room: 'kitchen',
    mice: { collin: 'e', nez: 'e' },
    change(state) {
      state.tokens.push(token('iron-key', 'collin'));
      state.flags.push('going-on');
      state.visited = ['alchemist', 'dining-hall', 'kitchen'];
    },
  });
  s.choose('explore way=E');
  while (s.decision.ask === 'arrive') s.choose(s.keys[0] ?? '');
  expect(minionsIn(s.state)).toEqual({ 'rat-warrior': 2, 'elite-rat-warrior': 2 });
  const prison = scene({
    chapter: '05',
    room: 'guard-room',
    mice: { collin: 'k', nez: 'k' },
    dice: [SWORD_STAR],
    change(state) {
      state.tokens.push(token('iron-key', 'collin'));
      state.flags.push('going-on');
    },
  });
  prison.choose('search for=special', 'find search=the-boot-prison').choose('deed deed=prison-done');
  expect([prison.run.result?.reason, prison.state.read]).toEqual(['won', ['victory']]);
  const left = toTheEnd(prison);
  expect(left.achievements).toEqual(expect.arrayContaining(['freed-captives', 'forge-key']));

  for (const [lit, burns] of [
    [1, true],
    [0, false],
  ] as const) {
    const hearth = later('10', left, {
      room: 'kitchen',
      mice: { nez: 'a' },
      dice: [SHIELD, SHIELD],
      change(state) {
        state.counters.hearths = lit;
        state.tokens.push(token('ember', 'nez'));
      },
    });
    hearth.choose('deed deed=light-a-hearth');
    expect(hearth.state.achievements.includes('hearth-kitchen')).toBe(burns);
  }
});

test('going-on: from the kitchen of chapter 5, asked of who brings the key there', () => {
  const hall = () =>
    scene({
      chapter: '05',
      room: 'dining-hall',
      mice: { collin: 'l', nez: 'l' },
      change(state) {
        state.tokens.push(token('iron-key', 'collin'));
        state.encounterDeck = [];
      },
    });
  expect(hall().choose('explore way=E', 'space to=b', 'space to=b', 'no').run.result?.reason).toBe('won');
  const on = hall().choose('explore way=E', 'space to=b', 'space to=b', 'yes');
  expect([on.run.result, on.state.flags]).toEqual([undefined, ['going-on']]);
});

/** Her last card on the track, and a blow that nobody could stand. */
const lastBlow = () =>
  scene({
    chapter: '11',
    room: 'forge',
    mice: { collin: 'i', nez: 'i' },
    minions: [['vanestra', 'h']],
    track: ['collin', 'nez', 'vanestra-sting'],
    dice: [SWORD_STAR, SWORD_STAR, SWORD_STAR, CHEESE, CHEESE, CHEESE, CHEESE],
    change(state) {
      state.flags.push('second-act');
      state.counters.warmth = 0;
      state.bossCardsOut = ['vanestra-charm', 'vanestra-web', 'vanestra-call'];
      state.achievements = ['draught-kept'];
    },
  }).choose('attack target=1 weapon=collins-sword');

test.each([
  ['yes', 'epilogue-spared', ['draught-kept', 'spider-spared']],
  ['no', 'epilogue-cold', ['draught-kept']],
])('the-last-choice: %s in chapter 11 ends with %s', (answer, told, achievements) => {
  const s = lastBlow();
  expect(s.decision).toMatchObject({ ask: 'declare', about: { id: 'the-last-choice' } });
  s.choose(answer);
  expect(s.run.result?.reason).toBe('won');
  expect(s.state.read).toEqual(['victory', told, 'epilogue-alder-wakes', 'epilogue-last']);
  expect(toTheEnd(s).achievements).toEqual(achievements);
});
