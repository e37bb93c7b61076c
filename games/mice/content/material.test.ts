/** What is printed means what the rulebook says (M4-M32, M78-M81, M121, M150, M228, M294, OM4, OM30, OM35, OM47). */
import { expect, test } from 'vitest';
import { attackMinion, blowWith } from '../rules/battle.ts';
import { knockDownMinion } from '../rules/felling.ts';
import { learnable } from '../rules/free-actions.ts';
import { inTheWay, meets } from '../rules/wearing.ts';
import { flawOf } from '../state/check.ts';
import { BOW, CHEESE, SHIELD, SWORD_STAR, scene } from '../testing/scene.ts';
import { book } from './index.ts';
import { roomOf } from './room-graph.ts';

const tunnels = 'dining-tunnels';
const { search, minions, rooms } = book.printed;

test('M4: a mouse of two classes uses the abilities and the items of both', () => {
  const s = scene();
  const collin = s.mouse('collin'); // warrior and leader
  const cards = learnable(s.t, collin).map(({ id }) => id);
  expect(cards).toEqual(expect.arrayContaining(['feint', 'inspire']));
  expect(cards).not.toContain('aimed-shot');
  expect(meets(s.t, collin, { anyClass: ['leader'] })).toBe(true);
  expect(meets(s.t, collin, { anyClass: ['warrior'] })).toBe(true);
  expect(meets(s.t, collin, { anyClass: ['mystic'] })).toBe(false);
});

test('M7, M8: battle dice to attack, defense dice to defend, life in wounds; a figure of a group has 1 life', () => {
  const struck = scene({ mice: { collin: 'q' }, minions: [['rat-warrior', 'q']], turn: 'rat-warrior' });
  expect(struck.told('rolled')[0]).toMatchObject({ who: 1, purpose: 'attack', faces: { length: 2 } });
  for (const edition of ['pl', 'hu'] as const) {
    const s = scene({ edition, mice: { collin: 'q' }, minions: [['rat-warrior', 'q']] });
    s.dice(SWORD_STAR, BOW, BOW, BOW, BOW).choose('attack target=1 weapon=collins-sword');
    expect(s.told('rolled')[1]).toMatchObject({ who: 1, purpose: 'defense', faces: [BOW, BOW] });
    expect(s.state.minions).toEqual([]);
  }
});

test('M11: items and scrolls, tricks, events, party items, weapons, armour and accessories', () => {
  expect([...new Set(search.map(({ kind }) => kind))].sort()).toEqual([
    'accessory',
    'armour',
    'event',
    'item',
    'party-item',
    'scroll',
    'trick',
    'weapon',
  ]);
});

test('M13: a trick is kept for later and takes neither pack nor body', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [['rat-warrior', 'q']],
    change: (state) => {
      for (const mouse of state.mice) mouse.pack = ['hatpin', 'sling', 'honey-drop'];
      state.searchDeck.push('last-crumb');
      state.wheel = 2;
    },
  });
  s.dice(SWORD_STAR).choose('search for=card', 'keep card=last-crumb');
  expect(s.mouse('collin').pack).toEqual(['hatpin', 'sling', 'honey-drop', 'last-crumb']);
  s.choose('trick card=last-crumb');
  expect([s.state.wheel, s.mouse('collin').cheese, s.state.searchDiscard]).toEqual([1, 1, ['last-crumb']]);
});

test('M17: reach, bonus and damage of an attack are those of the weapon', () => {
  for (const card of search) {
    if (card.kind !== 'weapon' || card.requires) continue;
    const s = scene({ mice: { collin: 'q' }, minions: [['rat-warrior', 'q']] });
    const [minion] = s.state.minions;
    if (!minion) throw new Error('nobody is there');
    const blow = blowWith(s.t, s.mouse('collin'), card, minion);
    expect(blow).toEqual({ weapon: card.id, reach: card.reach, damage: card.damage, dice: 2 + card.battle });
  }
});

test('M18: shell-plates of chapter 4: a sharp blow takes a plate for its wounds, a blunt one both', () => {
  const strike = (hero: string, weapon: string) => {
    const s = scene({
      chapter: '04',
      room: 'crystal-tunnels',
      mice: { [hero]: 'g' },
      minions: [['skitter-clak', 'h']],
    });
    const card = book.card(weapon);
    const [minion] = s.state.minions;
    if (card.kind !== 'weapon' || !minion) throw new Error('no weapon');
    const dice = blowWith(s.t, s.mouse(hero), card, minion).dice;
    s.dice(...Array<number>(dice).fill(SWORD_STAR), BOW, BOW);
    s.only((t) => attackMinion(t, s.mouse(hero), blowWith(t, s.mouse(hero), card, minion), minion));
    return [s.state.counters['shell-plate'], s.state.track.find(({ card: id }) => id === 'skitter')?.wounds];
  };
  expect(strike('collin', 'collins-sword')).toEqual([1, 0]);
  const [plates, wounds] = strike('tilda', 'tildas-mace');
  expect([plates, wounds]).toEqual([1, 2]);
});

