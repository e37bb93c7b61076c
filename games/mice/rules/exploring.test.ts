import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { BOW, SWORD_STAR, scene } from '../testing/scene.ts';
import { loseItem } from './stash.ts';

test('M135: nobody explores while a minion is on the tile', () => {
  expect(scene({ mice: { collin: 'b' } }).offers({ do: 'explore', way: 'flip' })).toBe(true);
  expect(scene({ mice: { collin: 'b' }, minions: [['roach', 'g']] }).offers({ do: 'explore' })).toBe(false);
});

test('M136, M137, M140, M145: by an exit of the same colour on the other tile; all mice go along, without a roll', () => {
  const s = scene({ mice: { collin: 'i', tilda: 'k' } }).choose('explore way=E');
  expect([s.state.room, s.at('collin'), s.at('tilda')]).toEqual(['kitchen-tunnels', 'g', 'g']);
});

test('M138, M283: a neighbour with another colour up is turned over', () => {
  const s = scene({ chapter: '01', room: 'kitchen', mice: { collin: 'b', tilda: 'b' } });
  s.choose('explore way=W');
  expect([s.state.room, s.told('turned')[0]]).toMatchObject([
    'dining-hall',
    { from: 'dining-tunnels', to: 'dining-hall' },
  ]);
});

test('M139, OM57: where neither side has an exit at the joint, that way is not offered', () => {
  const s = scene({ chapter: '04', room: 'tunnel-entrance', mice: { collin: 'n' } });
  expect(s.offers({ do: 'explore', way: 'S' })).toBe(false);
});

test('M141, M142: by a flip space the tile is turned, and all mice stand on the flip space of the other side', () => {
  const s = scene({ mice: { collin: 'b', tilda: 'q' } }).choose('explore way=flip');
  expect([s.state.room, s.at('collin'), s.at('tilda')]).toEqual(['dining-hall', 'g', 'g']);
});

test('M143, OM61: the flip space of the Sewer needs the Hook & Line in the stash', () => {
  const sewer = (stash: string[]) =>
    scene({
      chapter: '02',
      room: 'sewer',
      mice: { collin: 'w' },
      change: (state) => {
        state.stash = stash;
      },
    });
  expect(sewer([]).offers({ do: 'explore', way: 'flip' })).toBe(false);
  expect(sewer(['hook-and-line']).offers({ do: 'explore', way: 'flip' })).toBe(true);
});

test('M144: the flip space of the drain pipe is for a tinkerer or a scamp', () => {
  const drain = (hero: string) =>
    scene({ chapter: '07', room: 'sewer-drain-pipe', mice: { [hero]: 'z' } }).offers({ do: 'explore', way: 'flip' });
  expect([drain('collin'), drain('nez'), drain('filch')]).toEqual([false, true, true]);
});

test('M156, M157, M158, M159, OM9: a new room draws a card; it lies face up, and a new round begins after this turn', () => {
  const s = scene({
    mice: { collin: 'i', tilda: 'i' },
    change: (state) => {
      state.encounterDeck = ['rat-patrol'];
    },
  }).choose('explore way=E');
  expect([s.state.faceUp, s.state.minions.length, s.state.turn?.anew]).toEqual(['rat-patrol', 3, true]);
});

test('M161, OM62: a room that was entered before draws none', () => {
  const s = scene({
    mice: { collin: 'i' },
    change: (state) => {
      state.visited.push('kitchen-tunnels');
      state.encounterDeck = ['rat-patrol'];
    },
  }).choose('explore way=E');
  expect([s.state.faceUp, s.state.minions.length]).toEqual(['', 0]);
});

test('M24, OM63: which entry counts depends on the page', () => {
  const s = scene({
    mice: { collin: 'i' },
    change: (state) => Object.assign(state, { page: 3, encounterDeck: ['rat-patrol'] }),
  }).choose('explore way=E');
  while (s.decision.ask === 'place-minion') s.run.answer(0);
  expect(s.state.minions).toHaveLength(4);
});

