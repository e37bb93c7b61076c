/** Chapter 6, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Brodie: an enemy too big to be a figure.',
  'goal:objective': 'Find thread and a bell, and tie them to the cat; or, if you must, fight him.',
  'goal:victory':
    'Three knots are tied and no other minion is on the board, or Brodie is defeated and no minion is on the board.',
  'goal:defeat': 'The hourglass reaches the End marker, or all mice are captured at the same time.',
  'rule:the-jingle.name': 'The jingle',
  'rule:the-jingle':
    'When the sleigh bell is found it rings: put Brodie’s marker on d of the Guard Room with both his cards at the bottom of the track. He does not act in this round, takes both his turns in the next round, and leaves at its end: remove the marker and the cards. In the Guard Room he can be neither attacked nor belled.',
  'rule:the-cat-in-the-kitchen.name': 'The cat in the kitchen',
  'rule:the-cat-in-the-kitchen':
    'On first entering the Kitchen put Brodie’s marker on the counter (a) with both his cards shuffled into the track. He sleeps, and takes no turns, until the first round after that ends, a mouse attacks anybody, or a mouse steps on the counter; then he wakes. Asleep he can be tied and attacked like a waking cat. He stays in the Kitchen until he is belled or beaten, and is a minion on the tile for M135.',
  'rule:tie-a-knot.name': 'Tie a knot',
  'rule:tie-a-knot':
    'In the Kitchen a mouse that carries the sleigh bell, while it or another mouse on the tile carries the red thread, may use its action on Brodie’s space or a space adjacent to it: it rolls dice equal to its move value, one more if it is a scamp, one more if it stands on a raised space or on the counter. Each star ties a knot, and knots stay. Three knots bell the cat: his marker and cards leave the board at once, all other minions of the Kitchen run from the sound and leave it too, and the party earns Belled Cat.',
  'rule:restless.name': 'Restless',
  'rule:restless': 'At the end of each round in which Brodie is on the board put 1 cheese on the wheel.',
  'rule:thick-fur.name': 'Thick fur',
  'rule:thick-fur':
    'The first wound on each of Brodie’s two cards is lost in his fur: in this chapter a card of his is removed by its second wound.',
  'rule:brodie-beaten.name': 'If he is beaten',
  'rule:brodie-beaten':
    'If both cards of Brodie are removed by wounds he is defeated and leaves for the snow, all other minions of the Kitchen leave the board too, and the party earns the Cat’s Whisker.',
  'rule:fair-game.name': 'Fair game',
  'rule:fair-game':
    'Rats and roaches hit by Brodie are defeated as usual, by the dice; cheese they roll in that defense does not go on the wheel (against OM89).',
  opening: `There is an old story about mice who held a council, and somebody said, let us hang a bell on the cat, and everybody cheered until somebody asked who would do it. You know that story. It is told to show that mice are cowards.

I want you to know that it happened, and that it was the council’s fault for stopping there.

The way to the closed room went past the kitchen, and in the kitchen lived Brodie. He had been the Tall Queen’s cat. When she died he had lain across the sill of her door for a whole spring, and nobody could move him, and after that he was never kind again. Now the stove was cold and there was no one to scratch his ears. He hunted because there was nothing else to do.

“If we kill him,” said Tilda, “if we could, then there is a dead cat. If we bell him, then every mouse in Hollowmere hears him coming for the rest of his life.” She looked around the council. “So who does it?”

It was very quiet. Somebody’s tail was trembling. Filch looked down and saw that it was his, and that his paw was already up.`,
  alchemist:
    'Red thread: there must be some, for the alchemist binds his own books. There it is, up on the desk, a spool as fat as a barrel. Around it the pages lift and fall. There is no wind in here.',
  'search:bookbinders-thread.name': 'Bookbinder’s thread',
  'search:bookbinders-thread':
    'A mouse on the desk (a) that searches with success finds a spool of red bookbinder’s thread instead of drawing a card.',
  'guard-room':
    'The king’s sleigh harness hangs over the bench, a long row of bells, each stuffed with straw for the summer. You will need only one. You will need to be very careful with the straw.',
  'search:the-sleigh-harness.name': 'The sleigh harness',
  'search:the-sleigh-harness':
    'A mouse on the bench, middle or east end (s, u), that searches with success unhooks the sleigh bell instead of drawing a card.',
  kitchen:
    'He lies along the stove like a range of hills. Grey, with one torn ear, and frost on every whisker. He is so much larger than you remembered that for a moment you do not see him at all. Then the hill breathes in. Around his neck is a ribbon, silk once, where somebody who loved him used to tie a bow.',
  'surge:kitchen.name': 'A yawn',
  'surge:kitchen':
    'No minions come. If Brodie is on the board, awake, not at the cream, and his pounce card is on the track, he pounces at once, outside his turn.',
  'room:kitchen/the-cream-jug.name': 'The cream jug',
  'room:kitchen/the-cream-jug':
    'Once in the chapter a mouse in the pantry corner (n) may use its action and discard 3 of its cheese to tip over the cream jug, if Brodie is on the board: he wakes if he slept, is put on n, is at the cream and takes no turns until the end of the next round, and the next knot roll has 1 die more.',
  'quest:a-saucer-for-the-cat.name': 'A Saucer for the Cat',
  'quest:a-saucer-for-the-cat': 'Tip over the cream jug in the pantry corner, as the rule “The cream jug” says.',
  'quest:a-saucer-for-the-cat.reward': 'a round of peace',
  'quest:a-saucer-for-the-cat.cost': '3 cheese and an action.',
  'deed:rat-oath': 'In the Guard Room the rat warriors and elite rat warriors of the encounter card are not placed.',
  'deed:captains-pistol': 'Once in the chapter a mouse may fire the pistol; see the standing rules.',
  'deed:black-feather': 'Once in the chapter an archer may roll all dice of one ranged attack again.',
  'closed:flip:alchemist': 'the mouse hole is iced up',
  'closed:flip:guard-room': 'the floor grate is frozen shut',
  'closed:flip:kitchen': 'the cat has lain on the loose board',
  'victory-bell': `The third knot went home. Somebody let go (Filch has always said that it was Filch), fell the whole height of the stove, bounced, and lay there; and the cat came down after, and at every step he rang.

Ting. Brodie stopped. Ting. He turned his great head to see who was following him. Nobody was. He sat down, and it rang, and he lifted a paw to it, and held still.

You must understand that she had put a bell on him when he was a kitten, so as not to trip over him in the dark. He had forgotten. He had not heard that sound since the door was closed.

He looked at the mice. Then he lay down on the cold floor with his chin on his paws and made a noise like a cart on a wooden bridge, and it took them a while to understand that it was purring, and that he did not know how to do it any more, and was trying. Somebody put the lantern down where he could feel it.`,
  'victory-beaten': `He went out through the scullery window with his torn ear torn on the other side. The snow took him. They stood amid the broken crockery, not one of them without a scratch, and waited to feel glad.

Filch picked up a whisker, as long as a spear, and turned it over. “He was hers,” he said. “Wasn’t he. The one who died.”

“He would have eaten you,” somebody said.

“I know,” said Filch. He stuck the whisker through his belt. They had won. The kitchen was theirs, and so was the road. All night, a long way off, they could hear him crying at a door.`,
  defeat: `They ran for the nearest hole, and he let them, which was the worst of it. One paw came down on the last tail, and held it, and lifted again. He was not even hungry. He watched the hole for a while. Then he went back to the stove and lay down in the place where the warmth used to be.

There would be another road: lower, wetter. But from then on everything they did in those rooms they did with one ear turned backwards.`,
  'do:tie-a-knot': 'Tie a knot',
  'do:the-cream-jug': 'Tip over the cream jug',
};