test('M20: armour adds its defense, and what it does besides', () => {
  const dice = (body: string[]) => {
    const s = scene({
      mice: { collin: 'q' },
      minions: [['rat-warrior', 'q']],
      turn: 'rat-warrior',
      dice: [SWORD_STAR, BOW],
      change: (state) => {
        for (const mouse of state.mice) mouse.body = body;
      },
    });
    const defense = s.told('rolled').find((event) => event.type === 'rolled' && event.purpose === 'defense');
    return defense?.type === 'rolled' ? defense.faces.length : 0;
  };
  expect([dice([]), dice(['leather-breastplate']), dice(['walnut-shell-armour'])]).toEqual([1, 2, 3]);
  const slow = scene({ mice: { collin: 'q' }, stage: 'start', dice: [BOW], change: wears('walnut-shell-armour') });
  expect(slow.state.turn?.points).toBe(2 + 2 - 1);
});

const wears = (card: string) => (state: { mice: { body: string[] }[] }) => {
  for (const mouse of state.mice) mouse.body.push(card);
};

test('M22: an accessory does what it says while it is worn', () => {
  const points = (card?: string) =>
    scene({ mice: { collin: 'q' }, stage: 'start', dice: [BOW], ...(card && { change: wears(card) }) }).state.turn
      ?.points;
  expect([points(), points('rabbits-whisker')]).toEqual([4, 5]);
});

test('M25: what ignores the rats of a card does not touch elite rats', () => {
  const s = scene({
    mice: { collin: 'i' },
    change: (state) => {
      state.encounterDeck = ['night-watch'];
      state.stash = ['disguises'];
    },
  }).choose('explore way=E', 'disguises');
  expect(s.state.minions.map(({ kind }) => kind)).toEqual(['elite-rat-warrior', 'elite-rat-warrior']);
});

