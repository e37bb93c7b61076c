/** Chapter 8, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Gather and brew: three errands in any order, and poison.',
  'goal:objective': 'Bring lamp oil, salt and honeycomb to the desk and brew the waking draught.',
  'goal:victory': 'The brew stands at 3 and no minion is on the board.',
  'goal:defeat': 'The hourglass reaches the End marker, or all mice are captured at the same time.',
  'rule:ingredients.name': 'Ingredients',
  'rule:ingredients':
    'Lamp oil, salt and honeycomb are carried like story tokens, but one mouse carries at most one of them.',
  'rule:the-smell.name': 'The smell',
  'rule:the-smell':
    'A mouse on the desk (a) of the Alchemist or next to it may lay its ingredient down there at any moment of its turn (no action); it is not taken up again and does not keep the mice from exploring. An ingredient that falls on the desk by a capture counts as laid down. As soon as all three lie on the desk they are put on the burner and are used up; the burner is lit, and her brood comes, a set encounter: 1 spider on b, 4 roaches by the rules of placement, with ambush.',
  'rule:brewing.name': 'Brewing',
  'rule:brewing':
    'When the burner is lit, a mouse on the desk (a) may use its action to brew: it rolls dice equal to its lore value, and each star adds 1 to the brew. As soon as it stands at 3 or more the draught is done. Several mice may brew in the same round.',
  'rule:poison-everywhere.name': 'Poison everywhere',
  'rule:poison-everywhere':
    'Each encounter card drawn in this chapter on page 3 or later brings, besides its minions, a spider if the spider is not on the board and its page entry has none; in return one rat warrior fewer is placed or, if there is none, two roaches fewer (or as many as there are). Favours and cards that keep minions away are counted after this.',
  'rule:a-safe-house.name': 'A safe house',
  'rule:a-safe-house':
    'Until the burner is lit, when M57 would put a cheese on the wheel while the mice are in the Alchemist’s room, take off 1 quiet round instead; there are 2. When none is left M57 holds here too.',
  'rule:a-bottle-of-antidote.name': 'A bottle of antidote',
  'rule:a-bottle-of-antidote': 'One mouse of the players’ choice starts with an Antidote in its pack.',
  opening: `Maginos had kept house on the alchemist’s bookshelf for twelve years, and he had read everything on it, including the labels.

“There is a draught against cold sleep,” he said. “Page four hundred and twelve. Oil that has burned, salt that has been wept over, honey that was stolen. My old friend over there,” and he nodded at the huge sleeping head upon the desk, “always thought that the third one was a joke. It isn’t. Honey only works if somebody wanted it that badly.”

“How much does it make?” asked Tilda.

Maginos took off his spectacles. They were one spectacle, in truth, tied on with string. “It makes a drop,” he said.

They all thought about it, and each of them saw a different face. Collin thought of his father, wherever he lay. Tilda thought of the Tall King, in his bed, whose one shout could wake an army. Filch thought of the boy with the spoon. Lily thought of ten names, and said them over under her breath.

“We make it first,” said Nez. “Then we fight about it.”

On the ceiling above the cabinet, a grey thread that had not been there in the morning trembled, as if somebody were reading it with one toe.`,
  alchemist:
    'The burner, the retort, the great book open at the page. It could almost be cosy. But there are eggs of grey silk along the top of the cabinet, in a row, like jars of jam; and one of the jars has just moved over to make room for another.',
  'surge:alchemist.name': 'More eyes',
  'surge:alchemist': 'Place 2 roaches and 1 rat warrior.',
  'search:the-crystal-phial.name': 'The crystal phial',
  'search:the-crystal-phial':
    'A mouse on top of the cabinet (c) that searches with success takes the phial instead of drawing a card. If the phial is carried by a mouse in the room at the moment when the draught is done, the party earns Two Drops.',
  'guard-room':
    'Under the torch the wall is black with a hundred years of smoke. A little oil has run down and gathered in a crack. It burned when you were born. It burned when your grandmother was born. It goes into a nutshell.',
  'search:oil-of-the-torch.name': 'Oil of the torch',
  'search:oil-of-the-torch':
    'A mouse under the torch (d) that searches with success finds lamp oil instead of drawing a card.',
  'dining-hall':
    'The great salt cellar stands in front of the Tall King’s empty chair. Someone has been crying here, at supper, where everybody could see and nobody looked. The tears are frozen on the rim in a row. They will do.',
  'search:the-salt-cellar.name': 'The salt cellar',
  'search:the-salt-cellar':
    'A mouse on the chair (j) or on the table (t) that searches with success finds salt instead of drawing a card.',
  kitchen:
    'The honey crock is where it always was, under a cloth, on the forbidden shelf. Every mouse in the castle knows the way with eyes closed. So does everyone else with six legs.',
  'search:the-honey-crock.name': 'The honey crock',
  'search:the-honey-crock':
    'A mouse on the counter (a) that searches with success finds honeycomb instead of drawing a card.',
  'room:kitchen/sweet-tooth.name': 'Sweet tooth',
  'room:kitchen/sweet-tooth': 'Roaches in the Kitchen are greedy.',
  'crystal-tunnels':
    'Down the shaft, among the crystals, somebody’s fishing line is still caught on a point of rock. The choir hums very softly. Nobody is counting tonight.',
  'search:line-in-the-rock.name': 'A line in the rock',
  'search:line-in-the-rock':
    'A mouse on the shaft (l) that searches with success finds the Hook & Line instead of drawing a card.',
  'quest:top-of-the-cabinet.name': 'The Top of the Cabinet',
  'quest:top-of-the-cabinet':
    'Find a way on to the cabinet (Hook & Line from the shaft below, Fork, Levitation or Elsewhere) and bring down the crystal phial.',
  'quest:top-of-the-cabinet.reward': 'Two Drops',
  'quest:top-of-the-cabinet.cost': 'A trip below, or a lucky find, and time on the clock.',
  'deed:rat-oath':
    'Once in the chapter, when an encounter card has been drawn, the players may declare that its rat warriors and elite rat warriors are not placed.',
  'deed:captains-pistol': 'Once in the chapter a mouse may fire the pistol; see the standing rules.',
  'deed:belled-cat': 'In the Kitchen 2 roaches fewer of the encounter card are placed: the bell has been through here.',
  'deed:paw-in-paw': 'The two mice of chapter 7 have defense +1 each while they share a space.',
  'closed:flip:guard-room': 'the floor grate is frozen shut',
  'closed:flip:dining-hall': 'webbed over',
  'closed:flip:kitchen': 'webbed over',
  victory: `It made a drop. It hung from the lip of the retort, the colour of a window seen from outside on a winter night, and then it fell, and somebody caught it in an acorn cup. Nobody breathed.

Behind them the last of the brood folded up its legs. It was, when you looked at it closely, quite small. It had been somebody’s pup too.

“She is hungry,” said Maginos slowly, when they sat together again. “It’s all in the book, if one reads the sad parts. There are creatures that are born cold. They are swept out of every corner that’s warm. And if one of them is ever shut up by accident in a room where nobody comes, with nothing to eat but the ends of candles,” and he put on his spectacle again, and took it off. “I’m not excusing her. I only think that somebody should have opened that door.”`,
  defeat: `The retort cracked. The smell stayed in the room for days, burned sugar and salt and lamp, and it made everyone who smelled it remember something, and that was all it did.

“There was only one page four hundred and twelve,” said Maginos. He had swept up the glass, splinter by splinter, since it was his friend’s. “Well. The Tall will have to wake up the long way round. So will your father, my boy. There are other ways to wake a person. They are slower. They mostly consist of sitting there.”`,
  'do:lay-it-down': 'Lay it on the desk',
  'do:brew': 'Brew',
  'ask:rat-oath': 'The captain can be slow. Do the rats of this card look away?',
  'ask:rat-oath.yes': 'Yes, call in the oath',
  'ask:rat-oath.no': 'Not yet',
};
