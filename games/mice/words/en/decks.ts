/** Names and texts of what is drawn, met and earned in a chapter, in English, by their ids. Figures of a card stand in the content. */
import type { CardWords } from '../card-words.ts';

export const cards: CardWords = {
  // Search cards
  'enchanted-bow': {
    name: 'Enchanted Bow',
    text: 'If an attack with it defeats its target and the roll showed a star, make one more attack with it at once, which grants no further one.',
  },
  'long-bow': { name: 'Long Bow', text: 'A further battle +1 against a large minion.' },
  toothpick: {
    name: 'Toothpick',
    text: 'When the bearer rolls at least 1 cheese in defense against a minion on the same or an adjacent space, that minion takes 1 wound without defense.',
  },
  'scorching-wand': { name: 'Scorching Wand', text: 'A matchstick that remembers.' },
  'clockwork-crossbow': { name: 'Clockwork Crossbow', text: 'It cannot be used in two turns of its bearer in a row.' },
  'clockwork-saw': {
    name: 'Clockwork Saw',
    text: 'Cheese rolled in an attack with it goes on the wheel instead of to the bearer.',
  },
  hatpin: { name: 'Hatpin', text: 'Long, straight, and with a pearl for a pommel.' },
  sling: { name: 'Sling', text: 'A shoelace and a good eye.' },
  'quill-spear': {
    name: 'Quill Spear',
    text: 'It may also strike a minion in sight on a space exactly two steps away.',
  },
  'cork-maul': { name: 'Cork Maul', text: 'A small minion that is hit but not wounded by it is knocked down.' },
  'fishbone-sabre': {
    name: 'Fishbone Sabre',
    text: 'When the bearer rolls a star in an attack with it, the target rolls 1 die fewer in defense.',
  },
  'button-shield': { name: 'Button Shield', text: 'Four holes, and none too many.' },
  'walnut-shell-armour': { name: 'Walnut Shell Armour', text: 'Move -1 while worn, to a least of 0.' },
  'thimble-helmet': { name: 'Thimble Helmet', text: 'A little large. It rings when it rains.' },
  'fish-scale-armour': { name: 'Fish Scale Armour', text: 'The bearer is not pushed by a current.' },
  'acorn-cap': { name: 'Acorn Cap', text: 'The bearer cannot be stunned.' },
  'felt-boots': {
    name: 'Felt Boots',
    text: 'Crossing a yellow line against its arrow costs the bearer 2 instead of 3.',
  },
  'moleskin-mantle': { name: 'Moleskin Mantle', text: 'The mole was asked first.' },
  'ring-of-cats-strength': { name: 'Ring of Cat’s Strength', text: 'Battle +1.' },
  'shifting-cloak': { name: 'Shifting Cloak', text: 'Roll 1 die more in defense against ranged attacks.' },
  'spectacle-lens': { name: 'Spectacle Lens', text: 'Lore +1.' },
  'lucky-button': {
    name: 'Lucky Button',
    text: 'Once in each round the bearer may roll one of its own dice again before the result is used.',
  },
  'rabbits-whisker': { name: 'Rabbit’s Whisker', text: 'Move +1.' },
  'rat-tooth-charm': {
    name: 'Rat Tooth Charm',
    text: 'When the bearer defeats a rat warrior or elite rat warrior it gains 1 cheese.',
  },
  'tinkerers-treasure': {
    name: 'Tinkerer’s Treasure',
    text: 'Discard: look through the search deck, take one armour or one clockwork weapon of your choice into the pack, and shuffle the deck.',
  },
  'honey-drop': {
    name: 'Honey Drop',
    text: 'Discard: remove up to 2 ordinary wounds from one mouse on the same or an adjacent space, the bearer included.',
  },
  antidote: {
    name: 'Antidote',
    text: 'Discard: remove all poison wounds from one mouse on the same or an adjacent space, the bearer included.',
  },
  'smelling-salts': {
    name: 'Smelling Salts',
    text: 'Discard: remove every stun, web and charm marker from all mice on the same space.',
  },
  'cheese-rind': { name: 'Cheese Rind', text: 'Discard: gain 2 cheese.' },
  'sewing-thread': {
    name: 'Sewing Thread',
    text: 'Discard: a mouse in water on an adjacent space, or on the bearer’s own space, is put on the bearer’s land space or a land space adjacent to it without a roll.',
  },
  levitation: {
    name: 'Levitation',
    text: 'Discard: for the rest of this turn the bearer crosses red lines, gaps and yellow lines in both directions for 1 movement each, and ignores water and mousetraps.',
  },
  'invoke-cheddar-golem': {
    name: 'Invoke Cheddar Golem',
    text: 'Discard: until the bearer has no cheese at the end of its turn, its battle and defense are 5, all its weapons, armour and ability cards are ignored, it attacks in melee with blunt damage, and at the end of each of its turns it discards 1 cheese.',
  },
  'heal-all': {
    name: 'Breath of Spring',
    text: 'Discard: remove up to 2 ordinary wounds from each mouse on the tile.',
  },
  elsewhere: {
    name: 'Elsewhere',
    text: 'Discard: put the bearer or another mouse in sight on any space of the tile that is not full.',
  },
  'heavy-feet': {
    name: 'Heavy Feet',
    text: 'Discard: choose one minion card on the track: until the end of the next round its figures do not move; on Brodie’s chase it takes 3 off the dice instead, and on his pounce it does nothing.',
  },
  'moonlight-ward': {
    name: 'Moonlight Ward',
    text: 'Discard: until the start of the bearer’s next turn mice on its space take no more than 1 wound from any one attack.',
  },
  'lurking-in-the-shadows': {
    name: 'Lurking in the Shadows',
    text: 'Discard when a minion is about to attack this mouse: it attacks another mouse it can attack instead; if there is none, the attack does not take place.',
  },
  'trip-line': {
    name: 'Trip Line',
    text: 'Discard when a small minion enters a space adjacent to this mouse: it is knocked down there and its move ends.',
  },
  'squeak-like-a-rat': {
    name: 'Squeak like a Rat',
    text: 'Discard when an encounter card is drawn: one rat warrior or elite rat warrior of it is not placed.',
  },
  'last-crumb': {
    name: 'Last Crumb',
    text: 'Discard at any time outside a dice roll: take 1 cheese off the wheel, if there is one, and give it to this mouse.',
  },
  'under-the-belly': {
    name: 'Under the Belly',
    text: 'Discard during this mouse’s move: in this move it may pass through spaces with minions, full ones and those of a large minion included, but not end it on a full space; M87 is not asked.',
  },
  abduction: {
    name: 'Abduction',
    text: 'The searching mouse is carried off: its figure leaves the board and its card stays, it takes no turns and is not captured; wounds, cards and cheese stay with it, story tokens are left on its space; while no minion is on the tile any other mouse may search for it with the usual roll, also if it has already searched there with success; a star puts it on the finder’s space and yields no card. If every other mouse is captured at the same time it returns at once on an entry space.',
  },
  'draught-under-the-door': { name: 'Draught under the Door', text: 'Put 1 cheese on the wheel.' },
  'forgotten-crumbs': { name: 'Forgotten Crumbs', text: 'Each mouse on the tile gains 1 cheese.' },
  'loose-stone': {
    name: 'Loose Stone',
    text: 'The searching mouse rolls dice equal to its move value; without a star it takes 1 wound and is knocked down.',
  },
  'a-warm-place': {
    name: 'A Warm Place',
    text: 'Remove 1 ordinary wound from each mouse on the searching mouse’s space and on adjacent spaces.',
  },
  'scent-of-mice': {
    name: 'Scent of Mice',
    text: 'Place 2 roaches by the rules of placement, with their card as for a surge.',
  },
  'hidden-larder': {
    name: 'Hidden Larder',
    text: 'The searching mouse gains 2 cheese; then put 1 cheese on the wheel.',
  },
  disguises: {
    name: 'Disguises',
    text: 'Give it up when an encounter card is drawn: its rat warriors are not placed (M235 to M238).',
  },
  'hook-and-line': {
    name: 'Hook & Line',
    text: 'Lay it between two spaces of the tile: for mice they are adjacent (M239 to M244, M143).',
  },
  fork: { name: 'Fork', text: 'Lay it on your space: it throws a mouse across the room, or a grape (M245 to M249).' },
  grape: { name: 'Grape', text: 'A bait for roaches, or a cannonball for the fork (M250 to M260).' },
  // Minions and bosses
  'rat-warrior': {
    name: 'Rat Warriors',
    text: 'Aggressive: after its turn this card changes places with the card directly above it on the track, if there is one.',
  },
  'elite-rat-warrior': {
    name: 'Elite Rat Warriors',
    text: 'Aggressive: after its turn this card changes places with the card directly above it on the track, if there is one.',
  },
  roach: {
    name: 'Roaches',
    text: 'Steal: instead of each wound it takes 1 cheese from the mouse, which goes to the supply, or to the wheel if the roach is greedy; a mouse without cheese is wounded.',
  },
  spider: { name: 'Spider', text: 'Poison: all wounds it deals are poison wounds.' },
  'cave-centipede': { name: 'Cave Centipede', text: 'Stun: a mouse it wounds is stunned.' },
  brodie: { name: 'Brodie', text: 'The dead queen’s cat. He cannot remember how to purr.' },
  'brodie-pounce': {
    name: 'Brodie Pounces',
    text: 'He leaps on the space with the most figures and strikes everybody there (M207 to M210).',
  },
  'brodie-chase': {
    name: 'Brodie Chases',
    text: 'He runs from mouse to mouse and strikes everybody on his way (M211 to M216).',
  },
  'captain-vurst': {
    name: 'Captain Vurst',
    text: 'A soldier whose nine pups are hostages. He is very good at being slow.',
  },
  vurst: {
    name: 'Captain Vurst',
    text: 'Pistoleer: cheese rolled in his attack does not go on the wheel; if he rolled 1 or more he makes one more attack at once, which grants no further one.',
  },
  'skitter-clak': { name: 'Skitter-Clak', text: 'Blind, ancient, and counting his feet.' },
  skitter: {
    name: 'Skitter-Clak',
    text: 'Constrict: mice may not roll defense against it. Carapace: a shield with a star blocks 2 hits.',
  },
  vanestra: { name: 'Vanestra', text: 'The lady of the closed room. She is cold.' },
  'vanestra-charm': { name: 'Charm', text: 'A mouse wounded in this turn is charmed.' },
  'vanestra-sting': { name: 'Sting', text: 'Her wounds are poison wounds.' },
  'vanestra-web': { name: 'Web', text: 'A mouse wounded in this turn is webbed.' },
  'vanestra-call': {
    name: 'Call',
    text: 'After her attack 1 rat warrior is placed on the entry space closest to the mice, with its card at the bottom of the track if needed.',
  },
  // Encounter cards
  'rat-patrol': { name: 'Rat Patrol', text: 'In step, more or less.' },
  'crumb-thieves': { name: 'Crumb Thieves', text: 'They count what you drop.' },
  'many-legs': { name: 'Many Legs', text: 'First you hear one foot. Then you hear the others.' },
  'grey-threads': { name: 'Grey Threads', text: 'Somebody has been spinning here since this morning.' },
  'iron-jaws': { name: 'Iron Jaws', text: 'There was cheese in it. There always is.' },
  'greedy-feet': { name: 'Greedy Feet', text: 'What they take, they do not even eat.' },
  'odd-company': { name: 'Odd Company', text: 'Nobody asked why they travel together.' },
  'bolts-from-afar': { name: 'Bolts from Afar', text: 'The first one hits the wall beside your ear.' },
  'out-of-the-wall': { name: 'Out of the Wall', text: 'A stone moves. It was not a stone.' },
  rustling: { name: 'Rustling', text: 'It could be paper. It is not paper.' },
  'night-watch': { name: 'Night Watch', text: 'They are cold too, and they have orders.' },
  'baited-floor': { name: 'Baited Floor', text: 'Look where you put your feet.' },
  'the-captains-own': { name: 'The Captain’s Own', text: 'Polished buckles, and no jokes.' },
  'her-pantry': { name: 'Her Pantry', text: 'Everything hangs in a row, well wrapped.' },
  'from-both-sides': { name: 'From Both Sides', text: 'The door you came by is also a door.' },
  'the-long-guest': { name: 'The Long Guest', text: 'It has not been invited. It is still coming in.' },
  'snare-and-volley': { name: 'Snare and Volley', text: 'They have thought of where you will run.' },
  'black-tide': { name: 'Black Tide', text: 'The floor is moving.' },
  // Individual achievements
  'cheese-master': {
    name: 'Cheese Master',
    text: 'The first mouse to roll 3 or more cheese in one attack or defense. The End marker moves one page on. Whenever it rolls cheese in defense each mouse on the board gains 1 cheese.',
  },
  'roach-master': {
    name: 'Roach Master',
    text: 'The first mouse to defeat 4 roaches in one encounter. The End marker moves one page on. Roaches on its space are not greedy.',
  },
  'poison-master': {
    name: 'Poison Master',
    text: 'The first mouse captured with at least one poison wound. It takes ordinary wounds instead of poison wounds.',
  },
  escapee: {
    name: 'Escapee',
    text: 'The first mouse captured twice in a chapter. The End marker moves one page on. The third time it is rescued at once and keeps its equipped search cards.',
  },
  'cat-slayer': {
    name: 'Cat Slayer',
    text: 'The first mouse to defeat Brodie. Large minions roll 1 die fewer in defense against it.',
  },
  // Story achievements
  'ember-kept': {
    name: 'Ember Kept',
    text: 'The coal came home whole. Without it the End marker of chapter 2 starts one page earlier.',
  },
  'full-larder': { name: 'Full Larder', text: 'Each mouse starts chapter 2 with 1 cheese.' },
  'filch-freed': {
    name: 'Filch Freed',
    text: 'Filch may be chosen in chapter 2. If it was earned in chapter 1 the party also starts chapter 2 with the Hook & Line. From chapter 3 on Filch is in the roster in any case.',
  },
  'thimble-lantern': {
    name: 'Thimble Lantern',
    text: 'Standing: from chapter 3 on one mouse carries the lantern; a mouse on its space or an adjacent space, the bearer included, rolls 2 dice instead of 1 in a search.',
  },
  'cracked-lantern': {
    name: 'Cracked Lantern',
    text: 'Standing: from chapter 3 on one mouse carries the lantern; only the bearer itself rolls 2 dice instead of 1 in a search. In chapter 9 the hearth needs 2 stars.',
  },
  'magpie-friend': {
    name: 'Magpie’s Friend',
    text: 'The magpie helps once in chapter 10 (one small minion removed) and in the first act of chapter 11 (Vanestra rolls 1 die fewer in defense).',
  },
  'black-feather': {
    name: 'Black Feather',
    text: 'Standing: once in each chapter from chapter 4 on (once in each act of chapter 11) an archer may roll all dice of one ranged attack again.',
  },
  'lilys-thanks': {
    name: 'Lily’s Thanks',
    text: 'Standing: Lily starts each chapter from chapter 4 on with 1 cheese.',
  },
  'kings-letter': {
    name: 'King’s Letter',
    text: 'Chapter 5: the search for the key rolls 1 die more. Chapter 11: King Alder has 2 bonds instead of 3.',
  },
  'crystal-shard': {
    name: 'Crystal Shard',
    text: 'Chapter 11: the mirror needs no roll and its effect lasts until she flees; the mouse that turned it cannot be charmed.',
  },
  'forge-key': {
    name: 'Forge Key',
    text: 'Chapter 11: the crack under the wardrobe and the north door of the Forge open without a roll.',
  },
  'rat-oath': {
    name: 'Rat’s Oath',
    text: 'The captain is slow: rats look away in chapters 6, 7, 8, 10 and 11 as each chapter says. The mice owe his pups a warm place.',
  },
  'captains-pistol': {
    name: 'Captain’s Pistol',
    text: 'Standing: once in each chapter from chapter 6 on (once in each act of chapter 11) a mouse may, in place of its battle action, make a ranged attack with 4 dice and fire damage.',
  },
  'freed-captives': { name: 'Captives Freed', text: 'Chapter 10: the second hearth needs no roll.' },
  'belled-cat': {
    name: 'Belled Cat',
    text: 'Brodie has stopped hunting mice: End marker one page later in chapter 7, fewer minions in chapters 8, 9, 10 and 11 as each chapter says.',
  },
  'cats-whisker': {
    name: 'Cat’s Whisker',
    text: 'One mouse carries the whisker: it rolls 1 die more to leave water in chapter 7, crosses yellow lines against the arrow for 2 in chapter 9, has battle +1 against large minions in chapter 11.',
  },
  'paw-in-paw': {
    name: 'Paw in Paw',
    text: 'Standing: from chapter 8 on the two mice of chapter 7 have defense +1 each while they share a space.',
  },
  'kings-draught': { name: 'King’s Draught', text: 'Chapter 9: the draught is in play.' },
  'two-drops': { name: 'Two Drops', text: 'Chapter 9, with the King’s Draught: the draught can be given and kept.' },
  'hearth-king': {
    name: 'King’s Hearth',
    text: 'Chapter 10: without it the wheel starts with 3 cheese. Chapter 11: warmth -1.',
  },
  'king-awake': {
    name: 'King Awake',
    text: 'Chapter 10: End marker one page later. Chapter 11: the first surge brings no minions.',
  },
  'draught-kept': { name: 'Draught Kept', text: 'Chapter 11: King Alder wakes when he is freed. Another epilogue.' },
  'hearth-guard': {
    name: 'Guards’ Hearth',
    text: 'Chapter 11: warmth -1, 1 rat warrior fewer in the first act. Kept even if chapter 10 is lost.',
  },
  'hearth-kitchen': {
    name: 'Kitchen Hearth',
    text: 'Chapter 11: warmth -1, 1 rat warrior fewer in the first act. Kept even if chapter 10 is lost.',
  },
  'hearth-hall': {
    name: 'Great Hearth',
    text: 'Chapter 11: warmth -1, 1 rat warrior fewer in the first act; a rest in the Dining Hall. Kept even if chapter 10 is lost.',
  },
  'warm-pipes': { name: 'Warm Pipes', text: 'Chapter 11: warmth -1.' },
  'spider-spared': { name: 'Spider Spared', text: 'The last epilogue: who lives behind the bricks.' },
};