test('M31, M171: mousetraps are laid on every X of the room', () => {
  const s = scene({
    mice: { collin: 'i' },
    change: (state) => {
      state.encounterDeck = ['iron-jaws'];
    },
  }).choose('explore way=E');
  expect(s.state.traps).toEqual([{ room: 'kitchen-tunnels', space: 10 }]);
});

test('M235, M236, M237, OM104: the Disguises may be given up to ignore the rat warriors', () => {
  const s = scene({
    mice: { collin: 'i' },
    change: (state) => Object.assign(state, { encounterDeck: ['odd-company'], stash: ['disguises'] }),
  }).choose('explore way=E');
  expect(s.decision).toMatchObject({ ask: 'disguises', rule: 'M235' });
  s.choose('disguises');
  while (s.decision.ask === 'place-minion') s.run.answer(0);
  expect(s.state.minions.map(({ kind }) => kind)).toEqual(['roach', 'roach']);
  expect(s.state.searchDeck).toContain('disguises');
});

test('M237, M244, M249, M252: the card of a party item that is lost is shuffled into the search deck', () => {
  const s = scene({ change: (state) => void state.searchDeck.splice(state.searchDeck.indexOf('grape'), 1) });
  s.state.stash = ['grape'];
  const before = [...s.state.searchDeck];
  loseItem(s.t, 'grape', 'M252');
  expect(s.state.stash).toEqual([]);
  expect([...s.state.searchDeck].sort()).toEqual([...before, 'grape'].sort());
  expect(s.state.searchDeck.filter((card) => card !== 'grape')).not.toEqual(before);
});

test('M128, M129, M131: with a star the top card is drawn, kept or turned into a cheese; the same mouse searches there no more', () => {
  const s = scene({ mice: { collin: 'q', tilda: 'q' }, change: (state) => void state.searchDeck.push('hatpin') });
  s.dice(SWORD_STAR).choose('search for=card', 'keep card=hatpin');
  expect(s.mouse('collin')).toMatchObject({ pack: ['hatpin'], searched: ['dining-tunnels'] });
  const again = (searched: string[]) =>
    scene({ mice: { collin: 'q' }, change: (state) => void state.mice[0]?.searched.push(...searched) }).keys;
  expect([again([]), again(['kitchen'])].every((keys) => keys.includes('search for=card'))).toBe(true);
  expect(again(['dining-tunnels'])).not.toContain('search for=card');
  const sold = scene({ mice: { collin: 'q', tilda: 'q' }, change: (state) => void state.searchDeck.push('hatpin') });
  sold.dice(SWORD_STAR).choose('search for=card', 'discard card=hatpin');
  expect(sold.mouse('collin').cheese).toBe(1);
});

test('M132: a failed search may be tried again', () => {
  const s = scene({ mice: { collin: 'q', tilda: 'q' } })
    .dice(BOW)
    .choose('search for=card');
  expect(s.mouse('collin').searched).toEqual([]);
});

test('M14, M130: an event happens as soon as it is drawn', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    change: (state) => void state.searchDeck.push('forgotten-crumbs'),
  });
  s.dice(SWORD_STAR).choose('search for=card');
  expect([s.mouse('collin').cheese, s.mouse('tilda').cheese]).toEqual([1, 1]);
});

test('M15, M234, OM54: a party item goes to the stash', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    change: (state) => {
      state.searchDeck = [...state.searchDeck.filter((card) => card !== 'fork'), 'fork'];
    },
  });
  s.dice(SWORD_STAR).choose('search for=card');
  expect(s.state.stash).toEqual(['fork']);
});

