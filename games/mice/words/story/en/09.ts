/** Chapter 9, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'A choice that cannot be taken back.',
  'goal:objective': 'Climb to the King’s Chamber, light the first hearth, and decide what becomes of the draught.',
  'goal:victory':
    'The king’s hearth burns, the draught has been given or the players declare that it is kept, and no minion is on the board.',
  'goal:defeat': 'The hourglass reaches the End marker, or all mice are captured at the same time.',
  'rule:light-the-hearth.name': 'Light the hearth',
  'rule:light-the-hearth':
    'A mouse that carries the ember on the hearthstone (n) of the King’s Chamber may use its action to light the fire: it rolls dice equal to its lore value; with a star the hearth burns. If a mouse in the room carries the tinder no roll is needed. The ember is not used up.',
  'rule:give-the-draught.name': 'Give the draught',
  'rule:give-the-draught':
    'A mouse that carries the draught on the bed (q), while no minion is on the bed, may use its action to give it to the sleeping king: the draught is used up, and the party earns King Awake.',
  'rule:keep-the-draught.name': 'Keep the draught',
  'rule:keep-the-draught':
    'When the hearth burns and no minion is on the board the players may say, until it has been given, that the draught is kept: the party earns Draught Kept. With Two Drops giving a drop to the king earns King Awake and Draught Kept both. Without the King’s Draught there is nothing to decide, and Two Drops does nothing. If the chapter is lost before the draught was decided, what was in the cup is spilt.',
  'rule:the-king-breathes.name': 'The king breathes',
  'rule:the-king-breathes':
    'While the mice are in the King’s Chamber roll one die at the end of each round: if its number is 3 the king breathes out and every small figure on the bed (q) is knocked down.',
  'rule:ember-and-scurry.name': 'Careful with the ember',
  'rule:ember-and-scurry':
    'The mouse that carries the ember may not take the scurry action. With the Thimble Lantern this does not apply.',
  opening: `They went up by the king’s own stair, the mouse king’s, behind the firewood: one hundred and eight steps cut in mortar, each with a little dip in the middle where Alder’s feet had worn it. He used to climb it every evening. Not for cheese. The Tall King would sit on the edge of his bed with his boots in his hand and talk to somebody who was not there, and Alder, behind the logs, would listen, so that there was somebody.

“They never met,” said Collin. “He said they were colleagues.”

In the lantern the coal shone through the silver. In Tilda’s bag lay the acorn cup, corked with wax. Nobody had mentioned it for a day. It got heavier with every step.

If the Tall King woke, there would be boots on the stairs again, and bellows, and somebody with arms long enough to open any door. If Alder woke, there would be Alder.

“You should decide,” Tilda told Collin. “He’s your father.”

“That’s why I shouldn’t,” said Collin.

A hundred and six. A hundred and seven. From behind the last door came a sound like the sea in a shell, in and out, in and out; and over it, dry and light, a great many feet, going round and round.`,
  'opening-no-draught': `They went up by the king’s own stair, the mouse king’s, behind the firewood: one hundred and eight steps cut in mortar, each with a little dip in the middle where Alder’s feet had worn it. He used to climb it every evening. The Tall King would sit on the edge of his bed with his boots in his hand and talk to somebody who was not there, and Alder, behind the logs, would listen, so that there was somebody.

“They never met,” said Collin. “He said they were colleagues.”

Tilda’s bag hung flat. There was no acorn cup in it. “We’ll light his fire,” she said, “and see what that does.”

A hundred and six. A hundred and seven. From behind the last door came a sound like the sea in a shell, in and out; and over it, dry and light, a great many feet, going round and round.`,
  'crystal-tunnels':
    'The crystals greet you like old acquaintances, four hundred of you. Something rustles that is not an echo.',
  alchemist: 'Nobody has cleared away the acorn shells. It smells of burned sugar.',
  'kings-tunnels':
    'The two-armed river again. This time you look at the far bank with the eyes of people who have somewhere to be. On the peg where the satchel hung, the red thread is still tied.',
  'surge:kings-tunnels.name': 'The river rises',
  'surge:kings-tunnels':
    'Every mouse on a water space is pushed one space along the current. Then place 2 rat warriors, one on f and one on k.',
  'kings-chamber':
    'The bed goes up like a cliff, and on top of the cliff lies a beard, white with frost. From the canopy hang grey curtains that no one sewed. They sway towards the king each time he breathes in. Below, between two iron dogs, is the fireplace: swept, laid with logs, ready, and dead.',
  'surge:kings-chamber.name': 'Silk falls',
  'surge:kings-chamber':
    'The mouse highest on the track that is on the board and not webbed is webbed. Then place 3 roaches. If the hearth burns, nothing of this happens, but the hourglass has moved.',
  'guard-room':
    'A guard of the Tall has fallen asleep with one hand in his pocket. In the pocket is a tinderbox. You have picked harder pockets. You have never picked one that could close.',
  'search:a-guards-tinderbox.name': 'A guard’s tinderbox',
  'search:a-guards-tinderbox':
    'A mouse in the hearth corner (a) that searches with success finds a tinderbox instead of drawing a card.',
  'quest:the-tinderbox.name': 'The Tinderbox',
  'quest:the-tinderbox': 'Leave the King’s Chamber by its west door, find the guard’s tinderbox, and come back.',
  'quest:the-tinderbox.reward': 'the tinder',
  'quest:the-tinderbox.cost': 'One more encounter.',
  'deed:thimble-lantern': 'The mouse that carries the ember may scurry.',
  'deed:cracked-lantern':
    'Lighting the hearth by a roll needs 2 stars in all: put each star on sparks, and at 2 the hearth burns.',
  'deed:kings-draught': 'The draught token is in play only with this.',
  'deed:two-drops': 'There are two drops; see the rule “Keep the draught”.',
  'deed:belled-cat': 'Brodie sleeps on the rug: the rat warrior of the King’s Chamber is not placed.',
  'deed:cats-whisker': 'The mouse that carries the whisker crosses yellow lines against the arrow for 2 instead of 3.',
  'deed:paw-in-paw': 'The two mice of chapter 7 have defense +1 each while they share a space.',
  'deed:captains-pistol': 'Once in the chapter a mouse may fire the pistol; see the standing rules.',
  'closed:flip:guard-room': 'the floor grate is frozen shut',
  'victory-kept': `The logs were dry. The fire went up through them like laughter through a crowd. All over the bed the grey silk drew back, hissing, and let go; and the king of the Tall, still asleep, sighed, and turned over on his side, as people do who have been lying badly for a very long time.

“He’ll do,” said Tilda. “He’s warm. He’ll wake when they all wake.”

The acorn cup was still in her bag. Collin had carried it up to the pillow himself. He had stood there beside the huge shut eye with its frozen lashes, and uncorked it, and looked; and corked it again.

“I’m not sure that it was right,” he said on the stairs.

“No,” said Tilda. “But you’ll be able to say whom it was for.” She gave him her paw over the steep bit.`,
  'victory-awake': `The fire went up through the logs like laughter through a crowd. And the drop fell, gold, into the corner of the great frozen mouth.

For a long time nothing. Then an eye opened, as wide as a door, and it was blue, and it looked straight at a mouse holding an acorn cup.

The king of the Tall did not shout. He was too weak to lift a hand. “I dreamed,” he whispered, and it blew their whiskers flat, “that somebody was listening behind the wood.” The eye went from one to the next. It understood rather a lot, for something so big. “Her room,” it said. “I locked it. I couldn’t bear. I never thought what else I was locking in.”

Then he slept again, truly this time, with a bit of colour. But one arm had come out from under the quilt, and the fingers had closed round the bell rope.

Collin looked into the empty cup. “Colleagues,” he said, and his voice broke in the middle.`,
  'victory-both': `The fire went up through the logs like laughter through a crowd. And a drop fell, gold, into the corner of the great frozen mouth.

An eye opened, as wide as a door, and it was blue. It looked at a mouse holding a crystal phial. “I dreamed,” whispered the king of the Tall, and it blew their whiskers flat, “that somebody was listening behind the wood.” And then: “Her room. I locked it. I never thought what else I was locking in.” He slept again, truly this time, and his fingers had closed round the bell rope.

Collin held the phial up against the fire. There was a second drop in it, round and entire, with a very small fire of its own inside.

“You climbed a cabinet for that,” he said to the others. He had to start twice. “You didn’t even know what for.”

“Of course we did,” said Tilda.`,
  'victory-plain': `The fire went up through the logs like laughter through a crowd. All over the bed the grey silk drew back, hissing, and let go; and the king of the Tall, still asleep, sighed and turned over on his side, as people do who have been lying badly for a very long time.

They had no drop to give him. They had only carried a coal up a hundred and eight steps. They sat down in a row on the hearthstone, with their feet out, and watched the frost run down his beard.

“It’s slower,” said Tilda. “But he is warm, and somebody’s here. Half of all medicine is that.”

“And the other half?” asked Collin.

“Soup,” said Tilda.`,
  defeat: `They left by the stair, with the coal in its thimble and the hearth cold behind them. The grey curtains closed, one after another, like somebody turning pages.

On the way down Collin counted the steps aloud, so that there would be something to listen to. He got a hundred and nine. “There’s one more when you’re going down,” he said. Nobody could say why that was worth knowing, but they remembered it.

“Then it’s us,” said Lily, when the court had heard it all. She was mending a bow with red thread. “No kings. Just us. I don’t know why you all look like that. It was just us before.”`,
  'do:light-the-hearth': 'Light the hearth',
  'do:give-the-draught': 'Give the draught to the king',
  'do:keep-the-draught': 'Keep the draught',
};