test('M30: no tile is ever turned by a quarter: who leaves by the east comes in by the west', () => {
  const s = scene({ mice: { collin: 'i' }, change: (state) => state.encounterDeck.splice(0) });
  s.choose('explore way=E');
  const room = book.room('kitchen-tunnels');
  const west = room.exits.find(({ edge }) => edge === 'W')?.spaces ?? [];
  expect(west).toContain(s.mouse('collin').space);
  expect(s.state.tiles.map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

test('M32, OM49: tile, room and space: a search counts for the room, that is for one side of the tile, and for one mouse', () => {
  const s = scene({
    chapter: '03',
    room: 'kitchen-tunnels',
    mice: { collin: 'j', tilda: 'j' },
    change: (state) => {
      for (const mouse of state.mice) if (mouse.hero === 'collin') mouse.searched = ['kitchen-tunnels'];
      state.encounterDeck = [];
    },
  });
  expect(s.offers({ do: 'search' })).toBe(false);
  s.choose('end');
  expect(s.offers({ do: 'search', for: 'card' })).toBe(true); // Tilda has not
  s.choose('explore way=flip');
  s.choose('end');
  expect([s.state.room, s.offers({ do: 'search', for: 'card' })]).toEqual(['kitchen', true]);
});

test('M78: what is drawn as wall is no space, and no step leads through it', () => {
  for (const plan of rooms) {
    const room = roomOf(plan);
    expect(room.letters.some((letter) => '#+.'.includes(letter))).toBe(false);
  }
  const room = book.room(tunnels); // g and h are two cells apart, with rock between them
  const [g, h] = [room.letters.indexOf('g'), room.letters.indexOf('h')];
  expect([room.near[g]?.includes(h), room.minionSteps[g]?.includes(h), room.sees[g]?.[h]]).toEqual([
    false,
    false,
    false,
  ]);
});

test('M80, M81, M121, OM35: drawn things are no spaces: they neither part spaces nor block sight', () => {
  for (const plan of rooms.filter(({ features }) => features.length > 0)) {
    const drawn = roomOf(plan);
    const bare = roomOf({ ...plan, features: [] });
    expect([bare.near, bare.steps, bare.sees]).toEqual([drawn.near, drawn.steps, drawn.sees]);
  }
});

test('M284: four small figures in one space of the King’s Chamber, and the centipede beside them', () => {
  const four = { collin: 'c', filch: 'c', nez: 'c', lily: 'c' };
  const fine = scene({ chapter: '09', room: 'kings-chamber', mice: four, minions: [['cave-centipede', 'd']] });
  expect(flawOf(book, fine.state)).toBeUndefined();
  const crowded = scene({
    chapter: '09',
    room: 'kings-chamber',
    mice: { collin: 'c' },
    minions: [['cave-centipede', 'c']],
  });
  expect(flawOf(book, crowded.state)).toMatch(/space c of kings-chamber/);
  const fifth = scene({ chapter: '09', room: 'kings-chamber', mice: { ...four, tilda: 'c' } });
  expect(flawOf(book, fifth.state)).toMatch(/4 figures fit there, not 5/);
});

test('M150: a card in the pack does nothing; only what is worn counts', () => {
  const packed = scene({
    mice: { collin: 'q' },
    minions: [['rat-warrior', 'q']],
    change: (state) => {
      for (const mouse of state.mice)
        Object.assign(mouse, { body: [], pack: ['collins-sword', 'ring-of-cats-strength'] });
    },
  });
  expect(packed.offers({ do: 'attack' })).toBe(false);
  packed.choose('equip', 'wear card=collins-sword', 'done card=""');
  expect(packed.offers({ do: 'attack', weapon: 'collins-sword' })).toBe(true);
});

test('M151, M152: whatever is in the way of a card can come off', () => {
  const s = scene({
    mice: { filch: 'q' },
    change: (state) => {
      for (const mouse of state.mice) mouse.body = ['dagger', 'dagger', 'dagger', 'thimble-helmet'];
    },
  });
  for (const card of search) {
    if (card.kind !== 'weapon' && card.kind !== 'armour' && card.kind !== 'accessory') continue;
    expect(inTheWay(s.t, s.mouse('filch'), card.id).length, card.id).toBeGreaterThan(0);
  }
});

test('M228: a large figure cannot be knocked down, a small one can', () => {
  const s = scene({
    mice: { nez: 'q' },
    minions: [
      ['cave-centipede', 'n'],
      ['roach', 'm'],
    ],
  });
  for (const minion of s.state.minions) knockDownMinion(s.t, minion, 'M227');
  expect(s.state.minions.map(({ down }) => down)).toEqual([false, true]);
});

test('M294: stunned, webbed, knocked down, charmed and poison: a mouse knows no other bad effect', () => {
  const mouse = scene().mouse('collin');
  const markers = Object.entries(mouse).filter(([, value]) => typeof value === 'boolean');
  expect(markers.map(([name]) => name).sort()).toEqual(['charmed', 'down', 'resting', 'stunned', 'tired', 'webbed']);
  expect(mouse.poison).toBe(0);
});

test('OM4: a figure is on a space and no more: whoever shares it sees and reaches the same', () => {
  const s = scene({ mice: { collin: 'q', tilda: 'q' }, minions: [['rat-warrior', 'm']] });
  const [one, two] = s.state.mice;
  expect(one?.space).toBe(two?.space);
  expect(book.room(tunnels).centres[one?.space ?? 0]).toHaveLength(2);
  expect(Object.keys(one ?? {})).not.toContain('x');
});

test('OM30: up a yellow line costs a mouse three points that must be left, a minion one', () => {
  const climb = (points: number) =>
    scene({ chapter: '03', room: 'courtyard', mice: { collin: 'r' }, points }).offers({ do: 'move', to: 't' });
  // r is a shelter, so the snow does not slow the first step
  expect([climb(2), climb(3)]).toEqual([false, true]);
  const room = book.room('courtyard');
  const at = (letter: string) => room.letters.indexOf(letter);
  expect([room.minionDistance[at('r')]?.[at('t')], room.minionDistance[at('t')]?.[at('r')]]).toEqual([1, 1]);
});

test('OM47: a kind with more than one life has one figure, so its wounds lie on its card', () => {
  for (const { id, boss, figures, cards } of minions)
    if (!boss && cards.some(({ life }) => life > 1)) expect([id, figures]).toEqual([id, 1]);
});

test('OM42: one weapon’s bonus alone, with accessories; fewer than 0 dice are none, and none block nothing', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [['roach', 'q']],
    change: (state) => {
      for (const mouse of state.mice) mouse.body = ['collins-sword', 'hatpin', 'ring-of-cats-strength'];
      state.effects = [{ id: 'meeps', on: 1, by: 'maginos', until: 'round', since: 1 }];
    },
  });
  s.dice(SWORD_STAR, CHEESE, BOW, BOW).choose('attack target=1 weapon=hatpin');
  expect(s.told('attack')[0]).toMatchObject({ dice: 2 + 1 + 1 });
  expect(s.told('rolled')[1]).toMatchObject({ purpose: 'defense', faces: [] });
  expect([s.state.minions, SHIELD]).toEqual([[], SHIELD]);
});
