/** Rounds and initiative, placing and surges (M46-M57, M162-M185). */
import { expect, test } from 'vitest';
import { BOW, CHEESE, SHIELD, scene } from '../testing/scene.ts';
import { defeat } from './felling.ts';
import { ambush } from './track.ts';

type Options = NonNullable<Parameters<typeof scene>[0]>;

/** Two mice walk into the Kitchen Tunnels, where this card waits for them. */
const meets = (card: string, more: Options = {}) => {
  const s = scene({
    mice: { collin: 'i', tilda: 'i' },
    ...more,
    change: (state) => {
      state.encounterDeck = [card];
      more.change?.(state);
    },
  });
  return s.choose('explore way=E');
};
const settled = (s: ReturnType<typeof scene>) => {
  while (s.decision.ask === 'place-minion') s.run.answer(0);
  return s;
};
const cards = (s: ReturnType<typeof scene>) => s.state.track.map(({ card }) => card);

test('M48, M49, M169: with no minion card on the track mice and newcomers are shuffled together, one card for each kind', () => {
  const s = settled(meets('odd-company'));
  expect(cards(s).sort()).toEqual(['collin', 'rat-warrior', 'roach', 'tilda']);
  expect(s.told('initiative')).toHaveLength(1);
});

const surging = (kinds: NonNullable<Options['minions']>, card: string, more: Options = {}) =>
  scene({
    chapter: '04',
    room: 'kitchen-tunnels',
    mice: { collin: 'm', tilda: 'm' },
    minions: kinds,
    turn: 'rat-warrior',
    track: ['rat-warrior', 'collin', 'tilda'],
    dice: [CHEESE, CHEESE, CHEESE],
    ...more,
    change: (state) => {
      state.wheel = 5;
      state.faceUp = card;
      more.change?.(state);
    },
  });

test('M50, M287: with minion cards on the track only the new ones are added, below all others', () => {
  const s = settled(surging([['rat-warrior', 'm']], 'crumb-thieves'));
  expect(s.told('card-added')[0]).toMatchObject({ card: 'roach', place: 4 });
  expect(s.told('initiative')).toHaveLength(0);
});

test('M51: a kind whose card is on the track gets no second card', () => {
  const s = settled(surging([['rat-warrior', 'm']], 'rat-patrol'));
  expect(s.state.minions).toHaveLength(3);
  expect(cards(s).filter((card) => card === 'rat-warrior')).toHaveLength(1);
});

test('M173: minions of a surge do not ambush, even if their card knows the word', () => {
  const s = settled(surging([['rat-warrior', 'm']], 'rustling'));
  expect(s.told('card-added')).toHaveLength(1);
  expect(s.told('ambush')).toHaveLength(0);
});

test('M172, OM16: in an ambush each new card rolls a die and moves up that many places, no farther than the first', () => {
  const s = settled(meets('rustling'));
  const [told] = s.told('ambush');
  const before = s.told('initiative')[0];
  expect(told).toMatchObject({ card: 'roach', rule: 'M172' });
  if (told?.type !== 'ambush' || before?.type !== 'initiative') throw new Error('nothing was told');
  expect(told.place).toBe(Math.max(1, before.track.indexOf('roach') + 1 - told.die));
  expect(cards(s).indexOf('roach') + 1).toBe(told.place);
});

test('OM16: of several cards in an ambush the highest rolls first', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [
      ['roach', 'g'],
      ['rat-warrior', 'i'],
    ],
    track: ['collin', 'roach', 'rat-warrior'],
    dice: [2, 0], // a 3 and a 1, in whatever order the cards are named
  });
  ambush(s.t, ['rat-warrior', 'roach']);
  expect(s.told('ambush')).toMatchObject([{ card: 'roach' }, { card: 'rat-warrior' }]);
});

test('M47: all figures of a card act in its one turn, one after another', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [
      ['roach', 'q'],
      ['roach', 'q'],
    ],
    track: ['roach', 'collin'],
    turn: 'roach',
    dice: [BOW, BOW, BOW, BOW],
  });
  expect(s.told('minion-attack').map((event) => 'minion' in event && event.minion)).toEqual([1, 2]);
  expect(s.state.turn?.card).toBe('collin');
});

test('M187, OM2, OM20: the player of the lowest mouse on the track decides for the minions, also if it is captured', () => {
  const asked = (captured: boolean) =>
    scene({
      chapter: '03',
      room: 'courtyard',
      mice: { collin: 'h', tilda: 'h' },
      minions: [
        ['roach', 'k'],
        ['roach', 'g'],
      ],
      track: ['roach', 'collin', 'tilda'],
      turn: 'roach',
      change: (state) => {
        const tilda = state.mice.find(({ hero }) => hero === 'tilda');
        if (tilda) Object.assign(tilda, { seats: [1], ...(captured ? { where: 'captured', space: -1 } : {}) });
      },
    }).decision;
  expect(asked(false)).toMatchObject({ ask: 'minion-order', seat: 1, rule: 'M188' });
  expect(asked(true)).toMatchObject({ ask: 'minion-order', seat: 1 });
});

