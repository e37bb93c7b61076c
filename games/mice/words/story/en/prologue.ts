/** The prologue, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'One mouse, one move, one action: the first steps, guided.',
  'goal:objective': 'Learn the turn of a mouse, drive two roaches from the nursery, and look into the great hearth.',
  'goal:victory': 'All mice stand before the hearth in the Dining Hall and no minion is on the board.',
  'goal:defeat': 'The prologue cannot be lost.',
  'guide:walk': 'Move Collin or Tilda to the nursery, space p.',
  'guide:search':
    'Search the matchbox beds with either mouse on p. The first search here always finds Forgotten Crumbs.',
  'guide:fight': 'Two roaches come. Defeat them, and watch the cheese you roll, and the cheese they roll.',
  'guide:explore': 'Bring a mouse to space b, under the flagstone, and explore: the tile turns over.',
  'guide:hearth': 'Walk to the hearth, space c.',
  'rule:no-end.name': 'No end',
  'rule:no-end':
    'There is no End marker. The hourglass stands on page 1 and moves as usual, never beyond page 8, but nothing ends the prologue.',
  'rule:gentle-rescue.name': 'Gentle rescue',
  'rule:gentle-rescue':
    'A captured mouse is rescued at the start of its next turn, even if minions are on the board, on the space of the other mouse, and may take that turn. If both are captured, both return at once to the mouse court (q), or in the Dining Hall to the flagstone (g): the prologue cannot be lost. Whoever is captured also gets back what was discarded of its starting equipment.',
  'rule:guided-order.name': 'One after another',
  'rule:guided-order':
    'Initiative is never shuffled: Collin is first, Tilda second, the roaches third. The guide asks, but forbids nothing; only nobody explores before the crumbs have been found.',
  opening: `Come in out of the draught, all of you, and lie close. There is room in the matchbox if nobody kicks. You asked how the fire came back, so I will tell you how it went away.

It was the longest night of the year, and Hollowmere Castle was full of the Tall: cooks and guards and a king who laughed too loud because he was sad. Behind their walls lived the folk of the Wainscot, which is us. We had our own king, Alder, who wore a bent pin for a sword, and we had the one thing that every mouse needs more than cheese. We had the warm side of the wall.

Then somebody drank the fires. One after another, softly, the way you drink soup that is too hot. The Tall fell asleep where they stood, and frost grew on their sleeves. King Alder took the thimble lantern and went to find where the warmth had gone. He said he would be home by breakfast.

Three breakfasts went by. In the nursery the pups had stopped squeaking. In the third matchbox lay one so small that she had not been given a name yet. Keep an eye on her, please. She matters later.`,
  'dining-tunnels':
    'The mouse court has a throne made of a cotton reel, and nobody is sitting on it. Collin, who is a prince and would rather be a son, stands beside it with his paw on the wood. “I’ll go and look at the great hearth,” he says. “Just look.” Tilda has already packed the bandages.',
  'search:nursery-crumbs.name': 'The matchbox beds',
  'search:nursery-crumbs':
    'The first search in the nursery (p) succeeds without a roll and finds Forgotten Crumbs, which are taken out of the search deck, carried out and discarded. Then 2 roaches come, one on g and one on i, with their card below the mice; the round goes on.',
  'dining-hall':
    'You have never seen the hall so blue. The Tall sit along their table with their cheeks on their plates, breathing slow white clouds. The hearth is as big as a barn. You creep up to the edge, where no mouse may go because of sparks, and there are no sparks. There is only ash, and over the ash a single grey thread, humming.',
  victory: `Collin touched the thread. It was so cold that it burned. Far away, somewhere above, something felt the touch and turned its head.

“That is no cobweb,” said Tilda.

“No,” said Collin. “It goes somewhere.” He looked at the ash, and then at the long dark table, and then at the flagstone they had come up by. Under it lay thirty-one pups. “First we need one coal. Only one. Then we follow the thread.”

He did not say: and then I find my father. He did not need to. Tilda had sworn an oath to the royal house, and part of an oath is knowing what people leave out.`,
};
