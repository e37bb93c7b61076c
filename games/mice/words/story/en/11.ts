/** Chapter 11, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'A boss in two acts, and everything you did coming home.',
  'goal:objective':
    'Enter the closed room, drive Vanestra down into the Forge, free King Alder, and end the long night.',
  'goal:victory': 'Vanestra has been defeated in the Forge.',
  'goal:defeat': 'The hourglass reaches the End marker, or all mice are captured at the same time.',
  'rule:stolen-warmth.name': 'Stolen warmth',
  'rule:stolen-warmth':
    'Warmth starts at 5. Take off 1 for each of these that the party has: the King’s Hearth, the Guards’ Hearth, the Kitchen Hearth, the Great Hearth, Warm Pipes. It is never less than 1.',
  'rule:warmth-first.name': 'Warmth first',
  'rule:warmth-first':
    'While warmth is above 0, each wound that Vanestra would take removes 1 warmth instead, one after another. A wound by fire damage, or dealt by a mouse on a heat space of the Forge, removes 2 (never more); what is over when warmth reaches 0 is lost. Only the wounds that follow are wounds on her cards.',
  'rule:first-act.name': 'The first act',
  'rule:first-act':
    'On entering the Queen’s Chamber put Vanestra on the dressing table (t), draw two of her four cards at random (OM17) and shuffle them into the track with all the others (M49). Place 2 roaches as well, and 1 rat warrior for each of the Guards’ Hearth, the Kitchen Hearth and the Great Hearth that the party lacks. This is the set encounter of the room, not a second one. The first act lasts until she flees.',
  'rule:she-flees.name': 'She flees',
  'rule:she-flees':
    'When the last of her cards in the Queen’s Chamber is removed, she runs down the crack: take her figure off. She does not count as defeated (against M127), and the two cards she used are out of the game.',
  'rule:the-crack.name': 'The crack',
  'rule:the-crack':
    'The flip space (u) may be used only after she has fled. With the Forge Key it works as usual. Without it an explore action there is first a try to open the crack: the mouse rolls dice equal to its lore value, and a star opens it; it may be tried again. Once open it works as usual.',
  'rule:the-north-door.name': 'The north door',
  'rule:the-north-door':
    'The exit between the Kitchen Tunnels and the Forge is locked until she has fled; from then on it may be used with the Forge Key.',
  'rule:second-act.name': 'The second act',
  'rule:second-act':
    'On first entering the Forge put Vanestra on h and 1 rat warrior on k (the set encounter of the room, not a second one); add 2 to warmth; set initiative with the cards of mice and rat warriors (M49), then put her other two cards, shuffled, at the bottom and apply the ambush rule to the upper one (M55). King Alder hangs on the chain ledge (b), bound; he is a marker and can be neither attacked nor moved.',
  'rule:jammed-bellows.name': 'The jammed bellows',
  'rule:jammed-bellows':
    'If Nez stays behind to keep the fires, he has jammed the bellows of the Forge with a spoon: when the second act begins, add 1 to warmth instead of 2.',
  'rule:free-the-king.name': 'Free the king',
  'rule:free-the-king':
    'A mouse on the chain ledge (b) may use its action to cut the silk: it rolls dice equal to its battle value, without equipment, and each star removes 1 bond. There are 3 bonds, 2 with the King’s Letter. At 0 the king is free, once: remove 1 ordinary wound from each mouse in the Forge, and from now on every mouse has battle +1 against Vanestra. With Draught Kept he wakes: besides, at the start of each round Vanestra takes 1 hit and rolls defense.',
  'rule:do-not-be-brave-alone.name': 'Do not be brave alone',
  'rule:do-not-be-brave-alone':
    'A mouse that shares its space with no other mouse rolls 1 die fewer in defense against Vanestra, to a least of 0. A mouse that shares its space with another rolls 1 die more.',
  'rule:gifts.name': 'Gifts',
  'rule:gifts':
    'The two mice who stay behind to keep the fires each give a gift: one search card that they kept from the campaign, or 2 cheese, to one mouse of the party; a card goes into its pack and must fit there (M148).',
  'rule:the-last-choice.name': 'The last choice',
  'rule:the-last-choice':
    'When Vanestra is defeated in the Forge she is a spider no larger than a button. The players choose once, after the closing text has been read: open the furnace and let her go in to the warm, or leave her in the cold. The choice changes only the epilogue. The first earns Spider Spared.',
  opening: `Somebody had to keep the fires. They drew straws for it, real straws, from the broom; and the two who drew the short ones did not pretend to be glad, and gave away what was in their pockets.

So four of them stood before the door of the Tall Queen’s room. It had been painted once with swallows. Nine winters ago a man had turned a key in it, because he could not stand to look at a pair of gloves; and he had not checked the corners first. Why should he? Nobody does.

“She’ll be big,” said Collin. “Not as big as her shadow, I think. But the shadow’s real too, if you’re standing in it.” He looked at the others. His voice was almost the voice he had practised. “Stay close. Whatever she says, stay close. She’s been alone so long that she thinks it’s the only way to be.”

One of them took his left paw, and one his right. It was not very military.

The seal was cracked from top to bottom. Through the crack there came no sound and no light, only a smell: dust, lavender, and underneath it, like a coin at the bottom of a well, something warm that did not belong to the person who had it.

They pushed.`,
  kitchen:
    'The stove again. You would like to stand beside it for just a little longer, and tell each other about the bucket. You look at the south door instead.',
  'dining-hall':
    'A long way round. The kitchen boy has slid under the table, and is asleep with his mouth open and one of the hounds for a pillow. Somebody has tucked a napkin round his feet. It is a very small tuck.',
  'room:dining-hall/the-boy-with-the-spoon.name': 'The boy with the spoon',
  'room:dining-hall/the-boy-with-the-spoon':
    'If the party has the Great Hearth: the first successful search in the Dining Hall also removes 2 ordinary wounds from each mouse.',
  'queens-chamber':
    'Everything is there. The gloves, the glass, the clock stopped at ten past four; and all of it is wrapped, lovingly, round and round, like presents. She sits upon the dressing table with her back to you, in front of the silver mirror, which she has covered up. “You have let the cold in,” says Vanestra. She has a beautiful voice, and it shakes. “Close the door. Please. Close the door.”',
  'surge:queens-chamber.name': 'The room remembers',
  'surge:queens-chamber':
    'Every mouse on a web space (a, d, k, r, s) is webbed. Then place 2 roaches and 1 rat warrior.',
  'search:the-silver-mirror.name': 'The silver mirror',
  'search:the-silver-mirror':
    'A mouse on the stool or the dressing table (l, t) that searches with success turns the silver mirror to the light instead of drawing a card: until the end of the next round Vanestra rolls 2 dice fewer in defense. With the Crystal Shard no roll is needed, and the effect lasts until she flees. This search is made once.',
  forge:
    'Fire, at last: a whole year of it, every candle and supper and midwinter, heaped in the furnace behind iron doors. She has spun herself across the front of it like a curtain. And high on the chain, in grey silk up to the chin, with his eyes closed and his whiskers singed and a red thread round his wrist, hangs Collin’s father.',
  'surge:forge.name': 'She drinks',
  'surge:forge': 'Vanestra gains 1 warmth. Place 1 rat warrior on the entry space farthest from the mice.',
  'room:forge/furnace-heat.name': 'Furnace heat',
  'room:forge/furnace-heat':
    'A mouse that ends its turn on a heat space (f, i, n) rolls dice equal to its move value; without a star it takes 1 ordinary wound without defense. Minions are not affected, but of several spaces on which her move could end as near to her target Vanestra takes one that is not a heat space.',
  'kitchen-tunnels':
    'It ticks and drips in here, for everything is thawing. You pass the place where you once carried a coal in a walnut. Four of you, then, too.',
  'quest:the-mirror.name': 'The Mirror',
  'quest:the-mirror': 'Climb the stool and show her what she looks like.',
  'quest:the-mirror.reward': 'Vanestra rolls fewer dice',
  'quest:the-mirror.cost': 'A climb and a search under her eyes.',
  'quest:the-king-on-the-chain.name': 'The King on the Chain',
  'quest:the-king-on-the-chain': 'Cut King Alder free before the end instead of after it.',
  'quest:the-king-on-the-chain.reward': 'battle +1 against Vanestra for everybody',
  'quest:the-king-on-the-chain.cost': 'Actions on the ledge, away from your friends.',
  'deed:hearth-king': 'Warmth -1.',
  'deed:hearth-guard': 'Warmth -1, and 1 rat warrior fewer in the first act.',
  'deed:hearth-kitchen': 'Warmth -1, and 1 rat warrior fewer in the first act.',
  'deed:hearth-hall': 'Warmth -1, and 1 rat warrior fewer in the first act.',
  'deed:warm-pipes': 'Warmth -1.',
  'deed:forge-key': 'The crack and the north door open without a roll.',
  'deed:kings-letter': 'King Alder has 2 bonds instead of 3.',
  'deed:draught-kept': 'King Alder wakes when he is freed.',
  'deed:king-awake':
    'The bell of the castle rings once: at the first surge of the chapter no minions come; the rest of that surge happens.',
  'deed:rat-oath':
    'The captain stands aside: her card Call brings no rat warrior in either act, and no rat warriors are placed in the Queen’s Chamber, not by its surge either.',
  'deed:captains-pistol': 'The pistol may be fired once in each act.',
  'deed:magpie-friend': 'The magpie breaks the window: in the first act Vanestra rolls 1 die fewer in defense.',
  'deed:black-feather': 'Once in each act an archer may roll all dice of one ranged attack again.',
  'deed:belled-cat':
    'Brodie sits at her door: the first time a rat warrior or roach in the Queen’s Chamber is about to attack a mouse, all small minions there are removed instead; once in the chapter.',
  'deed:cats-whisker': 'The mouse that carries the whisker has battle +1 against large minions.',
  'deed:crystal-shard':
    'The mirror needs no roll and lasts; the mouse that turned it cannot be charmed in this chapter.',
  'deed:paw-in-paw': 'The two mice of chapter 7 have defense +1 each while they share a space.',
  'closed:flip:dining-hall': 'the flagstone is under the sleeping hound',
  victory: `It went out of her all at once, everything that she had drunk. It went past them like summer: bread and candle smoke, lamplight on snow, a king laughing when he was not yet sad. Up the chimney, up the pipes, along ten thousand threads that lit like fuses and were gone. They heard, far above, four hundred people breathe in.

When they could see again, there was nothing in front of the furnace but the floor. On the floor sat a spider. She was about as large as a button. All her legs were pulled in, and she was looking at them with all of her eyes, and waiting for the broom.

Nobody had a broom. Collin had a pin. He looked at it as though someone had put it in his paw while he was asleep.`,
  'epilogue-spared': `“There’s a crack at the back of the furnace,” said Collin. “Behind the bricks. It must be warm there all year round. Nobody would sweep it.”

He put his paw down flat. It was a long time before she dared. She weighed nothing at all. She lives there still; I have seen the web. It is a small one, and rather well made. In winter we leave the end of a candle by the bricks, lit, and in the morning it has never been touched. I think that she just likes to look at it.`,
  'epilogue-cold': `They left her there. It would be a lie to say that anyone was cruel; they were tired, and they had a king to carry, and kings are heavy. At the turn of the stair one of them looked back, and there was nothing on the floor any more.

Perhaps she found a corner. I hope that she found one. I have been told that I need not tell this part, but you asked for how it was. Since then we have a rule in the Wainscot, and it comes even before the one about cats. We check the corners. We look for who might be in there before we shut a door.`,
  'epilogue-alder-sleeps': `King Alder did not wake. They laid him in the nursery, because it is the warmest place, in a matchbox next to the pups; and Collin sat by him every evening with his boots in his paw and told him about the day. He told him of the Tall King, who walks about now, and has had the locks taken off all the doors in the castle. He felt a bit foolish. But somebody has to listen behind the wood.

It was in March. There was a crocus in the yard. Collin had stopped in the middle of a sentence because he could not think of how it went on, and from the matchbox a voice said, rusty as a hinge: “And then what?”`,
  'epilogue-alder-wakes': `King Alder said nothing until the second landing, with all of them holding up a corner of him. The gold was still on his whiskers. He looked at the wall going by, and at the thimble, and at his son.

“You took your time,” he said.

Collin had thought about that sentence for so long that he had an answer ready, a good one. He could not remember one word of it.`,
  'epilogue-oath':
    'Nine rat pups sleep in the west wall now, behind the bread oven. They are loud, they bite, and they are learning to count. A captain without a pistol comes on market days with a sack of something, and leaves it, and never stays. He still rubs his paws. Once Nez went out to him with two mugs. They stood there until the mugs were empty, and I do not believe that either of them said a word.',
  'epilogue-last': `And that is how the fire came back. Now close your eyes. Yes, it is still there; you can see it through your eyelids, that red. That is the egg cup. The same one.

What? The pup in the third matchbox, who was too small to have a name? I told you that she mattered.

She got a name that morning. They had all come home, and the ten from the barn with them, and were lying about the court in a heap, in the sun that came in through the drain, and somebody heard a squeak. She had climbed out of her box by herself for the very first time, and walked the whole way across the floor on four bad legs, and sat down in front of the egg cup. She held up both paws to it. She was not even as big as the coal.

“Well, look at that,” said Nez, or Collin; they never could agree on who it was. “There’s another one.”

So they called me Ember. Move over, then. There is always room for one more.`,
  defeat: `She did not chase them. She stood in the doorway, with the stolen light going to and fro inside her like something in a lantern, and watched them crawl away.

“You may come back,” said Vanestra. It was almost a question. “When you are warm again. It has been so long since anybody came.”

They lay in the egg cup’s little circle for a day and a night. Then Collin got up, and put on his pin. He did not say anything. When he looked round, all of them were standing there already.`,
  'do:free-the-king': 'Cut the silk',
  'do:the-crack': 'Open the crack',
  'ask:gift': 'One who keeps the fires gives a gift. What, and to whom?',
  'ask:the-last-choice': 'She is no larger than a button, and she waits for the broom. What do you do?',
  'ask:the-last-choice.yes': 'Open the furnace and let her in to the warm',
  'ask:the-last-choice.no': 'Leave her in the cold',
};
