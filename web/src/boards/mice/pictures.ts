/** Which drawing stands for which card. A card without its own picture shows the sign of its kind. */
import type { PrintedCard } from './printed.ts';

const OWN: Readonly<Record<string, string>> = {
  'collins-sword': 'item-needle',
  'maginos-staff': 'item-match',
  'tildas-mace': 'item-thistle',
  'nezs-hammer': 'item-reel',
  'lilys-bow': 'item-bow',
  'enchanted-bow': 'item-bow',
  'long-bow': 'item-bow',
  dagger: 'r-dagger',
  hatpin: 'item-pin',
  toothpick: 'item-pin',
  'scorching-wand': 'item-match',
  'leather-breastplate': 'item-breastplate',
  'button-shield': 'item-button',
  'lucky-button': 'item-button',
  'walnut-shell-armour': 'item-walnut',
  'thimble-helmet': 'item-thimble',
  'ring-of-cats-strength': 'item-ring',
  'clockwork-crossbow': 'item-crossbow',
  'clockwork-saw': 'item-saw',
  sling: 'item-sling',
  'quill-spear': 'item-quill',
  'cork-maul': 'item-maul',
  'fishbone-sabre': 'item-sabre',
  'fish-scale-armour': 'item-scales',
  'acorn-cap': 'item-acorn',
  'felt-boots': 'item-boots',
  'moleskin-mantle': 'item-mantle',
  'shifting-cloak': 'item-cloak',
  'spectacle-lens': 'item-lens',
  'rabbits-whisker': 'item-whisker',
  'rat-tooth-charm': 'item-tooth',
  'tinkerers-treasure': 'item-gears',
  'honey-drop': 'item-honey',
  antidote: 'item-phial',
  'smelling-salts': 'item-salts',
  'sewing-thread': 'item-thread',
  'trip-line': 'item-tripline',
  'under-the-belly': 'minion-rat',
  abduction: 'minion-crow',
  'draught-under-the-door': 's-door',
  'scent-of-mice': 'minion-roach',
  'lurking-in-the-shadows': 'item-shadow',
  'squeak-like-a-rat': 'item-squeak',
  'cheese-rind': 's-cheese',
  'forgotten-crumbs': 'r-crumbs',
  'hidden-larder': 'r-sack',
  'loose-stone': 'r-boulder',
  'a-warm-place': 'r-candle',
  'last-crumb': 'r-crumbs',
  'hook-and-line': 'item-hook',
  fork: 'item-fork',
  grape: 'item-grape',
  disguises: 'item-disguise',
};

const KINDS: Readonly<Record<string, string>> = {
  weapon: 's-sword',
  armour: 's-defense',
  accessory: 'b-ring',
  item: 'b-pack',
  scroll: 'item-scroll',
  trick: 's-star',
  event: 's-search',
  party: 'b-pack',
};

export const pictureOf = (card: PrintedCard | undefined): string =>
  card ? (OWN[card.id] ?? KINDS[card.kind] ?? 's-search') : 's-search';

export const pictureOfItem = (item: string): string => OWN[item] ?? 'b-pack';

const TOKENS: Readonly<Record<string, string>> = {
  ember: 'item-match',
  tinder: 'r-firewood',
  thimble: 'item-thimble',
  satchel: 'r-sack',
  'iron-key': 's-lock',
  'red-thread': 'item-thread',
  'sleigh-bell': 'item-bell',
  'lamp-oil': 'r-jug',
  salt: 'r-crumbs',
  honeycomb: 'item-honey',
  phial: 'item-phial',
  draught: 'r-retort',
};

/** A thing of the tale that lies in a room or is carried. */
export const pictureOfToken = (token: string): string => TOKENS[token] ?? 's-star';
