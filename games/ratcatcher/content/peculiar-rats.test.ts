/** What the thirteen peculiar rats do beyond their figures. */
import { expect, test } from 'vitest';
import { loseCheese } from '../rules/cheese.ts';
import type { Hunt } from '../state/table.ts';
import { scene } from '../testing/scene.ts';
import { stage } from '../testing/stage.ts';
import { tiny } from '../testing/tiny-box.ts';
import type { PeculiarRat } from './peculiar-rat.ts';
import { peculiarRats } from './peculiar-rats.ts';

test('thirteen peculiar rats in the first edition, twelve in the second (D3)', () => {
  expect(peculiarRats).toHaveLength(13);
  expect(peculiarRats.filter(({ editions }) => editions === 'both')).toHaveLength(12);
});

test('R230, R231, R232, R233, R234: five have the figures of the rulebook', () => {
  const figures = peculiarRats.slice(0, 5).map(({ id, movement, defence, bite }) => [id, movement, defence, bite]);
  expect(figures).toEqual([
    ['corsair', 3, 3, 2],
    ['kleptorat', 4, 5, 4],
    ['mad-ratter', 4, 3, 3],
    ['cheesemancer', 4, 5, 4],
    ['patient-zero', 3, 3, 4],
  ]);
});

test('R235: the Rat-O-Nine-Tails is among them', () => {
  expect(peculiarRats.some(({ id }) => id === 'nine-tails')).toBe(true);
});

test('R230, O17: the Rat Corsair runs to cheese before health, yellow and purple, and keeps what it takes', () => {
  const scene = stage().noCheese().cheese('4e', 2).peculiar('corsair', '1w').token('health', '1m');
  const playing = scene.start().ends();
  expect(playing.events('rats-moved')[0]).toMatchObject({ rat: 'corsair', target: scene.zone('4e') });
  const near = stage().cheese('1m').peculiar('corsair', '1w').start().ends();
  expect(near.state.peculiars[0]?.held.cheese).toBe(1);
  expect(near.at('cheese', '1m')).toBe(0);
});

test('R227, R230: caught, the Rat Corsair gives back what it holds', () => {
  const playing = stage().captured('corsair', { cheese: 1 }).start();
  playing.does({ do: 'claim', rat: 'corsair', reward: 0 }).slots('attack');
  expect(playing.view.catcher.cheese).toBe(1);
});

test('R231, O16: the Kleptorat steals a cheese when it wounds, and its upgrade is lost', () => {
  const playing = stage().upgraded({ attack: 1, health: 1 }).peculiar('kleptorat', '0m').start().ends();
  expect(playing.ask).toBe('stolen-cheese');
  playing.slots('attack');
  expect(playing.view.catcher.attack).toBe(3);
  expect(playing.view.catcher.cheese).toBe(1);
  expect(playing.state.peculiars[0]?.held.cheese).toBe(1);
});

test('R231: with nothing to steal the Kleptorat only bites', () => {
  const playing = stage().peculiar('kleptorat', '0m').start().ends();
  expect(playing.events('wounded')).toHaveLength(1);
  expect(playing.state.peculiars[0]?.held.cheese).toBe(0);
});

test('R232: on your township the Mad Ratter makes you roll all hits again', () => {
  const here = stage().peculiar('mad-ratter', '0e').rats('0m', { white: 1 }).rolls(4, 1, 1, 1).start().attacks(3);
  expect(here.events('rolled-again')[0]).toMatchObject({ which: 'hits', rolls: [1, 1, 1], because: 'mad-ratter' });
  expect(here.state.cage.white).toBe(0);
  const away = stage().peculiar('mad-ratter', '1w').rats('0m', { white: 1 }).rolls(4, 1, 1).start().attacks(3);
  expect(away.events('rolled-again')).toEqual([]);
});

test('R233: on your township the Cheesemancer forbids ability tokens', () => {
  const ready = () => stage().upgraded({ yellow: 1 }).has({ yellow: 1 });
  ready().peculiar('cheesemancer', '0e').start().expectNoOffer('use');
  ready().peculiar('cheesemancer', '1w').start().expectOffer('use colour=yellow');
});

test('R234: on your township Patient Zero leaves you 5 and 6, and sixes are ordinary hits', () => {
  const here = stage().peculiar('patient-zero', '0e').rats('0m', { black: 1 }).rolls(6, 4, 1).start().attacks(3);
  expect(here.events('attack-rolled')[0]).toMatchObject({ accuracy: 5, hits: 1 });
  expect(here.state.cage.black).toBe(0);
  const away = stage().peculiar('patient-zero', '1w').rats('0m', { black: 1 }).rolls(6, 1, 1).start().attacks(3);
  expect(away.state.cage.black).toBe(1);
});

test('R114, R235: the Rat-O-Nine-Tails bites as you leave and makes the step dearer', () => {
  const playing = stage().has({ movement: 3 }).peculiar('nine-tails', '0m').start().walks('0e');
  expect(playing.state.catcher.movement).toBe(1);
  expect(playing.events('bitten-while-leaving')[0]).toMatchObject({ bite: 3, wounds: 1 });
});

test('R221: the Nightwing flies six zones towards the cheese', () => {
  const scene = stage().peculiar('nightwing', '0w');
  const playing = scene.start().ends();
  expect(playing.events('rats-moved')[0]).toMatchObject({
    rat: 'nightwing',
    from: scene.zone('0w'),
    to: scene.zone('4w'),
    target: scene.zone('4e'),
  });
});

