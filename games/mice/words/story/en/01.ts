/** Chapter 1, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Exploring: exits, flip spaces, and tiles that turn over under your feet.',
  'goal:objective': 'Find the last ember in the kitchen stove and bring it home to the mouse court.',
  'goal:victory':
    'A mouse carrying the ember stands on the mouse court (Dining Tunnels, q), the homecoming encounter has been placed, and no minion is on the board.',
  'goal:defeat': 'The hourglass reaches the End marker, or all mice are captured at the same time.',
  'rule:carrying-the-ember.name': 'Carrying the ember',
  'rule:carrying-the-ember':
    'The ember lies in a walnut shell. The mouse that carries it may not take the scurry action.',
  'rule:homecoming.name': 'Homecoming',
  'rule:homecoming':
    'The first time the mice enter the Dining Tunnels with the ember, the homecoming encounter is placed, a set encounter: 1 cave centipede on g and 1 rat warrior on i.',
  opening: `Maginos came down from the alchemist’s bookshelf, where he lived between a dictionary and a jar of toads, and he did not look well. He was the oldest mouse in the Wainscot, and he had slept in a mitten for the sake of his knees.

“The great hearth is out,” he said. “The small hearths are out. But a kitchen stove is a miser. It hides things.” He held up one crooked claw. “At the back, under the ash, where the cook never scrapes: a stone that stays warm for four days. This is the fourth.”

Nez the smith said nothing. He put on his apron, picked up the hammer that no other mouse could lift, and stood by the tunnel mouth. It was his way of making a speech.

Then the scratching began at both ends of the court. The roaches had smelled that the walls were cold, and that nobody was standing guard over the crumbs, and that there were pups.

“One coal,” said Collin, and drew his father’s second-best pin. “There and back before the hourglass of the Tall runs dry. And if anyone sees a grey thread, don’t touch it.”

In the third matchbox, somebody very small sneezed.`,
  'dining-tunnels':
    'Home: the cotton-reel throne, the thirty-one pups in their matchboxes, the smell of wax. It has never had to be defended before. Tilda pulls the blanket over the nearest box and turns round with the mace already in her paw.',
  'surge:dining-tunnels.name': 'Cold feet',
  'surge:dining-tunnels': 'Place 2 roaches.',
  'room:dining-tunnels/mind-the-nursery.name': 'Mind the nursery',
  'room:dining-tunnels/mind-the-nursery':
    'A minion that is on the nursery (p) after its move, whether it moved or not, while no mouse is there puts 1 cheese on the wheel.',
  'kitchen-tunnels':
    'Four tunnels meet behind the kitchen wall, and each of them used to be warm at a different hour. Bread in the morning. Soup at noon. You could tell time with your whiskers. Now they are all the same cold, and something has left its shell in the northern one.',
  kitchen:
    'Up there, on the counter, two rats are rolling the scrubbing bucket towards the stove, and a third walks in front and carries nothing. “Captain says no fires,” one of them pants. “Captain says the Lady says.” The water slops. Between the iron bars behind them you see it, no bigger than a berry, and redder: the last warm stone.',
  'surge:kitchen.name': 'The bucket',
  'surge:kitchen':
    'The rats tip the bucket: every mouse on c, d, e, g, h or i is knocked down. Then place 2 rat warriors on the counter (a).',
  'search:take-the-ember.name': 'The last warm stone',
  'search:take-the-ember':
    'A mouse on the counter (a) that searches with success takes the ember instead of drawing a card.',
  'dining-hall':
    'The Tall are still at supper. A boy of the kitchen has fallen asleep with a spoon in his hand, and the spoon has frozen to his thumb. Above your head the table stretches like a ship’s deck. There is pie up there. There are also feet up there that are not asleep.',
  'search:pie-crust.name': 'A whole pie crust',
  'search:pie-crust':
    'A mouse on the table (t) that searches with success finds a whole pie crust instead of drawing a card: the party earns Full Larder.',
  'guard-room':
    'The guards of the Tall snore in their iron shirts. On the wall hangs a lantern without a light, and inside the lantern sits a mouse, playing dice against himself. “I’m losing,” he says. “You’d not be here about the key, would you? It’s on the hook. They hang it where I can see it. Rats have no manners.”',
  'search:cage-key.name': 'The key of the cage',
  'search:cage-key':
    'A mouse by the key hook (q) that searches with success finds the key of the lantern cage instead of drawing a card: the party earns Filch Freed, and because Filch knows the short ways the End marker moves one page on.',
  'quest:a-thief-in-a-lantern.name': 'A Thief in a Lantern',
  'quest:a-thief-in-a-lantern': 'Go east from the kitchen, past the rats on watch, and open the lantern cage.',
  'quest:a-thief-in-a-lantern.reward': 'Filch Freed',
  'quest:a-thief-in-a-lantern.cost': 'One more room and its fight; in return the End marker moves one page on.',
  'quest:supper-for-thirty-one.name': 'Supper for Thirty-One',
  'quest:supper-for-thirty-one':
    'Come home over the dining table instead of through the tunnels and bring a pie crust.',
  'quest:supper-for-thirty-one.reward': 'Full Larder',
  'quest:supper-for-thirty-one.cost': 'One more encounter and a climb.',
  'closed:flip:guard-room': 'the floor grate is frozen shut',
  victory: `They carried the coal through the court with everybody watching, and put it into the egg cup that had been King Alder’s bath, and for a moment nothing happened. Then the egg cup began to tick, the way metal does. A line of red ran round its rim. Thirty pups turned over in their sleep towards it, all at once, like flowers.

The thirty-first sneezed.

“It will not last,” said Maginos, and then, because Tilda looked at him, “but it will last a while. Fire wants air and company. It wants to be carried about.” He frowned. “It wants a lantern. A proper one. Small, and made of silver, and stolen from a sewing box by a king who should have been home by now.”

Collin was looking at the floor. Between the flagstones ran a trickle of meltwater, and on the water, turning slowly, came a scrap of red thread tied in a knot. He knew that knot. His father tied it in everything, so that things would find their way home.`,
  defeat: `The stove ticked once and was only iron. They stood around it with nothing to carry.

It was Nez who knelt down and breathed into the ash, slowly, for as long as a smith can breathe, which is long. A grain of red looked back at him. It was less than an ember. It was about as much as a word. He closed his two big paws around it and carried it home like that, walking on his hind legs all the way, and never said how much it hurt.

It would have to do. And on the meltwater under the court there came a scrap of red thread, tied in a knot that Collin knew.`,
};
