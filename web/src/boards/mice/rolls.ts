/** What lies in the tray: the dice of a blow and of what was rolled against it, what counted, and what was blocked. */
import { DIE, type Sign } from './die.ts';
import { reachOfCard } from './printed.ts';
import type { Event } from './props.ts';

type Who = string | number;

interface Thrown {
  readonly face: number;
  /** It counted, it did not, or nobody says. */
  readonly counted: boolean | undefined;
  /** It counted, and was warded off. */
  readonly blocked: boolean;
  /** Its cheese was taken: by the mouse, or for the wheel. */
  readonly eaten: boolean;
}

export interface Roll {
  readonly who: Who;
  readonly move: boolean;
  readonly dice: readonly Thrown[];
  /** The event that threw them. */
  readonly by: Event;
}

/** Which signs count for what a roll is made for. */
const COUNTS: Readonly<Record<string, readonly Sign[]>> = {
  melee: ['sword'],
  ranged: ['bow'],
  defense: ['shield'],
  search: ['star'],
  trap: ['star'],
  water: ['star'],
  recover: ['star'],
};

function rollOf(event: Event, reach: string): Roll | undefined {
  const who = event.who ?? event.mouse ?? event.minion ?? '';
  if (event.type === 'rolled') {
    const counts = COUNTS[event.purpose === 'attack' ? reach : event.purpose];
    const dice = event.faces.map((face) => ({
      face,
      counted: counts && (DIE[face]?.signs.some((sign) => counts.includes(sign)) ?? false),
      blocked: false,
      eaten: false,
    }));
    return { who, dice, move: false, by: event };
  }
  if (event.face === undefined) return undefined;
  return { who, dice: [{ face: event.face, counted: undefined, blocked: false, eaten: false }], move: true, by: event };
}

/** The last hits of a blow are those that were warded off. */
function warded(roll: Roll, blocked: number): Roll {
  let left = blocked;
  const dice = roll.dice.toReversed().map((die) => (die.counted && left-- > 0 ? { ...die, blocked: true } : die));
  return { ...roll, dice: dice.toReversed() };
}

/** The cheese of a battle goes to whoever may have it: a mouse takes its own, the wheel that of minions. */
function eaten(roll: Roll, mouse: string | undefined): Roll {
  const battle = roll.by.purpose === 'attack' || roll.by.purpose === 'defense';
  if (!battle || (mouse === undefined ? typeof roll.who !== 'number' : roll.who !== mouse)) return roll;
  const dice = roll.dice.map((die) => (DIE[die.face]?.signs.includes('cheese') ? { ...die, eaten: true } : die));
  return { ...roll, dice };
}

export interface Tray {
  readonly rolls: readonly Roll[];
  /** How the blow that is being told reaches: it says which sign counts. */
  readonly reach: string;
}

export const EMPTY: Tray = { rolls: [], reach: 'melee' };

/** The tray after this event; the same one where it changes nothing. */
export function after(tray: Tray, event: Event): Tray {
  if (event.type === 'attack') return { rolls: [], reach: event.reach };
  if (event.type === 'minion-attack') return { rolls: [], reach: reachOfCard(event.card) };
  if (event.type === 'blocked') {
    const [blow, ...against] = tray.rolls;
    return blow ? { ...tray, rolls: [warded(blow, event.hits - event.wounds), ...against] } : tray;
  }
  if ((event.type === 'cheese' && event.gained > 0) || (event.type === 'wheel' && event.added > 0))
    return { ...tray, rolls: tray.rolls.map((roll) => eaten(roll, event.mouse)) };
  const roll = rollOf(event, tray.reach);
  if (!roll) return tray;
  const answers = event.purpose === 'defense' && tray.rolls.length > 0;
  return { ...tray, rolls: answers ? [...tray.rolls.slice(0, 1), roll] : [roll] };
}
