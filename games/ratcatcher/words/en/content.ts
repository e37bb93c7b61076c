/** Names and texts of the pieces in English. */
import type { ContentWords } from '../content-words.ts';

export const content: ContentWords = {
  townships: [
    'Curd Square',
    'Well Yard',
    'Tanners’ Row',
    'Old Canal',
    'Saint Rennet’s',
    'Gravedigger’s Hill',
    'Lower Market',
    'Windmill Rise',
    'Twin Bridges',
    'Bakers’ Lane',
    'The Blue Mould',
    'Great Dairy',
    'Gallows Corner',
    'Smiths’ Court',
    'Old Brewery',
    'Orchard Gate',
    'Herring Quay',
    'Watchtower',
    'Schoolhouse',
    'Infirmary',
    'Coach Yard',
    'Guildhall',
    'Playhouse',
    'Apothecary Row',
    'Candle Lane',
    'Ropewalk',
    'Old Prison',
    'Potters’ Field',
    'Bathhouse',
    'Library',
    'Barracks',
    'Sewer Mouth',
    'Coal Yard',
    'Cheese Cellars',
    'City Gate',
  ],
  entries: {
    ratcatcher: {
      'madam-cage': {
        name: 'Madam Cage',
        text: 'Sets traps, rings the rats where she wants them and nets what is left.',
      },
      'doctor-sallow': {
        name: 'Doctor Sallow',
        text: 'Poisons bait, gums up streets and lets his pots do the fighting.',
      },
      'bram-cleaver': {
        name: 'Bram Cleaver',
        text: 'Many dice, wild blows, a thick skin. Walks slowly and looks for the nemesis.',
      },
      'piper-quill': {
        name: 'Piper Quill',
        text: 'Hardly fights at all: leads rats away from the cheese and sings the rest to sleep.',
      },
      'sister-wick': {
        name: 'Sister Wick',
        text: 'Brings light to the nests, so that fewer rats come, and prays when they come all the same.',
      },
      'tib-and-nipper': {
        name: 'Tib and Nipper',
        text: 'A quick boy and his terrier, who bites at a distance and fetches cheese.',
      },
    },
    trap: {
      'snap-trap': { name: 'Snap trap', text: 'Upgraded: rats that begin their move in its zone stay there.' },
      'fume-pot': { name: 'Fume pot', text: 'Upgraded: then rolls {dice} die against each adjacent zone with rats.' },
      'bear-trap': {
        name: 'Bear trap',
        text: 'Upgraded: wounds a nemesis in its zone {wounds} time, whatever its defence.',
      },
      'music-box': {
        name: 'Music box',
        text: 'White and black rats take it for cheese. Upgraded: brown ones run to it, too.',
      },
      'oil-lamp': {
        name: 'Oil lamp',
        text: 'Nests in its zone bring no rats. Upgraded: nor do nests in the adjacent zones.',
      },
      'sack-snare': {
        name: 'Sack snare',
        text: 'Upgraded: if it catches a rat, it catches {rats} more of your choice.',
      },
    },
    ability: {
      'bait-bell': {
        name: 'Bait Bell',
        text: 'Place it in your zone or an adjacent one: until tidying up, all common rats take it for a target.',
      },
      'long-net': {
        name: 'Long Net',
        text: 'Catch up to {rats} common rats in an adjacent zone, or anywhere in a zone where your bell rings.',
      },
      'toxic-ruse': {
        name: 'Toxic Ruse',
        text: 'Place it in your zone: white and black rats take it for cheese. When the rats eat, it catches all white and black rats in its zone if there are at least {rats}.',
      },
      'dragnet-potion': {
        name: 'Dragnet Potion',
        text: 'Place it in your zone or an adjacent one: common and peculiar rats there do not move.',
      },
      'whirling-blow': {
        name: 'Whirling Blow',
        text: 'Attack your zone with one die for each rat there and {more} more. A nemesis counts as {nemesis} rats.',
      },
      'stand-firm': {
        name: 'Stand Firm',
        text: 'Place it in your zone: while you are there, your defence is {defence} higher.',
      },
      'marching-tune': {
        name: 'Marching Tune',
        text: 'Choose your zone or an adjacent one: all common rats in the zones around it march in.',
      },
      lullaby: {
        name: 'Lullaby',
        text: 'Place it in your zone or an adjacent one: common and peculiar rats there neither move nor bite nor eat.',
      },
      'great-flare': {
        name: 'Great Flare',
        text: 'Place it in your zone: nests on this township and on the adjacent ones bring no rats, and all rats on this township have {defence} less defence.',
      },
      prayer: { name: 'Prayer', text: 'Take {health} health, or {movement} movement points for this turn.' },
      'go-fetch': {
        name: 'Fetch!',
        text: 'Nipper brings you a cheese from a zone without rats, up to {steps} steps away.',
      },
      'sic-em': { name: 'Sic ’em!', text: 'Attack a zone up to {steps} steps away with {dice} dice.' },
    },
    nemesis: {
      'rat-king': {
        name: 'The Rat King',
        text: 'Hunts you. At each mutation a die decides what rises: 1 movement, 2 bite, 3 accuracy, 4 defence, 5 spawn, 6 health. Common rats in his zone have {defence} more defence.',
      },
      maw: {
        name: 'The Maw',
        text: 'Runs from cheese to cheese. After moving it swallows up to {rats} white or black rats and all health and ability tokens in its zone: for every {forBite} rats its bite rises by 1, for every {forDefence} tokens its defence, each at most {most} times. Each cheese it eats heals it by {heals}.',
      },
      'mother-burrow': {
        name: 'Mother Burrow',
        text: 'Goes from nest to nest. While she is in the City, every nest brings {rats} rat more, common rats in zones with a nest have {defence} more defence, and where she stands without a nest she digs one.',
      },
      lockpick: {
        name: 'The Lockpick',
        text: 'Hunts your traps and then you. A trap where it stands is broken before it goes off. When it wounds you, {bite} rats break out of your cage, at each breakout {breakout}.',
      },
    },
    peculiar: {
      corsair: { name: 'Rat Corsair', text: 'Runs to tokens, takes them and keeps them on its card.' },
      kleptorat: { name: 'Kleptorat', text: 'When it wounds you, it steals a cheese from your board.' },
      'mad-ratter': {
        name: 'Mad Ratter',
        text: 'While it is on your township, you must roll the hits of your attacks again.',
      },
      cheesemancer: {
        name: 'Cheesemancer',
        text: 'While it is on your township, you can neither use nor place ability tokens.',
      },
      'patient-zero': {
        name: 'Patient Zero',
        text: 'While it is on your township, your attacks hit on {accuracy} and 6 only, and a six is an ordinary hit.',
      },
      'nine-tails': {
        name: 'Rat-O-Nine-Tails',
        text: 'Bites when you leave its zone. A step out of its zone costs you {points} movement point more.',
      },
      nightwing: { name: 'Nightwing', text: 'Flies to the cheese, farther than any other rat runs.' },
      'bell-ringer': { name: 'Bell-Ringer', text: 'Common rats on its township move {zones} zone farther.' },
      'brood-nurse': { name: 'Brood Nurse', text: 'After new rats have come, {rats} more comes in her zone.' },
      shieldback: { name: 'Shieldback', text: 'Common rats in its zone have {defence} more defence.' },
      glutton: { name: 'Glutton', text: 'Peculiar rats in its zone count {weight} when cheese is eaten.' },
      'trap-tinker': { name: 'Trap Tinker', text: 'Runs to traps and breaks the one in its zone before it goes off.' },
      'fog-rat': {
        name: 'Fog Rat',
        text: 'While it is on your township, your attacks roll {dice} die less, but at least {least}.',
      },
    },
    rat: {
      white: {
        name: 'white rat',
        text: 'Movement {movement}, defence {defence}, no bite. Runs to cheese and counts {weight} when it is eaten.',
      },
      brown: {
        name: 'brown rat',
        text: 'Movement {movement}, defence {defence}, bite {bite}. Hunts you, bites when you leave its zone and eats nothing.',
      },
      black: {
        name: 'black rat',
        text: 'Movement {movement}, defence {defence}, no bite. Runs to cheese, counts {weight}, and brings another rat when it comes and in every rats’ turn.',
      },
      peculiar: {
        name: 'peculiar rat',
        text: 'Each has its own card. Counts {weight} when cheese is eaten. Catch it and its card gives you a reward.',
      },
      nemesis: { name: 'nemesis', text: 'Counts {weight} when cheese is eaten. Slay it and you have won.' },
    },
    piece: {
      cheese: { name: 'magic cheese', text: 'Ten of them and you have won; ten eaten and you have lost.' },
      health: { name: 'health', text: 'Walk in to get one health back.' },
      yellow: { name: 'yellow token', text: 'One use of your yellow ability, once it is unlocked.' },
      purple: { name: 'purple token', text: 'One use of your purple ability, once it is unlocked.' },
      nest: {
        name: 'rats’ nest',
        text: 'Brings a rat in every rats’ turn while its township is active; in the first edition on any township.',
      },
      spawn: { name: 'rat spawn', text: 'Brings a rat once, when its township comes into the City.' },
      question: { name: '? token', text: 'Shows cheese, health, an ability token, a nest or a peculiar rat.' },
      start: { name: 'start zone', text: 'Here you begin.' },
      trap: { name: 'trap', text: 'Goes off when rats share its zone after they have moved.' },
      dice: { name: 'attack die', text: 'Roll it in an attack; it comes back with the next refresh.' },
      cage: { name: 'Tallyman’s cage', text: 'Holds the common rats you caught, until you pay with them.' },
    },
    attribute: {
      attack: { name: 'Attack', text: 'Dice in each of your turns.' },
      movement: { name: 'Movement', text: 'Points in each of your turns, for steps and traps.' },
      health: { name: 'Health', text: 'At 0 you have lost.' },
      accuracy: { name: 'Accuracy', text: 'The lowest result that hits.' },
      defence: { name: 'Defence', text: 'Bites must exceed it to wound you.' },
      trap: { name: 'Trap', text: 'Turns your traps to their better side.' },
      yellow: { name: 'Yellow ability', text: 'The first cheese unlocks it, the second refills it.' },
      purple: { name: 'Purple ability', text: 'The first cheese unlocks it, the second refills it.' },
      bite: { name: 'Bite', text: 'For a nemesis, the number of its dice.' },
      spawn: { name: 'Spawn', text: 'Rats that come in the zone of the nemesis in every rats’ turn.' },
    },
    step: {
      nemesis: { name: 'the nemesis appears', text: 'In a zone with a nest on your township.' },
      peculiar: { name: 'a peculiar rat comes', text: 'In the zone where the cheese was eaten.' },
      mutation: { name: 'mutation', text: 'A value of the nemesis rises, as its board says.' },
      breakout: { name: 'breakout', text: 'Rats break out of your cage, as the board of the nemesis says.' },
      loss: { name: 'you have lost', text: 'The tenth cheese is eaten.' },
      health: { name: 'health of the nemesis +1', text: 'It gets tougher.' },
      bite: { name: 'bite of the nemesis +1', text: 'One die more.' },
      accuracy: { name: 'the nemesis hits 1 lower', text: 'It hits more often.' },
      defence: { name: 'defence of the nemesis +1', text: 'You need one hit more.' },
      spawn: { name: 'spawn of the nemesis +1', text: 'One rat more in every rats’ turn.' },
      movement: { name: 'movement of the nemesis +1', text: 'It runs one zone farther.' },
    },
    counter: {
      'gut-rats': { name: 'rats swallowed', text: 'For every {forBite} its bite rises by 1, at most {most} times.' },
      'gut-tokens': {
        name: 'tokens swallowed',
        text: 'For every {forDefence} its defence rises by 1, at most {most} times.',
      },
      'gut-cheese': { name: 'cheese swallowed', text: 'Each one healed it by {heals}.' },
      'nests-dug': { name: 'nests dug', text: 'They stay and bring rats.' },
      'rats-freed': { name: 'rats freed', text: 'Out of your cage.' },
    },
  },
};