test('M276, OM50: a special search finds what the chapter names, or a card instead', () => {
  const s = scene({
    room: 'kitchen',
    mice: { collin: 'a', tilda: 'a' },
    change: (state) =>
      void state.tokens.push({ id: 'ember', bearer: '', room: 'kitchen', space: 0, resting: false, found: false }),
  });
  s.dice(SWORD_STAR).choose('search for=special', 'find search=take-the-ember');
  expect(s.state.tokens[0]).toMatchObject({ bearer: 'collin', found: true });
  expect(s.mouse('collin').searched).toEqual(['kitchen']); // OM50: it is its successful search of that room
});

test('M146, OM56: share with a mouse on the same or an adjacent space; what is received goes to the pack', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'n', nez: 'i' },
    change: (state) => {
      if (state.mice[0]) state.mice[0].cheese = 2;
    },
  });
  expect([s.offers({ do: 'share', with: 'tilda' }), s.offers({ do: 'share', with: 'nez' })]).toEqual([true, false]);
  s.choose('share with=tilda', 'give card=collins-sword', 'give-cheese cheese=2', 'done');
  expect(s.mouse('tilda')).toMatchObject({ cheese: 2, pack: ['collins-sword'] });
});

test('M146, M149: whoever receives a fourth card in a share discards one', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    change: (state) => {
      state.mice[0]?.pack.push('hatpin');
      state.mice[1]?.pack.push('sling', 'felt-boots', 'acorn-cap');
    },
  });
  s.choose('share with=tilda', 'give card=hatpin', 'done');
  expect(s.decision).toMatchObject({ ask: 'pack-full', rule: 'M149', about: { id: 'tilda' } });
  s.choose('discard card=hatpin');
  expect(s.mouse('tilda').pack).toEqual(['sling', 'felt-boots', 'acorn-cap']);
});

test('M60, M61, OM21: each free action once in a turn (pl), or one in all (hu)', () => {
  const shared = (edition: 'pl' | 'hu') =>
    scene({
      edition,
      mice: { collin: 'q', tilda: 'q' },
      change: (state) => {
        if (state.mice[0]) state.mice[0].pack.push('felt-boots');
      },
    }).choose('share with=tilda', 'done');
  expect([shared('pl').offers({ do: 'share' }), shared('pl').offers({ do: 'equip' })]).toEqual([false, true]);
  expect(shared('hu').offers({ do: 'equip' })).toBe(false);
});

test('M21, M147, M151, M152: one card on each body part, two paws; an exchange is one step', () => {
  const s = scene({
    mice: { nez: 'q', tilda: 'q' },
    change: (state) => {
      if (state.mice[0]) state.mice[0].pack.push('hatpin');
    },
  });
  s.choose('equip', 'wear card=hatpin');
  expect(s.mouse('nez')).toMatchObject({ body: ['hatpin'], pack: ['nezs-hammer'] });
});

test('M12, OM25: a card is worn only by whom it fits', () => {
  const s = scene({
    mice: { tilda: 'q' },
    change: (state) => {
      if (state.mice[0]) state.mice[0].pack.push('long-bow');
    },
  });
  expect(s.offers({ do: 'equip' })).toBe(false);
});

test('M148, M149, OM53: over three cards in the pack one is discarded at once', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    change: (state) => {
      state.searchDeck.push('hatpin');
      if (state.mice[0]) state.mice[0].pack = ['sling', 'toothpick', 'cork-maul', 'last-crumb'];
    },
  });
  s.dice(SWORD_STAR).choose('search for=card', 'keep card=hatpin');
  expect(s.decision).toMatchObject({ ask: 'pack-full', rule: 'M149' });
  expect(s.offers({ do: 'discard', card: 'last-crumb' })).toBe(false); // M13: tricks do not count
});

test('M155: six cheese for an ability card that fits the class', () => {
  const s = scene({
    mice: { tilda: 'q' },
    change: (state) => {
      if (state.mice[0]) state.mice[0].cheese = 6;
    },
  });
  expect(s.offers({ do: 'level-up', card: 'feint' })).toBe(false);
  s.choose('level-up card=cure');
  expect(s.mouse('tilda')).toMatchObject({ cheese: 0, abilities: ['cure'] });
});

