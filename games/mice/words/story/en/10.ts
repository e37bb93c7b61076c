/** Chapter 10, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'The whole company: four, five or six mice on the largest board.',
  'goal:objective': 'Carry the ember to three hearths, light them all, and break the seal on the closed room.',
  'goal:victory':
    'The hearths of the Guard Room, the Kitchen and the Dining Hall burn, and the mice explore from the south exit of the Kitchen.',
  'goal:defeat': 'The hourglass reaches the End marker, or all mice are captured at the same time.',
  'rule:light-a-hearth.name': 'Light a hearth',
  'rule:light-a-hearth':
    'A mouse that carries the ember on a hearth space (Guard Room a, Kitchen a, Dining Hall c) whose hearth does not burn yet may use its action to light it: it rolls dice equal to its lore value; with a star the hearth burns, and the party earns at once the Guards’ Hearth in the Guard Room, the Kitchen Hearth in the Kitchen, the Great Hearth in the Dining Hall. The ember is not used up.',
  'rule:a-burning-hearth.name': 'A burning hearth',
  'rule:a-burning-hearth':
    'In a room whose hearth burns a surge brings no minions, and the face-up card is not used up. In such a room each mouse on or adjacent to the hearth space has defense +1.',
  'rule:every-paw.name': 'Every paw counts',
  'rule:every-paw':
    'For each mouse beyond four that started the chapter, each encounter card drawn and each set encounter placed on first entering a room brings 1 roach more, in the Dining Hall 1 rat warrior instead; surges do not.',
  'rule:stopped-crack.name': 'The stopped crack',
  'rule:stopped-crack':
    'If Nez is not in the party, he has stopped a crack in the wall of the Dining Hall: its set encounter comes without a roach.',
  'rule:sealed-door.name': 'The sealed door',
  'rule:sealed-door':
    'The way from the Kitchen to the Queen’s Chamber is closed until three hearths burn. The chapter ends, before any encounter, when it is taken, also if a mouse is captured.',
  'rule:passing-the-light.name': 'Passing the light',
  'rule:passing-the-light':
    'Once in each round, in the turn of its bearer or of the mouse that gets it, outside another action and outside water, the ember may be handed from one to the other on the same or an adjacent space; this is no free action.',
  opening: `Lily had gone out along the gutter to see what could be seen. There was the whole black bulk of Hollowmere against the snow, she said: a hundred windows, and one of them lit. It was theirs. Nobody spoke for a bit.

“It’s the thread,” said Maginos. “She feels every flame we light. But she has only eight feet. One fire she puts out. Two she puts out. If there are three at the same time, in three places,” and he began to smile, which made him look about a hundred years younger, “she has to choose. And somebody who has to choose has to come out of her room.”

“Three,” said Nez. “Guard room, kitchen, hall.”

“In one night,” said Tilda.

“All of us,” said Lily.

They were all there, for once. Some would carry, and some would hold the doors. Filch went along the row with a bit of string, tying everybody’s tail to everybody else’s in a loose bow, until Tilda told him to stop.

Collin held up the thimble. It lit six faces, and the marks on them: a torn ear, a singed whisker, grey hairs that had not been there in autumn.

“Pass it on when you’re tired,” he said. “That’s all. Nobody carries it all the way.”`,
  'kings-chamber':
    'Where the lantern has stood upon the pillow the king’s beard has thawed, and drips. He has stopped frowning. It is the best room in the world, and you are leaving it.',
  'guard-room':
    'The brazier in the corner is full of snow from the broken pane. On the bench above you a row of little red lights goes on, two by two. They are not lights.',
  'surge:guard-room.name': 'The watch wakes',
  'surge:guard-room': 'Place 2 rat warriors. If the hearth of the room burns, place none.',
  kitchen:
    'The stove again, where it began. Somebody has set a cup on its cold lid, upside down, and on the cup, very small, drawn in soot: a sun with whiskers.',
  'dining-hall':
    'The Tall sleep on. In front of the great hearth the floor itself seems to be moving. You lift the light, and the floor looks back at you with a great many eyes. So she does know that you are coming.',
  'surge:dining-hall.name': 'The last guests',
  'surge:dining-hall': 'Place 3 roaches. If the hearth of the room burns, place none.',
  'room:dining-hall/the-cat-in-the-hall.name': 'The cat in the hall',
  'room:dining-hall/the-cat-in-the-hall':
    'Only if the party has neither Belled Cat nor the Cat’s Whisker: at the end of the second round after the mice first enter, if they are still in the hall, put Brodie’s marker on the table (t) with both cards at the bottom of the track; he leaves at the end of the second round after that. Beaten here he earns nobody the Cat’s Whisker.',
  pipes:
    'The copper ticks and knocks. Far below you a door of iron glows at the edges. If you could turn that wheel, there would be warm pipes behind every wall in the castle. If you could cross to it.',
  'room:pipes/open-the-steam.name': 'Open the steam',
  'room:pipes/open-the-steam':
    'A mouse on the east valve (h) may use its action to open it: it rolls dice equal to its lore value, a tinkerer 1 more; with a star the party earns Warm Pipes.',
  'kitchen-tunnels':
    'The short way, the back way, the way you came the first time with a coal in a walnut. You have all grown too big for it. No, you have not grown. It only feels like that.',
  'dining-tunnels':
    'They have kept soup. Nobody asks how it is going; they look at your faces, and fill the bowls to the top. Thirty-one pups, counted. The smallest has learned to stand up.',
  'room:dining-tunnels/home-for-a-breath.name': 'Home for a breath',
  'room:dining-tunnels/home-for-a-breath':
    'The first time the mice enter the Dining Tunnels in this chapter each mouse removes 2 ordinary wounds; then put 2 cheese on the wheel.',
  'quest:warm-the-pipes.name': 'Warm the Pipes',
  'quest:warm-the-pipes': 'Go north from the Dining Hall and let the steam into the old copper.',
  'quest:warm-the-pipes.reward': 'Warm Pipes',
  'quest:warm-the-pipes.cost': 'One more encounter on the worst ground in the castle.',
  'deed:rat-oath':
    'The captain is slow: in the Guard Room 1 rat warrior is placed instead of the 2 elite rat warriors.',
  'deed:captains-pistol':
    'The watch has no captain: in the Guard Room 1 elite rat warrior fewer is placed; and the pistol may be fired once.',
  'deed:freed-captives':
    'The baker and her friends keep one fire: the second hearth lit in this chapter needs no roll.',
  'deed:belled-cat': 'Brodie walks with the mice: in the Dining Hall 1 rat warrior fewer is placed.',
  'deed:cats-whisker': 'Brodie has left for the snow: he does not come into the hall.',
  'deed:magpie-friend':
    'Once in the chapter, at the start of a round, the players may call the magpie: remove one small minion with 1 life from the board, whatever the room.',
  'deed:king-awake': 'The bell rope moves: the End marker starts one page later.',
  'deed:hearth-king': 'Without the King’s Hearth the wheel starts with 3 cheese.',
  'deed:paw-in-paw': 'The two mice of chapter 7 have defense +1 each while they share a space.',
  'closed:flip:kings-chamber': 'nobody goes back tonight',
  'closed:flip:guard-room': 'the floor grate is frozen shut',
  'closed:flip:pipes': 'the elbow joint is choked with ice',
  'closed:exit:kitchen/S': 'sealed until three hearths burn',
  'closed:exit:kitchen-tunnels/S': 'the north door of the Forge is locked',
  victory: `Then there were three. In the hall the fire took the big logs one after another, unhurried, like a guest going round a table shaking hands. The windows went gold.

The boy of the kitchen moved his thumb. The spoon fell. It was the loudest sound in the history of the world.

Nobody else woke, not yet. But along the whole of the great table the slow white clouds of breath grew thin and clear, and there was, here and there, a snore.

And overhead, something ran. They all heard it. It ran to the guard room, and stopped. It ran to the kitchen. It ran to the hall, and back, and round and round, faster and faster, a dry quick patter like hail. And then there came, down all the threads in the castle at once, thin and high, a sound that none of them had expected. Every one of them had made it, one time or another, in the dark. It was somebody very small, crying with cold.

In the kitchen the grey seal on the south door cracked from top to bottom.`,
  defeat: `There are nights that are too long. The light went from paw to paw until there were no paws that could hold it, and then they put it under a flowerpot and lay down around it in a ring.

What they had lit stayed lit, though. That is a thing about fire that she had forgotten. You can drink it, and sit on it, and lock it away; but you must do so again every single day, and it has only to be lit once.

At the end of the night the grey seal on the south door cracked by itself. She had not broken it in order to let them in. She had come out to look for wood.`,
  'do:light-a-hearth': 'Light the hearth',
  'do:passing-the-light': 'Pass the ember',
  'do:open-the-steam': 'Open the valve',
  'ask:magpie-friend': 'Do you call the magpie? She comes once, and carries off one small minion.',
  'ask:magpie-friend.yes': 'Call her',
  'ask:magpie-friend.no': 'Not yet',
};
