/** Chapter 7, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Only two mice, and a light that burns down.',
  'goal:objective': 'Get out of the water, up through the pipe, and home, while the candle lasts.',
  'goal:victory':
    'The two mice explore from the east valve (The Pipes, h) into the Dining Tunnels after the valve has been opened.',
  'goal:defeat': 'The hourglass reaches the End marker, or both mice are captured at the same time.',
  'rule:half-the-trouble.name': 'Half the trouble',
  'rule:half-the-trouble':
    'Of each group of minions that an encounter card or its surge brings, place half, rounded up. A spider or cave centipede of a card has 1 life less. Groups printed in this chapter are placed in full.',
  'rule:the-candle.name': 'The candle',
  'rule:the-candle':
    'At each surge, and when a mouse is captured, the candle burns down by 1. It starts at 3 and does not go below 0.',
  'rule:back-to-back.name': 'Back to back',
  'rule:back-to-back': 'While the candle is above 0, two mice that share a space have defense +1 each.',
  'rule:warm-hands.name': 'Warm hands',
  'rule:warm-hands':
    'If one of the two is a healer, she keeps the cold out of both: the End marker starts one page later.',
  'rule:the-dark.name': 'The dark',
  'rule:the-dark':
    'While the candle is at 0, a mouse sees only its own space and adjacent spaces, for ranged attacks and for everything else. Minions see as usual.',
  'rule:alone-for-a-moment.name': 'Alone for a moment',
  'rule:alone-for-a-moment':
    'A captured mouse is rescued on its next turn if the other mouse shares no space with a minion and is not adjacent to one, even if minions are on the board; it is put on a land space if one is free. M224 holds.',
  'rule:unbroken.name': 'Unbroken',
  'rule:unbroken': 'If no mouse has been captured by the time the chapter is won, the two earn Paw in Paw.',
  'rule:no-lantern.name': 'Without the lantern',
  'rule:no-lantern': 'The thimble lantern stayed with the others: it is not in play in this chapter.',
  opening: `The floor of the scullery had been mended with a plank, and the plank had been mended with hope. Six mice crossed it. Four of them got to the other side.

I will not tell you yet which two fell. Choose; you know them by now. One of the two could pick a lock or mend a hinge, or there would be no story.

They fell past the pipes, past a row of rusty hooks, past somebody’s washing; and then the river had them, and it was so cold that it was almost a noise. When they came up, each of them was shouting the other’s name. That was the first thing. The second thing was a candle. It was only the stub of one, out of somebody’s pocket, and it had been lit three times in its life. They held it up between them, out of the wet, like a very small flag.

Far overhead was a hole with four faces in it. “Stay there!” called Collin, or Tilda, or whoever it was up there who always called that.

“We weren’t planning to go out,” said the one with the candle, and the other one began to laugh, and swallowed a good deal of river.`,
  'sewer-drain-pipe':
    'You know this place. Behind you the grating opens and shuts its teeth. In front of you is the mouth of the great pipe, higher than two mice standing on each other’s shoulders. You look at each other. You are, as it happens, two mice.',
  'surge:sewer-drain-pipe.name': 'A gush',
  'surge:sewer-drain-pipe':
    'Every mouse on a water space is pushed one space along the current. Then place 2 roaches, one on a and one on j.',
  'search:candle-stub.name': 'A candle stub',
  'search:candle-stub':
    'A mouse on d or i that searches with success finds a candle stub instead of drawing a card: the candle gains 1.',
  sewer:
    'The candle makes a room out of the dark, just big enough. Outside it the river goes by, and things on the river, and once something that stops to look at the light and then politely swims on.',
  'search:tallow.name': 'Tallow',
  'search:tallow':
    'The first mouse that searches with success on the south bank finds tallow instead of drawing a card: the candle gains 2.',
  pipes:
    'You come out of the elbow joint into a forest that grows sideways. Steel below, copper above, and between them a drop that swallows the candlelight whole. Warm! The copper is warm. Somewhere down there a fire is burning, in the Forge that has been cold for a hundred years.',
  'surge:pipes.name': 'Steam',
  'surge:pipes':
    'Every figure on a copper pipe (c, g, l) takes 1 hit and rolls defense. Then place 1 rat warrior on o.',
  'room:pipes/the-valve.name': 'The valve',
  'room:pipes/the-valve':
    'The east exit is closed until the valve is open. A mouse on h may use its action to turn it: it rolls dice equal to its lore value, a tinkerer or scamp 1 more; with a star the valve is open, and all minions on copper pipes (c, g, l) are defeated. Nobody explores from h while a mouse is off the board.',
  'dining-tunnels': 'Light. Voices. Somebody is frying something.',
  'quest:tallow-from-the-far-side.name': 'Tallow from the Far Side',
  'quest:tallow-from-the-far-side': 'Go north into the Sewer first and bring back enough tallow to see by.',
  'quest:tallow-from-the-far-side.reward': '2 on the candle',
  'quest:tallow-from-the-far-side.cost': 'One more encounter for two mice.',
  'deed:rat-oath': 'A sentry looks the other way: of the encounter in The Pipes the elite rat warriors are not placed.',
  'deed:belled-cat': 'The mice hear where the cat is and take the short road: the End marker starts one page later.',
  'deed:cats-whisker': 'The whisker is a good pole: its bearer rolls 1 die more to leave the water.',
  'closed:flip:sewer': 'the grate above is frozen over',
  'closed:flip:dining-tunnels': 'the chapter ends on arrival',
  victory: `They fell out of the wall into the mouse court, black with soot from ears to tail, holding a thing like a burnt pea. It had been the candle.

Nobody had slept. Nez, or Filch, or whichever big or little friend it was, had been digging at the scullery floor with a spoon for a day and a night, and had not put it down. The four and the two looked at each other. Then everybody was in one heap, and it was a while before anyone could be told apart.

“The copper is warm,” said the one who had carried the candle, from somewhere underneath. “All the way down. She has the fire in the Forge, and she’s lying on it like a hen.” And then, in a different voice: “We’d have gone mad down there, one of us alone.”

“Do not be brave alone,” said Collin. He said it to himself. But the smallest pup, who ought to have been asleep, was looking straight at him.`,
  defeat: `They were found on the shingle below the court on the second morning, cold as two stones, each with a paw in the other’s fur. They lived. Tilda would not leave them until they did, and if one of the two was Tilda, then it was Maginos, with a book held upside down.

“Copper’s warm,” was the first thing anyone could understand. “Fire’s in the Forge.”

It had cost them days, and it had cost them something else, which they did not talk about. But they shared a plate now, those two. They always would.`,
  'do:turn-the-valve': 'Turn the valve',
};
