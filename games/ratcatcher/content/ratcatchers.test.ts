/** What the six ratcatchers can do: each trap, each ability. */
import { describe, expect, test } from 'vitest';
import { stage } from '../testing/stage.ts';
import { ratcatchers } from './ratcatchers.ts';

const ready = (id: string) => stage(id).upgraded({ yellow: 1, purple: 1 }).has({ yellow: 2, purple: 2 });

test('R80, R81: in both editions every board has room for nine cheese before the tenth wins', () => {
  for (const { id, upgrades } of ratcatchers) {
    const first = Object.values(upgrades).reduce((sum, slots) => sum + (slots[0] ?? 0), 4);
    expect(first, id).toBeGreaterThanOrEqual(10);
  }
});

test('R84: every ratcatcher has a double upgrade in the second edition', () => {
  for (const { id, upgrades } of ratcatchers) {
    expect(Object.values(upgrades).filter((slots) => slots.length > 1).length, id).toBeGreaterThan(0);
  }
});

test('no two ratcatchers share a trap or an ability', () => {
  const powers = ratcatchers.flatMap(({ trap, yellow, purple }) => [trap.id, yellow.id, purple.id]);
  expect(new Set(powers).size).toBe(18);
});

describe('Madam Cage', () => {
  test('R89: rats that begin their move at an upgraded snap trap stay there', () => {
    const left = stage().trap('0e').rats('0e', { white: 1 }).rolls(1, 1, 1).start().ends();
    expect(left.at('white', '0e')).toBe(1 - 1 + nestRats(left, '0e'));
    const held = stage().upgraded({ trap: 1 }).trap('0e', true).rats('0e', { white: 1 }).rolls(1, 1, 1).start().ends();
    expect(held.events('rats-moved')).toEqual([]);
    expect(held.events('trap-sprung')[0]).toMatchObject({ trap: 'snap-trap', upgraded: true });
  });

  test('R97: the Bait Bell lures white, black and brown rats until tidying up', () => {
    const playing = ready('madam-cage')
      .rats('1m', { white: 1, black: 1, brown: 1 })
      .start()
      .uses('yellow', '0e')
      .ends();
    const targets = playing.events('rats-moved').map(({ rat, target }) => [rat, target]);
    const bell = playing.scene.zone('0e');
    expect(targets).toContainEqual(['white', bell]);
    expect(targets).toContainEqual(['black', bell]);
    expect(targets).toContainEqual(['brown', bell]);
    expect(playing.state.placed).toEqual([]);
  });

  test('R97: the Long Net catches two common rats next door, of your choice', () => {
    const playing = ready('madam-cage').rats('0e', { white: 2, black: 1 }).start().uses('purple', '0e');
    expect(playing.ask).toBe('catch-which');
    playing.does({ do: 'catch', rat: 'black' });
    expect(playing.state.cage).toEqual({ white: 1, brown: 0, black: 1 });
    expect(playing.ratsAt('0e')).toBe('1 white');
  });

  test('R97: the Long Net reaches as far as the bell rings, and no zone without rats', () => {
    const playing = ready('madam-cage')
      .placed('yellow', '4w')
      .rats('4w', { brown: 1 })
      .rats('1m', { white: 1 })
      .start();
    playing.expectOffer(`use colour=purple zone=${playing.scene.zone('4w')}`);
    playing.expectNoOffer(`use colour=purple zone=${playing.scene.zone('1m')}`);
    playing.expectNoOffer(`use colour=purple zone=${playing.scene.zone('0e')}`);
  });
});

