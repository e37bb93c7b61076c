/** A deep copy of the state, written by hand: bots copy it hundreds of thousands of times. */
import type { Minion } from './minion.ts';
import type { Mouse } from './mouse.ts';
import type { Attack, State, Turn } from './state.ts';

const cloneMouse = (mouse: Mouse): Mouse => ({
  hero: mouse.hero,
  seats: mouse.seats.slice(),
  turns: mouse.turns,
  where: mouse.where,
  space: mouse.space,
  wounds: mouse.wounds,
  poison: mouse.poison,
  cheese: mouse.cheese,
  stunned: mouse.stunned,
  webbed: mouse.webbed,
  charmed: mouse.charmed,
  down: mouse.down,
  body: mouse.body.slice(),
  pack: mouse.pack.slice(),
  abilities: mouse.abilities.slice(),
  tired: mouse.tired,
  searched: mouse.searched.slice(),
  captures: mouse.captures,
  roaches: mouse.roaches,
  resting: mouse.resting,
  notes: { ...mouse.notes },
});

const cloneMinion = (minion: Minion): Minion => ({
  id: minion.id,
  kind: minion.kind,
  space: minion.space,
  down: minion.down,
  acted: minion.acted,
  greedy: minion.greedy,
  lifeLess: minion.lifeLess,
});

const cloneTurn = (turn: Turn): Turn => ({ ...turn, free: turn.free.slice(), notes: turn.notes.slice() });
const cloneAttack = (attack: Attack): Attack => ({ ...attack, faces: attack.faces.slice() });

export function clone(state: State): State {
  return {
    edition: state.edition,
    chapter: state.chapter,
    seats: state.seats,
    wanted: state.wanted,
    phase: state.phase,
    ending: state.ending,
    round: state.round,
    page: state.page,
    end: state.end,
    wheel: state.wheel,
    tiles: state.tiles.map(({ tile, column, row, up }) => ({ tile, column, row, up })),
    room: state.room,
    visited: state.visited.slice(),
    exploredFrom: state.exploredFrom,
    mice: state.mice.map(cloneMouse),
    minions: state.minions.map(cloneMinion),
    nextMinion: state.nextMinion,
    track: state.track.map(({ card, wounds, done }) => ({ card, wounds, done })),
    turn: state.turn && cloneTurn(state.turn),
    gap: state.gap,
    struck: state.struck.slice(),
    searchDeck: state.searchDeck.slice(),
    searchDiscard: state.searchDiscard.slice(),
    gone: state.gone.slice(),
    aside: state.aside.slice(),
    inPaw: state.inPaw,
    encounterDeck: state.encounterDeck.slice(),
    encounterDiscard: state.encounterDiscard.slice(),
    faceUp: state.faceUp,
    stash: state.stash.slice(),
    laid: state.laid.slice(),
    traps: state.traps.slice(),
    setTraps: state.setTraps.slice(),
    tokens: state.tokens.map(({ id, bearer, room, space, resting, found }) => ({
      id,
      bearer,
      room,
      space,
      resting,
      found,
    })),
    counters: { ...state.counters },
    flags: state.flags.slice(),
    found: state.found.slice(),
    achievements: state.achievements.slice(),
    earned: state.earned.slice(),
    masters: { ...state.masters },
    kept: { ...state.kept },
    effects: state.effects.slice(),
    attack: state.attack && cloneAttack(state.attack),
    bossCardsOut: state.bossCardsOut.slice(),
    bossesDefeated: state.bossesDefeated.slice(),
    greedy: state.greedy,
    encounters: state.encounters,
    surges: state.surges,
    read: state.read.slice(),
    legacy: state.legacy, // never changed
  };
}