test('M153, M154: a scroll is used once, as a free action, and leaves the game (pl) or is discarded (hu)', () => {
  const read = (edition: 'pl' | 'hu') =>
    scene({
      edition,
      mice: { maginos: 'q', tilda: 'q' },
      change: (state) => {
        if (state.mice[0]) state.mice[0].pack = ['heal-all'];
        if (state.mice[1]) state.mice[1].wounds = 2;
      },
    }).choose('use card=heal-all');
  expect([read('pl').state.gone, read('pl').mouse('tilda').wounds]).toEqual([['heal-all'], 0]);
  expect(read('hu').state.searchDiscard).toEqual(['heal-all']);
});

test('M239, M240, M241, M242, OM98, OM99: the line makes two spaces adjacent for mice, also out of the water', () => {
  const s = scene({
    chapter: '02',
    room: 'sewer',
    mice: { collin: 'r', tilda: 'a' },
    change: (state) => {
      state.stash = ['hook-and-line'];
    },
  });
  expect(s.offers({ do: 'lay', item: 'hook-and-line', to: 'q' })).toBe(false); // one end must be dry
  s.choose('lay item=hook-and-line to=g', 'move to=g');
  expect([s.at('collin'), s.told('rolled').length]).toEqual(['g', 0]);
  const { letters } = book.room('dining-tunnels');
  const laid = [{ item: 'hook-and-line', at: letters.indexOf('a'), to: letters.indexOf('q') }];
  const along = (from: string, to: string, line: typeof laid) =>
    scene({ mice: { collin: from }, points: 1, change: (state) => void state.laid.push(...line) }).offers({
      do: 'move',
      to,
    });
  expect([along('a', 'q', []), along('a', 'q', laid), along('q', 'a', laid)]).toEqual([false, true, true]);
});

test('M243, M244: the line is taken back by an action from one of its ends, or lost when the mice leave', () => {
  const s = scene({
    mice: { collin: 'i', tilda: 'q' },
    change: (state) => {
      state.laid = [{ item: 'hook-and-line', at: 8, to: 11 }];
      state.setTraps = [3];
      state.searchDeck = state.searchDeck.filter((card) => card !== 'hook-and-line');
    },
  });
  expect(s.offers({ do: 'take-back', item: 'hook-and-line' })).toBe(true);
  s.choose('explore way=E');
  expect([s.state.laid, s.state.searchDeck.includes('hook-and-line')]).toEqual([[], true]);
  expect(s.state.setTraps).toEqual([]); // nor do traps against minions come along
});

test('M245, M246, OM100: from the fork a mouse throws another to any space in sight', () => {
  const s = scene({
    chapter: '05',
    room: 'dining-hall',
    mice: { collin: 'g', tilda: 'g' },
    change: (state) => {
      state.stash = ['fork'];
    },
  });
  s.choose('lay item=fork to=g', 'throw mouse=tilda to=t');
  expect(s.at('tilda')).toBe('t');
  const wet = scene({
    chapter: '02',
    room: 'sewer',
    mice: { collin: 'r' },
    change: (state) => void state.stash.push('fork'),
  });
  expect(wet.offers({ do: 'lay', item: 'fork' })).toBe(false);
});

test('M250, M251, M252, OM101: roaches go for the grape and are gone with it', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [
      ['roach', 'j'],
      ['rat-warrior', 'j'], // rats do not eat of it
    ],
    track: ['roach', 'collin', 'rat-warrior'],
    turn: 'roach',
    dice: [0],
    change: (state) => {
      state.laid = [{ item: 'grape', at: 9, to: 9 }];
    },
  });
  expect([s.state.minions.map(({ kind }) => kind), s.state.laid.length]).toEqual([['rat-warrior'], 0]);
  expect(s.told('minion-die')).toEqual([]); // it was there already
});