test('M178: the race against time fills the wheel like any other cheese, up to a surge', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    turn: 'tilda',
    change: (state) => {
      state.wheel = 5;
    },
  }).choose('end');
  expect(s.told('wheel')[0]).toMatchObject({ added: 1, wheel: 6, rule: 'M57' });
  expect(s.told('surge')).toHaveLength(1);
});

test('M181, OM72: the special surge of the room takes the place of the card, which stays face up', () => {
  const s = settled(
    scene({
      mice: { collin: 'q', tilda: 'q' },
      turn: 'tilda',
      change: (state) => Object.assign(state, { wheel: 5, faceUp: 'rat-patrol' }),
    }).choose('end'),
  );
  expect(s.told('special-surge')[0]).toMatchObject({ id: 'cold-feet', rule: 'M181' });
  expect(s.state.minions.map(({ kind }) => kind)).toEqual(['roach', 'roach']);
  expect(s.state.faceUp).toBe('rat-patrol');
});

test('M185, OM3, OM68: there are no more figures than in the box; what is wanted beyond is ignored', () => {
  const rats = ['g', 'g', 'd', 'd', 'e'].map((letter) => ['rat-warrior', letter] as const);
  const s = settled(surging([...rats], 'rat-patrol', { mice: { collin: 'd', tilda: 'd' } }));
  expect(s.told('placed')).toHaveLength(1);
  expect(s.state.minions).toHaveLength(6);
});

test('M162, M167, OM65: small melee minions come on the entry spaces, spread as widely as possible', () => {
  const s = settled(meets('rat-patrol'));
  expect(['a', 'i', 'n'].map((letter) => s.minionsAt(letter).length)).toEqual([1, 1, 1]);
});

test('M174, M175, OM69: with greedy roaches every roach turns greedy (pl); in the Hungarian edition only those', () => {
  const came = (edition: 'pl' | 'hu') =>
    settled(
      surging(
        [
          ['rat-warrior', 'm'],
          ['roach', 'g'],
        ],
        'greedy-feet',
        { edition, track: ['rat-warrior', 'collin', 'tilda', 'roach'] },
      ),
    );
  expect(came('pl').state.greedy).toBe(true);
  expect(came('hu').state.greedy).toBe(false);
  expect(came('hu').state.minions.filter(({ greedy }) => greedy)).toHaveLength(2);
  expect(cards(came('pl')).filter((card) => card === 'roach')).toHaveLength(1);
});

test('M238: the Disguises do nothing against a surge', () => {
  const s = surging([['rat-warrior', 'm']], 'rat-patrol', {
    change: (state) => {
      state.stash = ['disguises'];
    },
  });
  expect(s.decision.ask).not.toBe('disguises');
  expect(settled(s).state.stash).toEqual(['disguises']);
  expect(s.state.minions).toHaveLength(3);
});

test('M286: a minion that enters a space with a mouse ends its move there, also on its way to the grape', () => {
  const s = scene({
    mice: { collin: 'j', tilda: 'c' },
    minions: [['roach', 'g']],
    track: ['roach', 'collin', 'tilda'],
    turn: 'roach',
    dice: [SHIELD, BOW, BOW],
    change: (state) => {
      state.laid = [{ item: 'grape', at: 11, to: 11 }]; // m, beyond Collin
    },
  });
  expect(s.told('minion-moved')[0]).toMatchObject({ way: ['g', 'j'] });
  expect(s.state.laid).toHaveLength(1);
});

test('OM69: greed lasts until no roach is on the board', () => {
  const roaches = [
    ['roach', 'm'],
    ['roach', 'g'],
  ] as const;
  const s = scene({
    mice: { collin: 'm' },
    minions: roaches,
    change: (state) => Object.assign(state, { greedy: true }),
  });
  const [one, two] = s.state.minions;
  if (!one || !two) throw new Error('two roaches are needed');
  s.only((t) => defeat(t, one, undefined));
  expect(s.state.greedy).toBe(true);
  s.only((t) => defeat(t, two, undefined));
  expect(s.state.greedy).toBe(false);
});

test('M159: the card of the next encounter lies face up in its turn, and the older one is discarded', () => {
  const s = settled(meets('rat-patrol', { change: (state) => Object.assign(state, { faceUp: 'crumb-thieves' }) }));
  expect([s.state.faceUp, s.state.encounterDiscard]).toEqual(['rat-patrol', ['crumb-thieves']]);
});
