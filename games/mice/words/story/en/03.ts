/** Chapter 3, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'The open sky: shelter, exposure, and an enemy who could be a friend.',
  'goal:objective':
    'Cross the courtyard to the old tree, wake whoever is up there, and bring her back under the stones.',
  'goal:victory': 'Lily is in play and the mice explore from the drain grating (Courtyard, j).',
  'goal:defeat': 'The hourglass reaches the End marker, or all mice are captured at the same time.',
  'rule:the-magpie.name': 'The magpie',
  'rule:the-magpie':
    'At the end of each round, while the mice are in the Courtyard and the magpie has not left, she strikes the mouse on an open space that shares its space with the fewest figures (tie: highest on the track). Roll 2 dice; hits are counted as in melee; the mouse rolls defense. Cheese rolled for the magpie, here or in her defense, is ignored. If no mouse is on an open space she does nothing.',
  'rule:feed-the-magpie.name': 'Feed the magpie',
  'rule:feed-the-magpie':
    'While she has not left, a mouse on an open space of the Courtyard may use its action to feed her: it discards 3 cheese, or the suet it carries. The magpie leaves for the rest of the chapter; the party earns Magpie’s Friend.',
  'rule:drive-off-the-magpie.name': 'Drive the magpie off',
  'rule:drive-off-the-magpie':
    'The magpie may be the target of ranged attacks from any space of the Courtyard if no minion is on the same or an adjacent space of the shooter; no sight is needed. She rolls 3 dice in defense and has 2 life; wounds stay on her. At 2 wounds she leaves for the rest of the chapter; the party earns the Black Feather. She never counts as a minion, so cards that name minions do not touch her.',
  'rule:wake-lily.name': 'Wake Lily',
  'rule:wake-lily':
    'A mouse in the hollow (t) that searches with success wakes Lily instead of drawing a card: put Lily on t with 1 wound, one ability card of the players’ choice and her starting equipment, her card at the bottom of the track (OM18), played by the player of the mouse that woke her; if t is full she is put on r, and if that is full too beside it. From now on there are five mice, and nobody explores from j while Lily is off the board.',
  opening: `No mouse crosses the courtyard in winter. That is the first rule, before the rule about cats and the rule about washing. Under the sky you are a dot on a white page, and somebody is always reading.

But the lantern said up, and so they sat around it in the court and looked at each other.

“I’ve crossed it,” said Filch, the thief out of the guards’ lantern. No cage held him for long. He had turned up in the night with somebody else’s scarf. “Twice. I don’t recommend it. There’s a magpie. She’s thin as a comb, and she has nothing to do all day but be hungry.” He scratched his ear. “And there’s somebody in the tree. I saw her come over the wall from the barn, before the snow. A field mouse, with a bow as tall as herself. She was shouting. I thought, not my business.”

“What was she shouting?” asked Tilda.

Filch looked at the scarf. “She was shouting ‘help’,” he said. “I’ve been thinking about that.”

Collin stood up. So did Nez, who had to mind his head. Somewhere above them, over the roots and the stones and the frozen drain, something hopped to and fro on dry, patient feet.`,
  'dining-tunnels':
    'The egg cup ticks. One of the nursery mice has painted a sun on the wall with beet juice, and has put whiskers on it. You take one last breath that smells of home.',
  'kitchen-tunnels':
    'The wind has found its way in here. It plays on the four tunnels like a mouth on a row of bottles, always the same low note. It takes you some time to hear that under it somebody is marching.',
  kitchen:
    'Frost flowers on the ladles. The cook sleeps standing, one hand on the door of the pantry, as if she had heard a noise in there and was just about to be cross. In the corner hangs a ball of suet on a string, put up for the birds in a kinder week.',
  'search:a-lump-of-suet.name': 'A lump of suet',
  'search:a-lump-of-suet':
    'A mouse on the counter (a) or in the pantry corner (n) that searches with success finds a lump of suet instead of drawing a card.',
  'tunnel-entrance':
    'Snow has drifted down the root stair and lies in a long white tongue across the floor. There are twenty strokes on the stone no longer. There are twenty-six.',
  courtyard:
    'White. After the tunnels it hurts. The well, the cart, the bench, the far black tree: a few dark islands, and between them nothing to hide behind at all. In the hollow of the tree something glints, like an arrowhead. Then a bird, black and white, comes down on the well, and looks at you with one eye, and then with the other.',
  'surge:courtyard.name': 'Squall',
  'surge:courtyard':
    'Every mouse on an open space rolls dice equal to its move value; without a star it is knocked down. Then place 2 rat warriors.',
  'search:wake-lily.name': 'Whoever is in the tree',
  'search:wake-lily':
    'A mouse in the hollow of the tree (t) that searches with success wakes Lily, as the rule “Wake Lily” says.',
  'room:courtyard/deep-snow.name': 'Deep snow',
  'room:courtyard/deep-snow':
    'The first step of each move of a mouse that starts on an open space costs 1 movement more. Mice with a move value of 3 or more ignore this.',
  'quest:something-for-the-magpie.name': 'Something for the Magpie',
  'quest:something-for-the-magpie':
    'Turn up into the Kitchen on the way and find suet, so that feeding the magpie costs no cheese.',
  'quest:something-for-the-magpie.reward': 'a lump of suet',
  'quest:something-for-the-magpie.cost': 'One more encounter.',
  'deed:thimble-lantern': 'The lantern is carried; see the standing rules.',
  'deed:cracked-lantern': 'The cracked lantern is carried; see the standing rules.',
  'closed:flip:dining-tunnels': 'the flagstone above is frozen fast',
  victory: `They pulled her down through the grating, all of them together, with her bow and her frozen braid, and carried her home; and Tilda sat on her feet until they were warm, because there are things that are not in the books.

“Lily,” said the field mouse, when her teeth let her. “From the barn. We had a lamp there. Something came along the rafters on a grey thread, and drank it. Eleven of us were awake. I was the fastest.” She looked at her paws. “I’m not there now. So it’s ten.”

Nobody said anything. Then Filch took off the scarf and put it round her neck.

“There was a king of yours,” said Lily. “He found me in the tree, the first night. He gave me half his cheese and his second pair of gloves. He was going back in by the crystals, he said, where the old one counts. He said, if a boy with a pin comes, tell him: she lives in the closed room.”`,
  defeat: `They came back without her, four shapes crawling down through the grating, and nobody could look at anybody.

Two mornings later there was a scratching at the root stair. She had come by herself, from island to island, well and cart and bench, with an empty quiver and frost in her eyes. “I saw you try,” said Lily from the barn. She could not feel her left ear, and never would again. “Nobody else tried. So I thought, I’ll go where they are.”

She had a message from their king: that he was going back in by the crystals, where the old one counts; and that she, whoever that was, lived in the closed room.`,
  'do:feed-the-magpie': 'Feed the magpie',
};
