/** Chapter 4, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Noise: what you do is heard, and a boss answers.',
  'goal:objective':
    'Pass the crystals, find King Alder’s camp beyond the river, and get out again past the old one who counts.',
  'goal:victory': 'Skitter-Clak is defeated, a mouse carries the satchel, and no minion is on the board.',
  'goal:defeat': 'The hourglass reaches the End marker, or all mice are captured at the same time.',
  'rule:echo.name': 'Echo',
  'rule:echo':
    'In the Crystal Tunnels each of these puts 1 echo on the chapter page: a mouse’s attack roll that shows at least one cheese, a scurry, a triggered mousetrap. These echoes belong to that mouse; those of a surge belong to nobody. At 6 echoes the old one comes at once, as the rule “Skitter-Clak comes” says.',
  'rule:skitter-clak-comes.name': 'Skitter-Clak comes',
  'rule:skitter-clak-comes':
    'When the mice enter the Crystal Tunnels with the satchel, or at the sixth echo, place Skitter-Clak on the entry space closest to the mice that is empty, and 2 roaches by the rules of placement; his card and then that of the roaches, if it is not there yet, go to the bottom of the track. He comes only once in the chapter.',
  'rule:shell-plates.name': 'Shell plates',
  'rule:shell-plates':
    'Skitter-Clak has 2 shell plates. The first two attacks or effects that would wound him remove one plate each instead of giving wounds. Blunt damage removes a plate and gives its wounds as well.',
  'rule:he-listens.name': 'He listens',
  'rule:he-listens':
    'Skitter-Clak is blind: he moves towards the mouse on the tile that last put an echo, or else towards the closest mouse, and attacks it; if he cannot attack that mouse after his move he attacks by the usual rules.',
  opening: `“He counts,” said Maginos, “because he cannot see. He has been down there since before the castle had a roof. He has a hundred feet, or thereabouts, and at every step he says the number. If the number of feet he hears is not the number he has, he knows that somebody is in the room.”

“What does he do then?” asked Lily.

“Subtract,” said Maginos.

They were packing. The road to King Alder’s camp went through the crystals, over a river with two arms, and back again, because beyond the camp there was only a nailed door. Filch had brought a hook and a line. He had found them, he said, and nobody asked in what.

Collin was quiet. His father had gone this way with half a cheese and no gloves. If he was sitting at his camp now, with his back to the wall and his feet stretched out, he would look up and say: you took your time. Collin had thought about it so often that he could hear it.

“Soft paws,” he told them. “No shouting. If you must hit something, hit it once.”

Nez looked at his hammer, and then, with great care, he wrapped it in his spare sock.`,
  'kitchen-tunnels':
    'Something has been along here ahead of you and turned over every crumb. The marks are like two rows of stitches in the dust, one on each side, a mouse’s length apart.',
  kitchen:
    'It is a relief to be among pots and pans. Even the frost is honest here. But what you have come for is below.',
  'tunnel-entrance':
    'The rats’ camp is empty, and in a hurry: helmets, a patched cloak, half a boiled turnip. You could dress up as half a rat each, if you had to.',
  'search:rat-wardrobe.name': 'The rats’ wardrobe',
  'search:rat-wardrobe': 'A mouse on k that searches with success finds the Disguises instead of drawing a card.',
  'crystal-tunnels':
    'They stand in the dark like a frozen choir. When you lift the lantern, a hundred lanterns lift, and four hundred mice look back at you. A pebble rolls off your foot. It says tick, and the crystals say tick, tick, tick, tick, all the way down, and at the bottom something stops walking.',
  'surge:crystal-tunnels.name': 'The walls ring',
  'surge:crystal-tunnels': 'Put 2 echoes. Then place 2 roaches.',
  'search:the-singing-floor.name': 'The singing floor',
  'search:the-singing-floor':
    'While there are 2 echoes or fewer, a mouse on the singing floor (k) that searches with success breaks off a shard instead of drawing a card: the party earns the Crystal Shard.',
  alchemist:
    'Through the mouse hole you see the legs of a desk, and books stacked like houses. It is very tempting to stay among the books. Somebody sighs.',
  'kings-tunnels':
    'Two arms of black water, and three shores. On the far one, in the corner, the lantern finds a folded blanket, a ring of stones, and a satchel hung on a peg with red thread. The blanket is folded the way he folds it. Nobody is sitting there.',
  'surge:kings-tunnels.name': 'The river rises',
  'surge:kings-tunnels':
    'Every mouse on a water space is pushed one space along the current. Then place 2 rat warriors on f.',
  'search:the-kings-camp.name': 'The king’s camp',
  'search:the-kings-camp':
    'A mouse at the old camp (a) that searches with success takes the satchel instead of drawing a card.',
  'quest:a-quiet-step.name': 'A Quiet Step',
  'quest:a-quiet-step': 'Search the singing floor before the crystals have heard you.',
  'quest:a-quiet-step.reward': 'Crystal Shard',
  'quest:a-quiet-step.cost': 'A search under pressure: no scurrying, and luck with the blows you strike.',
  'deed:lilys-thanks': 'Lily starts with 1 cheese.',
  'deed:black-feather': 'Once in the chapter an archer may roll all dice of one ranged attack again.',
  'closed:flip:kings-tunnels': 'nailed shut from above',
  'closed:flip:tunnel-entrance': 'the root stair is full of snow',
  victory: `When the last of the hundred feet had stopped, it was so still that they could hear the crystals go on humming by themselves, very softly, a chord like the end of a hymn.

“Ninety-eight,” said Collin after a while. “I counted. Somebody should.”

Then he opened the satchel. Inside were a heel of bread, a drawing of himself with ears much too big, done by himself at the age of four weeks, and a letter. He read it twice, and then aloud, because his voice was steadier when he used it.

My son. The fires go up the thread to the closed room, and down again, drunk, to the old Forge, where she sleeps on them. I have seen her. She is not as large as her shadow. There is a key, and the rats’ captain wears it. I am going to try without. If you are reading this you have come too far, and I am prouder than I can fit on this paper. Do not be brave alone. That was my mistake.`,
  defeat: `They ran. Behind them the dark said the numbers, unhurried: ninety-six, ninety-seven, ninety-eight. It may have been the old one. It may have been only the crystals, which give back whatever they have heard.

There had been a satchel, and there had been a letter in it, and the river had both. Out of the water they had saved one wet page. Only the last lines could be read.

There is a key, and the rats’ captain wears it. And then: Do not be brave alone. That was my mistake.`,
};
