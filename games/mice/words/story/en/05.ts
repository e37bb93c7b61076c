/** Chapter 5, in English. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Stealth: a room full of enemies who have not noticed you yet.',
  'goal:objective': 'Take the iron key from the captain’s place at the table and get it to the kitchen.',
  'goal:victory':
    'A mouse carrying the iron key is in the Kitchen and no minion is on the board. If you said on entering the Kitchen that you go on, a mouse carrying it must be in the Guard Room instead, with no minion on the board, and you must have said that you are done there.',
  'goal:defeat': 'The hourglass reaches the End marker, or all mice are captured at the same time.',
  'rule:the-feast.name': 'The feast',
  'rule:the-feast':
    'The feast begins when the mice first enter the Dining Hall. While it lasts, minions there take no turns, do not attack, and prevent the mice neither from exploring nor from leaving a space; a mouse entering a space with a minion must still end its move there. At the end of each round of the feast put 1 cheese on the wheel. During the feast the mice may explore out of the hall only when a mouse carries the iron key; then all minions of the hall are taken off the board, the feast is over, and there is no alarm.',
  'rule:suspicion.name': 'Suspicion',
  'rule:suspicion':
    'During the feast put 1 suspicion for each of these in a mouse’s turn: its movement die showed 1, whether it moved or not; its scurry die showed 1; it ended its turn on a space with a rat warrior; its search failed. The rest of the turn in which the mice enter the hall is free of suspicion.',
  'rule:alarm.name': 'Alarm',
  'rule:alarm':
    'On entering the hall the players may give up the Disguises token (M237). The feast ends at 4 suspicion, or at 6 if they did; and at once when a mouse attacks, a minion is wounded, or, before the captain has accepted, a surge takes place. Then every minion card on the track moves up as in an ambush (OM16), and the game goes on by the normal rules. The feast does not begin again.',
  'rule:parley.name': 'Parley',
  'rule:parley':
    'During the feast, while no mouse carries the iron key, a mouse on the table (t) may use its action to speak with the captain: the first time the mice on the tile discard 4 cheese between them, and without these there is no parley; later tries are free. The speaker rolls dice equal to its lore value, one more if it is a leader, and puts the stars on parley. At 2 or more he accepts: the speaker takes the iron key, Captain Vurst and his card leave the board, suspicion rises no more, and the party earns the Rat’s Oath. Otherwise put 2 suspicion; it may be tried again.',
  'rule:going-on.name': 'Going on',
  'rule:going-on':
    'On first entering the Kitchen with the key the players say whether they go on to the Guard Room. There they may say, while no minion is on the board, that they are done.',
  'rule:vurst-beaten.name': 'If the captain falls',
  'rule:vurst-beaten':
    'When Captain Vurst is defeated, the iron key, unless a mouse carries it, lies on his space and may be taken; his rats carry him off, so all rat warriors and elite rat warriors in the hall leave the board with him; and the party earns the Captain’s Pistol.',
  opening: `“It’s a good plan,” said Filch. “I know because I’ve been arrested in it.”

They would walk in. That was the plan. There was a feast in the great hall, for the rats had found out that when the Tall are asleep nobody counts the sausages; and at a feast, said Filch, nobody looks at the help. They had helmets from the guard post and tails of twisted rag. Nez made a convincing rat as long as he did not speak. Maginos made a very old one.

“And Captain Vurst?” asked Tilda. “He isn’t drunk, whatever the others are.”

“No,” Filch admitted. “Vurst doesn’t drink. He sits at the top of the table with that pistol, and looks at the door, and rubs his paws.” He hesitated. “He used to be somebody, you know. When I was in the lantern he’d come and stand under it at night. He never said a word. I think he came because I was the only one in the room who wasn’t afraid of the Lady. I hadn’t met her.”

Collin thought of the letter. Do not be brave alone. He wondered who a rat captain had to be brave with.

“We take the key,” he said. “We hurt nobody, if nobody hurts us. And we keep our eyes open.”`,
  alchemist:
    'The alchemist of the Tall has fallen asleep over a book about stars. The candle beside him is not burned down; it has been emptied, like an egg. On the desk, something hisses. Not everybody in the castle has been invited to the feast.',
  'dining-hall':
    'Noise, for once! Rats on benches, rats under benches, rats in the gravy. On the high table, between the sleeping faces of the Tall, sits Captain Vurst with an iron key on his belt. He does not eat. Nobody has turned round. You straighten your rag tail, pick up a plate, and walk in.',
  'surge:dining-hall.name': 'More guests',
  'surge:dining-hall': 'Place 3 roaches. If the feast still lasts, it ends as the rule “Alarm” says.',
  'search:lift-the-key.name': 'The key on his belt',
  'search:lift-the-key':
    'During the feast a mouse on the table (t) that searches with success lifts the iron key from the captain’s belt instead of drawing a card.',
  'room:dining-hall/no-card-for-the-hall.name': 'All of them are there',
  'room:dining-hall/no-card-for-the-hall':
    'All minion cards of the hall are put on the track when the mice enter, by the rules of initiative.',
  kitchen:
    'The door swings to behind you and cuts the singing in half. The stove is cold, the floor is slippery, and somebody has been put here to wash the dishes who would much rather bite.',
  'guard-room':
    'Under the bench stands a boot of the Tall, laced up to the top with wire. When you put your ear to the leather, you hear someone telling a story in there, very softly, the one about the mouse who married the moon. You know the voice. She used to bake for your birthday.',
  'search:the-boot-prison.name': 'The boot prison',
  'search:the-boot-prison':
    'A mouse beside or in the helmet (k, o) that searches with success opens the boot prison instead of drawing a card: the party earns Captives Freed.',
  'quest:the-captains-ear.name': 'The Captain’s Ear',
  'quest:the-captains-ear': 'Climb the table, speak instead of stealing, and pay the price of being believed.',
  'quest:the-captains-ear.reward': 'Rat’s Oath',
  'quest:the-captains-ear.cost': '4 cheese and a lore roll, or two, in front of six rats.',
  'quest:the-boot-prison.name': 'The Boot Prison',
  'quest:the-boot-prison':
    'Before you win, go on through the Kitchen into the Guard Room and free the mice of the Wainscot who were caught.',
  'quest:the-boot-prison.reward': 'Captives Freed',
  'quest:the-boot-prison.cost':
    'One more fight with the key in your paws. You say so on entering the Kitchen, and may give the search up at any time once the Guard Room is clear.',
  'deed:kings-letter': 'The mice know which belt: the search for the key rolls 1 die more.',
  'deed:black-feather': 'Once in the chapter an archer may roll all dice of one ranged attack again.',
  'closed:flip:alchemist': 'the rats have nailed boards over every hole',
  'closed:flip:dining-hall': 'the rats have nailed boards over every hole',
  'closed:flip:kitchen': 'the rats have nailed boards over every hole',
  'closed:flip:guard-room': 'the rats have nailed boards over every hole',
  victory: `Nobody had ever seen the key close to. It was as long as a mouse, and warm.

“It was lying on the fire,” said Nez. They were the first words he had spoken all day. He held it as you hold a bird. “Not long ago. This opens something with a fire behind it.”

“So it isn’t out,” said Lily. “Not all of it. She’s keeping it.”

That night they sat around the cracked flagstone and listened to the rats above, searching and cursing and beating the tablecloth; and, once, to slow steps that came to a stop directly over their heads. They waited. The captain stood there for a long time. He must have seen the crumbs, the flagstone, and the light between the cracks. Then he walked on.`,
  'victory-oath': `“I have nine at home,” the captain had said. He said it to the tablecloth. “Pups. She keeps them wrapped up. She lets me visit.” He unhooked the key with two claws, as if it might wake somebody. “I can’t help you. If I help you she’ll know. But I can be slow. I am very good at being slow, when I have to be. I’ll want your word for it: when there’s a warm place again, it’s theirs too.”

Collin gave it. He looked round at the others first, and each of them nodded, even the one who had lost a brother to rats.

The key was as long as a mouse, and warm. “Somebody keeps it by a fire,” said Nez that night, weighing it. And after a while: “Nine.” It was his way of making a speech.`,
  'victory-pistol': `Nobody had ever seen the key close to. It was as long as a mouse, and warm. “It was lying on a fire,” said Nez. “Not long ago.”

The captain had not begged. When he was down, he had looked past them at the door, as he had all evening, and then he had slid the pistol across the tablecloth, butt first, the way soldiers do. His rats carried him off. He was breathing.

“He said something,” said Collin. “At the end. I was nearest. He said, who will visit them now?”

They turned it over for a long time, that sentence. Nobody could make anything of it. Tilda kept the pistol dry, and did not like the weight of it, and carried it all the same.`,
  defeat: `Rag tails everywhere. They got out by the gravy, which is not a thing that heroes tell their grandchildren, and the captain’s voice came after them down the tunnel, not loud, not even angry: “You should have asked.”

No key, then. They would have to find another way in, slower, and with their claws. Filch, whose plan it was, kept quiet for a whole hour. “It was a good plan,” he said at last, in a small voice; and Tilda, who was picking shot out of somebody’s ear, said yes, it was, and to the ear: hold still.`,
  'defeat-late': `They had done the hard part. But somewhere between the table and the door the key went down into the gravy with a small flat sound, and there was no time to feel for it. They would have to find another way in, slower, and with their claws.

What else they had brought away from that table, they kept.`,
  'do:parley': 'Speak with the captain',
  'do:prison-done': 'Say that you are done here',
  'ask:disguises': 'Do you give up the Disguises, so that the feast bears 6 suspicion instead of 4?',
  'ask:disguises.yes': 'Walk in as rats',
  'ask:disguises.no': 'Keep the Disguises',
  'ask:going-on': 'You have the key. Do you go on to the Guard Room and the boot prison?',
  'ask:going-on.yes': 'On to the boot prison',
  'ask:going-on.no': 'The key is enough',
  'ask:who-pays': 'Who pays the next cheese for the parley?',
};