describe('Doctor Sallow', () => {
  test('R172: an upgraded fume pot rolls a die against each adjacent zone with rats', () => {
    const plain = stage('doctor-sallow').trap('0w').rats('0w', { white: 1 }).rats('2e', { white: 1 });
    const scene = plain.cheese('0w').cheese('2e').rolls(1, 1, 5);
    const zones = scene
      .start()
      .ends()
      .events('attack-rolled')
      .map(({ zone }) => zone);
    expect(zones).toEqual([scene.zone('0w')]);
    const upgraded = stage('doctor-sallow').upgraded({ trap: 1 }).trap('0w', true).rats('0w', { white: 1 });
    const better = upgraded.rats('2e', { white: 1 }).cheese('0w').cheese('2e').rolls(1, 1, 5);
    const playing = better.start().ends();
    expect(playing.events('attack-rolled').map(({ zone }) => zone)).toEqual([better.zone('0w'), better.zone('2e')]);
    expect(playing.state.cage.white).toBe(1);
  });

  test('R97: the Toxic Ruse lures white and black rats, not brown ones', () => {
    const scene = ready('doctor-sallow').you('0m').rats('1w', { white: 1, black: 1 }).rats('1m', { brown: 1 });
    const playing = scene.start().uses('yellow', '0m').ends();
    const moved = playing.events('rats-moved').filter(({ target }) => target === scene.zone('0m'));
    expect(moved.map(({ rat }) => rat).sort()).toEqual(['black', 'brown', 'white']);
    const away = ready('doctor-sallow')
      .has({ movement: 3 })
      .rats('1w', { brown: 1 })
      .start()
      .uses('yellow', '0m')
      .walks('0w');
    away.ends();
    expect(away.events('rats-moved')[0]).toMatchObject({ rat: 'brown', target: away.scene.zone('0w') });
  });

  test('R97: the Toxic Ruse catches all white and black rats in its zone if there are three', () => {
    const two = ready('doctor-sallow').rats('0m', { white: 1, black: 1 }).start().uses('yellow', '0m').ends();
    expect(two.state.cage).toEqual({ white: 0, brown: 0, black: 0 });
    const three = ready('doctor-sallow')
      .rats('0m', { white: 2, black: 1, brown: 1 })
      .start()
      .uses('yellow', '0m')
      .ends();
    expect(three.state.cage).toEqual({ white: 2, brown: 0, black: 1 });
    expect(three.events('power')[0]).toMatchObject({ power: 'toxic-ruse', count: 3 });
  });

  test('R97: rats do not leave a zone with the Dragnet Potion', () => {
    const scene = ready('doctor-sallow').rats('0e', { white: 1, brown: 1 }).rats('1m', { brown: 1 });
    const playing = scene.start().uses('purple', '0e').ends();
    expect(playing.events('rats-moved').map(({ from }) => from)).toEqual([scene.zone('1m')]);
  });
});

describe('Bram Cleaver', () => {
  test('R172: an upgraded bear trap wounds the nemesis whatever its defence', () => {
    const scene = (upgraded: boolean) =>
      stage('bram-cleaver').upgraded({ trap: 1 }).you('0m').nemesis('0m').trap('0m', upgraded).rolls(1, 1, 1, 1, 1, 1);
    const plain = scene(false).start().ends();
    expect(plain.events('nemesis-wounded')).toEqual([]);
    const better = scene(true).start().ends();
    expect(better.events('nemesis-wounded')[0]).toMatchObject({ wounds: 1, rule: 'R172' });
  });

  test('R97: the Whirling Blow rolls one die for each rat and one more, from the Reserve', () => {
    const playing = ready('bram-cleaver').rats('0m', { white: 3 }).rolls(1, 1, 1, 1).start().uses('yellow', '0m');
    expect(playing.events('attack-rolled')[0]).toMatchObject({ by: 'yellow', rolls: [1, 1, 1, 1], accuracy: 5 });
    expect(playing.state.catcher.dice).toBe(4);
  });

  test('R97: for the Whirling Blow a nemesis counts as three rats', () => {
    const playing = ready('bram-cleaver').nemesis('0m').rolls(1, 1, 1, 1).start().uses('yellow', '0m');
    expect(playing.events('attack-rolled')[0]?.rolls).toHaveLength(4);
  });

  test('R97: the Whirling Blow needs a rat', () => {
    ready('bram-cleaver').start().expectNoOffer('use colour=yellow');
  });

  test('R97: Stand Firm raises the defence by 2 in its zone only', () => {
    const playing = ready('bram-cleaver').rats('0m', { brown: 4 }).start().uses('purple', '0m');
    expect(playing.view.catcher.defence).toBe(4);
    playing.ends();
    expect(playing.events('rats-bit')[0]).toMatchObject({ bite: 4, defence: 4, wounds: 0 });
    const away = ready('bram-cleaver').start().uses('purple', '0m').walks('0e');
    expect(away.view.catcher.defence).toBe(2);
  });
});

