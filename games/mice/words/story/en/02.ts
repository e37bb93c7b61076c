/** Chapter 2, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Water: currents, banks, and the Hook & Line.',
  'goal:objective': 'Follow the water down to the drain and save the thimble lantern before the grating crushes it.',
  'goal:victory':
    'A mouse carrying the thimble stands on a land space of the Sewer Drain Pipe and no minion is on the board.',
  'goal:defeat': 'The hourglass reaches the End marker, or all mice are captured at the same time.',
  'rule:thimble-drifts.name': 'The thimble drifts',
  'rule:thimble-drifts':
    'At the end of each round, while the thimble lies on a water space of the Sewer Drain Pipe and the mice are in that room, it moves one space along the current: s to r, r to q, q to p. If it is on p already when the round ends, it stays there and is dented.',
  'rule:grab-the-thimble.name': 'Grab it!',
  'rule:grab-the-thimble':
    'A mouse that is on the space of the thimble at any moment of its own turn may take it, also in water; this is not a free action.',
  'rule:bank-helpers.name': 'A line to hold on to',
  'rule:bank-helpers':
    'A mouse in water that leaves it counts, besides the mice on the destination, the Hook & Line if one end lies on the destination: roll one die more. If the other end lies on its own space it needs no roll (OM99).',
  opening: `A king’s knot does not come loose by itself. Collin held the scrap of red thread up to the coal so that the others could see how it was tied: twice round, once under, and a tug.

“He tied that for me on my first winter coat,” he said, “so that the button would know where it lived.”

The meltwater ran under the court, through the roots below the courtyard, and down. Everybody knew where it went then. Pups who would not sleep were told about it: the black river under the castle, the iron teeth at the end of it, and the things that came up to drink.

“Fur dries,” said Nez.

“Mine takes a week,” said Maginos. But he banked the coal with ash, so that it would keep, and tied his robe up around his knees in case he was wanted.

At the root stair the snow had blown in. There were prints in it, a mouse’s, three days old, going down. Beside them on both sides ran other prints with claws, and those were not three days old. They were filling with meltwater while you looked at them.

“Softly,” said Collin. Around the boulder, somebody laughed, and it was not a mouse’s laugh.`,
  'tunnel-entrance':
    'The tunnel goes round a boulder the size of a bread oven. Rats have camped here; there are bones, politely stacked. Somebody has scratched a row of strokes into the stone, one for each fire that has gone out. There are twenty. Room has been left for more.',
  'surge:tunnel-entrance.name': 'From the snow',
  'surge:tunnel-entrance': 'Place 2 rat warriors.',
  sewer:
    'You hear it before you see it. The river fills the tunnel from wall to wall, black and busy, and on the far side is the only door. Something pale goes by on the water, turning: a spoon, a slipper of the Tall, a page with a picture of the sun.',
  'surge:sewer.name': 'High water',
  'surge:sewer': 'Every mouse on a water space is pushed one space along the current. Then place 3 roaches.',
  'search:fishing-tackle.name': 'Somebody’s fishing tackle',
  'search:fishing-tackle':
    'The first mouse that searches with success on the north bank finds the Hook & Line instead of drawing a card, unless the party already has it.',
  'guard-room':
    'You come up through the grate, dripping, among the boots of sleeping guards. The lantern hangs on its hook. If you have been here before, and had time, its door stands open. If not, a mouse looks up from his dice. “I’d have tidied,” he says, “only there’s no room to put anything.”',
  'search:cage-key-again.name': 'The key of the cage',
  'search:cage-key-again':
    'If the party does not have Filch Freed: a mouse by the key hook (q) that searches with success earns it instead of drawing a card.',
  'sewer-drain-pipe':
    'There. Bobbing out of the mouth of the pipe, bright as a coin: the thimble. The handle of bent pin is still on it, and round the handle, red thread. It is empty. It spins once, and the current takes it by the rim, and at the other end of the room the grating opens and closes its iron teeth.',
  'surge:sewer-drain-pipe.name': 'Something in the pipe',
  'surge:sewer-drain-pipe':
    'Every mouse on a water space is pushed one space along the current. Then place 2 rat warriors, one on d and one on i.',
  'quest:the-grate-above.name': 'The Grate Above',
  'quest:the-grate-above':
    'With the Hook & Line, climb from the water under the grate into the Guard Room and open the lantern cage that you passed by.',
  'quest:the-grate-above.reward': 'Filch Freed',
  'quest:the-grate-above.cost': 'One more encounter, and a wet way there and back.',
  'deed:ember-kept': 'Without Ember Kept the End marker starts one page earlier.',
  'deed:full-larder': 'Each mouse starts with 1 cheese.',
  'deed:filch-freed': 'Filch may be chosen, and the party starts with the Hook & Line in its stash.',
  'closed:flip:tunnel-entrance': 'the root stair is full of snow',
  'closed:flip:sewer-drain-pipe': 'the pipe roars with water',
  victory: `They were home before Collin dared to turn the thimble over. No coal in it, and no note. Only a dent that had always been there, from the time the two of them had gone sledging in it down the pantry stairs.

“If he put it into the water, he did it on purpose,” said Tilda. “You don’t drop a thing with that knot on it. You send it.”

So they lit it, in the court, with everybody looking on. Nez breathed on the coal, Maginos said a word that made the silver ring, and the thimble lantern of the Wainscot burned again, with a light about as wide as four mice standing close together.

It shone on the inside of its own rim, where only someone who had slept in it would look. Two words had been scratched there in a hurry, with a pin. NOT DOWN. And then an arrow. When you held the lantern by its handle the arrow pointed straight up, at the courtyard, the snow, and the sky.`,
  'victory-dented': `The iron teeth had closed on it once before they got there. At home Nez hammered the thimble round again on a stone, with small sad taps. A crack ran from the rim to the middle, and it would always smoke a little on that side.

“So it will have a temper,” said Maginos. “Most lights do.” They lit it. It burned, with a light as wide as three mice standing very close together, and it showed them the inside of its own rim, where only someone who had slept in it would look.

Two words had been scratched there in a hurry, with a pin. NOT DOWN. And then an arrow, which pointed straight up when you held the lantern by its handle, at the courtyard, the snow, and the sky.`,
  defeat: `The grating closed, and opened, and closed. What the river left them, a day later, on the shingle below the court, was half flat and cracked across. Tilda straightened it as well as one can with a mace.

It held a coal. It smoked. When they hung it over the nursery, it threw shadows that leaned, and in its light they found what was scratched on the inside of the rim, where only someone who had slept in it would look: NOT DOWN, and an arrow that pointed at the sky.`,
};