test('R221: common rats on the township of the Bell-Ringer move one zone farther', () => {
  const scene = stage().peculiar('bell-ringer', '0w').cheese('1e').rats('0m', { white: 1 });
  const playing = scene.start().ends();
  expect(playing.events('rats-moved').find(({ rat }) => rat === 'white')).toMatchObject({ to: scene.zone('1w') });
});

test('R221: the Brood Nurse brings one more rat in her zone', () => {
  const playing = stage().peculiar('brood-nurse', '1e').sack({ white: 20 }).start().ends();
  const born = playing.events('rat-spawned').filter(({ cause }) => cause === 'power');
  expect(born).toMatchObject([{ zone: playing.scene.zone('1e'), rule: 'R221' }]);
});

test('R221: common rats beside the Shieldback have 1 more defence', () => {
  const playing = stage().peculiar('shieldback', '0m').rats('0m', { white: 1 }).rolls(4, 1, 1).start().attacks(3);
  expect(playing.state.cage.white).toBe(0);
});

test('R186, R221: peculiar rats beside the Glutton count 5', () => {
  const alone = stage().peculiar('glutton', '1w').cheese('1w').start().ends();
  expect(alone.events('cheese-consumed')[0]).toMatchObject({ zone: alone.scene.zone('1w'), count: 5 });
  const other = stage().peculiar('shieldback', '1w').cheese('1w').start().ends();
  expect(other.events('cheese-consumed')).toEqual([]);
});

test('R221: the Trap Tinker runs to traps and breaks the one in its zone', () => {
  const playing = stage().peculiar('trap-tinker', '1w').trap('1m').start().ends();
  expect(playing.events('rats-moved')[0]).toMatchObject({ rat: 'trap-tinker', target: playing.scene.zone('1m') });
  expect(playing.events('trap-sprung')).toEqual([]);
  expect(playing.events('power')[0]).toMatchObject({ power: 'trap-tinker', what: 'broke-trap' });
});

test('R221: on your township the Fog Rat costs your attacks a die, but not the last one', () => {
  const foggy = () => stage('madam-cage', 'rat-king', 'first').peculiar('fog-rat', '0e').rats('0m', { white: 2 });
  expect(foggy().rolls(1, 1).start().attacks(3).events('attack-rolled')[0]?.rolls).toHaveLength(2);
  expect(foggy().rolls(1).start().attacks(1).events('attack-rolled')[0]?.rolls).toHaveLength(1);
});

test('R224: every peculiar rat has a reward', () => {
  for (const { id, rewards } of peculiarRats) expect(rewards.length, id).toBeGreaterThan(0);
});

test('R95, R231: a refill that was stolen does not come back with another cheese', () => {
  const stolen = stage().upgraded({ yellow: 2, health: 1 }).has({ yellow: 0 }).cheese('0w').peculiar('kleptorat', '0m');
  const playing = stolen.rolls(1).start().ends();
  playing.slots('yellow');
  expect(playing.state.catcher.cheese.yellow).toBe(1);
  playing.walks('0w').slots('yellow');
  expect(playing.state.catcher).toMatchObject({ yellow: 0, refilled: { yellow: true } });
});

test('R234: the log says when sixes are ordinary hits', () => {
  const told = (zone: string) =>
    stage().peculiar('patient-zero', zone).rats('0m', { white: 2 }).rolls(6).start().attacks(1);
  expect(told('0e').events('sixes-ordinary')).toMatchObject([{ sixes: 1, by: 'patient-zero', rule: 'R234' }]);
  expect(told('1w').events('sixes-ordinary')).toEqual([]);
});

test('R221: the log says when a rat shelters others', () => {
  const told = stage().peculiar('shieldback', '0m').rats('0m', { white: 2 }).rolls(5, 5, 1).start().attacks(3);
  expect(told.events('defence-changed')).toMatchObject([
    { source: 'peculiar', by: 'shieldback', change: 1, rule: 'R221' },
  ]);
});

test('R221: in the first edition the Brood Nurse breeds only where it is awake now (D9)', () => {
  const born = (you: string) => {
    const begun = stage('madam-cage', 'rat-king', 'first').noCheese().cheese('2w', 2).you(you);
    const playing = begun.peculiar('brood-nurse', '4e').start().ends();
    return playing.events('rat-spawned').filter(({ cause }) => cause === 'power').length;
  };
  expect([born('4m') > 0, born('2m') > 0]).toEqual([true, false]);
});

test('O16: a lost health upgrade lowers health to the new maximum, whoever takes it', () => {
  const thief = { ...tiny.peculiarRats[0], id: 'thief', bite: 0 } as PeculiarRat;
  const effects = {
    *moved(t: Hunt) {
      yield* loseCheese(t, 'thief');
    },
  };
  const begun = scene({}, { ...tiny, peculiarRats: [{ ...thief, effects }] }).peculiar('thief', '4e');
  const playing = begun.upgraded({ health: 1 }).has({ health: 5 }).start().ends();
  expect([playing.state.catcher.cheese.health, playing.state.catcher.health]).toEqual([0, 4]);
});

test('R230: the Rat Corsair takes all tokens of a zone', () => {
  const playing = stage().cheese('1m', 2).peculiar('corsair', '1w').start().ends();
  expect([playing.state.peculiars[0]?.held.cheese, playing.at('cheese', '1m')]).toEqual([2, 0]);
});