describe('Piper Quill', () => {
  test('R170: the music box lures white and black rats, upgraded also brown ones', () => {
    const scene = (upgraded: boolean) =>
      stage('piper-quill').upgraded({ trap: 1 }).you('2w').trap('0m', upgraded).rats('0e', { white: 1, brown: 1 });
    const plain = scene(false).rolls(1, 1).start().ends();
    const box = plain.scene.zone('0m');
    expect(
      plain
        .events('rats-moved')
        .filter(({ target }) => target === box)
        .map(({ rat }) => rat),
    ).toEqual(['white']);
    const better = scene(true).rolls(1, 1).start().ends();
    expect(
      better
        .events('rats-moved')
        .filter(({ target }) => target === box)
        .map(({ rat }) => rat),
    ).toEqual(['brown', 'white']);
  });

  test('R97: the Marching Tune brings all common rats around a zone into it', () => {
    const scene = ready('piper-quill').rats('0w', { white: 2 }).rats('0e', { brown: 1 }).rats('3m', { black: 1 });
    const playing = scene.peculiar('glutton', '0e').start().uses('yellow', '0m');
    expect(playing.ratsAt('0m')).toBe('2 white 1 brown 1 black');
    expect(playing.ratsAt('0w') + playing.ratsAt('0e') + playing.ratsAt('3m')).toBe('');
    expect(playing.state.peculiars[0]?.zone).toBe(scene.zone('0e'));
  });

  test('R97, R134: led away from the cheese, rats no longer guard it', () => {
    const scene = ready('piper-quill').you('0m').cheese('0w').rats('0w', { white: 2 });
    const playing = scene.start().uses('yellow', '0m').walks('0w');
    expect(playing.ratsAt('0m')).toBe('2 white');
    expect(playing.ask).toBe('cheese-slot');
  });

  test('R97: rats under a Lullaby neither move nor bite nor eat, and let you go', () => {
    const moving = ready('piper-quill').rats('0e', { white: 1, brown: 1 }).start().uses('purple', '0e').ends();
    expect(moving.events('rats-moved')).toEqual([]);
    const biting = ready('piper-quill')
      .rats('0m', { brown: 5 })
      .peculiar('patient-zero', '0m')
      .start()
      .uses('purple', '0m');
    biting.ends();
    expect(biting.events('wounded')).toEqual([]);
    const eating = ready('piper-quill').cheese('0e').rats('0e', { white: 6 }).start().uses('purple', '0e').ends();
    expect(eating.events('cheese-consumed')).toEqual([]);
    const going = ready('piper-quill').rats('0m', { brown: 5 }).start().uses('purple', '0m').walks('0w');
    expect(going.events('bitten-while-leaving')).toEqual([]);
  });
});

