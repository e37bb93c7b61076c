/** Names and texts of what lies on the table when a chapter begins, in English, by their ids. Figures of a card stand in the content. */
import type { CardWords } from '../card-words.ts';

export const cards: CardWords = {
  // Heroes and what is printed on their cards
  collin: {
    name: 'Collin',
    text: 'A prince who would rather be a son. He has a pin, and more friends than he knows of.',
  },
  'first-into-the-dark': {
    name: 'First into the Dark',
    text: 'When Collin defeats a minion, one other mouse of the player’s choice on his space or an adjacent space gains 1 cheese.',
  },
  filch: { name: 'Filch', text: 'A thief out of a lantern. His paw is up before he has noticed.' },
  pilfer: {
    name: 'Pilfer',
    text: 'When a rat warrior or elite rat warrior takes at least 1 wound from Filch’s attack, he gains 1 cheese from the supply for each cheese rolled in that defense; the wheel keeps its own. It does not work on Captain Vurst.',
  },
  'quick-tail': { name: 'Quick Tail', text: 'Filch may equip one dagger in his tail besides what his two paws hold.' },
  lily: { name: 'Lily', text: 'She ran for help under the eyes of a magpie, and came back with a bow.' },
  'lessons-learned': {
    name: 'Lessons Learned',
    text: 'Mousetraps do not affect Lily: she neither tests nor triggers them.',
  },
  maginos: { name: 'Maginos', text: 'Twelve years on the alchemist’s bookshelf. He has read the labels.' },
  'well-read': {
    name: 'Well Read',
    text: 'Once in each of his turns, when a roll of his shows a star, Maginos gains 1 cheese.',
  },
  nez: { name: 'Nez', text: 'The smith. He makes speeches by standing up.' },
  'strong-back': { name: 'Strong Back', text: 'Nez’s pack holds 4 cards that are not tricks instead of 3.' },
  tilda: { name: 'Tilda', text: 'Sworn to the royal house. She hears what people leave out.' },
  tend: {
    name: 'Tend',
    text: 'Action: Tilda rolls dice equal to her lore value; each star removes 1 ordinary wound from one mouse on her space, herself included; all stars go to the same mouse.',
  },
  // What they begin with
  'collins-sword': { name: 'Collin’s Sword', text: 'A pin: his father’s second-best.' },
  'maginos-staff': { name: 'Maginos’ Staff', text: 'Against a minion on the same space it is a blunt melee weapon.' },
  'tildas-mace': { name: 'Tilda’s Mace', text: 'Battle +1 for each other wounded mouse on the same space.' },
  'nezs-hammer': { name: 'Nez’s Hammer', text: 'No other mouse can lift it.' },
  'lilys-bow': {
    name: 'Lily’s Bow',
    text: 'Cheese rolled by a minion that defends against it goes to the bearer instead of the wheel.',
  },
  dagger: {
    name: 'Dagger',
    text: 'A minion lower on the initiative track than this mouse rolls 1 die fewer in defense.',
  },
  'leather-breastplate': { name: 'Leather Breastplate', text: 'Cut from the tongue of a shoe.' },
  // Ability cards
  'first-aid': {
    name: 'First Aid',
    text: 'Remove 1 ordinary wound from a mouse on the same space; a healer pays 1 cheese less.',
  },
  'accurate-shot': { name: 'Accurate Shot', text: 'The target of this attack rolls 2 dice fewer in defense.' },
  'aimed-shot': { name: 'Aimed Shot', text: 'Battle +1 for this attack.' },
  'power-shot': { name: 'Power Shot', text: 'The battle value, before equipment bonuses, is doubled for this attack.' },
  'preemptive-shot': {
    name: 'Preemptive Shot',
    text: 'Directly after new minions have been placed, make one ranged attack against one of them; once each time minions are placed.',
  },
  cure: {
    name: 'Cure',
    text: 'For each cheese paid remove 1 poison wound or 1 stun, web or charm marker from one mouse on the same space.',
  },
  fortify: {
    name: 'Fortify',
    text: 'Until the start of this mouse’s next turn every mouse that is on its tile at the moment of use has defense +1.',
  },
  'major-heal': {
    name: 'Major Heal',
    text: 'Remove all ordinary wounds from one mouse on the same or an adjacent space.',
  },
  'knife-strike': {
    name: 'Knife Strike',
    text: 'Make one melee attack with each dagger equipped, one after another, at one or more targets.',
  },
  find: { name: 'Find', text: 'This search succeeds without a roll.' },
  dodge: { name: 'Dodge', text: 'Roll 2 more dice in this defense.' },
  'energy-rush': { name: 'Energy Rush', text: 'After moving, scurry once without using the action of this turn.' },
  'keen-eye': {
    name: 'Keen Eye',
    text: 'Roll any of the dice of this attack again once; cheese gained before is kept.',
  },
  inspire: {
    name: 'Inspire',
    text: 'Until the round ends, each mouse, this one included, may in its own turn after its action pay 1 cheese to take one more action; once per mouse.',
  },
  'battle-leader': {
    name: 'Battle Leader',
    text: 'Until the round ends, each other mouse on the tile has battle +1 in its next attack.',
  },
  'give-order': {
    name: 'Give Order',
    text: 'One other mouse in sight makes one attack at once with a weapon it has equipped, out of its turn.',
  },
  'chain-lightning': {
    name: 'Chain Lightning',
    text: 'Choose up to as many minions in sight as the lore value; each takes 2 magic hits and rolls defense separately.',
  },
  'mystic-blast': {
    name: 'Mystic Blast',
    text: 'Make one ranged magic attack with dice equal to the lore value against every minion on one space in sight; one roll, each defends separately.',
  },
  'mystic-bolt': {
    name: 'Mystic Bolt',
    text: 'Make one ranged magic attack with dice equal to the lore value against any one minion on the tile; neither sight nor the duty to shoot at a near minion applies.',
  },
  invisibility: {
    name: 'Invisibility',
    text: 'Until the start of this mouse’s next turn minions neither move towards it nor attack it, as if it were not on the tile; attacks on a whole space (Brodie, grape, steam) hit it all the same; it ends at once when this mouse attacks.',
  },
  meeps: {
    name: 'Meeps',
    text: 'Choose one minion figure on the tile: until the round ends it rolls 1 die fewer in attack and in defense.',
  },
  'set-trap': {
    name: 'Set Trap',
    text: 'Put a set trap on this mouse’s space or an adjacent empty space, not on water; the first minion to enter it takes 2 hits and rolls defense, then the trap is removed; mice ignore it; it goes when the mice leave the tile.',
  },
  thundersqueak: {
    name: 'Thundersqueak',
    text: 'All small minions on the same space and on adjacent spaces are knocked down.',
  },
  feint: { name: 'Feint', text: 'The target of this attack rolls at most 1 die in defense.' },
  'battle-squeak': { name: 'Battle Squeak', text: 'Battle +1 for this attack.' },
  backslash: {
    name: 'Backslash',
    text: 'If this attack defeated a minion, make one more melee attack at once against another minion on the same or an adjacent space.',
  },
  resolve: {
    name: 'Resolve',
    text: 'Remove 1 stun, web or charm marker from this mouse, or stand up without spending the move.',
  },
  protect: {
    name: 'Protect',
    text: 'This mouse takes the hits in place of the other mouse and rolls defense with 1 die more.',
  },
  // Rooms
  courtyard: {
    name: 'The Courtyard',
    text: 'Open sky: wide lanes with four scattered shelters, and one tree that is easy to leave and slow to climb.',
  },
  'tunnel-entrance': {
    name: 'Tunnel Entrance',
    text: 'A ring around one great boulder: the short way west is trapped, the long way east is where the minions come in.',
  },
  kitchen: {
    name: 'The Kitchen',
    text: 'A high counter along one whole wall: one mop handle leads up, every other side is a drop.',
  },
  'kitchen-tunnels': {
    name: 'Kitchen Tunnels',
    text: 'A crossroads: four arms, a middle that sees everything, and a neck to the south that two mice can hold.',
  },
  'guard-room': {
    name: 'Guard Room',
    text: 'High ground: a long bench under the south wall looks down on a floor cut in two by the weapon rack.',
  },
  sewer: {
    name: 'The Sewer',
    text: 'A river from wall to wall: there is no bridge, only wet fur or a hook and a line.',
  },
  'dining-hall': {
    name: 'Dining Hall',
    text: 'A great table reached by one chair: whoever is up there rules the floor, and whoever falls must run around the legs to come back.',
  },
  'dining-tunnels': {
    name: 'Dining Tunnels',
    text: 'Two roads round one rock: the north road is wide, the south road is short and full of corners.',
  },
  alchemist: {
    name: 'The Alchemist',
    text: 'Two heights: a desk reached over its chair, and a cabinet that no climber reaches without help.',
  },
  'crystal-tunnels': {
    name: 'The Crystal Tunnels',
    text: 'Glass walls: the crystals stop feet but not eyes, so archers see what they cannot reach.',
  },
  'kings-chamber': {
    name: 'The King’s Chamber',
    text: 'A mountain of a bed with one stair, and a mantel shelf above the cold fireplace.',
  },
  'kings-tunnels': {
    name: 'The King’s Tunnels',
    text: 'A river like a Y: three banks, and a swimmer chooses the arm or the arm chooses the swimmer.',
  },
  'queens-chamber': {
    name: 'The Queen’s Chamber',
    text: 'Two stepping stones, a stool and a clock, to a dressing table from which one can see the whole room.',
  },
  forge: {
    name: 'The Forge',
    text: 'One door, one furnace: the east side burns, the chain ledge and the gear are the only heights.',
  },
  pipes: {
    name: 'The Pipes',
    text: 'A tangle over nothing: steel pipes low, copper pipes high, and gaps that only a line or a spell will cross.',
  },
  'sewer-drain-pipe': {
    name: 'The Sewer Drain Pipe',
    text: 'The water comes out of a pipe and runs to the grating: everything that falls in has four spaces to live.',
  },
};