describe('Sister Wick', () => {
  test('R172: an oil lamp keeps the nest of its zone empty, upgraded also the nests next door', () => {
    const spawned = (upgraded: boolean, zone: string) =>
      stage('sister-wick')
        .upgraded({ trap: 1 })
        .trap(zone, upgraded)
        .start()
        .ends()
        .events('rat-spawned')
        .filter(({ cause }) => cause === 'nest')
        .map((event) => event.zone);
    const nest = stage('sister-wick').zone('0e');
    expect(spawned(false, '4w')).toContain(nest);
    expect(spawned(false, '0e')).not.toContain(nest);
    expect(spawned(false, '0m')).toContain(nest);
    expect(spawned(true, '0m')).not.toContain(nest);
  });

  test('R97: the Great Flare keeps nests of its township and the adjacent ones empty', () => {
    const playing = ready('sister-wick').token('nest', '4w').start().uses('yellow', '0m').ends();
    const from = playing
      .events('rat-spawned')
      .filter(({ cause }) => cause === 'nest')
      .map(({ zone }) => zone);
    expect(from).toContain(playing.scene.zone('4w'));
    expect(from).not.toContain(playing.scene.zone('0e'));
    expect(from).not.toContain(playing.scene.zone('1e'));
  });

  test('R97: under the Great Flare rats on the township have 1 less defence', () => {
    const playing = ready('sister-wick')
      .rats('0m', { black: 2 })
      .rolls(4, 1, 1)
      .start()
      .uses('yellow', '0m')
      .attacks(3);
    expect(playing.state.cage.black).toBe(1);
  });

  test('R97: a Prayer gives one health or two movement points', () => {
    const health = ready('sister-wick').has({ health: 2 }).start().uses('purple', '0m');
    health.does({ do: 'gain', gain: 'health', count: 1 });
    expect(health.state.catcher.health).toBe(3);
    const steps = ready('sister-wick').has({ movement: 1 }).start().uses('purple', '0m');
    steps.does({ do: 'gain', gain: 'movement', count: 2 });
    expect(steps.state.catcher.movement).toBe(3);
  });
});

describe('Tib and Nipper', () => {
  test('R172: an upgraded sack snare that catches a rat catches one more', () => {
    const scene = (upgraded: boolean, ...rolls: number[]) =>
      stage('tib-and-nipper')
        .upgraded({ trap: 1 })
        .trap('0w', upgraded)
        .cheese('0w')
        .rats('0w', { white: 3 })
        .rolls(...rolls)
        .start()
        .ends();
    expect(scene(false, 4, 1).state.cage.white).toBe(1);
    expect(scene(true, 4, 1).state.cage.white).toBe(2);
    expect(scene(true, 1, 1).state.cage.white).toBe(0);
  });

  test('R97: Nipper fetches cheese from up to three steps away, but from no zone with rats', () => {
    const scene = ready('tib-and-nipper').cheese('1m').cheese('1e').cheese('0w').rats('0w', { white: 1 });
    const playing = scene.start();
    playing.expectOffer(`use colour=yellow zone=${scene.zone('1m')}`);
    playing.expectNoOffer(`use colour=yellow zone=${scene.zone('1e')}`, `use colour=yellow zone=${scene.zone('0w')}`);
    playing.uses('yellow', '1m').slots('attack');
    expect(playing.at('cheese', '1m')).toBe(0);
    expect(playing.view.catcher.cheese).toBe(3);
  });

  test("R97: Sic 'em attacks a zone up to two steps away with three dice of the Reserve", () => {
    const scene = ready('tib-and-nipper').rats('1w', { white: 1 }).rats('1m', { white: 1 }).rolls(4, 1, 1);
    const playing = scene.start();
    playing.expectNoOffer(`use colour=purple zone=${scene.zone('1m')}`);
    playing.uses('purple', '1w');
    expect(playing.events('attack-rolled')[0]).toMatchObject({ by: 'purple', rolls: [4, 1, 1] });
    expect(playing.state.cage.white).toBe(1);
    expect(playing.state.catcher.dice).toBe(2);
  });
});

/** How many rats the nests brought into a zone. */
function nestRats(playing: ReturnType<ReturnType<typeof stage>['start']>, zone: string): number {
  return playing
    .events('rat-spawned')
    .filter((event) => event.zone === playing.scene.zone(zone) && event.rat === 'white').length;
}
